import type { GoodArt, GoodType } from '@croupier/api/points/point-answers.ts'
import type { GoodState } from '@croupier/api/points/staff-point-answers.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { above, below } from '../../platform/page.ts'

/** Points in hundredths, money in ledger units, times in epoch milliseconds. */
export interface GoodDraft {
  art: GoodArt
  titles: Readonly<Record<string, string>>
  descriptions: Readonly<Record<string, string>>
  price: bigint
  amount: bigint | null
  stock: number | null
  perMember: number | null
  startsAt: number
  endsAt: number | null
  position: number
}

export interface Good extends GoodDraft {
  id: bigint
  type: GoodType
  currency: string | null
  state: GoodState
  taken: number
  createdBy: string
  createdAt: number
  /** When it was last written, epoch milliseconds. */
  changedAt: number
  publishedAt: number | null
  endedAt: number | null
}

const columns: Sql = sql`
  id, type, currency, state, art, titles, descriptions, price, amount, stock, taken, per_member as "perMember",
  starts_at as "startsAt", ends_at as "endsAt", position, created_by as "createdBy", created_at as "createdAt",
  changed_at as "changedAt", published_at as "publishedAt", ended_at as "endedAt"`

const moment = (at: number | null) => (at === null ? null : new Date(at))

export async function insertGood(
  tx: Tx,
  good: GoodDraft & Pick<Good, 'type' | 'currency' | 'createdBy' | 'createdAt'>,
): Promise<Good> {
  return tx.one<Good>(sql`
    insert into points.good
      (type, currency, art, titles, descriptions, price, amount, stock, per_member, starts_at, ends_at, position,
       created_by, created_at, changed_at)
    values
      (${good.type}, ${good.currency}, ${good.art}, ${JSON.stringify(good.titles)}::jsonb,
       ${JSON.stringify(good.descriptions)}::jsonb, ${good.price}, ${good.amount}, ${good.stock}, ${good.perMember},
       ${new Date(good.startsAt)}, ${moment(good.endsAt)}, ${good.position}, ${good.createdBy},
       ${new Date(good.createdAt)}, ${new Date(good.createdAt)})
    returning ${columns}`)
}

export async function updateGood(tx: Tx, id: bigint, good: GoodDraft, now: number): Promise<Good> {
  return tx.one<Good>(sql`
    update points.good
    set art = ${good.art}, titles = ${JSON.stringify(good.titles)}::jsonb,
      descriptions = ${JSON.stringify(good.descriptions)}::jsonb, price = ${good.price}, amount = ${good.amount},
      stock = ${good.stock}, per_member = ${good.perMember}, starts_at = ${new Date(good.startsAt)},
      ends_at = ${moment(good.endsAt)}, position = ${good.position}, changed_at = ${new Date(now)}
    where id = ${id}
    returning ${columns}`)
}

export async function publishGood(tx: Tx, id: bigint, now: number): Promise<Good> {
  return tx.one<Good>(sql`
    update points.good
    set state = 'published', published_at = ${new Date(now)}
    where id = ${id}
    returning ${columns}`)
}

export async function endGood(tx: Tx, id: bigint, now: number): Promise<Good> {
  return tx.one<Good>(sql`
    update points.good
    set state = 'ended', ended_at = ${new Date(now)}
    where id = ${id}
    returning ${columns}`)
}

export async function findGood(db: Queryable, id: bigint): Promise<Good | undefined> {
  return db.maybe<Good>(sql`select ${columns} from points.good where id = ${id}`)
}

export async function lockGood(tx: Tx, id: bigint): Promise<Good | undefined> {
  return tx.maybe<Good>(sql`select ${columns} from points.good where id = ${id} for update`)
}

/** Newest first. */
export async function listGoods(
  db: Queryable,
  { state, before, limit }: { state: GoodState | undefined; before: string | undefined; limit: number },
): Promise<Good[]> {
  return db.many<Good>(sql`
    select ${columns}
    from points.good
    where true
      ${state === undefined ? empty : sql`and state = ${state}`}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

const isShown = (now: number, currency: string): Sql => sql`
  state = 'published'
    and starts_at <= ${new Date(now)}
    and (ends_at is null or ends_at > ${new Date(now)})
    and (currency is null or currency = ${currency})`

/** What the mall has now for members of a currency, in the operator's order. */
export async function listShown(
  db: Queryable,
  filter: {
    now: number
    currency: string
    type: GoodType | undefined
    after: readonly [position: number, id: bigint] | undefined
    limit: number
  },
): Promise<Good[]> {
  const { now, currency, type, after, limit } = filter
  return db.many<Good>(sql`
    select ${columns}
    from points.good
    where ${isShown(now, currency)}
      ${type === undefined ? empty : sql`and type = ${type}`}
      and ${above(sql`position, id`, after && sql`${after[0]}::int, ${after[1]}::bigint`)}
    order by position, id
    limit ${limit}`)
}

export async function countShown(db: Queryable, now: number, currency: string): Promise<ReadonlyMap<GoodType, number>> {
  const rows = await db.many<{ type: GoodType; count: number }>(sql`
    select type, count(*)::int as count
    from points.good
    where ${isShown(now, currency)}
    group by type`)
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** Takes so many off the shelf; answers whether there were as many. */
export async function takeStock(tx: Tx, id: bigint, quantity: number): Promise<boolean> {
  const written = await tx.run(sql`
    update points.good
    set taken = taken + ${quantity}
    where id = ${id}
      and (stock is null or taken + ${quantity} <= stock)`)
  return written === 1
}

export async function returnStock(tx: Tx, id: bigint, quantity: number): Promise<void> {
  await tx.run(sql`
    update points.good
    set taken = taken - ${quantity}
    where id = ${id}`)
}
