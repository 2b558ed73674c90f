import { boundedAmount, type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What a provider holds of ours, by our own orders: what it took less what it paid. Ledger units. */
export interface ProviderPosition {
  provider: string
  currency: string
  paidIn: bigint
  paidOut: bigint
}

/** The kept sums, and what moved since they were last brought up to date. */
export async function providerPositions(db: Queryable): Promise<ProviderPosition[]> {
  return db.many<ProviderPosition>(sql`
    select provider, currency, ${boundedAmount(sql`sum(paid_in)`)} as "paidIn", ${boundedAmount(sql`sum(paid_out)`)} as "paidOut"
    from (
      select provider, currency, paid_in, paid_out from wallet.provider_position
      union all
      select provider, currency, paid_in, paid_out from wallet.provider_movement
    ) moved
    group by provider, currency
    order by provider, currency`)
}

/** Adds what moved to the kept sums, in one statement: every movement is counted either here or there. */
export async function sumMovements(tx: Tx): Promise<void> {
  await tx.run(sql`
    with moved as (
      delete from wallet.provider_movement
      returning provider, currency, paid_in, paid_out
    )
    insert into wallet.provider_position as p (provider, currency, paid_in, paid_out)
    select provider, currency, sum(paid_in), sum(paid_out)
    from moved
    group by provider, currency
    order by provider, currency
    on conflict (provider, currency) do update
    set paid_in = p.paid_in + excluded.paid_in, paid_out = p.paid_out + excluded.paid_out`)
}

export interface ProviderSuccess {
  provider: string
  finished: number
  paid: number
  /** Whose orders they are, and how many of those members have one that was paid. */
  members: number
  payers: number
}

/** Of the orders made since a moment, and since the provider was changed last, whose end is known: how many were paid. */
export async function providerSuccess(db: Queryable, since: number): Promise<ProviderSuccess[]> {
  return db.many<ProviderSuccess>(sql`
    select
      p.code as provider,
      count(d.id) filter (where d.state in ('paid', 'failed', 'expired'))::int as finished,
      count(d.id) filter (where d.state = 'paid')::int as paid,
      count(distinct d.member_id) filter (where d.state in ('paid', 'failed', 'expired'))::int as members,
      count(distinct d.member_id) filter (where d.state = 'paid')::int as payers
    from wallet.payment_provider p
    left join wallet.deposit_order d
      on d.provider = p.code
      and d.extra_of is null
      and d.made_at >= greatest(${new Date(since)}::timestamptz, p.changed_at)
    group by p.code
    order by p.code`)
}

/** Closes an open provider by itself. False where it is closed already. */
export async function switchOff(tx: Tx, code: string, now: number): Promise<boolean> {
  const changed = await tx.run(sql`
    update wallet.payment_provider
    set is_open = false, switched_off_at = ${new Date(now)}
    where code = ${code} and is_open`)
  return changed === 1
}
