import type { AwardState } from '@croupier/api/promotions/operators/staff-answers.ts'
import type { PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import { boundedAmount, type Queryable, sql, type Tx } from '../../platform/database.ts'
import { isOnNoBreak } from '../safeguards/index.ts'
import type { Given } from './promotion.ts'

export interface NewAward {
  promotionId: bigint
  version: number
  memberId: bigint
  /** What of the promotion gives once, for ever: a date, a deposit, a step. */
  occurrence: string
  /** What it was reckoned from, for whoever asks why. */
  facts: Readonly<Record<string, string | number>>
  /** Ledger units. */
  amount: bigint
}

/**
 * In one statement; answers the ids of what is new, by member: an occurrence that has given before gives no more, and nothing
 * is given during a break. The version is read once for all of them; a key of the table would lock its row for each.
 */
export async function insertAwards(
  tx: Tx,
  { promotionId, version }: Pick<NewAward, 'promotionId' | 'version'>,
  awards: readonly Omit<NewAward, 'promotionId' | 'version'>[],
  now: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  const inserted = await tx.many<{ memberId: bigint; id: bigint }>(sql`
    insert into promotions.award (promotion_id, version, member_id, occurrence, facts, amount, issued_at)
    select v.promotion_id, v.number, a.member_id, a.occurrence, a.facts, a.amount, ${new Date(now)}
    from promotions.version v
    cross join unnest(
      ${awards.map(({ memberId }) => memberId)}::bigint[],
      ${awards.map(({ occurrence }) => occurrence)}::text[],
      ${awards.map(({ facts }) => JSON.stringify(facts))}::jsonb[],
      ${awards.map(({ amount }) => amount)}::bigint[]
    ) with ordinality a (member_id, occurrence, facts, amount, place)
    where v.promotion_id = ${promotionId}
      and v.number = ${version}
      and ${isOnNoBreak(sql`a.member_id`, now)}
    order by a.place
    on conflict (promotion_id, member_id, occurrence) do nothing
    returning member_id as "memberId", id`)
  return new Map(inserted.map(({ memberId, id }) => [memberId, id]))
}

/** What a member was given of each promotion, in short. */
export async function givenTo(
  db: Queryable,
  memberId: bigint,
  promotionIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Given>> {
  const rows = await db.many<Given & { promotionId: bigint }>(sql`
    select promotion_id as "promotionId", bool_or(state = 'issued') as "isWaiting",
      bool_or(state = 'claimed') as "isClaimed", max(occurrence) as last
    from promotions.award
    where member_id = ${memberId}
      and promotion_id = any(${promotionIds}::bigint[])
    group by promotion_id`)
  return new Map(rows.map((row) => [row.promotionId, row]))
}

/** The last award of a member by its occurrence, with what it was reckoned from. */
export async function lastAward(
  db: Queryable,
  promotionId: bigint,
  memberId: bigint,
): Promise<{ occurrence: string; facts: Record<string, string | number> } | undefined> {
  return db.maybe(sql`
    select occurrence, facts
    from promotions.award
    where promotion_id = ${promotionId} and member_id = ${memberId}
    order by occurrence desc
    limit 1`)
}

/** Which of these occurrences have given a member. */
export async function occurrencesGiven(
  db: Queryable,
  promotionId: bigint,
  memberId: bigint,
  occurrences: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ occurrence: string }>(sql`
    select occurrence
    from promotions.award
    where promotion_id = ${promotionId}
      and member_id = ${memberId}
      and occurrence = any(${occurrences}::text[])`)
  return new Set(rows.map(({ occurrence }) => occurrence))
}

/** In how many promotions one of these occurrences has not given a member yet. */
export async function promotionsNotGiven(
  db: Queryable,
  memberId: bigint,
  occurrences: readonly { promotionId: bigint; occurrence: string }[],
): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(distinct o.promotion_id) as count
    from unnest(
      ${occurrences.map(({ promotionId }) => promotionId)}::bigint[],
      ${occurrences.map(({ occurrence }) => occurrence)}::text[]
    ) o (promotion_id, occurrence)
    where not exists (
      select
      from promotions.award a
      where a.promotion_id = o.promotion_id
        and a.member_id = ${memberId}
        and a.occurrence = o.occurrence)`)
  return Number(count)
}

/** Whom of these members an occurrence has given. */
export async function haveOccurrence(
  db: Queryable,
  promotionId: bigint,
  memberIds: readonly bigint[],
  occurrence: string,
): Promise<ReadonlySet<bigint>> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select member_id as "memberId"
    from promotions.award
    where promotion_id = ${promotionId}
      and member_id = any(${memberIds}::bigint[])
      and occurrence = ${occurrence}`)
  return new Set(rows.map(({ memberId }) => memberId))
}

/** How many a promotion has given, counted no further than asked. */
export async function countAwards(db: Queryable, promotionId: bigint, most: number): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from (select from promotions.award where promotion_id = ${promotionId} limit ${most}) given`)
  return Number(count)
}

export async function findAward(
  db: Queryable,
  id: bigint,
): Promise<{ promotionId: bigint; version: number; amount: bigint; state: AwardState } | undefined> {
  return db.maybe(sql`
    select promotion_id as "promotionId", version, amount, state
    from promotions.award
    where id = ${id}`)
}

/** Of what is known only after it was given: what free rounds paid. */
export async function changeAmount(tx: Tx, id: bigint, amount: bigint): Promise<void> {
  await tx.run(sql`
    update promotions.award
    set amount = ${amount}
    where id = ${id} and state = 'issued'`)
}

/** Writes what became of an award in the reward centre; answers whose promotion it was of and how much. */
export async function endAward(
  tx: Tx,
  id: bigint,
  state: 'claimed' | 'expired' | 'cancelled',
): Promise<{ promotionId: bigint; amount: bigint } | undefined> {
  return tx.maybe(sql`
    update promotions.award
    set state = ${state}
    where id = ${id} and state = 'issued'
    returning promotion_id as "promotionId", amount`)
}

/** Of what ran out and was earned in time after all; answers whose promotion it is of and how much. */
export async function reopenAward(tx: Tx, id: bigint): Promise<{ promotionId: bigint; amount: bigint } | undefined> {
  return tx.maybe(sql`
    update promotions.award
    set state = 'issued'
    where id = ${id} and state = 'expired'
    returning promotion_id as "promotionId", amount`)
}

/** Whether one of these members has had a sign-up reward, or something on a first deposit. */
export async function wasGivenOnce(
  db: Queryable,
  memberIds: readonly bigint[],
  kind: 'sign-up' | 'deposit',
): Promise<boolean> {
  const { was } = await db.one<{ was: boolean }>(sql`
    select exists (
      select
      from promotions.award a
      join promotions.promotion p on p.id = a.promotion_id
      where a.member_id = any(${memberIds}::bigint[])
        and p.kind = ${kind}
        and a.state <> 'cancelled'
        and (p.kind <> 'deposit' or (a.facts ->> 'ordinal')::int = 1)
    ) as was`)
  return was
}

/** What promotions of a kind gave a member and did not take back, in ledger units. */
export async function givenInAll(db: Queryable, memberId: bigint, kind: PromotionKind): Promise<bigint> {
  const { sum } = await db.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(a.amount), 0)`)} as sum
    from promotions.award a
    join promotions.promotion p on p.id = a.promotion_id
    where a.member_id = ${memberId}
      and p.kind = ${kind}
      and a.state in ('issued', 'claimed')`)
  return sum
}

/** The promo codes a member used, newest first, with what each gave. */
export async function codesUsedBy(
  db: Queryable,
  memberId: bigint,
  limit: number,
): Promise<
  {
    promotionId: bigint
    code: string
    titles: Readonly<Record<string, string>>
    amount: bigint
    currency: string
    state: AwardState
    issuedAt: number
  }[]
> {
  return db.many(sql`
    select a.promotion_id as "promotionId", a.facts ->> 'code' as code, v.titles, a.amount, p.currency, a.state,
      a.issued_at as "issuedAt"
    from promotions.award a
    join promotions.promotion p on p.id = a.promotion_id
    join promotions.version v on v.promotion_id = a.promotion_id and v.number = a.version
    where a.member_id = ${memberId}
      and p.kind = 'code'
    order by a.id desc
    limit ${limit}`)
}

/** What a promotion has given, by what became of it, and to how many members. */
export async function sumAwards(
  db: Queryable,
  promotionId: bigint,
): Promise<{ awards: { state: AwardState; count: bigint; amount: bigint }[]; members: bigint }> {
  const awards = await db.many<{ state: AwardState; count: bigint; amount: bigint }>(sql`
    select state, count(*) as count, ${boundedAmount(sql`sum(amount)`)} as amount
    from promotions.award
    where promotion_id = ${promotionId}
    group by state`)
  const { members } = await db.one<{ members: bigint }>(sql`
    select count(distinct member_id) as members
    from promotions.award
    where promotion_id = ${promotionId}`)
  return { awards, members }
}
