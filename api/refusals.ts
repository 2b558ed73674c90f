import { agentsRefusals } from './agents/refusals.ts'
import { bookRefusals } from './book/refusals.ts'
import { chatRefusals } from './chat/refusals.ts'
import { contentRefusals } from './content/refusals.ts'
import { feedbackRefusals } from './feedback/refusals.ts'
import { contractsRefusals } from './contracts/refusals.ts'
import { fundsRefusals } from './funds/refusals.ts'
import { gamesRefusals } from './games/refusals.ts'
import { jackpotsRefusals } from './jackpots/refusals.ts'
import { identityRefusals } from './identity/refusals.ts'
import { messagesRefusals } from './messages/refusals.ts'
import { lotteryRefusals } from './lottery/refusals.ts'
import { messagingRefusals } from './messaging/refusals.ts'
import { pokerRefusals } from './poker/refusals.ts'
import { playRefusals } from './play/refusals.ts'
import { pointsRefusals } from './points/refusals.ts'
import { promotionsRefusals } from './promotions/refusals.ts'
import { rewardsRefusals } from './rewards/refusals.ts'
import { safeguardsRefusals } from './safeguards/refusals.ts'
import { settingRefusals } from './settings/refusals.ts'
import { staffRefusals } from './staff/refusals.ts'
import { tablesRefusals } from './tables/refusals.ts'
import { walletRefusals } from './wallet/refusals.ts'

/**
 * Every refusal the product can answer: its stable code and its HTTP status. The message of each stands in
 * words/refusals in every language; a test compares the two.
 */
const systemRefusals = {
  /** Input that breaks its schema; `value.fields` names each field. */
  'request.invalid': { status: 400 },
  'request.malformed': { status: 400 },
  'request.too.large': { status: 413 },
  'request.too.many': { status: 429 },
  'request.encryption.required': { status: 400 },
  'request.encryption.invalid': { status: 400 },
  'request.replayed': { status: 400 },
  /** The same Idempotency-Key with other content. */
  'request.idempotency.conflict': { status: 409 },
  /** Wrong or missing merchant, unknown operation, or a module that is switched off (400, 404, 403 there). */
  'function.not.available': { status: 403 },
  'not.found': { status: 404 },
  'busy.try.again': { status: 503 },
  'system.maintenance': { status: 503 },
  'region.restricted': { status: 403 },
  /** The portal was opened at an address the operator does not name. */
  'domain.invalid': { status: 403 },
  'unknown.error': { status: 500 },
} as const

export const refusals = {
  ...systemRefusals,
  ...agentsRefusals,
  ...identityRefusals,
  ...jackpotsRefusals,
  ...bookRefusals,
  ...tablesRefusals,
  ...pokerRefusals,
  ...chatRefusals,
  ...contentRefusals,
  ...feedbackRefusals,
  ...contractsRefusals,
  ...fundsRefusals,
  ...lotteryRefusals,
  ...gamesRefusals,
  ...messagesRefusals,
  ...messagingRefusals,
  ...pointsRefusals,
  ...promotionsRefusals,
  ...rewardsRefusals,
  ...playRefusals,
  ...settingRefusals,
  ...safeguardsRefusals,
  ...staffRefusals,
  ...walletRefusals,
} as const

export type RefusalCode = keyof typeof refusals

/** Refusals that mount itself may answer on any operation; listed once in the OpenAPI document. */
export const everyOperationMayAnswer = [
  'request.invalid',
  'request.malformed',
  'request.too.large',
  'request.too.many',
  'function.not.available',
  'busy.try.again',
  'unknown.error',
] as const satisfies readonly RefusalCode[]
