import { randomUUID } from 'node:crypto'
import { systemScope } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { issueRewards } from './index.ts'

const server = useServer()

it('[E-03] what many are given is told of fifty at a time, each once, however often it is given', async () => {
  const { database } = server().wired.app
  const account = await openPlayer(server(), '0')
  const { id: memberId } = (await findMemberByAccount(database, account))!
  const source = `test-${randomUUID()}`
  const [lamp, rope] = [{ en: 'A lamp' }, { en: 'A rope' }]
  const rewards = Array.from({ length: 130 }, (_, at) => ({
    memberId,
    currency: 'BDT',
    source,
    reference: `${source}-${at}`,
    kind: 'rebate' as const,
    titles: at < 120 ? lamp : rope,
    amount: BigInt(at + 1) * 10_000n,
    turnover: 0n,
    bonus: null,
    expiresAt: null,
  }))
  const give = (some: typeof rewards) => systemScope(server()).transaction((scope) => issueRewards(scope, some))
  const ids = [...(await give(rewards.slice(0, 10))).values(), ...(await give(rewards)).values()]
  expect((await give(rewards)).size).toBe(0)

  const events = await database.many<{
    payload: { titles: object; rewards: { rewardId: string; amount: string }[] }
  }>(sql`
    select payload from platform.outbox where type = 'rewards.rewardsIssued' order by id`)
  const own = events
    .map(({ payload }) => payload)
    .filter((each) => each.rewards.some(({ rewardId }) => ids.includes(BigInt(rewardId))))
  expect(own.map(({ titles, rewards: told }) => [titles, told.length])).toEqual([
    [lamp, 10],
    [lamp, 50],
    [lamp, 50],
    [lamp, 10],
    [rope, 10],
  ])
  const told = own.flatMap((each) => each.rewards)
  expect(told.map(({ rewardId }) => BigInt(rewardId)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    ids.toSorted((a, b) => (a < b ? -1 : 1)),
  )
  expect(told.map(({ amount }) => amount)).toEqual(rewards.map(({ amount }) => amount.toString()))
})
