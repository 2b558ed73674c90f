/** The pattern of whatever holds this text, for `ilike`: what it would read as a wild card stands for itself. */
export const partOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
