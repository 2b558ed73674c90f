import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@croupier/basis/assert.ts'
import { localDate, periodAt } from '@croupier/basis/period.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { runPromotionDay } from '@croupier/server/modules/promotions/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { invoke, ownScope } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import { wire } from '@croupier/server/wiring.ts'
import { type Bench, load, quantile } from '../bench.ts'
import { draftOf } from './promotion-drafts.ts'

const ZONE = 'Asia/Dhaka'
const READERS = 2

/** Members who each played two categories yesterday, some of them with a history of rewards. */
async function loadPlayers(database: Database, members: number, day: number): Promise<void> {
  await database.transaction(async (tx) => {
    // Millions of rows at once: what checks and counts them one by one is not what is measured.
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into identity.member (account, type, currency, nickname, parent_id, created_at)
      select 'bench' || n, 0, 'BDT', 'bench', 1, now() - interval '90 days'
      from generate_series(1, ${members}::int) n`)
    await tx.run(sql`
      insert into figures.member_figure
        (since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet, won, lost)
      select ${new Date(day)}::timestamptz + m.id % 20 * interval '1 hour', m.id, 'BDT', 'BENCH', t.type, 10, s.stake,
        s.stake * 9 / 10, s.stake, 4, 6
      from identity.member m
      cross join (values ('RNG'), ('LIVE')) t (type)
      cross join lateral (select (1 + m.id % 50) * 10000000::bigint as stake) s
      where m.account like 'bench%'`)
    await tx.run(sql`
      insert into rewards.claimable
        (member_id, currency, source, reference, kind, titles, amount, turnover, state, posting_key, issued_at, ended_at)
      select m.id, 'BDT', 'bench', m.id || '-' || n, 'rebate', '{"en":"Rebate"}', 1000000, 0,
        case n % 3 when 0 then 'expired' else 'claimed' end, case when n % 3 <> 0 then gen_random_uuid() end, now() - n * interval '1 day', now() - n * interval '12 hours'
      from (select id from identity.member where account like 'bench%' order by id limit ${members}::int / 50) m
      cross join generate_series(1, 60) n`)
  })
  await database.run(sql`vacuum analyze`)
}

/** How many days back corrections of what was lost are made up for. */
const DAYS_BACK = 61

/**
 * What the same members lost on earlier days, some of them each day and most now and then, and what a rescue gave them of it:
 * the run that follows looks for corrections of all these days.
 */
async function loadEarlierLosses(database: Database, promotionId: string, day: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into figures.member_figure
        (since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet, won, lost)
      select ${new Date(day)}::timestamptz - back * interval '1 day' + m.id % 20 * interval '1 hour', m.id, 'BDT', 'BENCH',
        'RNG', 10, s.stake, s.stake * 9 / 10, s.stake, 4, 6
      from identity.member m
      cross join generate_series(1, ${DAYS_BACK}) back
      cross join lateral (select (1 + m.id % 50) * 10000000::bigint as stake) s
      where m.account like 'bench%' and back % (1 + m.id % 60) = 0`)
    // A twentieth of the tenth that was lost.
    await tx.run(sql`
      insert into promotions.rescue (promotion_id, member_id, period_starts, given)
      select ${promotionId}::bigint, member_id, (since at time zone ${ZONE})::date, stake / 200
      from figures.member_figure
      where since < ${new Date(day)}`)
  })
  await database.run(sql`vacuum analyze`)
}

/** As if a promotion had been published so many days ago, and had begun then. */
async function runSince(database: Database, promotionId: string, days: number): Promise<void> {
  await database.run(sql`
    with published as (
      update promotions.promotion
      set published_at = now() - ${days}::int * interval '1 day'
      where id = ${promotionId}::bigint)
    update promotions.version
    set starts_at = date_trunc('hour', now()) - ${days}::int * interval '1 day'
    where promotion_id = ${promotionId}::bigint`)
}

/** Ends what waits to give what somebody else is giving, as when its machine goes. Lanes that wait for each other go on. */
async function cutWaiting(database: Database): Promise<void> {
  await database.run(sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'
      and query ~ '^\\s*insert into promotions.award'`)
}

class Undone extends Error {}

/**
 * A day's rebates for everybody who played, cut in its middle and taken up again; the reward centre they wait in; and what is
 * given back of what the same members lost, which looks two months back for corrections.
 */
const bench: Bench = {
  name: 'rebates',
  bounds: {
    'rebate run, a million members': { atMost: 60_000 },
    'reward centre page, p99': { atMost: 10 },
    // It reads five days of each member more, and their claims.
    'rescue run, to rebate run': { atMost: 3 },
  },
  async run(context) {
    const members = context.isFull ? 1_000_000 : context.isQuick ? 20_000 : 200_000
    const milliseconds = context.isQuick ? 2_000 : 5_000
    const database = await context.openDatabase(2)
    const databaseUrl = database.pool.options.connectionString!
    const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
    const { app, operations } = wired
    const call = (name: string, actor: object, input: object) =>
      invoke(
        app,
        operations.find(({ operation }) => operation.name === name)!,
        { requestId: 'bench', actor: actor as never, language: 'en' },
        input,
      )
    const perform = (name: string, input: object) => call(name, { kind: 'ops', user: 'bench' }, input)
    try {
      const day = periodAt('day', ZONE, Date.now() - 24 * 3_600_000)
      await loadPlayers(database, members, day.startsAt)
      context.say(`${members.toLocaleString('en')} members who played yesterday`)
      const rates = [
        { gameType: 'RNG', percent: '0.8' },
        { gameType: 'LIVE', percent: '0.5' },
      ]
      const terms = { rates, isByHand: false, minimum: '0.01', multiple: '1' }
      const { promotionId } = (await perform('createPromotion', draftOf({ kind: 'rebate', terms }))) as {
        promotionId: string
      }
      await perform('publishPromotion', { promotionId })
      await runSince(database, promotionId, 3)
      await registerConsumers(database, [sumRounds])

      const scope = ownScope(app, {
        requestId: 'bench',
        actor: { kind: 'system', name: 'bench' },
        language: 'en',
      })
      const run = () => runPromotionDay.run(scope, { schedule: 'promotions.runDay', ...day })
      const paid = async () => {
        const { count } = await database.one<{ count: bigint }>(sql`select count(*) as count from promotions.award`)
        return Number(count)
      }
      const start = performance.now()
      // It waits in its middle for one whom somebody else is giving the same to, and is cut there.
      const outcome: { isOver: boolean; error?: unknown } = { isOver: false }
      await database
        .transaction(async (tx) => {
          await tx.run(sql`
            insert into promotions.award (promotion_id, version, member_id, occurrence, facts, amount, issued_at)
            select ${promotionId}::bigint, 1, min(id) + ${Math.floor(members / 2)}, ${`day:${localDate(ZONE, day.startsAt)}`},
              '{}', 1, now()
            from identity.member
            where account like 'bench%'`)
          const first = run().then(
            () => (outcome.isOver = true),
            (error: unknown) => Object.assign(outcome, { isOver: true, error }),
          )
          while (!outcome.isOver) {
            await cutWaiting(database)
            await sleep(50)
          }
          await first
          throw new Undone()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error
        })
      assert(outcome.error !== undefined, 'a run that is cut says so')
      const left = await paid()
      if (left === 0) throw outcome.error
      assert(left < members, 'it was cut in its middle')
      context.say(`cut after ${left.toLocaleString('en')} members`)
      await run()
      const lasted = performance.now() - start
      await run()
      const { exact } = await database.one<{ exact: boolean }>(sql`
        select count(*) = ${members} and count(distinct member_id) = ${members}
          and sum(a.amount) = (select reserved from promotions.promotion where id = ${promotionId}::bigint)
          and count(*) = (select count(*) from rewards.claimable where source = 'promotions')
          and sum(a.amount) = (select sum(paid) from promotions.rebate) as exact
        from promotions.award a`)
      assert(exact, 'everybody is paid once, and as much as is written down')

      await database.run(sql`vacuum analyze rewards.claimable`)
      const people = await database.many<{ id: bigint }>(sql`
        (select id from identity.member where account like 'bench%' order by id limit 1000)
        union all
        (select id from identity.member where account like 'bench%' order by id desc limit 1000)`)
      let turn = 0
      const look = () =>
        load(READERS, milliseconds, () => {
          const { id } = people[(turn += 7) % people.length]!
          const session = { kind: 'member', sessionId: 0n, memberId: id, account: 'bench', type: 0, currency: 'BDT' }
          const reader = { ...session, isTrial: false, isAgent: false, passwordDue: null }
          return call('listRewards', reader, turn % 2 === 0 ? {} : { status: 'claimable' })
        })
      // The first answers warm plans and caches, and are not counted.
      await look()
      const { times } = await look()

      await perform('endPromotion', { promotionId })
      const rescue = { period: 'day', tiers: [{ from: '1', percent: '5' }], cap: null, multiple: '1' }
      const draft = draftOf({ kind: 'rescue', terms: rescue }, { days: DAYS_BACK + 3 })
      const { promotionId: rescueId } = (await perform('createPromotion', draft)) as { promotionId: string }
      await perform('publishPromotion', { promotionId: rescueId })
      await runSince(database, rescueId, DAYS_BACK + 3)
      await loadEarlierLosses(database, rescueId, day.startsAt)
      const { days } = await database.one<{ days: bigint }>(sql`select count(*) as days from promotions.rescue`)
      context.say(`${days.toLocaleString('en')} earlier days on which they lost something`)
      const given = await paid()
      const from = performance.now()
      await run()
      const rescued = performance.now() - from
      await run()
      const rescues = await database.one<{ exact: boolean; count: bigint }>(sql`
        select count(*) = count(distinct a.member_id)
            and count(*) = (
              select count(*)
              from promotions.rescue
              where promotion_id = ${rescueId}::bigint and period_starts = ${localDate(ZONE, day.startsAt)}::date and given > 0)
            and sum(a.amount) = (select reserved from promotions.promotion where id = ${rescueId}::bigint) as exact,
          count(*) as count
        from promotions.award a
        where a.promotion_id = ${rescueId}::bigint`)
      assert(rescues.exact, 'everybody is given once what they lost, and as much as is written down')
      assert((await paid()) - given === Number(rescues.count) && rescues.count > 0n, 'and nothing else is given')
      return [
        { name: 'rebate run, a million members', value: (lasted * 1_000_000) / members, unit: 'ms' },
        { name: 'reward centre page, p50', value: quantile(times, 0.5), unit: 'ms' },
        { name: 'reward centre page, p99', value: quantile(times, 0.99), unit: 'ms' },
        { name: 'rescue run, a million members', value: (rescued * 1_000_000) / members, unit: 'ms' },
        { name: 'rescue run, to rebate run', value: rescued / lasted, unit: 'ratio' },
      ]
    } finally {
      await wired.stop()
    }
  },
}

export default bench
