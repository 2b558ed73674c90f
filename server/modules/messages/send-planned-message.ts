import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import * as z from 'zod/mini'
import type { OwnScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { enqueue, type Job, job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import { isListed } from './audience.ts'
import { listReaders } from './audiences-store.ts'
import { tellBrowsers } from './push/tell-browser.ts'
import { endPlan, insertStaffMessage, lockPlan, type StaffLetter, type StaffMessage } from './staff-messages-store.ts'

/** Makes a letter a message, with its place in the inbox, and tells pages that are open. */
export async function deliver(tx: Tx, letter: StaffLetter, now: number): Promise<StaffMessage> {
  const message = await insertStaffMessage(tx, letter, now)
  if (isListed(letter)) await listReaders(tx, message.id, letter)
  const { memberId } = letter
  if (memberId !== null) await tellBrowsers(tx, [{ id: message.id, memberId }])
  // Whom a message to many reaches each page finds out by itself.
  await tell(tx, memberId === null ? { to: 'everyone' } : { to: 'member', id: memberId }, messageArrived, {})
  return message
}

/** Sends what was planned, when the database's clock says so, once: message, readers and the plan's end are one transaction. */
export const sendPlannedMessage: Job<{ planId: string }> = job(
  'messages.sendPlanned',
  z.object({ planId: z.string() }),
  async (ctx: OwnScope, { planId }) => {
    await ctx.transaction(async ({ tx, clock }) => {
      const plan = await lockPlan(tx, planId)
      if (plan?.state !== 'planned') return
      if (!plan.isDue) return enqueue(tx, sendPlannedMessage, { planId }, { runAt: plan.sendAt })
      const message = await deliver(tx, plan, clock.now())
      await endPlan(tx, plan.id, { state: 'sent', messageId: message.id })
    })
  },
)
