import { createHash } from 'node:crypto'

export type SecretKind = 'password' | 'code' | 'token' | 'phone number' | 'e-mail address' | 'authenticator secret'

/** What a run kept from the world: the secrets themselves where they are known, and hashes of those that are not. */
export interface Secrets {
  values: ReadonlyMap<string, SecretKind>
  /** SHA-256 in hexadecimal digits, as the database keeps tokens and the names of devices. */
  hashes: ReadonlySet<string>
}

/** Where a log tells a secret. It does not say which: the finding is read by more people than the log. */
export interface Leak {
  /** From 1. */
  line: number
  kind: SecretKind
  /** The name of the logged value, such as `err.detail`; empty where the line is no object. */
  field: string
}

/** Shorter ones meet by chance. */
const SHORTEST = 6

// Whole words only: a code of six digits is also found in the middle of every long number.
const WORDS = /[\w@.+-]*\w/g
const CHUNKS = /[\w-]+/g

/** What gives itself away whoever made it. */
const shapes: readonly [kind: SecretKind, shape: RegExp][] = [
  // 32 random bytes, as the product makes its tokens.
  ['token', /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/],
  // What JOSE signs or seals: bodies, and tokens of other houses.
  ['token', /\beyJ[\w-]{8,}\.[\w-]*\./],
  ['token', /\b(?:Bearer|Basic) +[\w+/=.-]{8,}/i],
  ['phone number', /(?<![\w+])\+[1-9]\d{8,14}(?!\d)/],
  ['authenticator secret', /\b[A-Z2-7]{32}\b|\botpauth:/],
]

/** How a number is written that belongs to a phone: abroad, with and without its plus sign, and at home. */
export function waysToWrite(dialingCode: string, national: string): string[] {
  return [`+${dialingCode}${national}`, `${dialingCode}${national}`, national, `0${national}`]
}

function kindsIn(text: string, { values, hashes }: Secrets, passwords: readonly RegExp[]): Set<SecretKind> {
  const kinds = new Set<SecretKind>()
  if (text.length < SHORTEST) return kinds
  for (const [kind, shape] of shapes) if (shape.test(text)) kinds.add(kind)
  for (const pattern of passwords) if (pattern.test(text)) kinds.add('password')
  for (const words of [WORDS, CHUNKS]) {
    for (const [word] of text.matchAll(words)) {
      const kind = word.length < SHORTEST ? undefined : values.get(word)
      if (kind !== undefined) kinds.add(kind)
      if (word.length >= 16 && hashes.has(createHash('sha256').update(word).digest('hex'))) kinds.add('token')
    }
  }
  return kinds
}

/** Every value of a line with the names that lead to it; names may tell as much as values. */
function* leavesOf(value: unknown, path: readonly string[] = []): Generator<{ field: string; text: string }> {
  if (typeof value !== 'object' || value === null) {
    yield { field: path.join('.'), text: String(value) }
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    yield { field: path.join('.'), text: name }
    yield* leavesOf(inner, [...path, name])
  }
}

/** A line as it is looked at: without the number of the process and the time, in which any code may stand by chance. */
function readLine(line: string): unknown {
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null) return line
    const { pid: _, time: __, ...said } = read as Record<string, unknown>
    return said
  } catch {
    return line
  }
}

/** Looks through a log for what it must not tell. One finding a line, kind and field. */
export function findLeaks(log: string, secrets: Secrets): Leak[] {
  // They may hold any sign, so they are no words and are looked for as they are.
  const passwords = [...secrets.values]
    .filter(([value, kind]) => kind === 'password' && value.length >= SHORTEST)
    .map(([value]) => new RegExp(`(?<![A-Za-z0-9-])${value.replaceAll(/\W/g, '\\$&')}(?![A-Za-z0-9-])`))
  return log.split('\n').flatMap((text, index) => {
    // Most lines tell nothing, and one look at the whole of them is enough.
    if (kindsIn(text, secrets, passwords).size === 0) return []
    return [...leavesOf(readLine(text))].flatMap(({ field, text: leaf }) =>
      [...kindsIn(leaf, secrets, passwords)].map((kind) => ({ line: index + 1, kind, field })),
    )
  })
}
