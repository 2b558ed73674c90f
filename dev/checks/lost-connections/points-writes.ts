import { convertPoints } from '@croupier/api/points/convert-points.ts'
import { correctPoints } from '@croupier/api/points/correct-points.ts'
import { createPointGood } from '@croupier/api/points/create-point-good.ts'
import { publishPointGood } from '@croupier/api/points/publish-point-good.ts'
import { redeemPointReward } from '@croupier/api/points/redeem-point-reward.ts'
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

export const pointsWrites: readonly WriteTrial[] = [
  writeTrial(redeemPointReward, async (world) => {
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
    const shopper = await newShopper(world, '100')
    const to = { receiver: 'Rahim Uddin', mobileNum: '01711000111', address: 'House 7, Road 3, Dhaka 1205' }
    return () => ({ token: shopper, input: { rewardId: goodId, ...to, paymentPassword: PIN } })
  }),
  writeTrial(convertPoints, async (world) => {
    const token = await newShopper(world, '4800')
    return () => ({ token, input: { points: '100', paymentPassword: PIN } })
  }),
]
