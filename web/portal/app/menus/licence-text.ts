/** What a licence says, in the reader's language where the operator wrote it so, else in English. */
export function licenceText(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language.toUpperCase()] ?? texts['EN'] ?? ''
}
