import { PaymentOutcomeUnknown } from '../../../modules/wallet/index.ts'
import type { Said } from './client.ts'

/** What was asked for by one reference is answered by it, or the answer is somebody else's. */
export function own<Answer extends { reference: string }>(said: Said<Answer>, reference: string): Said<Answer> {
  if (said.outcome === 'answered' && said.answer.reference !== reference) {
    throw new PaymentOutcomeUnknown('an answer about another reference')
  }
  return said
}

/** A request that makes something is answered or refused; finding nothing is no answer. */
export function made<Answer>(said: Said<Answer>): Exclude<Said<Answer>, { outcome: 'none' }> {
  if (said.outcome === 'none') throw new PaymentOutcomeUnknown('nothing was made')
  return said
}

/** Somebody who is asked about something answers, or knows nothing of it; a refusal says neither. */
export function found<Answer>(said: Said<Answer>): Exclude<Said<Answer>, { outcome: 'refused' }> {
  if (said.outcome === 'refused') throw new PaymentOutcomeUnknown(said.reason)
  return said
}
