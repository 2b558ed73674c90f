import { matchLanguage } from '@croupier/words/languages.ts'
import { translate } from '@croupier/words/server.ts'
import type { WireAnswer, WireRequest } from '../../platform/wire-route.ts'

/** The RGS protocol's refusals, what each means here, and its HTTP status. */
export const rgsErrors = {
  /** The request breaks its shape, the rules of the game, or the step of the bets. */
  ERR_VAL: 400,
  /** Not enough money. */
  ERR_IPB: 400,
  /** No such game session, or one that is over. */
  ERR_IS: 400,
  /** The account may not play now. */
  ERR_ATE: 400,
  /** A limit: of the game, of the operator, of the player's own. */
  ERR_GLE: 400,
  /** Not from where the player is. */
  ERR_LOC: 400,
  /** No such round. */
  ERR_BNF: 400,
  /** A round is open already. */
  ERR_BE: 400,
  /** Whether it was done is not known: ask again. */
  ERR_GEN: 500,
  /** The game, its vendor or the house is closed for a while. */
  ERR_MAINTENANCE: 500,
} as const
export type RgsErrorCode = keyof typeof rgsErrors

/** Thrown out of a transaction, it rolls back: nothing of the call has happened. */
export class RgsError extends Error {
  override name = 'RgsError'
  readonly code: RgsErrorCode
  constructor(code: RgsErrorCode, why: string) {
    super(why)
    this.code = code
  }
}

/**
 * The code for the client, and beside it a sentence for whoever reads it: clients of this form show `message` as it comes,
 * in a language the browser asks for.
 */
export function answerOfError(code: RgsErrorCode, { headers }: Pick<WireRequest, 'headers'>): WireAnswer {
  const language = matchLanguage(headers['accept-language'], 'en')
  return { status: rgsErrors[code], body: { error: code, message: translate(language, `play-rgs.${code}`) } }
}
