import { pointsChanged } from '@croupier/api/live/points-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../platform/context.ts'
import { job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { lockBalances, post } from '../ledger/index.ts'
import { houseAccount, POINT } from '../wallet/index.ts'
import { pointsDue, settlePoints } from './earn-rate.ts'
import { dueMembers, insertBookings, lockDue, shortfallsOf, writeBooked, writeShortfalls } from './earnings-store.ts'
import { kinds, POINTS_PURSE } from './point-words.ts'
import { pointAccounts } from './points-purse.ts'

/** Members whose points are booked together. */
const AT_ONCE = 500

async function bookGroup(scope: WriteScope, memberIds: readonly bigint[]): Promise<void> {
  const { tx } = scope
  const accounts = await pointAccounts(tx, memberIds)
  // Whoever is frozen earns nothing while they are: what is due waits, and is looked at again when they are back.
  const open = memberIds.filter((memberId) => accounts.get(memberId)?.isDebitClosed === false)
  if (open.length === 0) return
  const earnings = await lockDue(tx, open)
  const owed = await shortfallsOf(tx, open)
  const balances = await lockBalances(
    tx,
    open.map((memberId) => accounts.get(memberId)!.account),
  )
  const now = scope.clock.now()
  const moved = [...Map.groupBy(earnings, ({ memberId }) => memberId)].map(([memberId, lines]) => {
    const { account } = accounts.get(memberId)!
    const due = lines.reduce((sum, line) => sum + pointsDue(line.validBet, line.amount) - line.booked, 0n)
    const before = { balance: balances.get(account)!, owed: owed.get(memberId) ?? 0n }
    return { memberId, account, before, ...settlePoints(due, before) }
  })
  await writeBooked(
    tx,
    earnings.map((line) => ({ ...line, booked: pointsDue(line.validBet, line.amount) })),
  )
  await writeShortfalls(
    tx,
    moved.filter((member) => member.owed !== member.before.owed),
  )
  const booked = moved
    .filter(({ change }) => change !== 0n)
    .map((member) => ({ ...member, amount: member.change, postingKey: uuidv7(now) }))
  if (booked.length === 0) return
  const ids = await insertBookings(tx, booked, now)
  for (const { memberId } of booked) await tell(tx, { to: 'member', id: memberId }, pointsChanged, {})
  const house = await houseAccount(tx, POINTS_PURSE, POINT)
  const answer = await post(
    tx,
    booked.map(({ account, change, postingKey }, at) => ({
      key: postingKey,
      kind: change > 0n ? kinds.earned : kinds.takenBack,
      reference: `booking:${ids[at]}`,
      // Whoever was frozen a moment ago: what a correction takes is taken all the same.
      correction: change < 0n,
      legs: [
        change > 0n ? { from: house, to: account, amount: change } : { from: account, to: house, amount: -change },
      ],
    })),
  )
  assert(answer.outcome === 'applied', `what was locked is booked: ${answer.outcome}`)
}

/** Books what members have earned since, and takes what corrections took. Interrupted, it goes on where it was. */
export const bookPoints = job('points.bookPoints', scheduledPeriod, async (ctx) => {
  let group: readonly bigint[]
  let after = 0n
  do {
    group = await dueMembers(ctx.db, after, AT_ONCE)
    const members = group
    if (members.length > 0) await ctx.transaction((scope) => bookGroup(scope, members))
    after = group.at(-1) ?? after
  } while (group.length === AT_ONCE)
})
