import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { Standing } from '../kinds/vip.ts'

interface Row extends Omit<Standing, 'reachedIn'> {
  reachedIn: string | null
}

/** Where a member stands, with who it is. */
export interface KeptStanding extends Standing {
  memberId: bigint
}

const read = <R extends Row>({ reachedIn, ...rest }: R) => ({ ...rest, reachedIn: reachedIn ?? undefined })

export async function findStanding(db: Queryable, memberId: bigint, currency: string): Promise<Standing | undefined> {
  const row = await db.maybe<Row>(sql`
    select level, highest, reached_in as "reachedIn"
    from promotions.standing
    where currency = ${currency} and member_id = ${memberId}`)
  return row && read(row)
}

/** On which level each of these members stands; who is below the first is left out. */
export async function levelsOf(
  db: Queryable,
  currency: string,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.many<{ memberId: bigint; level: number }>(sql`
    select member_id as "memberId", level
    from promotions.standing
    where currency = ${currency}
      and member_id = any(${memberIds}::bigint[])
      and level > 0`)
  return new Map(rows.map(({ memberId, level }) => [memberId, level]))
}

/** Who stands on a level or above, as `member_id`. For other modules' statements. */
export function membersAtLevel(least: number): Sql {
  return sql`
    select member_id
    from promotions.standing
    where level >= ${least}`
}

/** The standings of these members, locked in the order of their numbers; who is below the first level has none. */
export async function lockStandings(
  tx: Tx,
  currency: string,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Standing>> {
  const rows = await tx.many<Row & { memberId: bigint }>(sql`
    select member_id as "memberId", level, highest, reached_in as "reachedIn"
    from promotions.standing
    where currency = ${currency} and member_id = any(${memberIds}::bigint[])
    order by member_id
    for update`)
  return new Map(rows.map((row) => [row.memberId, read(row)]))
}

/** The next who were not judged by a month yet, by their numbers; locked. */
export async function lockUnjudged(tx: Tx, currency: string, month: string, limit: number): Promise<KeptStanding[]> {
  const rows = await tx.many<Row & { memberId: bigint }>(sql`
    select member_id as "memberId", level, highest, reached_in as "reachedIn"
    from promotions.standing
    where currency = ${currency}
      and (judged is null or judged < ${month})
    order by member_id
    limit ${limit}
    for update`)
  return rows.map(read)
}

/** The next who stand on a level, by their numbers. */
export async function standingAfter(
  db: Queryable,
  currency: string,
  { after, limit }: { after: bigint; limit: number },
): Promise<KeptStanding[]> {
  const rows = await db.many<Row & { memberId: bigint }>(sql`
    select member_id as "memberId", level, highest, reached_in as "reachedIn"
    from promotions.standing
    where currency = ${currency}
      and member_id > ${after}
      and level > 0
    order by member_id
    limit ${limit}`)
  return rows.map(read)
}

export async function writeStandings(tx: Tx, currency: string, standings: readonly KeptStanding[]): Promise<void> {
  await tx.run(sql`
    insert into promotions.standing (currency, member_id, level, highest, reached_in)
    select ${currency}, *
    from unnest(
      ${standings.map(({ memberId }) => memberId)}::bigint[], ${standings.map(({ level }) => level)}::int[],
      ${standings.map(({ highest }) => highest)}::int[],
      ${standings.map(({ reachedIn }) => reachedIn ?? null)}::text[])
    on conflict (currency, member_id) do update
    set level = excluded.level, highest = excluded.highest, reached_in = excluded.reached_in`)
}

export async function writeJudged(
  tx: Tx,
  currency: string,
  month: string,
  memberIds: readonly bigint[],
): Promise<void> {
  await tx.run(sql`
    update promotions.standing
    set judged = ${month}
    where currency = ${currency} and member_id = any(${memberIds}::bigint[])`)
}
