import { writeOrderNote } from '@croupier/api/wallet/notes/write-order-note.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { findDeposit } from '../deposits/deposits-store.ts'
import { findWithdrawal } from '../withdrawals/withdrawals-store.ts'
import { insertNote } from './notes-store.ts'

export default implement(writeOrderNote, async (ctx, { reference, note }) => {
  const find = reference.startsWith('D') ? findDeposit : findWithdrawal
  if (!(await find(ctx.tx, reference))) throw ctx.refusal('order.not.found')
  const made = await insertNote(ctx.tx, { reference, note, by: nameOfActor(ctx.actor), at: ctx.clock.now() })
  return { ...made, id: made.id.toString() }
})
