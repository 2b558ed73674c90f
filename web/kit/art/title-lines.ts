/** Marks over and under letters take no room. */
const letterCount = (line: string): number => line.replaceAll(/\p{M}/gu, '').length

/** A title as it is lettered: its lines, at most three of about as many letters, and what follows a colon. */
export function titleLines(title: string, longest = 13): { lines: string[]; sequel: string } {
  const [main = '', sequel = ''] = title.split(/[:：]\s*/, 2)
  const lines: string[] = []
  for (const word of main.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && (letterCount(`${last} ${word}`) <= longest || lines.length === 3)) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return { lines, sequel }
}

/** How wide letters stand, in shares of their size: Latin capitals and small letters, Bengali, Arabic. */
function letterWidth(line: string, isUpper: boolean): number {
  if (/\p{Script=Bengali}/u.test(line)) return 0.62
  if (/\p{Script=Arabic}/u.test(line)) return 0.47
  return isUpper ? 0.72 : 0.55
}

/** How large a line is lettered, in hundredths of the picture's width, so that it fills it and no more. */
export function lineSize(line: string, of: number, isUpper: boolean): number {
  return Math.min(86 / (letterCount(line) * letterWidth(line, isUpper)), [15, 11.4, 8][of - 1] ?? 8)
}
