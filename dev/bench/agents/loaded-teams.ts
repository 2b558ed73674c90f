import { recountTeamDays } from '@croupier/server/modules/figures/figures-store.ts'
import { recountSizes } from '@croupier/server/modules/identity/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'

export interface TeamSizes {
  members: number
  rounds: number
  /** One in so many rounds is of the one period. */
  inPeriodOneOf: number
}

/** An agent on the first level. */
export interface Top {
  id: bigint
  account: string
  /** How many stand below. */
  below: number
}

const LEVELS = 8
/** Of so many members one is an agent. */
const AGENTS_ONE_IN = 20

/**
 * Members eight deep below some agents, skewed: whoever came first in a level has most below. Everybody on the first levels
 * is an agent; the last level plays.
 */
async function plantTree(database: Database, members: number): Promise<void> {
  const agents = Math.max(LEVELS * 4, Math.floor(members / AGENTS_ONE_IN))
  const each = Math.floor(agents / (LEVELS - 1))
  await database.run(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, created_at)
    select 'bench' || n, 2, 'BDT', 'bench', 1, now() from generate_series(1, 20) n`)
  for (let level = 2; level <= LEVELS; level += 1) {
    const size = level === LEVELS ? members - 20 - each * (LEVELS - 2) : each
    const type = level === LEVELS ? 0 : 2
    await database.transaction(async (tx) => {
      await tx.run(sql`
        create temporary table above on commit drop as
        select row_number() over (order by id) - 1 as n, id
        from identity.member
        where account like ${level === 2 ? 'bench%' : `lvl${level - 1}x%`}`)
      await tx.run(sql`create unique index on above (n)`)
      await tx.run(sql`analyze above`)
      await tx.run(sql`
        insert into identity.member (account, type, currency, nickname, parent_id, created_at)
        select ${`lvl${level}x`} || w.n, ${type}::smallint, 'BDT', 'bench', a.id, now()
        from (
          select n, floor((select count(*) from above) * power(random(), 2.5))::bigint as place
          from generate_series(1, ${size}::int) n
          offset 0
        ) w
        join above a on a.n = w.place`)
    })
  }
  await database.transaction(async (tx) => {
    // Millions of rows at once: what checks and counts them one by one is made up for below.
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      with recursive line (id, ancestor_id, depth) as (
        select id, id, 0 from identity.member where id > 1
        union all
        select l.id, m.parent_id, l.depth + 1
        from line l
        join identity.member m on m.id = l.ancestor_id
        where m.parent_id is not null
      )
      insert into identity.ancestry (descendant_id, ancestor_id, depth) select id, ancestor_id, depth from line`)
    await recountSizes(tx)
  })
}

/** Rounds of thirty days, some of them in one period of five minutes; figures are summed from them as consumers do. */
async function playRounds(database: Database, { rounds, inPeriodOneOf }: TeamSizes, period: number): Promise<void> {
  await database.run(sql`
    create temporary table player as
    select row_number() over () - 1 as n, m.id,
      array(select a.ancestor_id from identity.ancestry a where a.descendant_id = m.id and a.depth > 0 order by a.depth) as above
    from identity.member m
    where m.account like ${`lvl${LEVELS}x%`}`)
  await database.run(sql`
    insert into contracts.chain (digest, agent_ids)
    select distinct sha256(convert_to(above::text, 'UTF8')), above
    from player`)
  await database.run(sql`alter table player add column chain_id int`)
  await database.run(sql`update player set chain_id = c.id from contracts.chain c where c.agent_ids = above`)
  await database.run(sql`create index on player (n)`)
  await database.run(sql`analyze player`)
  await database.run(sql`
    with drawn as materialized (
      select g, floor((select count(*) from player) * power(random(), 1.5))::bigint as place,
        (array[1, 5, 10, 50, 100])[1 + floor(random() * 5)::int] * 1000000::bigint as stake, random() as luck,
        case
          when g % ${inPeriodOneOf}::int = 0 then ${new Date(period)}::timestamptz + random() * interval '299 seconds'
          else ${new Date(period)}::timestamptz - random() * interval '30 days'
        end as at
      from generate_series(1, ${rounds}::int) g
    )
    insert into contracts.bet (round_id, settled_at, member_id, currency, stake, payout, valid_bet, chain_id)
    select gen_random_uuid(), d.at, p.id, 'BDT', d.stake, case when d.luck < 0.45 then d.stake * 2 else 0 end, d.stake,
      p.chain_id
    from drawn d
    join player p on p.n = d.place`)
  await database.run(sql`
    insert into figures.member_figure
      (since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet, won, lost)
    select date_trunc('hour', settled_at), member_id, currency, 'INHOUSE', (array['RNG', 'LIVE', 'SPORTS'])[(1 + stake % 3)::int],
      count(*), sum(stake), sum(payout), sum(valid_bet), count(*) filter (where payout > stake),
      count(*) filter (where payout < stake)
    from contracts.bet
    group by 1, 2, 3, 5`)
  await database.run(sql`
    insert into figures.team_figure (agent_id, since, currency, game_type, rounds, stake, payout, valid_bet, won, lost)
    select agent_id, since, 'BDT', game_type, sum(rounds), sum(stake), sum(payout), sum(valid_bet), sum(won), sum(lost)
    from (
      select chain_id, date_trunc('hour', settled_at) as since, (array['RNG', 'LIVE', 'SPORTS'])[(1 + stake % 3)::int] as game_type,
        count(*) as rounds, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet,
        count(*) filter (where payout > stake) as won, count(*) filter (where payout < stake) as lost
      from contracts.bet
      group by 1, 2, 3
    ) chains
    join contracts.chain c on c.id = chain_id
    cross join unnest(c.agent_ids) agent_id
    group by 1, 2, 4`)
  await database.transaction((tx) => recountTeamDays(tx, 'Asia/Dhaka'))
  // Whoever played counts for everybody above, as in what consumers keep.
  await database.run(sql`
    with played as (
      select distinct (since at time zone 'Asia/Dhaka')::date as day, member_id, currency from figures.member_figure
    ), counted as (
      select a.ancestor_id as agent_id, p.day, p.currency, count(*)::int as players
      from played p
      join identity.ancestry a on a.descendant_id = p.member_id and a.depth > 0
      group by 1, 2, 3
    )
    update figures.team_day d
    set players = c.players
    from counted c
    where d.agent_id = c.agent_id and d.day = c.day and d.currency = c.currency`)
  await database.run(sql`
    insert into agents.team_flow (agent_id, day, currency, registrations, first_deposits, deposited, withdrawn)
    select agent_id, day, currency, players, players, stake, payout from figures.team_day`)
}

/** So many members of a thousand are in. */
const ONLINE_OF_THOUSAND = 10

async function logIn(database: Database): Promise<void> {
  await database.run(sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
    select sha256(id::text::bytea), id, now(), now(), now() + interval '24 hours'
    from identity.member
    where id % 1000 < ${ONLINE_OF_THOUSAND} and parent_id is not null`)
}

/** Every agent has contracts of these kinds with whoever stands above. */
async function signAll(database: Database): Promise<void> {
  const long = new Date(Date.now() - 90 * 86_400_000)
  for (const [kind, period, tiers] of [
    ['realtime', 'minute5', [{ singleBetAmount: '1', winRate: '0.1', lossRate: '0.2' }]],
    ['hourly', 'hour', [{ betAmountPerHour: '1', winRate: '0.1', lossRate: '0.2' }]],
    ['daily', 'day', [{ betAmountPerDay: '1', activeMembers: 1, winRate: '0.1', lossRate: '0.2' }]],
  ] as const) {
    await database.run(sql`
      insert into contracts.contract
        (kind, upline_id, downline_id, currency, period, tiers, version, state, proposed_by, proposed_at, decided_at,
          effective_from)
      select ${kind}, parent_id, id, currency, ${period}, ${JSON.stringify(tiers)}::jsonb, 1, 'active', 'bench', ${long},
        ${long}, ${long}
      from identity.member
      where type = 2 and parent_id is not null`)
  }
}

/** A house with teams, contracts and what was played; answers its top agents, whoever has most below first. */
export async function loadTeams(database: Database, sizes: TeamSizes, period: number): Promise<Top[]> {
  await plantTree(database, sizes.members)
  await playRounds(database, sizes, period)
  await signAll(database)
  await logIn(database)
  await database.run(sql`vacuum analyze`)
  return database.many(sql`
    select m.id, m.account, count(*)::int as below
    from identity.member m
    join identity.ancestry a on a.ancestor_id = m.id and a.depth > 0
    where m.account like 'bench%'
    group by m.id
    order by below desc`)
}
