import type { WireAnswer } from '../../../platform/wire-route.ts'
import type { PlayRefusal } from '../../../modules/play/index.ts'

/** What the wire knows, and we answer. */
export type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_TIMEOUT'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_BET_LIMIT_EXCEEDED'

/** What play refuses, in their words. The wire has none for a round that is over; this one is a definite no. */
export const refusalStatuses: Readonly<Record<PlayRefusal, Status>> = {
  insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  blocked: 'RS_ERROR_USER_DISABLED',
  'no-session': 'RS_ERROR_TOKEN_EXPIRED',
  'game-closed': 'RS_ERROR_INVALID_GAME',
  'currency-closed': 'RS_ERROR_WRONG_CURRENCY',
  'round-closed': 'RS_ERROR_WRONG_SYNTAX',
  'no-round': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'taken-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // The vendor sends it again, because it is owed.
  full: 'RS_ERROR_UNKNOWN',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
}

/** The member whose balance an answer contains, in the wire's integers. */
export interface Told {
  user: string
  currency: string
  balance: bigint
}

const json = { 'content-type': 'application/json; charset=utf-8' }

/**
 * An answer is HTTP 200: what happened is in `status`. `request_uuid` comes back as it came; money is told where the call
 * was done, and to Hub88 where it was too little. The balance is written digit by digit, however large it is.
 */
export function answerOf(status: Status, requestUuid: string | undefined, told?: Told): WireAnswer {
  const head = { user: told?.user, status, request_uuid: requestUuid, currency: told?.currency }
  const text = JSON.stringify(head)
  return { status: 200, headers: json, body: told ? `${text.slice(0, -1)},"balance":${told.balance}}` : text }
}
