export interface Pronoun {
  /** From the repository's root, with slashes. */
  path: string
  line: number
  text: string
}

/** The language code of Hebrew, in quotes of code or of Markdown. */
const HEBREW = /(['"`])he\1/g
const PRONOUN = /\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b/

/** Lines that say he of somebody: members, operators and players are they, vendors and providers it. */
export function pronounsIn(path: string, text: string): Pronoun[] {
  return text
    .split('\n')
    .map((line, index) => ({ path, line: index + 1, text: line.trim() }))
    .filter((line) => PRONOUN.test(line.text.replaceAll(HEBREW, '')))
}
