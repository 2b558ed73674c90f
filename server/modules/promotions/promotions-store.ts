import type { KindAndTerms, PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import type { PromotionCategory } from '@croupier/api/promotions/promotion-answers.ts'
import type { PromotionState } from '@croupier/api/promotions/operators/staff-answers.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import { partOf } from '../../platform/part-of.ts'
import type { Promotion, Version } from './promotion.ts'

interface Row extends Omit<Promotion, 'promise'> {
  kind: PromotionKind
  terms: KindAndTerms['terms']
}

/** A promotion as its operators follow it. */
export interface KeptPromotion extends Promotion {
  createdBy: string
  createdAt: number
  endedAt: number | null
  joined: bigint
}

const versionColumns: Sql = sql`
  v.promotion_id as "promotionId", v.number, v.titles, v.summaries, v.rules, v.terms, v.starts_at as "startsAt",
  v.ends_at as "endsAt", v.claim_hours as "claimHours", v.new_members_days as "newMembersDays", v.bonus`

const columns: Sql = sql`
  p.id, p.kind, p.category, p.currency, p.state, p.position, p.published_at as "publishedAt",
  p.budget, p.decided_at as "decidedAt", p.reserved, p.paid, ${versionColumns}`

const tables: Sql = sql`
  promotions.promotion p join promotions.version v on v.promotion_id = p.id and v.number = p.version`

function read<R extends Row>({ kind, terms, ...rest }: R): Omit<R, 'kind' | 'terms'> & { promise: KindAndTerms } {
  return { ...rest, promise: { kind, terms } as KindAndTerms }
}

/** What is shown to members: published, and not long over. */
export async function shownPromotions(
  db: Queryable,
  filter: { category: PromotionCategory; currency: string | undefined; since: number },
): Promise<Promotion[]> {
  const { category, currency, since } = filter
  const rows = await db.many<Row>(sql`
    select ${columns}
    from ${tables}
    where p.state = 'published'
      and (v.ends_at is null or v.ends_at > ${new Date(since)})
      ${category === 'all' ? empty : sql`and p.category = ${category}`}
      ${currency === undefined ? empty : sql`and p.currency = ${currency}`}
    order by p.position, p.id
    limit 200`)
  return rows.map(read)
}

async function publishedOfKind(db: Queryable, kind: PromotionKind, when: Sql): Promise<Promotion[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from ${tables}
    where p.state = 'published'
      and p.kind = ${kind}
      and ${when}
    order by p.position, p.id
    limit 200`)
  return rows.map(read)
}

/** Published promotions of a kind in a currency that run at this moment. */
export function runningOfKind(
  db: Queryable,
  kind: PromotionKind,
  currency: string | undefined,
  now: number,
): Promise<Promotion[]> {
  return publishedOfKind(
    db,
    kind,
    sql`
      p.published_at <= ${new Date(now)}
      and v.starts_at <= ${new Date(now)}
      and (v.ends_at is null or v.ends_at > ${new Date(now)})
      ${currency === undefined ? empty : sql`and p.currency = ${currency}`}`,
  )
}

/** Published promotions of a kind that ran at some time of a period. */
export function ranWithin(
  db: Queryable,
  kind: PromotionKind,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): Promise<Promotion[]> {
  return publishedOfKind(
    db,
    kind,
    sql`
      p.published_at < ${new Date(endsAt)}
      and v.starts_at < ${new Date(endsAt)}
      and (v.ends_at is null or v.ends_at > ${new Date(startsAt)})`,
  )
}

/** Whether a code, in any case, is published in a currency and not over. Whoever publishes it next waits for the caller. */
export async function isCodePublished(tx: Tx, currency: string, code: string, now: number): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(upper(${`promotion code ${currency} ${code}`}), 0))`)
  const found = await tx.maybe(sql`
    select
    from ${tables}
    where p.kind = 'code'
      and p.state = 'published'
      and p.currency = ${currency}
      and (v.ends_at is null or v.ends_at > ${new Date(now)})
      and upper(v.terms ->> 'code') = upper(${code})
    limit 1`)
  return found !== undefined
}

/** Whether a ladder of levels is published in a currency and not over. Whoever publishes one next waits for the caller. */
export async function isLadderPublished(tx: Tx, currency: string, now: number): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ladder ${currency}`}, 0))`)
  const found = await tx.maybe(sql`
    select
    from ${tables}
    where p.kind = 'vip'
      and p.state = 'published'
      and p.currency = ${currency}
      and (v.ends_at is null or v.ends_at > ${new Date(now)})
    limit 1`)
  return found !== undefined
}

export async function findPromotion(db: Queryable, id: bigint): Promise<Promotion | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns}
    from ${tables}
    where p.id = ${id}`)
  return row && read(row)
}

/** Locked against whoever changes it or takes from its budget. */
export async function lockPromotion(tx: Tx, id: bigint): Promise<Promotion | undefined> {
  const row = await tx.maybe<Row>(sql`
    select ${columns}
    from ${tables}
    where p.id = ${id}
    for update of p`)
  return row && read(row)
}

/** The version somebody joined under. */
export async function findVersion(
  db: Queryable,
  kind: PromotionKind,
  promotionId: bigint,
  number: number,
): Promise<Version> {
  const row = await db.one<Omit<Version, 'promise'> & { terms: KindAndTerms['terms'] }>(sql`
    select ${versionColumns}
    from promotions.version v
    where v.promotion_id = ${promotionId} and v.number = ${number}`)
  return read({ ...row, kind } as unknown as Row)
}

export async function insertPromotion(
  tx: Tx,
  promotion: {
    kind: PromotionKind
    category: PromotionCategory
    currency: string
    position: number
    budget: bigint | null
    createdBy: string
    createdAt: number
  },
): Promise<bigint> {
  const { kind, category, currency, position, budget, createdBy, createdAt } = promotion
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into promotions.promotion (kind, category, currency, position, budget, created_by, created_at)
    values (${kind}, ${category}, ${currency}, ${position}, ${budget}, ${createdBy}, ${new Date(createdAt)})
    returning id`)
  return id
}

/** Adds a version and makes it the one that is offered. */
export async function insertVersion(
  tx: Tx,
  version: Version & { createdBy: string; createdAt: number },
  offered: { category: PromotionCategory; position: number; budget: bigint | null },
): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value)
  await tx.run(sql`
    insert into promotions.version
      (promotion_id, number, titles, summaries, rules, terms, starts_at, ends_at, claim_hours, new_members_days, bonus,
       created_by, created_at)
    values
      (${version.promotionId}, ${version.number}, ${json(version.titles)}::jsonb, ${json(version.summaries)}::jsonb,
       ${json(version.rules)}::jsonb, ${json(version.promise.terms)}::jsonb, ${new Date(version.startsAt)},
       ${version.endsAt === null ? null : new Date(version.endsAt)}, ${version.claimHours}, ${version.newMembersDays},
       ${version.bonus === null ? null : json(version.bonus)}::jsonb,
       ${version.createdBy}, ${new Date(version.createdAt)})`)
  await tx.run(sql`
    update promotions.promotion
    set version = ${version.number}, category = ${offered.category}, position = ${offered.position},
      budget = ${offered.budget}
    where id = ${version.promotionId}`)
}

/** Publishes the version that is offered, and says when it begins: nobody has been shown it before. */
export async function publish(
  tx: Tx,
  { id, number }: Pick<Promotion, 'id' | 'number'>,
  startsAt: number,
  now: number,
): Promise<void> {
  await tx.run(sql`
    update promotions.promotion
    set state = 'published', published_at = ${new Date(now)}
    where id = ${id}`)
  await tx.run(sql`
    update promotions.version
    set starts_at = ${new Date(startsAt)}
    where promotion_id = ${id} and number = ${number}`)
}

export async function end(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update promotions.promotion
    set state = 'ended', ended_at = ${new Date(now)}
    where id = ${id}`)
}

/**
 * Sets an amount of the budget aside in one guarded statement. `isFirstCome`: not beyond the budget; what joined members
 * earn is set aside in any case. Answers whether it was.
 */
export async function reserve(tx: Tx, id: bigint, amount: bigint, isFirstCome: boolean): Promise<boolean> {
  const changed = await tx.run(sql`
    update promotions.promotion
    set reserved = reserved + ${amount}::bigint
    where id = ${id}
      and (not ${isFirstCome}::boolean or budget is null or reserved + ${amount}::bigint <= budget)`)
  return changed > 0
}

/** What was claimed is paid; what was not goes back to the budget. */
export async function settleReserved(tx: Tx, id: bigint, claimed: bigint, returned: bigint): Promise<void> {
  await tx.run(sql`
    update promotions.promotion
    set paid = paid + ${claimed}::bigint, reserved = reserved - ${returned}::bigint
    where id = ${id}`)
}

export async function listPromotions(
  db: Queryable,
  filter: {
    id?: bigint
    search?: string | undefined
    state?: PromotionState | undefined
    kind?: PromotionKind | undefined
    category?: PromotionCategory | undefined
    currency?: string | undefined
    before?: string | undefined
    limit: number
  },
): Promise<KeptPromotion[]> {
  const { id, search, state, kind, category, currency, before, limit } = filter
  const rows = await db.many<Row & Omit<KeptPromotion, keyof Promotion>>(sql`
    select ${columns}, p.created_by as "createdBy", p.created_at as "createdAt", p.ended_at as "endedAt",
      (select count(*) from promotions.participation j where j.promotion_id = p.id and j.state = 'joined') as joined
    from ${tables}
    where true
      ${id === undefined ? empty : sql`and p.id = ${id}`}
      ${search ? sql`and exists (select from jsonb_each_text(v.titles) title where title.value ilike ${partOf(search)})` : empty}
      ${state === undefined ? empty : sql`and p.state = ${state}`}
      ${kind === undefined ? empty : sql`and p.kind = ${kind}`}
      ${category === undefined ? empty : sql`and p.category = ${category}`}
      ${currency === undefined ? empty : sql`and p.currency = ${currency}`}
      and ${below(sql`p.id`, before)}
    order by p.id desc
    limit ${limit}`)
  return rows.map(read)
}

/** Who wrote which version when, the newest first. */
export async function versionsOf(
  db: Queryable,
  id: bigint,
): Promise<{ version: number; createdBy: string; createdAt: number }[]> {
  return db.many(sql`
    select number as version, created_by as "createdBy", created_at as "createdAt"
    from promotions.version
    where promotion_id = ${id}
    order by number desc
    limit 100`)
}

/** Titles of promotions as they are offered now. */
export async function titlesOf(
  db: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Readonly<Record<string, string>>>> {
  const rows = await db.many<{ id: bigint; titles: Record<string, string> }>(sql`
    select p.id, v.titles
    from ${tables}
    where p.id = any(${ids}::bigint[])`)
  return new Map(rows.map(({ id, titles }) => [id, titles]))
}

/** Published promotions of a kind that were over before a moment and are not decided yet. */
export async function undecidedSince(db: Queryable, kind: PromotionKind, before: number): Promise<Promotion[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from ${tables}
    where p.state = 'published'
      and p.kind = ${kind}
      and p.decided_at is null
      and v.ends_at <= ${new Date(before)}
    order by p.id
    limit 200`)
  return rows.map(read)
}

/** Answers whether it was not decided before: whoever does so gives the prizes. */
export async function setDecided(tx: Tx, id: bigint, now: number): Promise<boolean> {
  const changed = await tx.run(sql`
    update promotions.promotion
    set decided_at = ${new Date(now)}
    where id = ${id} and decided_at is null`)
  return changed > 0
}

/** Races that run or have lately ended, those that end first before the others. */
export async function shownRaces(
  db: Queryable,
  currency: string,
  now: number,
  endedSince: number,
): Promise<Promotion[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from ${tables}
    where p.state = 'published'
      and p.kind = 'race'
      and p.currency = ${currency}
      and v.starts_at <= ${new Date(now)}
      and v.ends_at > ${new Date(endedSince)}
    order by v.ends_at <= ${new Date(now)}, v.ends_at, p.id
    limit 5`)
  return rows.map(read)
}
