import { openUnder } from '@croupier/dev/testing/agents.ts'
import { asMember, playedRound, runPromotion, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { rebateCapsOf } from '../index.ts'

const server = useServer()
const consumers = [sumRounds]
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const refusal = (code: string) => expect.objectContaining({ code })
const give = (agent: string, account: string, category: string, percent: string | null) =>
  ask(agent, 'setDownlineRebates', { account, rates: [{ category, percent }] })
const rateOf = (rates: any[], category: string) => rates.find((rate) => rate.category === category)
/** As if it had been said long ago. */
const letItCount = () => server().wired.app.database.run(sql`update agents.rebate_rate set from_day = from_day - 40`)
const groupOf = async (account: string): Promise<number> => (await ask(account, 'listSeries'))[0].maxSeries

let promotionId: string
beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  const rates = [{ gameType: 'RNG' as const, percent: '0.8' }]
  promotionId = await runPromotion(
    server(),
    { kind: 'rebate', terms: { rates, isByHand: true, minimum: '1', multiple: '1' } },
    { startsAt: Date.now() - 86_400_000 },
  )
})

async function openBranch() {
  const top = await openUnder(server(), undefined)
  const middle = await openUnder(server(), top)
  const player = await openUnder(server(), middle, { type: 0 })
  return { top, middle, player }
}

describe('[F-02] rebates of downlines', () => {
  it('are never above the upline’s own, and count from tomorrow', async () => {
    const { top, middle, player } = await openBranch()
    const { own, usual } = await ask(top, 'showRebateSettings')
    expect(rateOf(own, 'RNG')).toMatchObject({ percent: '0.8', given: null })
    expect(rateOf(own, 'PRIZEGROUP')).toMatchObject({ percent: '13', prizeGroup: 1960 })
    expect(rateOf(usual, 'RNG')).toMatchObject({ percent: '0.8', given: null, from: null })
    await expect(give(top, middle, 'RNG', '0.81')).rejects.toMatchObject({
      code: 'rebate.above.own',
      // The box itself says the most, not only the form.
      value: { most: '0.8', fields: [{ field: 'rates.0.percent', messageKey: 'fault.too.big', max: 0.8 }] },
    })
    await expect(give(top, middle, 'SPORTS', '0.1')).rejects.toEqual(refusal('rebate.not.given'))
    await expect(give(top, middle, 'PRIZEGROUP', '12.55')).rejects.toEqual(refusal('request.invalid'))
    await expect(give(top, player, 'RNG', '0.1')).rejects.toEqual(refusal('agent.not.downline'))

    const { rates } = await give(top, middle, 'RNG', '0.6')
    expect(rateOf(rates, 'RNG')).toMatchObject({ percent: '0.8', given: '0.6', from: expect.any(String) })
    // The upline's lower rate of tomorrow bounds at once what is given for tomorrow.
    await expect(give(middle, player, 'RNG', '0.7')).rejects.toEqual(refusal('rebate.above.own'))
    await letItCount()
    expect(rateOf((await ask(middle, 'showRebateSettings')).own, 'RNG')).toMatchObject({ percent: '0.6' })
    await ask(middle, 'setUsualRebates', { rates: [{ category: 'RNG', percent: '0.5' }] })
    await letItCount()
    const { list } = await ask(middle, 'listDownlineRebates')
    expect(rateOf(list[0].rates, 'RNG')).toMatchObject({ percent: '0.5', given: null })
    await give(top, middle, 'RNG', null)
    await letItCount()
  })

  it('bound what a rebate of the house pays, and take nothing back that was paid', async () => {
    const { middle, player } = await openBranch()
    await tellFacts(server(), consumers, [await playedRound(server(), player, { validBet: 1000 })])
    expect(await ask(player, 'claimRebate', { promotionId })).toMatchObject({ amount: '8.00' })
    await give(middle, player, 'RNG', '0.5')
    await letItCount()
    const { list } = await ask(player, 'showRebate')
    expect(list[0]).toMatchObject({ due: '0.00', categories: [expect.objectContaining({ percent: '0.50' })] })
    await tellFacts(server(), consumers, [await playedRound(server(), player, { validBet: 1000 })])
    expect(await ask(player, 'claimRebate', { promotionId })).toMatchObject({ amount: '2.00' })
    await expect(ask(player, 'claimRebate', { promotionId })).rejects.toEqual(refusal('promotion.nothing.due'))
  })

  it('set the prize group of lotteries', async () => {
    const { top, middle, player } = await openBranch()
    expect(await groupOf(player)).toBe(1960)
    await give(top, middle, 'PRIZEGROUP', '12.8')
    await give(middle, player, 'PRIZEGROUP', '12')
    expect(await groupOf(player)).toBe(1960)
    await letItCount()
    expect([await groupOf(middle), await groupOf(player)]).toEqual([1956, 1940])
    await ask(top, 'setUsualRebates', { rates: [{ category: 'PRIZEGROUP', percent: '5' }] })
    await give(top, middle, 'PRIZEGROUP', '10')
    await letItCount()
    expect([await groupOf(middle), await groupOf(player)]).toEqual([1900, 1900])
  })

  it('are bounded on each day by who stood above on it, and by the new uplines from the day after a move', async () => {
    const { top, middle, player } = await openBranch()
    const other = await openUnder(server(), undefined)
    const next = await openUnder(server(), other)
    await give(top, middle, 'RNG', '0.4')
    await give(middle, player, 'RNG', '0.3')
    await give(other, next, 'RNG', '0.2')
    await letItCount()
    const move = (account: string, under: string) =>
      asOperator(server(), 'moveTeam', { account, under, note: 'asked for by both' })
    const ids = new Map(
      (
        await server().wired.app.database.many<{ account: string; id: bigint }>(sql`
          select account, id from identity.member where account = any(${[middle, player]})`)
      ).map(({ account, id }) => [account, id]),
    )
    const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10)
    const capsOn = async (distance: number) => {
      const caps = await rebateCapsOf(server().wired.app.database, [...ids.values()])
      return [middle, player].map((account) => caps(ids.get(account)!, 'RNG', day(distance)))
    }
    expect(await capsOn(-2)).toEqual([40, 30])

    await move(middle, next)
    // Twice on a day, and back and forth, is as if it was moved once.
    await move(middle, top)
    await move(middle, next)
    expect([await capsOn(-2), await capsOn(2)]).toEqual([
      [40, 30],
      [20, 20],
    ])
    // What was given before stands, and comes to no more than what the new uplines get.
    expect(rateOf((await ask(middle, 'listDownlineRebates')).list[0].rates, 'RNG')).toMatchObject({ given: '0.3' })
    await expect(give(middle, player, 'RNG', '0.25')).rejects.toEqual(refusal('rebate.above.own'))

    // Weeks later the branch is moved on, and a part of it elsewhere.
    await server().wired.app.database.run(sql`update agents.move set day = day - 20`)
    await move(player, top)
    expect([await capsOn(-25), await capsOn(-3), await capsOn(2)]).toEqual([
      [40, 30],
      [20, 20],
      [20, undefined],
    ])
  })
})
