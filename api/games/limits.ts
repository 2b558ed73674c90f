import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { webAddress } from '../settings/web-address.ts'
import { gameTypes } from './game-types.ts'

/** A vendor's code (vassalage), whatever the letter case. */
export const vendorCode = z.string().check(z.maxLength(32), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9_-]{0,31}$/))

/** A game as its vendor calls it. */
export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,99}$/))

/** Our number of a game. */
export const nodeId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** `rng` and `RNG` are the same category. */
export const gameType = z.pipe(z.string().check(z.maxLength(16), z.toUpperCase()), z.enum(gameTypes))

export const gameName = plainText(1, 120).check(z.trim(), z.minLength(1))

/** A text in several languages: `{en: …, bn: …}`. */
export const namesByLanguage = z.record(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/)), gameName)

/** Percent with two decimals at most. */
export const rtp = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/))

/** Lines of a slot, as they are printed on it. */
export const gameLines = z.int().check(z.minimum(1), z.maximum(30_000))

/** The key of a picture that front ends draw. */
export const artKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

export const picture = webAddress

export const position = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A page of a list as old clients ask for it. */
export const pageNo = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1)

export function pageSize(usual: number, most: number) {
  return z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual)
}

/** `next` of the page before: reading on by it neither repeats nor misses a line. It wins over `pageNo`. */
export const listCursor = z.optional(z.string().check(z.regex(/^[0-9]{1,19}_[0-9]{1,19}$/)))

/** Lotteries as the clients of this API family tell them apart: by kind, and those of the house (ZY). */
const prizeModeNames = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof prizeModeNames)[number]
export const prizeMode = z.pipe(z.string().check(z.maxLength(16), z.toUpperCase()), z.enum(prizeModeNames))

/** What they say of whoever asks for a menu. */
export const device = z.optional(z.string().check(z.maxLength(32)))

/** What public clients of these calls send besides; the answers do not depend on it. */
export const clientWords = {
  merchant: z.optional(z.string().check(z.maxLength(64))),
  platform: z.optional(z.string().check(z.maxLength(32))),
  clientType: z.optional(z.union([z.string().check(z.maxLength(16)), z.int().check(z.minimum(0), z.maximum(9_999))])),
  /** In which language names are told; that of the `Language` header where absent. */
  language: z.optional(z.string().check(z.maxLength(16))),
}
