/** A title in at most three lines of about as many letters. */
export function titleLines(title: string, longest = 13): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && (`${last} ${word}`.length <= longest || lines.length === 3)) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
