import type { DepositKind } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { FeeTerms } from '../deposits/deposit.ts'

/** A way to pay in. Bounds and fixed fee are ledger units of the currency. */
export interface DepositChannel extends FeeTerms {
  code: string
  kind: DepositKind
  name: string
  provider: string | null
  currency: string
  minimum: bigint
  maximum: bigint
  payBank: string | null
  payHolder: string | null
  payNumber: string | null
  qrText: string | null
  instructions: string | null
  /** Which coin on which chain, where it takes one. */
  coin: string | null
  network: string | null
  /** Minutes of the merchant's day; both or neither. */
  opensMinute: number | null
  closesMinute: number | null
  /** From which VIP level on it is offered, and how many days after they registered. */
  leastLevel: number
  leastDays: number
  isOpen: boolean
  position: number
  changedAt: number
}

const columns: Sql = sql`
  c.code, c.kind, c.name, c.provider, c.currency, c.minimum, c.maximum, c.fee_numerator as "feeNumerator",
  c.fee_denominator as "feeDenominator", c.fee_fixed as "feeFixed", c.pay_bank as "payBank",
  c.pay_holder as "payHolder", c.pay_number as "payNumber", c.qr_text as "qrText", c.instructions, c.coin, c.network,
  c.opens_minute as "opensMinute", c.closes_minute as "closesMinute", c.least_level as "leastLevel", c.least_days as "leastDays",
  c.is_open as "isOpen", c.position,
  c.changed_at as "changedAt"`

/** Every channel, in the order members see them. */
export async function listChannels(db: Queryable): Promise<DepositChannel[]> {
  return db.many<DepositChannel>(sql`
    select ${columns}
    from wallet.deposit_channel c
    order by c.position, c.code`)
}

/** The channels that are open for a currency, with a provider that is open too. */
export async function openChannels(db: Queryable, currency: string): Promise<DepositChannel[]> {
  return db.many<DepositChannel>(sql`
    select ${columns}
    from wallet.deposit_channel c
    left join wallet.payment_provider p on p.code = c.provider
    where c.currency = ${currency}
      and c.is_open
      and coalesce(p.is_open, true)
    order by c.position, c.code`)
}

export async function writeChannel(tx: Tx, channel: DepositChannel): Promise<void> {
  await tx.run(sql`
    insert into wallet.deposit_channel
      (code, kind, name, provider, currency, minimum, maximum, fee_numerator, fee_denominator, fee_fixed,
       pay_bank, pay_holder, pay_number, qr_text, instructions, coin, network, opens_minute, closes_minute, least_level, least_days,
       is_open, position, changed_at)
    values
      (${channel.code}, ${channel.kind}, ${channel.name}, ${channel.provider}, ${channel.currency}, ${channel.minimum},
       ${channel.maximum}, ${channel.feeNumerator}, ${channel.feeDenominator}, ${channel.feeFixed},
       ${channel.payBank}, ${channel.payHolder}, ${channel.payNumber}, ${channel.qrText}, ${channel.instructions}, ${channel.coin}, ${channel.network},
       ${channel.opensMinute}, ${channel.closesMinute}, ${channel.leastLevel}, ${channel.leastDays}, ${channel.isOpen}, ${channel.position}, ${new Date(channel.changedAt)})
    on conflict (code) do update
    set kind = excluded.kind,
        name = excluded.name,
        provider = excluded.provider,
        currency = excluded.currency,
        minimum = excluded.minimum,
        maximum = excluded.maximum,
        fee_numerator = excluded.fee_numerator,
        fee_denominator = excluded.fee_denominator,
        fee_fixed = excluded.fee_fixed,
        pay_bank = excluded.pay_bank,
        pay_holder = excluded.pay_holder,
        pay_number = excluded.pay_number,
        qr_text = excluded.qr_text,
        instructions = excluded.instructions,
        coin = excluded.coin,
        network = excluded.network,
        opens_minute = excluded.opens_minute,
        closes_minute = excluded.closes_minute,
        least_level = excluded.least_level,
        least_days = excluded.least_days,
        is_open = excluded.is_open,
        position = excluded.position,
        changed_at = excluded.changed_at`)
}
