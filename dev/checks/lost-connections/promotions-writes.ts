import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { decideApplication } from '@croupier/api/promotions/operators/decide-application.ts'
import { publishPromotion } from '@croupier/api/promotions/operators/publish-promotion.ts'
import { openEnvelope } from '@croupier/api/promotions/draws/open-envelope.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { claimRebate } from '@croupier/api/promotions/rebates/claim-rebate.ts'
import { applyForPromotion } from '@croupier/api/promotions/taking-part/apply-for-promotion.ts'
import { collectMission } from '@croupier/api/promotions/taking-part/collect-mission.ts'
import { joinPromotion } from '@croupier/api/promotions/taking-part/join-promotion.ts'
import { redeemCode } from '@croupier/api/promotions/taking-part/redeem-code.ts'
import { signInToday } from '@croupier/api/promotions/taking-part/sign-in-today.ts'
import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import { claimAllRewards } from '@croupier/api/rewards/claim-all-rewards.ts'
import { claimReward } from '@croupier/api/rewards/claim-reward.ts'
import { forfeitBonus } from '@croupier/api/rewards/forfeit-bonus.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import { playedRound, tellFacts } from '../../testing/promotions.ts'
import { asOperator } from '../../testing/vendor.ts'
import { type TrialMember, type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

/** Publishes a promotion of a kind, which has begun; answers its number. */
async function published(
  { admin: token, call, server }: TrialWorld,
  promise: KindAndTerms,
  bonus: BonusTerms | null = null,
): Promise<string> {
  const text = { en: 'For a trial' }
  const draft = {
    currency: 'BDT',
    category: 'special',
    titles: text,
    summaries: text,
    rules: text,
    promise,
    startsAt: 0,
    endsAt: null,
    claimHours: null,
    newMembersDays: null,
    budget: '10000',
    bonus,
  }
  const { promotionId } = await call('console', `${createPromotion.method} ${createPromotion.path}`, {
    token,
    input: draft,
  })
  await asOperator(server, publishPromotion.name, { promotionId })
  return promotionId
}

/** A promotion that members take part in by naming it alone. */
const byItsNumber = (promise: KindAndTerms): WriteTrial['arrange'] =>
  async function arrange(world) {
    const promotionId = await published(world, promise)
    return async () => ({ token: (await world.newMember()).token, input: { promotionId } })
  }

/** The same, of members who have played a thousand. */
const afterPlay = (promise: KindAndTerms): WriteTrial['arrange'] =>
  async function arrange(world) {
    const { server } = world
    await registerConsumers(server.wired.app.database, [sumRounds])
    const promotionId = await published(world, promise)
    return async () => {
      const { account, token } = await world.newMember()
      await tellFacts(server, [sumRounds], [await playedRound(server, account, { validBet: 1000 })])
      return { token, input: { promotionId } }
    }
  }

/** Publishes a code; what is answered gives a new member what it gives, which then waits for them. */
async function giver(world: TrialWorld, bonus: BonusTerms | null = null) {
  const promoCode = world.newName()
  await published(world, { kind: 'code', terms: { code: promoCode, amount: '5', uses: 1000, multiple: '1' } }, bonus)
  return async (): Promise<TrialMember & { promotionClaimId: string }> => {
    const member = await world.newMember()
    const asked = { token: member.token, input: { promoCode } }
    return { ...member, ...(await world.call('portal', `${redeemCode.method} ${redeemCode.path}`, asked)) }
  }
}

const claimLine = `${claimReward.method} ${claimReward.path}`

/** Claims of what a code gave. The first opens accounts of the house, which grow by no other: it is no trial. */
const claiming = (bonus: BonusTerms | null): WriteTrial['arrange'] =>
  async function arrange(world) {
    const give = await giver(world, bonus)
    const newCall = async () => {
      const { token, promotionClaimId } = await give()
      return { token, input: { promotionClaimId } }
    }
    await world.call('portal', claimLine, await newCall())
    return newCall
  }

const asABonus: BonusTerms = {
  maxBet: null,
  maxCashOut: null,
  days: 7,
  weights: [{ gameType: 'RNG', percent: '100' }],
  leftOut: [],
}

const application: KindAndTerms = { kind: 'application', terms: { amount: '5', multiple: '1' } }

/** Every call by which somebody takes part in a promotion, or has or gives up what it gives. */
export const promotionsWrites: readonly WriteTrial[] = [
  writeTrial(applyForPromotion, async (world) => {
    const promotionId = await published(world, application)
    return async () => ({ token: (await world.newMember()).token, input: { promotionId, remarks: 'here it is' } })
  }),
  writeTrial(decideApplication, async (world) => {
    const promotionId = await published(world, application)
    const apply = `${applyForPromotion.method} ${applyForPromotion.path.replace(':promotionId', promotionId)}`
    return async () => {
      const { account, token } = await world.newMember()
      await world.call('portal', apply, { token, input: { remarks: 'here it is' } })
      return { token: world.admin, input: { promotionId, account, decision: 'grant' } }
    }
  }),
  writeTrial(
    joinPromotion,
    byItsNumber({
      kind: 'deposit',
      terms: { ordinal: null, tiers: [{ from: '500', percent: '20', cap: null }], multiple: '1' },
    }),
  ),
  writeTrial(
    signInToday,
    byItsNumber({ kind: 'sign-in', terms: { days: ['1', '2'], missed: 'continue', multiple: '1' } }),
  ),
  writeTrial(
    openEnvelope,
    byItsNumber({
      kind: 'envelope',
      terms: { total: '1000', pieces: 500, least: '1', split: 'equal', multiple: '1' },
    }),
  ),
  writeTrial(
    collectMission,
    afterPlay({
      kind: 'mission',
      terms: {
        measure: 'validBet',
        gameType: null,
        period: 'once',
        steps: [
          { target: '100', amount: '5' },
          { target: '1000', amount: '10' },
        ],
        multiple: '1',
      },
    }),
  ),
  writeTrial(
    claimRebate,
    afterPlay({
      kind: 'rebate',
      terms: { rates: [{ gameType: 'RNG', percent: '1' }], isByHand: true, minimum: '1', multiple: '1' },
    }),
  ),
  writeTrial(redeemCode, async (world) => {
    const promoCode = world.newName()
    await published(world, { kind: 'code', terms: { code: promoCode, amount: '5', uses: 1000, multiple: '1' } })
    return async () => ({ token: (await world.newMember()).token, input: { promoCode } })
  }),
  writeTrial(claimReward, claiming(null)),
  writeTrial(claimReward, claiming(asABonus), { named: 'of a bonus' }),
  writeTrial(claimAllRewards, async (world) => {
    const [first, second] = [await giver(world), world.newName()]
    await published(world, { kind: 'code', terms: { code: second, amount: '7', uses: 1000, multiple: '1' } })
    return async () => {
      const { token } = await first()
      await world.call('portal', `${redeemCode.method} ${redeemCode.path}`, { token, input: { promoCode: second } })
      return { token, input: {} }
    }
  }),
  writeTrial(forfeitBonus, async (world) => {
    const give = await giver(world, asABonus)
    return async () => {
      const { token, promotionClaimId } = await give()
      const input = { promotionClaimId }
      await world.call('portal', claimLine, { token, input })
      return { token, input }
    }
  }),
]
