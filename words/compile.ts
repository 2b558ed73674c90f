import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Catalogue, Message } from './render.ts'

/** Parses one ICU message; throws with the parser's own words when it is not valid. */
export function compileWord(source: string): Message {
  const tokens = compileMessageOrThrow(source)
  if (tokens.every((token) => typeof token === 'string')) return tokens.join('')
  return tokens as unknown as Message
}

/** A source file (`{"header.login": "Log in"}`) to compiled messages under their full keys (`shell.header.login`). */
export function compileArea(area: string, source: Readonly<Record<string, string>>): Catalogue {
  const catalogue: Record<string, Message> = {}
  for (const [key, text] of Object.entries(source)) {
    try {
      catalogue[`${area}.${key}`] = compileWord(text)
    } catch (fault) {
      throw new Error(`${area}.${key}: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault })
    }
  }
  return catalogue
}
