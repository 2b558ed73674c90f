import { decideApplication } from '@croupier/api/promotions/operators/decide-application.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { mayTakeReward } from '../../safeguards/index.ts'
import { giveMember } from '../../wallet/index.ts'
import { describeApplication } from './describe-application.ts'
import { giveAward } from '../give-award.ts'
import { decide, lockApplication } from '../taking-part/participations-store.ts'
import { isFor } from '../taking-part/taking-part.ts'
import { findPromotion, findVersion } from '../promotions-store.ts'

export default implement(decideApplication, async (ctx, { promotionId, account, decision, reason }) => {
  const isGranted = decision === 'grant'
  if (!isGranted && reason.trim() === '') {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'reason', messageKey: 'fault.required' }] })
  }
  const { tx } = ctx
  const member = await lockMemberByAccount(tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const application = await lockApplication(tx, BigInt(promotionId), member.id)
  const promotion = await findPromotion(tx, BigInt(promotionId))
  if (!application || !promotion) throw ctx.refusal('application.not.found')
  if (application.state !== 'applying') throw ctx.refusal('application.decided')
  const version = await findVersion(tx, promotion.promise.kind, promotion.id, application.version)
  assert(version.promise.kind === 'application', 'only applications are decided')
  const { currency } = promotion
  const money = Money.parse(version.promise.terms.amount, currency)
  const mayBeGiven =
    isFor(promotion, { newMembersDays: null }, member, ctx.clock.now()) &&
    (await mayTakeReward({ ...ctx, db: tx }, member.id)).allowed
  if (isGranted && !mayBeGiven) throw ctx.refusal('application.member.barred')
  if (isGranted) await giveMember(ctx, member.id, money)
  else ctx.edits({ memberIds: [member.id] })

  const by = nameOfActor(ctx.actor)
  const at = ctx.clock.now()
  const state = isGranted ? ('joined' as const) : ('rejected' as const)
  const said = isGranted ? null : reason
  await decide(tx, application, { state, reason: said, by, at })
  if (isGranted) {
    const award = {
      memberId: member.id,
      occurrence: 'application',
      facts: { decidedBy: by },
      amount: money.units,
    }
    await giveAward(ctx, promotion, version, award, true)
  }
  return describeApplication(
    { ...application, state, reason: said, decidedBy: by, decidedAt: at },
    { title: version.titles[ctx.language] ?? version.titles['en'] ?? '', account: member.account },
  )
})
