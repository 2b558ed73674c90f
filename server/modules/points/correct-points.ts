import { pointsChanged } from '@croupier/api/live/points-changed.ts'
import { correctPoints } from '@croupier/api/points/correct-points.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { nameOfActor } from '../../platform/actor.ts'
import type { WriteScope } from '../../platform/context.ts'
import { AwaitsApproval } from '../../platform/four-eyes-port.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { approverSeparationDays, separationPort, separationSince } from '../../platform/separation-port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { transfer } from '../ledger/index.ts'
import { houseAccount, POINT } from '../wallet/index.ts'
import { givenAlone, insertCorrection } from './corrections-store.ts'
import { pointText, pointUnits } from './point-amount.ts'
import { kinds, POINTS_PURSE } from './point-words.ts'
import { givenAloneMost } from './points-settings.ts'
import { pointAccounts } from './points-purse.ts'

/** Any 24 hours and not a calendar day: midnight doubles nothing. */
const DAY = 86_400_000

/** Whether one operator may give so much alone: what they gave lately counts, over all accounts that may be theirs. */
async function mayGiveAlone(scope: WriteScope, given: bigint): Promise<boolean> {
  const { actor, tx } = scope
  if (actor.kind !== 'staff') return true
  const settings = scope.use(settingsPort)
  const now = scope.clock.now()
  const since = separationSince(now, settings.read(approverSeparationDays))
  const hand = await scope.use(separationPort).oneHand(tx, actor.staffId, since)
  const before = await givenAlone(tx, hand, now - DAY)
  return before + given <= pointUnits(settings.read(givenAloneMost))
}

export default implement(correctPoints, async (ctx, { account, direction, points, note }) => {
  const { tx } = ctx
  const member = await lockMemberByAccount(tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const purse = (await pointAccounts(tx, [member.id])).get(member.id)
  if (!purse) throw ctx.refusal('wallet.purse.missing')
  const amount = pointUnits(points)
  const isGiven = direction === 'give'
  const isAlone = ctx.approval === undefined
  if (isGiven && isAlone && !(await mayGiveAlone(ctx, amount))) throw new AwaitsApproval()
  ctx.edits({ memberIds: [member.id] })

  const now = ctx.clock.now()
  const postingKey = uuidv7(now)
  const id = await insertCorrection(tx, {
    memberId: member.id,
    amount: isGiven ? amount : -amount,
    note,
    madeBy: nameOfActor(ctx.actor),
    isAlone,
    madeAt: now,
    postingKey,
  })
  await tell(tx, { to: 'member', id: member.id }, pointsChanged, {})
  const house = await houseAccount(tx, POINTS_PURSE, POINT)
  const answer = await transfer(tx, {
    key: postingKey,
    kind: kinds.corrected,
    reference: `correction:${id}`,
    from: isGiven ? house : purse.account,
    to: isGiven ? purse.account : house,
    amount,
    // Points that were given by mistake are taken from the frozen too.
    correction: true,
  })
  if (answer.outcome === 'insufficient') throw ctx.refusal('points.insufficient')
  assert(answer.outcome === 'applied', `points are given, taken or not there: ${answer.outcome}`)
  const [leg] = answer.items[0]?.legs ?? []
  const after = isGiven ? leg?.to : leg?.from
  assert(after, 'a guarded purse answers its balance')
  return { id: id.toString(), balance: pointText(after.balance) }
})
