import { type Queryable, sql } from '../../platform/database.ts'

/** Something that does not add up. */
export interface Finding {
  /** Which claim fails. */
  claim: string
  /** Whose: an account, a posting key, a unit or a kind. */
  subject: string
  expected: string
  found: string
}

/** How many findings one statement names; past that the ledger is broken, not scratched. */
const MOST = 200

export interface AccountRange {
  /** First account of the range. */
  since: bigint
  /** Last account of the range. */
  until: bigint
}

const LAST = 2n ** 63n - 1n

/** Cuts the accounts into ranges of about so many journal rows: one range is one sort in memory. */
export async function accountRanges(tx: Queryable, rowsPerRange: number): Promise<AccountRange[]> {
  const rows = await tx.many<{ until: bigint }>(sql`
    select max(account_id) as until
    from (
      select account_id, div(sum(seq + 1) over (order by account_id), ${rowsPerRange}::numeric) as range
      from ledger.balance
    ) numbered
    group by range
    order by 1`)
  const ranges: AccountRange[] = []
  let since = -LAST
  for (const { until } of rows) {
    ranges.push({ since, until })
    since = until + 1n
  }
  // Rows of accounts that were never opened would lie anywhere: the ranges leave no number out.
  const last = ranges.at(-1)
  if (last) last.until = LAST
  else ranges.push({ since, until: LAST })
  return ranges
}

/** Every balance against its journal, seqs without a gap, and each line's balance against the one before. */
export function accountFindings(tx: Queryable, range: AccountRange): Promise<Finding[]> {
  return tx.many<Finding>(sql`
    with line as (
      select
        account_id, seq, amount, balance_after,
        row_number() over statement as place,
        lag(balance_after, 1, 0::bigint) over statement as balance_before
      from ledger.journal
      where account_id between ${range.since}::bigint and ${range.until}::bigint
      window statement as (partition by account_id order by seq)
    ),
    summed as (
      select
        account_id, count(*) as lines, sum(amount) as amount, max(seq) as last_seq,
        min(seq) filter (where seq <> place) as out_of_place,
        min(seq) filter (where balance_after <> balance_before + amount) as broken
      from line
      group by account_id
    ),
    compared as (
      select account_id, s.lines, s.amount, s.last_seq, s.out_of_place, s.broken, b.balance, b.seq, b.floor
      from summed s
      full join (
        select * from ledger.balance where account_id between ${range.since}::bigint and ${range.until}::bigint
      ) b using (account_id)
    )
    select f.claim, 'account ' || account_id as subject, f.expected, f.found
    from compared
    cross join lateral (
      select 'a journal line belongs to a guarded account', 'a balance', 'none' where balance is null
      union all
      select 'a balance is the sum of its lines', coalesce(amount, 0)::text, balance::text
      where balance <> coalesce(amount, 0)
      union all
      select 'a balance counts its lines', coalesce(lines, 0)::text, seq::text
      where seq <> coalesce(lines, 0) or seq <> coalesce(last_seq, 0)
      union all
      select 'lines are numbered without a gap', 'every number once', 'not so at line ' || out_of_place
      where out_of_place is not null
      union all
      select 'each line continues the one before', 'balance before + amount', 'not so at line ' || broken
      where broken is not null
      union all
      select 'a balance keeps its floor', 'at least ' || floor, balance::text where balance < floor
    ) f (claim, expected, found)
    order by account_id
    limit ${MOST}`)
}

/** The days the journal has partitions for, and the keys each of them takes. */
export function journalDays(tx: Queryable): Promise<{ since: string; until: string }[]> {
  return tx.many(sql`
    select ledger.key_at(day)::text as since, ledger.key_at(day + interval '1 day')::text as until
    from (
      select to_timestamp(right(c.relname, 8) || ' 00+00', 'YYYYMMDD HH24TZH') as day
      from pg_inherits i
      join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'ledger.journal'::regclass
    ) days
    order by day`)
}

/** Items of one day: all their rows are there, and a leg between two guarded accounts is on both. */
export function itemFindings(tx: Queryable, day: { since: string; until: string }): Promise<Finding[]> {
  return tx.many<Finding>(sql`
    with line as (
      select j.*, t.account_id is null as is_contra_guarded
      from ledger.journal j
      left join ledger.total t on t.account_id = j.contra_id
      where j.key >= ${day.since}::uuid and j.key < ${day.until}::uuid
    ),
    item as (
      select
        key, count(*) as lines, min(parts) as parts,
        max(parts) <> min(parts) or max(kind) <> min(kind) or max(reference) <> min(reference)
          or max(posted_at) <> min(posted_at) as differs
      from line
      group by key
    ),
    pair as (
      select key, least(account_id, contra_id) as one, greatest(account_id, contra_id) as other,
             count(*) as lines, sum(amount) as amount
      from line
      where is_contra_guarded
      group by key, least(account_id, contra_id), greatest(account_id, contra_id)
    )
    (
      select 'an item has all its lines' as claim, 'key ' || key as subject, parts::text as expected, lines::text as found
      from item
      where lines <> parts
      limit ${MOST}
    )
    union all
    (
      select 'an item has one content', 'key ' || key, 'the same kind, reference, time and size', 'several'
      from item
      where differs
      limit ${MOST}
    )
    union all
    (
      select 'a leg is on both its accounts', 'key ' || key || ', accounts ' || one || ' and ' || other,
             '2 lines that cancel', lines || ' lines of together ' || amount
      from pair
      where lines <> 2 or amount <> 0
      limit ${MOST}
    )`)
}

export interface DayTotal {
  kind: number
  unit: string
  /** The unguarded account on the other side, or null between two guarded ones. */
  house: bigint | null
  /** Lines in all. */
  lines: string
  /** What unguarded accounts gained by it, in units. */
  gained: string
  /** What was moved, in units, each leg once. */
  moved: string
}

/** What the journal of one day says of each kind, unit and unguarded account. */
export function dayTotals(tx: Queryable, day: { since: string; until: string }): Promise<DayTotal[]> {
  return tx.many<DayTotal>(sql`
    select
      j.kind, coalesce(u.code, '?') as unit, t.account_id as house, count(*)::text as lines,
      coalesce(sum(-j.amount) filter (where t.account_id is not null), 0)::text as gained,
      coalesce(sum(abs(j.amount)) filter (where t.account_id is not null or j.amount < 0), 0)::text as moved
    from ledger.journal j
    left join ledger.account a on a.id = j.account_id
    left join ledger.unit u on u.id = a.unit
    left join ledger.total t on t.account_id = j.contra_id
    where j.key >= ${day.since}::uuid and j.key < ${day.until}::uuid
    group by j.kind, u.code, t.account_id`)
}

/** Lines of one day whose two accounts are not both open, or count different things. */
export function contraFindings(tx: Queryable, day: { since: string; until: string }): Promise<Finding[]> {
  return tx.many<Finding>(sql`
    select 'both accounts of a line are open and of one unit' as claim, 'key ' || j.key as subject,
           'account ' || j.account_id || ' in unit ' || coalesce(a.unit::text, '?') as expected,
           'account ' || j.contra_id || ' in unit ' || coalesce(c.unit::text, '?') as found
    from ledger.journal j
    left join ledger.account a on a.id = j.account_id
    left join ledger.account c on c.id = j.contra_id
    where j.key >= ${day.since}::uuid and j.key < ${day.until}::uuid and a.unit is distinct from c.unit
    limit ${MOST}`)
}

/** Balances of unguarded accounts as the posting function wrote them, apart from the journal. */
export function houseBalances(tx: Queryable): Promise<{ account: bigint; unit: string; balance: string }[]> {
  return tx.many(sql`
    select account_id as account, unit, balance::text as balance
    from ledger.balance_view
    where not guarded
    order by account_id`)
}

/** Per unit: what members have and what the house owes them cancel. */
export function unitFindings(tx: Queryable): Promise<Finding[]> {
  return tx.many<Finding>(sql`
    select 'house and members cancel in each unit' as claim, 'unit ' || unit as subject,
           'house ' || -coalesce(sum(balance) filter (where guarded), 0) as expected,
           'house ' || coalesce(sum(balance) filter (where not guarded), 0) as found
    from ledger.balance_view
    group by unit
    having sum(balance) <> 0`)
}

/** The tables beside the journal agree with each other. */
export function registerFindings(tx: Queryable): Promise<Finding[]> {
  return tx.many<Finding>(sql`
    (
      select 'a guarded account has a balance, the others a total' as claim, 'account ' || a.id as subject,
             case when a.guarded then 'a balance' else 'a total' end as expected,
             concat_ws(' and ', case when b.account_id is not null then 'a balance in unit ' || b.unit end,
                       case when t.account_id is not null then 'a total' end) as found
      from ledger.account a
      left join ledger.balance b on b.account_id = a.id
      left join ledger.total t on t.account_id = a.id
      where a.guarded <> (b.account_id is not null)
         or a.guarded = (t.account_id is not null)
         or a.unit <> coalesce(b.unit, a.unit)
      limit ${MOST}
    )
    union all
    (
      select 'debits are closed where a reason says so', 'account ' || b.account_id,
             case when c.account_id is null then 'open' else 'closed' end,
             case when b.debit_closed then 'closed' else 'open' end
      from ledger.balance b
      left join (select distinct account_id from ledger.closure) c on c.account_id = b.account_id
      where b.debit_closed <> (c.account_id is not null)
      limit ${MOST}
    )
    union all
    (
      select 'the tail is of unguarded accounts', 'account ' || tail.account_id, 'a total', 'none'
      from ledger.tail
      left join ledger.total t on t.account_id = tail.account_id
      where t.account_id is null
      limit ${MOST}
    )`)
}
