import type { RaceTerms } from '@croupier/api/promotions/terms/race.ts'
import {
  asMember,
  playedRound,
  runPromotion,
  systemScope,
  takenBack,
  tellFacts,
  waitingFor,
} from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { roundCorrected } from '../../play/index.ts'
import { countRaces, endRaces } from '../index.ts'

const server = useServer()
const consumers = [countRaces]
const MINUTE = 60_000
const prizes = ['100', '50', '25']

beforeAll(async () => registerConsumers(server().wired.app.database, consumers))

let running: string[] = []

// The board shows five races at most.
afterEach(async () => {
  for (const promotionId of running) await asOperator(server(), 'endPromotion', { promotionId })
  running = []
})

/** A race of an hour, which began half an hour ago. */
async function race(more: Partial<RaceTerms>, version: object = {}): Promise<string> {
  const startsAt = Date.now() - 30 * MINUTE
  const terms: RaceTerms = { measure: 'validBet', gameType: null, prizes, ties: 'first', multiple: '1', ...more }
  const during = { startsAt, endsAt: startsAt + 60 * MINUTE, category: 'ranking', ...version }
  const id = await runPromotion(server(), { kind: 'race', terms }, during)
  running.push(id)
  return id
}
const boardFor = async (account: string, id: string) => {
  const { list } = await asMember(server(), account, 'listLeaderboards', {})
  return list.find(({ missionId }: { missionId: string }) => missionId === id)
}
const shift = (id: string) =>
  server().wired.app.database.run(sql`
    update promotions.version
    set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours'
    where promotion_id = ${id}::bigint`)
const decide = () => endRaces.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
const players = (count: number) => Promise.all(Array.from({ length: count }, () => openPlayer(server())))
const tell = (facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)

describe('[E-04] the leaderboard of a race', () => {
  it('counts rounds closed in it, of its category, and pays its places once', async () => {
    const id = await race({ gameType: 'FISH' })
    const [first, second, third, frozen] = await players(4)
    const at = Date.now() - 10 * MINUTE
    const round = (account: string, validBet: number, more: object = {}) =>
      playedRound(server(), account, { validBet, gameType: 'FISH', closedAt: at, ...more })
    await tell([
      await round(first!, 300),
      await round(first!, 300),
      await round(second!, 500),
      await round(second!, 900, { gameType: 'RNG' }),
      await round(third!, 10),
      await round(third!, 900, { closedAt: at - 60 * MINUTE }),
      await round(frozen!, 5_000),
    ])

    expect(await boardFor(second!, id)).toMatchObject({
      isFinal: false,
      prizes: ['100.00', '50.00', '25.00'],
      rows: [
        { rank: 1, reachedValue: '5000.00', customerName: '***', isHidden: true },
        { rank: 2, reachedValue: '600.00', isOwn: false },
        { rank: 3, reachedValue: '500.00', isOwn: true, prize: '25.00' },
        { rank: 4, reachedValue: '10.00', prize: '0.00' },
      ],
      footer: { rank: 3, reachedValue: '500.00' },
    })
    await asOperator(server(), 'freezeMember', { account: frozen!, note: 'for a test' })
    await decide()
    expect(await waitingFor(server(), first!)).toEqual([])

    await shift(id)
    await Promise.all([decide(), decide()])
    expect(await boardFor(second!, id)).toMatchObject({ isFinal: true })
    expect(await waitingFor(server(), first!)).toEqual([['race', '50.00']])
    expect(await waitingFor(server(), second!)).toEqual([['race', '25.00']])
    expect(await waitingFor(server(), third!)).toEqual([])
  })

  it('gives back what a correction takes, however the rounds are told', async () => {
    const id = await race({ measure: 'rounds', gameType: 'LIVE' })
    const [first, second] = await players(2)
    const at = Date.now() - 5 * MINUTE
    const round = (account: string, closedAt: number) =>
      playedRound(server(), account, { validBet: 10, gameType: 'LIVE', closedAt })
    const wrong = await round(first!, at)
    await tell([wrong, await round(first!, at + 1), await round(second!, at + 2)])
    expect(await boardFor(first!, id)).toMatchObject({ footer: { rank: 1, reachedValue: '2' } })
    await tell([takenBack(wrong)])
    expect(await boardFor(first!, id)).toMatchObject({ footer: { rank: 1, reachedValue: '1' } })
    expect(await boardFor(second!, id)).toMatchObject({ footer: { rank: 2, reachedValue: '1' } })
    const both = await round(second!, at + 3)
    await tell([both, takenBack(both)])
    expect(await boardFor(second!, id)).toMatchObject({ footer: { reachedValue: '1' } })
  })

  it('takes off no round that a bonus was staked in, in whatever steps it is taken back', async () => {
    const id = await race({ measure: 'rounds', gameType: 'LIVE' })
    const [account] = await players(1)
    const at = Date.now() - 5 * MINUTE
    const own = await playedRound(server(), account!, { validBet: 10, gameType: 'LIVE', closedAt: at })
    const ofBonus = await playedRound(server(), account!, {
      validBet: 10,
      payout: 25,
      bonusStake: 10,
      bonusPayout: 25,
      bonusBet: 10,
      gameType: 'LIVE',
      closedAt: at + 1,
    })
    const { payload } = takenBack(ofBonus)
    const bet = roundCorrected({ ...payload, payout: '0', roundPayout: ofBonus.payload.payout })
    // No stake is left by then, and so none from a bonus.
    const { roundId, closedAt } = ofBonus.payload
    const win = roundCorrected({
      ...takenBack(own).payload,
      roundId,
      closedAt,
      stake: '0',
      validBet: '0',
      payout: payload.payout,
    })
    await tell([own, ofBonus, bet, win])
    expect(await boardFor(account!, id)).toMatchObject({ footer: { reachedValue: '1' } })
  })

  it('ranks the best multiple of a stake, and shares where two are equal', async () => {
    const id = await race({ measure: 'multiplier', gameType: 'PVP', ties: 'shared' })
    const [first, second, third] = await players(3)
    const at = Date.now() - 5 * MINUTE
    const round = (account: string, stake: number, payout: number) =>
      playedRound(server(), account, { validBet: stake, stake, payout, gameType: 'PVP', closedAt: at })
    const great = await round(third!, 10, 900)
    await tell([
      await round(first!, 10, 25),
      await round(first!, 10, 5),
      await round(second!, 4, 10),
      await round(third!, 3, 4),
      great,
    ])
    expect(await boardFor(third!, id)).toMatchObject({ footer: { rank: 1, reachedValue: '90.00' } })
    await tell([takenBack(great)])
    expect((await boardFor(first!, id)).rows).toMatchObject([
      { rank: 1, reachedValue: '2.50', prize: '75.00' },
      { rank: 1, reachedValue: '2.50', prize: '75.00' },
      { rank: 3, reachedValue: '1.33', prize: '25.00' },
    ])
    await shift(id)
    await decide()
    for (const account of [first!, second!]) {
      expect(await waitingFor(server(), account)).toEqual([['race', '75.00']])
    }
  })

  describe('by multiples, when a best round is taken back', () => {
    type Rounds = Record<'great' | 'good' | 'poor', Awaited<ReturnType<typeof playedRound>>>
    const cases: [title: string, batches: (rounds: Rounds) => Parameters<typeof tell>[0][], reached: string | null][] =
      [
        ['with a lower round', ({ great, good }) => [[great], [takenBack(great), good]], '2.50'],
        ['after all were told', ({ great, good, poor }) => [[poor, great, good], [takenBack(great)]], '2.50'],
        ['after a lower round', ({ great, good }) => [[good], [great], [takenBack(great)]], '2.50'],
        [
          'and the next one too',
          ({ great, good, poor }) => [[poor], [good], [great], [takenBack(good)], [takenBack(great)]],
          '1.50',
        ],
        [
          'and so was every other',
          ({ great, good }) => [
            [great, good],
            [takenBack(great), takenBack(good)],
          ],
          null,
        ],
      ]

    it.each(cases)('%s, the best of the others counts', async (_title, batches, reachedValue) => {
      const id = await race({ measure: 'multiplier' })
      const [player] = await players(1)
      const round = (payout: number) => playedRound(server(), player!, { validBet: 10, payout })
      const rounds = { great: await round(900), good: await round(25), poor: await round(15) }
      for (const batch of batches(rounds)) await tell(batch)

      const { footer } = await boardFor(player!, id)
      expect(footer).toEqual(reachedValue === null ? null : { rank: 1, reachedValue })
    })
  })

  it('for new members ranks and pays who was one as it began, or registered later', async () => {
    const startsAt = Date.now() - 30 * MINUTE
    const id = await race({ prizes: ['100', '50'] }, { startsAt, newMembersDays: 1 })
    const [old, older, nearlyOld, fresh] = await players(4)
    const registered = (account: string, hoursBefore: number) =>
      server().wired.app.database.run(sql`
        update identity.member
        set created_at = ${new Date(startsAt - hoursBefore * 60 * MINUTE)}
        where account = ${account}`)
    await registered(old!, 24)
    await registered(older!, 240)
    await registered(nearlyOld!, 23.9)
    const round = (account: string, validBet: number) => playedRound(server(), account, { validBet })
    await tell([
      await round(old!, 5_000),
      await round(older!, 4_000),
      await round(nearlyOld!, 300),
      await round(fresh!, 200),
    ])

    const { rows } = await boardFor(fresh!, id)
    expect(rows).toMatchObject([
      { rank: 1, reachedValue: '300.00', isOwn: false, prize: '100.00' },
      { rank: 2, reachedValue: '200.00', isOwn: true, prize: '50.00' },
    ])
    expect(rows).toHaveLength(2)
    expect(await boardFor(old!, id)).toMatchObject({ footer: null })
    await shift(id)
    await decide()
    expect(await waitingFor(server(), nearlyOld!)).toEqual([['race', '100.00']])
    expect(await waitingFor(server(), fresh!)).toEqual([['race', '50.00']])
    expect(await waitingFor(server(), old!)).toEqual([])
  })

  it.each([
    { measure: 'validBet', reachedValue: '300.00' },
    { measure: 'payout', reachedValue: '30.00' },
    { measure: 'rounds', reachedValue: '1' },
    { measure: 'multiplier', reachedValue: '0.10' },
  ] as const)(
    'by $measure leaves out rounds that a vendor gave, but for what else was staked in them',
    async ({ measure, reachedValue }) => {
      const id = await race({ measure })
      const [player] = await players(1)
      const own = await playedRound(server(), player!, { validBet: 300, payout: 30 })
      const given = await playedRound(server(), player!, { validBet: 0, payout: 900, isFree: true })
      const partlyGiven = await playedRound(server(), player!, { validBet: 5, payout: 900, isFree: true })
      await tell([own, given, partlyGiven])
      await tell([takenBack(partlyGiven)])

      expect(await boardFor(player!, id)).toMatchObject({ footer: { rank: 1, reachedValue } })
    },
  )

  it('needs an end', async () => {
    const terms: RaceTerms = { measure: 'rounds', gameType: null, prizes, ties: 'first', multiple: '1' }
    await expect(runPromotion(server(), { kind: 'race', terms })).rejects.toThrow('request.invalid')
  })
})
