import { boundedAmount, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'

/** A credited deposit, less its fee. Ledger units; epoch milliseconds. */
export interface CountedDeposit {
  reference: string
  memberId: bigint
  currency: string
  credited: bigint
  at: number
}

/** Keeps a deposit, told once or more. */
export async function keepDeposit(tx: Tx, deposit: CountedDeposit): Promise<void> {
  const { reference, memberId, currency, credited, at } = deposit
  await tx.run(sql`
    insert into promotions.deposit (reference, member_id, currency, credited, at)
    values (${reference}, ${memberId}, ${currency}, ${credited}, ${new Date(at)})
    on conflict do nothing`)
}

/** Which of a member's deposits one is, from 1, in the order they were credited; counted no further than asked. */
export async function ordinalOf(db: Queryable, deposit: CountedDeposit, most: number): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from (
      select
      from promotions.deposit
      where member_id = ${deposit.memberId}
        and currency = ${deposit.currency}
        and (at, reference) <= (${new Date(deposit.at)}, ${deposit.reference})
      limit ${most}
    ) d`)
  return Number(count)
}

/** What a member deposited from a moment on, in ledger units. */
export async function depositedSince(
  db: Queryable,
  memberId: bigint,
  currency: string,
  since: number,
): Promise<bigint> {
  const { sum } = await db.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(credited), 0)`)} as sum
    from promotions.deposit
    where member_id = ${memberId} and currency = ${currency} and at >= ${new Date(since)}`)
  return sum
}

/** When a member's last deposit was credited, epoch milliseconds; undefined where they never deposited. */
export async function lastDepositAt(db: Queryable, memberId: bigint, currency: string): Promise<number | undefined> {
  const { at } = await db.one<{ at: number | null }>(sql`
    select max(at) as at
    from promotions.deposit
    where member_id = ${memberId} and currency = ${currency}`)
  return at ?? undefined
}

/** What these members deposited in all, in ledger units; who never did is missing. */
export async function depositedInAll(
  db: Queryable,
  currency: string,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.many<{ memberId: bigint; sum: bigint }>(sql`
    select member_id as "memberId", ${boundedAmount(sql`sum(credited)`)} as sum
    from promotions.deposit
    where member_id = any(${memberIds}::bigint[]) and currency = ${currency}
    group by member_id`)
  return new Map(rows.map(({ memberId, sum }) => [memberId, sum]))
}

/** Everybody whose deposit was credited in a period, by their number. */
export async function depositorsWithin(
  db: Queryable,
  { currency, from, until }: { currency: string; from: number; until: number },
): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId"
    from promotions.deposit
    where at >= ${new Date(from)} and at < ${new Date(until)} and currency = ${currency}`)
  return rows.map(({ memberId }) => memberId)
}

/** What these members deposited in a period, in ledger units; who did not is missing. */
export async function depositedWithin(
  db: Queryable,
  filter: { memberIds: readonly bigint[]; currency: string; from: number; until: number },
): Promise<ReadonlyMap<bigint, bigint>> {
  const { memberIds, currency, from, until } = filter
  const rows = await db.many<{ memberId: bigint; sum: bigint }>(sql`
    select member_id as "memberId", ${boundedAmount(sql`sum(credited)`)} as sum
    from promotions.deposit
    where member_id = any(${memberIds}::bigint[])
      and currency = ${currency}
      and at >= ${new Date(from)}
      and at < ${new Date(until)}
    group by member_id`)
  return new Map(rows.map(({ memberId, sum }) => [memberId, sum]))
}

/** Who has made so many deposits or more, as `member_id`. For other modules' statements. */
export function membersWithDeposits(least: number): Sql {
  return sql`
    select member_id
    from promotions.deposit
    group by member_id
    having count(*) >= ${least}`
}

/** A deposit with which of its member's it is, from 1, in the order they were credited. */
export type NumberedDeposit = Pick<CountedDeposit, 'memberId' | 'credited' | 'at'> & { ordinal: number }

/** Deposits of these members in a period, the earlier first. */
export async function depositsWithin(
  db: Queryable,
  filter: { memberIds: readonly bigint[]; currency: string; from: number; until: number },
): Promise<NumberedDeposit[]> {
  const { memberIds, currency, from, until } = filter
  const rows = await db.many<Omit<NumberedDeposit, 'ordinal'> & { ordinal: bigint }>(sql`
    select "memberId", credited, at, ordinal
    from (
      select member_id as "memberId", credited, at,
        row_number() over (partition by member_id order by at, reference) as ordinal
      from promotions.deposit
      where member_id = any(${memberIds}::bigint[])
        and currency = ${currency}
        and at < ${new Date(until)}
    ) d
    where at >= ${new Date(from)}
    order by at`)
  return rows.map((row) => ({ ...row, ordinal: Number(row.ordinal) }))
}
