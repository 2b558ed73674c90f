import { applyForPromotion } from '@croupier/api/promotions/taking-part/apply-for-promotion.ts'
import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { publishPromotion } from '@croupier/api/promotions/operators/publish-promotion.ts'
import { type WriteTrial, writeTrial } from './write-trial.ts'

export const promotionsWrites: readonly WriteTrial[] = [
  writeTrial(applyForPromotion, async (world) => {
    const text = { en: 'For a trial' }
    const draft = {
      currency: 'BDT',
      category: 'special',
      titles: text,
      summaries: text,
      rules: text,
      promise: { kind: 'application', terms: { amount: '5', multiple: '1' } },
      startsAt: 0,
      endsAt: null,
      claimHours: null,
      newMembersDays: null,
      budget: '1000',
    }
    const { admin: token } = world
    const { promotionId } = await world.call('console', `${createPromotion.method} ${createPromotion.path}`, {
      token,
      input: draft,
    })
    const publish = publishPromotion.path.replace(':promotionId', promotionId)
    await world.call('console', `${publishPromotion.method} ${publish}`, { token, input: {} })
    return async () => ({ token: (await world.newMember()).token, input: { promotionId, remarks: 'here it is' } })
  }),
]
