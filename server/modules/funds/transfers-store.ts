import type { TransferDirection, TransferFailure, TransferState } from '@croupier/api/funds/transfer-choices.ts'
import { empty, join, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import { kinds } from './funds-words.ts'
import { resultTotals } from './results-store.ts'
import type { Transfer } from './transfer.ts'

const columns: Sql = sql`
  id, reference, member_id as "memberId", account, vendor_id::int as "vendorId", direction, currency, amount, state,
  valid_until as "validUntil", requested_at as "requestedAt", checked_at as "checkedAt", closed_at as "closedAt",
  failure, reason, ruled_by as "ruledBy", ruling, answered_at as "answeredAt", contradiction,
  corrected_at as "correctedAt", owed, recovered`

export interface NewTransfer
  extends Pick<
    Transfer,
    'reference' | 'memberId' | 'account' | 'vendorId' | 'direction' | 'currency' | 'amount' | 'validUntil'
  > {
  at: number
  /** Of what is held until it is known; null for a transfer out. */
  holdKey: string | null
}

/** Writes a transfer before its vendor is asked; undefined where one of this member with the vendor is under way. */
export function insertTransfer(tx: Tx, wish: NewTransfer): Promise<Transfer | undefined> {
  const at = new Date(wish.at)
  return tx.maybe<Transfer>(sql`
    insert into funds.transfer
      (reference, member_id, account, vendor_id, direction, currency, amount, state, valid_until, requested_at,
       changed_at, hold_key)
    values
      (${wish.reference}, ${wish.memberId}, ${wish.account}, ${wish.vendorId}, ${wish.direction}, ${wish.currency},
       ${wish.amount}, 'sending', ${new Date(wish.validUntil)}, ${at}, ${at}, ${wish.holdKey})
    on conflict (member_id, vendor_id) where state in ('sending', 'unknown') do nothing
    returning ${columns}`)
}

/** Which vendors these transfers of a member go to or come from. */
export function vendorsOfTransfers(
  db: Queryable,
  memberId: bigint,
  references: readonly string[],
): Promise<Pick<Transfer, 'reference' | 'vendorId'>[]> {
  return db.many(sql`
    select reference, vendor_id::int as "vendorId"
    from funds.transfer
    where reference = any(${references}::text[]) and member_id = ${memberId}`)
}

export function findTransfer(db: Queryable, reference: string): Promise<Transfer | undefined> {
  return db.maybe<Transfer>(sql`
    select ${columns}
    from funds.transfer
    where reference = ${reference}`)
}

/** Locks the transfer's row until the transaction ends. */
export function lockTransfer(tx: Tx, reference: string): Promise<Transfer | undefined> {
  return tx.maybe<Transfer>(sql`
    select ${columns}
    from funds.transfer
    where reference = ${reference}
    for update`)
}

/** Marks a locked transfer as one of unknown outcome. */
export function markUnknown(tx: Tx, id: bigint, now: number): Promise<Transfer> {
  return tx.one<Transfer>(sql`
    update funds.transfer
    set state = 'unknown', changed_at = ${new Date(now)}
    where id = ${id}
    returning ${columns}`)
}

export type Closing =
  | {
      state: 'done'
      closeKey: string
      result: bigint
      resultKey: string | null
      recovered: bigint
      recoveredKey: string | null
    }
  | { state: 'refused'; closeKey: string | null; failure: TransferFailure; reason: string | null }

/** A ruling on a transfer whose vendor cannot be asked: who approves it, as named in the audit log, and why. */
export interface TransferRuling {
  ruledBy: string
  note: string
}

/** Ends a locked transfer and answers it as it is now. */
export function closeTransfer(
  tx: Tx,
  id: bigint,
  closing: Closing,
  now: number,
  ruling?: TransferRuling,
): Promise<Transfer> {
  const at = new Date(now)
  const end =
    closing.state === 'done'
      ? sql`result = ${closing.result}, result_key = ${closing.resultKey}, recovered = ${closing.recovered},
            recovered_key = ${closing.recoveredKey}`
      : sql`failure = ${closing.failure}, reason = ${closing.reason}`
  return tx.one<Transfer>(sql`
    update funds.transfer
    set state = ${closing.state}, close_key = ${closing.closeKey}, changed_at = ${at}, closed_at = ${at},
        ruled_by = ${ruling?.ruledBy ?? null}, ruling = ${ruling?.note ?? null}, ${end}
    where id = ${id}
    returning ${columns}`)
}

/** Keeps the vendor's answer on a locked transfer that was settled otherwise; null where it agrees. */
export function keepContradiction(tx: Tx, id: bigint, contradiction: Transfer['contradiction']): Promise<Transfer> {
  return tx.one<Transfer>(sql`
    update funds.transfer
    set contradiction = ${contradiction}
    where id = ${id}
    returning ${columns}`)
}

/** Says of a locked transfer that its vendor answered, and as operators had ruled. */
export function markAnswered(tx: Tx, id: bigint, now: number): Promise<Transfer> {
  return tx.one<Transfer>(sql`
    update funds.transfer
    set answered_at = ${new Date(now)}
    where id = ${id}
    returning ${columns}`)
}

export interface WrittenCorrection {
  contradiction: 'done' | 'refused'
  correctionKey: string | null
  owed: bigint
  owedKey: string | null
  /** How much of what comes back pays what the wallet owed. Ledger units. */
  recovered: bigint
  recoveredKey: string | null
}

/** Writes down how a locked transfer's ruling is put right by its vendor's word, before it is booked. */
export function correctTransfer(tx: Tx, id: bigint, correction: WrittenCorrection, now: number): Promise<Transfer> {
  const { contradiction, correctionKey, owed, owedKey, recovered, recoveredKey } = correction
  const at = new Date(now)
  return tx.one<Transfer>(sql`
    update funds.transfer
    set contradiction = ${contradiction}, answered_at = ${at}, corrected_at = ${at},
        correction_key = ${correctionKey}, owed = ${owed}, owed_key = ${owedKey},
        -- Of one that had been done before, what it recovered then stands.
        recovered = case when ${recoveredKey}::uuid is null then recovered else ${recovered} end,
        recovered_key = coalesce(${recoveredKey}, recovered_key)
    where id = ${id}
    returning ${columns}`)
}

export async function markChecked(db: Queryable, reference: string, now: number): Promise<void> {
  await db.run(sql`
    update funds.transfer
    set checked_at = ${new Date(now)}
    where reference = ${reference}`)
}

/** A member's transfers under way, at most one with each vendor. */
export function openTransfersOf(db: Queryable, memberId: bigint): Promise<Transfer[]> {
  return db.many<Transfer>(sql`
    select ${columns}
    from funds.transfer
    where member_id = ${memberId} and state in ('sending', 'unknown')
    order by id
    limit 1000`)
}

/** What operators ruled on between a member and a vendor, and the vendor has not answered: oldest first. */
export function unansweredRulings(db: Queryable, memberId: bigint, vendorId: number): Promise<Transfer[]> {
  return db.many<Transfer>(sql`
    select ${columns}
    from funds.transfer
    where member_id = ${memberId} and vendor_id = ${vendorId} and ruled_by is not null and answered_at is null
    order by id`)
}

/** Whether the vendor's answer is due for any of a member's transfers with it. */
export async function isAnyAwaited(db: Queryable, memberId: bigint, vendorId: number): Promise<boolean> {
  const { isAny } = await db.one<{ isAny: boolean }>(sql`
    select exists (
        select from funds.transfer
        where member_id = ${memberId} and vendor_id = ${vendorId} and state in ('sending', 'unknown'))
      or exists (
        select from funds.transfer
        where member_id = ${memberId} and vendor_id = ${vendorId} and ruled_by is not null and answered_at is null)
      as "isAny"`)
  return isAny
}

/** What operators ruled on so long ago, and its vendor was not asked about since. Least recently asked about first. */
export async function quietRulings(db: Queryable, since: number, limit: number): Promise<string[]> {
  const at = new Date(since)
  const rows = await db.many<{ reference: string }>(sql`
    select reference
    from funds.transfer
    where ruled_by is not null
      and answered_at is null
      and changed_at < ${at}
      and (checked_at is null or checked_at < ${at})
    order by checked_at nulls first
    limit ${limit}`)
  return rows.map(({ reference }) => reference)
}

/** Transfers whose outcome nobody knows, and of which nothing was heard since. Least recently asked about first. */
export async function quietTransfers(db: Queryable, since: number, limit: number): Promise<string[]> {
  const at = new Date(since)
  const rows = await db.many<{ reference: string }>(sql`
    select reference
    from funds.transfer
    where state in ('sending', 'unknown')
      and changed_at < ${at}
      and (checked_at is null or checked_at < ${at})
    order by checked_at nulls first
    limit ${limit}`)
  return rows.map(({ reference }) => reference)
}

export interface TransferFilter {
  memberId?: bigint | undefined
  vendorId?: number | undefined
  direction?: TransferDirection | undefined
  state?: TransferState | undefined
  reference?: string | undefined
  /** Transfers whose vendor's own answer is still due, `isAwaited` in SQL. */
  isAwaited?: boolean | undefined
  /** Those whose vendor says otherwise than how they were settled. */
  isContradicted?: boolean | undefined
  /** The last row of the page before. */
  before?: string | undefined
  limit: number
}

/** A page of transfers, newest first. */
export function listTransfers(db: Queryable, filter: TransferFilter): Promise<Transfer[]> {
  const { memberId, vendorId, direction, state, reference, isAwaited, isContradicted, before, limit } = filter
  const conditions = [
    ...(memberId === undefined ? [] : [sql`member_id = ${memberId}`]),
    ...(vendorId === undefined ? [] : [sql`vendor_id = ${vendorId}`]),
    ...(direction === undefined ? [] : [sql`direction = ${direction}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(reference === undefined ? [] : [sql`reference = ${reference}`]),
    ...(isAwaited ? [sql`(state in ('sending', 'unknown') or (ruled_by is not null and answered_at is null))`] : []),
    ...(isContradicted ? [sql`contradiction is not null`] : []),
    below(sql`id`, before),
  ]
  const where = conditions.length === 0 ? empty : sql`where ${join(conditions, ' and ')}`
  return db.many<Transfer>(sql`
    select ${columns}
    from funds.transfer
    ${where}
    order by id desc
    limit ${limit}`)
}

/** What these rows say was moved, for the ledger's proof to compare with the journal. */
export const transferTotals: Sql = sql`
  select ${kinds.hold}::smallint as kind, currency as unit, sum(amount)::numeric as amount
  from funds.transfer
  where direction = 'in'
  group by currency
  union all
  select ${kinds.return}::smallint, currency, sum(amount)::numeric
  from funds.transfer
  where direction = 'in' and state = 'refused'
  group by currency
  union all
  select ${kinds.transferIn}::smallint, currency, sum(amount)::numeric
  from funds.transfer
  where direction = 'in' and state = 'done'
  group by currency
  union all
  select ${kinds.transferOut}::smallint, currency, sum(amount)::numeric
  from funds.transfer
  where direction = 'out' and state = 'done'
  group by currency
  union all
  select ${kinds.correction}::smallint, currency, sum(amount - owed)::numeric
  from funds.transfer
  where correction_key is not null
  group by currency
  union all
  select ${kinds.owed}::smallint, currency, sum(owed)::numeric
  from funds.transfer
  where owed_key is not null
  group by currency
  union all
  select ${kinds.recovered}::smallint, currency, sum(recovered)::numeric
  from funds.transfer
  where recovered_key is not null
  group by currency
  union all
  ${resultTotals}`
