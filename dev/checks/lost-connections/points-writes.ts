import { convertPoints } from '@croupier/api/points/convert-points.ts'
import { correctPoints } from '@croupier/api/points/correct-points.ts'
import { createPointGood } from '@croupier/api/points/create-point-good.ts'
import { decidePointOrder } from '@croupier/api/points/decide-point-order.ts'
import { publishPointGood } from '@croupier/api/points/publish-point-good.ts'
import { redeemPointReward } from '@croupier/api/points/redeem-point-reward.ts'
import { sendPointOrder } from '@croupier/api/points/send-point-order.ts'
import { PIN } from './trial-world.ts'
import { type TrialWorld, type WriteTrial, writeTrial } from './write-trial.ts'

/** A member with a payment password and points; within what one operator gives alone in a day. */
async function newShopper(world: TrialWorld, points: string): Promise<string> {
  const { account, token } = await world.newPayer('1')
  const input = { direction: 'give', points, note: 'for a trial' }
  const path = correctPoints.path.replace(':account', account)
  await world.call('console', `${correctPoints.method} ${path}`, { token: world.admin, input })
  return token
}

/** Puts goods on sale for a point each; answers what somebody with points asks for them with. */
async function sellMugs(world: TrialWorld) {
  const good = {
    type: 'GOODS',
    currency: null,
    art: 'mug',
    titles: { en: 'A mug' },
    descriptions: { en: 'Holds tea' },
    price: '1',
    amount: null,
    stock: 1_000,
    perMember: null,
    startsAt: 0,
    endsAt: null,
  }
  const { admin: token } = world
  const { goodId } = await world.call('console', `${createPointGood.method} ${createPointGood.path}`, {
    token,
    input: good,
  })
  const publish = publishPointGood.path.replace(':goodId', goodId)
  await world.call('console', `${publishPointGood.method} ${publish}`, { token, input: {} })
  const to = { receiver: 'Rahim Uddin', mobileNum: '01711000111', address: 'House 7, Road 3, Dhaka 1205' }
  return { rewardId: goodId, ...to, paymentPassword: PIN }
}

/** Has a member ask for one; answers its reference. */
async function newOrder(world: TrialWorld, token: string, input: object): Promise<string> {
  const line = `${redeemPointReward.method} ${redeemPointReward.path}`
  const { reference } = await world.call('portal', line, {
    token,
    input,
    encrypted: redeemPointReward.encrypted === true,
  })
  return reference
}

export const pointsWrites: readonly WriteTrial[] = [
  writeTrial(redeemPointReward, async (world) => {
    const input = await sellMugs(world)
    const token = await newShopper(world, '100')
    return () => ({ token, input })
  }),
  writeTrial(decidePointOrder, async (world) => {
    const mug = await sellMugs(world)
    const shopper = await newShopper(world, '50')
    return async () => {
      const reference = await newOrder(world, shopper, mug)
      return { token: world.admin, input: { reference, decision: 'refuse', reason: 'none is left' } }
    }
  }),
  writeTrial(sendPointOrder, async (world) => {
    const mug = await sellMugs(world)
    const shopper = await newShopper(world, '50')
    const decide = `${decidePointOrder.method} ${decidePointOrder.path}`
    return async () => {
      const reference = await newOrder(world, shopper, mug)
      const { admin: token } = world
      await world.call('console', decide.replace(':reference', reference), { token, input: { decision: 'approve' } })
      return { token, input: { reference, note: 'by the post' } }
    }
  }),
  writeTrial(convertPoints, async (world) => {
    const token = await newShopper(world, '4800')
    return () => ({ token, input: { points: '100', paymentPassword: PIN } })
  }),
]
