import { type Queryable, type Sql, sql } from '../../../platform/database.ts'

/** What the house keeps of a deposit, of those like it, and of those before it. */
export interface DepositFacts {
  hasPaidBefore: boolean
  unpaidBefore: number
  isPictureKnown: boolean
  isPayerShared: boolean
  isAddressShared: boolean
  isLate: boolean
  isPaidAgain: boolean
  /** The name on the member's first account; null where they have none. */
  holder: string | null
}

/** Addresses are handed on: who had one longer ago says nothing. */
const ADDRESS_DAYS = 30

/** A name as `isSameHolder` compares it. The index deposit_order_payer is by this expression. */
const plain = (name: Sql) => sql`btrim(regexp_replace(lower(normalize(${name}, NFKC)), '[\\s.]+', ' ', 'g'))`

/** The facts of these deposits, by their ids. @param unpaidMost how many orders before each are looked at */
export async function factsOfDeposits(
  db: Queryable,
  ids: readonly bigint[],
  unpaidMost: number,
): Promise<ReadonlyMap<bigint, DepositFacts>> {
  const rows = await db.many<DepositFacts & { id: bigint }>(sql`
    select d.id,
      exists (
        select from wallet.deposit_order p
        where p.member_id = d.member_id and p.state = 'paid' and p.made_at < d.made_at
      ) as "hasPaidBefore",
      (
        select count(*)::int
        from (
          select b.state, b.expires_at
          from wallet.deposit_order b
          where b.member_id = d.member_id and (b.made_at, b.id) < (d.made_at, d.id)
          order by b.made_at desc, b.id desc
          limit ${unpaidMost}
        ) before
        where before.state in ('expired', 'failed')
          or (before.state in ('opening', 'waiting') and before.expires_at <= d.made_at)
      ) as "unpaidBefore",
      exists (
        select from wallet.deposit_order s where s.slip = d.slip and s.id <> d.id
      ) as "isPictureKnown",
      exists (
        select from wallet.deposit_order n
        where ${plain(sql`n.payer_name`)} = ${plain(sql`d.payer_name`)} and n.member_id <> d.member_id
      ) as "isPayerShared",
      exists (
        select from wallet.deposit_order i
        where i.ip = d.ip and i.member_id <> d.member_id
          and i.made_at between d.made_at - make_interval(days => ${ADDRESS_DAYS})
                            and d.made_at + make_interval(days => ${ADDRESS_DAYS})
      ) as "isAddressShared",
      coalesce(coalesce(d.seen_at, d.arrived_at) > d.expires_at and d.extra_of is null, false) as "isLate",
      (
        d.extra_of is not null
        or exists (select from wallet.deposit_order e where e.extra_of = d.id)
        or (
          select count(distinct r.report ->> 'providerReference')
          from wallet.payment_event r
          where r.reference = d.reference and r.report ->> 'outcome' = 'paid'
        ) > 1
      ) as "isPaidAgain",
      (
        select a.holder from wallet.payout_account a where a.member_id = d.member_id order by a.id limit 1
      ) as holder
    from wallet.deposit_order d
    where d.id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
