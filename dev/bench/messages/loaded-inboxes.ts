import { type Database, sql } from '@croupier/server/platform/database.ts'

export interface InboxSizes {
  members: number
  /** Messages to one member each: what the house tells of money. */
  own: number
  /** What staff wrote to everybody and to groups, in the time it is kept. */
  broadcasts: number
  /** Letters of agents to everybody directly under them. */
  letters: number
  /** Messages to a tenth of all members each, written down when they were sent. */
  listed: number
}

/** Of so many members one is an agent; everybody else stands directly under one. */
const AGENT_ONE_IN = 100

/** A house of members under agents, with what half a year leaves in their inboxes, half of it read. */
export async function loadInboxes(database: Database, sizes: InboxSizes): Promise<void> {
  const { members, own, broadcasts, letters, listed } = sizes
  const agents = Math.ceil(members / AGENT_ONE_IN)
  await database.transaction(async (tx) => {
    // Millions of rows at once: what checks and counts them one by one is not what is measured.
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into identity.member (account, type, currency, nickname, language, parent_id, created_at)
      select 'agent' || n, 2, 'BDT', 'bench', 'en', 1, now() - interval '300 days'
      from generate_series(1, ${agents}::int) n`)
    await tx.run(sql`
      insert into identity.member (account, type, currency, nickname, language, parent_id, created_at)
      select 'bench' || n, 0, case when n % 10 = 0 then 'INR' else 'BDT' end, 'bench', (array['en', 'bn', 'ar'])[1 + n % 3],
        a.first + n % ${agents}::int, now() - interval '200 days'
      from generate_series(1, ${members}::int) n, (select min(id) as first from identity.member where account like 'agent%') a`)
    await tx.run(sql`
      insert into identity.ancestry (descendant_id, ancestor_id, depth)
      select id, id, 0 from identity.member where parent_id is not null
      union all
      select id, parent_id, 1 from identity.member where parent_id is not null
      union all
      select m.id, 1, 2 from identity.member m where m.parent_id > 1`)
    await tx.run(sql`
      insert into messages.message (origin, member_id, kind, facts, source, sent_at, read_at)
      select 'system', m.first + n % ${members}::int, 'deposit-credited', '{"amount":"100.00","currency":"BDT"}', 'bench ' || n,
        now() - interval '180 days' * random(), case when n % 2 = 0 then now() end
      from generate_series(1, ${own}::int) n, (select min(id) as first from identity.member where account like 'bench%') m`)
    await tx.run(sql`
      insert into messages.message (origin, titles, texts, to_currency, to_kind, to_parent, sender_id, sent_by, sent_at)
      select case when n > ${letters}::int then 'staff' else 'agent' end, '{"en":"News of the house"}',
        jsonb_build_object('en', repeat('What is new on the river. ', 20)),
        case when n > ${letters}::int and n % 3 = 0 then 'INR' end,
        case when n > ${letters}::int and n % 5 = 0 then 'agents' end,
        case when n <= ${letters}::int then a.first + n % ${agents}::int end,
        case when n <= ${letters}::int then a.first + n % ${agents}::int end,
        case when n > ${letters}::int then 'bench' end, now() - interval '180 days' * random()
      from generate_series(1, ${letters}::int + ${broadcasts}::int) n,
        (select min(id) as first from identity.member where account like 'agent%') a
      order by random()`)
    await tx.run(sql`
      insert into messages.message (origin, titles, texts, sent_by, is_listed, conditions, sent_at)
      select 'staff', '{"en":"For you"}', '{"en":"Because of what you do."}', 'bench', true, '{"levelLeast":1}',
        now() - interval '180 days' * random()
      from generate_series(1, ${listed}::int)`)
    await tx.run(sql`
      insert into messages.mark (message_id, member_id, is_listed, read_at)
      select m.id, p.first + (m.id * 7919 + n * 10) % ${members}::int, true, case when n % 2 = 0 then now() end
      from messages.message m, generate_series(1, ${members}::int / 10) n,
        (select min(id) as first from identity.member where account like 'bench%') p
      where m.is_listed
      on conflict do nothing`)
    // Some of those who look have read every broadcast there is, and go past all of them to count none.
    await tx.run(sql`
      insert into messages.mark (message_id, member_id, read_at)
      select m.id, p.id, now()
      from messages.message m, (select id from identity.member where account like 'bench%' order by id limit 500) p
      where m.member_id is null and m.to_parent is null and not m.is_listed
      on conflict do nothing`)
  })
  await database.run(sql`vacuum analyze`)
}
