import type { OwnScope, WriteScope } from '../../platform/context.ts'
import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { caseAnswered, caseReminded } from './events.ts'
import { reminders } from './feedback-settings.ts'
import { tellCase } from './tell-case.ts'
import { closeReminded, markLate, markReminded, type Waited } from './waits-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT_ONCE = 200

/** Takes all there are, some at a time: what was marked is committed with what is told of it, and is found no more. */
async function each(ctx: OwnScope, take: (scope: WriteScope) => Promise<Waited[]>): Promise<void> {
  let taken: number
  do {
    taken = await ctx.transaction(async (scope) => {
      const found = await take(scope)
      for (const waited of found) await tellCase(scope.tx, waited)
      return found.length
    })
  } while (taken === AT_ONCE)
}

/**
 * What is done about conversations that wait: operators are told which have waited for them too long; a member is reminded once
 * of an answer that waits for them, and if they write no more it closes.
 */
export const remindOfCases = job('feedback.remindOfCases', scheduledPeriod, async (ctx) => {
  const { lateMinutes, remindHours, closeHours } = ctx.use(settingsPort).read(reminders)
  const at = ctx.clock.now()

  await each(ctx, ({ tx }) => markLate(tx, at - lateMinutes * MINUTE, at, AT_ONCE))
  await each(ctx, async ({ tx, announce }) => {
    const reminded = await markReminded(tx, at - remindHours * HOUR, at, AT_ONCE)
    for (const { id, memberId } of reminded)
      if (memberId !== null)
        announce(caseReminded({ caseId: id.toString(), memberId: memberId.toString(), closeHours, at }))
    return reminded
  })
  if (closeHours === 0) return
  await each(ctx, async ({ tx, announce }) => {
    const closed = await closeReminded(tx, at - closeHours * HOUR, at, AT_ONCE)
    for (const { id, kind, memberId } of closed)
      if (memberId !== null)
        announce(caseAnswered({ caseId: id.toString(), memberId: memberId.toString(), kind, state: 'closed', at }))
    return closed
  })
})
