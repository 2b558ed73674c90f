import type { WireAnswer } from '../../../platform/wire-route.ts'
import type { PlayRefusal } from '../../../modules/play/index.ts'

/** Their codes that we answer, and what each says. Only 500 is asked again by them, with the same ids. */
export const codes = {
  insufficientFunds: ['100', 'Player has not enough funds to process an action.'],
  invalidPlayer: ['101', 'Player is invalid.'],
  betLimit: ['105', 'Player reached customized bet limit.'],
  playerDisabled: ['110', 'Player is disabled.'],
  currency: ['154', 'Currency is not allowed for the player.'],
  badRequest: ['400', 'Bad request.'],
  forbidden: ['403', 'Forbidden: the signature does not match.'],
  notFound: ['404', 'Not found.'],
  gameNotAvailable: ['405', 'Game is not available to your casino.'],
  rolledBack: ['409', 'Action is already rolled back.'],
  unknown: ['500', 'Unknown error.'],
} as const satisfies Record<string, readonly [code: string, message: string]>

export type WireError = keyof typeof codes

/** What play refuses, in their codes. */
export const refusalErrors: Readonly<Record<PlayRefusal, WireError>> = {
  insufficient: 'insufficientFunds',
  limit: 'betLimit',
  blocked: 'playerDisabled',
  'no-session': 'invalidPlayer',
  'game-closed': 'gameNotAvailable',
  'currency-closed': 'currency',
  'round-closed': 'badRequest',
  'no-round': 'notFound',
  'taken-back': 'rolledBack',
  // The vendor asks again with the same ids, because it is owed.
  full: 'unknown',
  conflict: 'badRequest',
}

/** What `balance` goes with, always and alone: only of these is it read. */
const toldTheBalance: ReadonlySet<WireError> = new Set(['insufficientFunds', 'betLimit'])

/** Two HTTP statuses and two words there are; the meaning is in `api_code`. */
export function errorAnswer(error: WireError, says: { balance?: string; detail?: string } = {}): WireAnswer {
  const [apiCode, text] = codes[error]
  const message = says.detail === undefined ? text : `${text} ${says.detail}`
  return {
    status: error === 'unknown' ? 500 : 400,
    body: {
      code: error === 'unknown' ? 'internal' : 'invalid_argument',
      msg: message,
      message,
      meta: {
        api_code: apiCode,
        api_message: message,
        ...(says.balance !== undefined && toldTheBalance.has(error) ? { balance: says.balance } : {}),
      },
    },
  }
}
