import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database.ts'
import { takeFromStake } from '../play/index.ts'
import { type Desk, keepDesk, lockDesk } from './desks-store.ts'
import { voidHand } from './hands-store.ts'
import { seatsAt } from './seats-store.ts'

/**
 * Calls the hand off that a locked table plays: nothing of it was booked, so everybody has what they had before it. Answers
 * false where none is played.
 */
export async function callOffHand(tx: Tx, desk: Desk): Promise<boolean> {
  if (desk.handId === null) return false
  await voidHand(tx, desk.handId)
  await takeFromStake(tx, desk.handId)
  const seats = await seatsAt(tx, desk.id)
  const [first] = seats
  const at = Date.now()
  await keepDesk(tx, { ...desk, handId: null, nextHandAt: at }, first ? at : null)
  return true
}

/** A hand that cannot be played on from its rows is called off. */
export async function callOff({ database, log }: App, deskId: bigint): Promise<void> {
  await database.transaction(async (tx) => {
    const desk = await lockDesk(tx, deskId)
    if (!desk || desk.handId === null) return
    log.error({ table: String(deskId), hand: desk.handId }, 'a hand of poker could not be played on and was called off')
    await callOffHand(tx, desk)
  })
}
