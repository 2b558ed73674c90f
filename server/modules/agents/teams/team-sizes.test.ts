import { openUnder } from '@croupier/dev/testing/agents.ts'
import { asMember, playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { keepTeamDays, sumRounds } from '../../figures/index.ts'
import { countTeamsOnline, foldTeams } from '../../identity/index.ts'
import { roundCorrected } from '../../play/index.ts'
import { timeZone } from '../../settings/index.ts'
import { recountTeams } from '../index.ts'

const server = useServer()
const consumers = [sumRounds]
const app = () => server().wired.app
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const right = { wrongSizes: 0, wrongDays: 0 }

/** Numbers below `most` that are the same in each run. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** What an overview says of a team’s size, and what the tree does. */
async function sizesOf(account: string) {
  const { directs, members, agents } = await ask(account, 'showTeamOverview', { datePreset: 'today' })
  const counted = await app().database.one(sql`
    select (count(*) filter (where a.depth = 1))::int as directs, count(*)::int as members,
      (count(*) filter (where d.type = 2))::int as agents
    from identity.member m
    join identity.ancestry a on a.ancestor_id = m.id and a.depth > 0
    join identity.member d on d.id = a.descendant_id
    where m.account = ${account}`)
  return { kept: { directs, members, agents }, counted }
}

beforeAll(async () => {
  await registerConsumers(app().database, consumers)
})

describe('[F-02] what is kept of teams', () => {
  it.each([21, 22, 23])(
    'is what counting them anew comes to, whoever joins, plays, is promoted, moved and corrected (%i)',
    async (seed) => {
      const roll = dice(seed)
      const agents = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
      const members: string[] = []
      const rounds: Awaited<ReturnType<typeof playedRound>>[] = []
      const one = <Item>(list: readonly Item[]) => list[roll(list.length)]
      const steps: Record<string, () => Promise<unknown>> = {
        async open() {
          const type = roll(2) === 0 ? 2 : 0
          const account = await openUnder(server(), one(agents), { type })
          ;(type === 2 ? agents : members).push(account)
        },
        async promote() {
          const account = one(members)
          if (account === undefined) return
          const upline = await app().database.one<{ account: string }>(sql`
            select p.account
            from identity.member m
            join identity.member p on p.id = m.parent_id
            where m.account = ${account}`)
          await ask(upline.account, 'promoteDownline', { account })
          members.splice(members.indexOf(account), 1)
          agents.push(account)
        },
        async move() {
          const account = one([...agents.slice(2), ...members])
          if (account === undefined) return
          const move = { account, under: one(agents), note: 'as the dice fell' }
          await asOperator(server(), 'moveTeam', move).catch((error: { code?: string }) => {
            expect(error.code).toBe('team.move.impossible')
          })
        },
        async play() {
          const account = one([...agents, ...members])!
          rounds.push(await playedRound(server(), account, { validBet: 10 + roll(90), payout: roll(100) }))
          await tellFacts(server(), consumers, rounds.slice(-1))
        },
        async correct() {
          const place = roll(rounds.length)
          const [round] = rounds.splice(place, 1)
          if (!round) return
          const { payload } = round
          const back = { stake: `-${payload.stake}`, payout: `-${payload.payout}`, validBet: `-${payload.validBet}` }
          const whole = { roundStake: '0', roundPayout: '0' }
          await tellFacts(server(), consumers, [
            roundCorrected({ ...payload, ...back, ...whole, correctedAt: payload.closedAt + 1 }),
          ])
        },
        fold: async () => foldTeams.run(app()),
        recount: async () => recountTeams(app(), true),
        // Whoever joins while a branch is moved comes to stand where it stands then.
        both: async () => Promise.all([steps['open']!(), steps['move']!(), steps['open']!()]),
      }
      const order = ['open', 'open', 'open', 'promote', 'move', 'play', 'play', 'correct', 'fold', 'both']
      for (let step = 0; step < 40; step += 1) await steps[step === 25 ? 'recount' : one(order)!]!()

      expect(await recountTeams(app(), false)).toEqual(right)
      for (const account of agents.slice(0, 4)) {
        const { kept, counted } = await sizesOf(account)
        expect(kept).toEqual(counted)
      }
      await foldTeams.run(app())
      expect(await recountTeams(app(), true)).toEqual(right)
      expect(await recountTeams(app(), false)).toEqual(right)
    },
  )

  it('is corrected by a recount after it was overwritten', async () => {
    const top = await openUnder(server(), undefined)
    await openUnder(server(), top, { type: 0 })
    await tellFacts(server(), consumers, [await playedRound(server(), top, { validBet: 10 })])
    await app().database.run(sql`update identity.team_change set members = members + 3 where agent_id = (
      select id from identity.member where account = ${top})`)
    expect(await recountTeams(app(), false)).toEqual({ wrongSizes: 1, wrongDays: 0 })
    await app().database.run(sql`update figures.team_day set stake = stake + 1`)
    const { wrongDays } = await recountTeams(app(), true)
    expect(wrongDays).toBeGreaterThan(0)
    expect(await recountTeams(app(), false)).toEqual(right)
    expect(await ask(top, 'showTeamOverview')).toMatchObject({ directs: 1, members: 1, agents: 0 })
  })

  it('follows a merchant who moves the time zone, and comes to where it never was counted', async () => {
    const top = await openUnder(server(), undefined)
    const player = await openUnder(server(), top, { type: 0 })
    const closedAt = Date.parse('2026-03-10T21:30:00Z')
    await tellFacts(server(), consumers, [await playedRound(server(), player, { validBet: 10, closedAt })])
    const days = async () => {
      const [from, until] = [closedAt - 3 * 86_400_000, closedAt + 3 * 86_400_000]
      const overview = await ask(top, 'showTeamOverview', { from, until })
      return overview.days
        .filter(({ rounds }: { rounds: number }) => rounds > 0)
        .map(({ date }: { date: string }) => date)
    }
    expect(await days()).toEqual(['2026-03-11'])
    await changeSetting(server(), timeZone, 'Europe/London')
    await keepTeamDays.run(app())
    expect(await days()).toEqual(['2026-03-10'])
    expect(await recountTeams(app(), false)).toEqual(right)
    await changeSetting(server(), timeZone, timeZone.initial)
    // As after the migration that made the columns.
    await app().database.run(sql`delete from figures.team_day_zone`)
    await app().database.run(sql`update figures.team_day set rounds = 0, stake = 0, payout = 0, valid_bet = 0`)
    await keepTeamDays.run(app())
    expect(await days()).toEqual(['2026-03-11'])
    expect(await recountTeams(app(), false)).toEqual(right)
  })

  it('shows who is online as last counted, or counts again where that is long ago', async () => {
    const top = await openUnder(server(), undefined)
    const low = await openUnder(server(), await openUnder(server(), top), { type: 0 })
    const online = async () => (await ask(top, 'showTeamOverview')).online
    await countTeamsOnline.run(app())
    const enter = async () => {
      await app().database.run(sql`
        insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
        select sha256(account::bytea), id, now(), now(), now() + interval '1 hour'
        from identity.member
        where account = ${low}`)
    }
    await enter()
    expect(await online()).toBe(0)
    await countTeamsOnline.run(app())
    expect(await online()).toBe(1)
    await app().database.run(sql`update identity.session set ended_at = now() where token_hash = sha256(${low}::bytea)`)
    await app().database.run(sql`update identity.team_online_count set counted_at = counted_at - interval '2 minutes'`)
    expect(await online()).toBe(0)
  })
})
