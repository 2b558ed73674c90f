import { contractsChanged } from '@croupier/api/live/contracts-changed.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { tellMany } from '../../../platform/live.ts'
import { contractAskAnswered, contractAsked } from '../events.ts'
import { type Ask, type AskState, endAsk, insertAsk, type NewAsk, openAsk } from './asks-store.ts'
import type { Contract } from './contracts-store.ts'

/** Tells open pages of both sides. */
async function tellSides({ tx }: Pick<WriteScope, 'tx'>, { uplineId, downlineId }: Ask): Promise<void> {
  const told = [uplineId, downlineId].map((id) => ({ audience: { to: 'member', id } as const, payload: {} }))
  await tellMany(tx, contractsChanged, told)
}

/** Writes an ask, and tells both sides; who is asked also finds it in the inbox. */
export async function writeAsk(scope: Pick<WriteScope, 'tx' | 'announce'>, ask: NewAsk, by: string): Promise<Ask> {
  const written = await insertAsk(scope.tx, ask)
  await tellSides(scope, written)
  const { id, uplineId, kind, askedAt } = written
  scope.announce(
    contractAsked({ askId: id.toString(), uplineId: uplineId.toString(), downline: by, kind, at: askedAt }),
  )
  return written
}

/** Ends an open ask, and tells both sides; who asked also finds in the inbox what was answered. */
export async function answerAsk(
  scope: Pick<WriteScope, 'tx' | 'announce' | 'clock'>,
  { id }: Ask,
  state: Exclude<AskState, 'open'>,
): Promise<Ask> {
  const at = scope.clock.now()
  const ended = await endAsk(scope.tx, id, state, at)
  await tellSides(scope, ended)
  const { kind, downlineId } = ended
  if (state === 'offered' || state === 'declined') {
    scope.announce(contractAskAnswered({ askId: id.toString(), downlineId: downlineId.toString(), kind, state, at }))
  }
  return ended
}

/** A contract of the kind that somebody asked for is what they asked for, whatever its terms. */
export async function answerByOffer(
  scope: Pick<WriteScope, 'tx' | 'announce' | 'clock'>,
  { downlineId, kind }: Pick<Contract, 'downlineId' | 'kind'>,
): Promise<void> {
  const asked = await openAsk(scope.tx, downlineId, kind)
  if (asked) await answerAsk(scope, asked, 'offered')
}
