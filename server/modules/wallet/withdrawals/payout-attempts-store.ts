import type { PayoutAttemptState } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { PayoutAttempt } from './withdrawal.ts'

const columns = sql`
  reference, number, provider, state, provider_reference as "providerReference", reason, began_at as "beganAt",
  answered_at as "answeredAt"`

/** The attempts to pay a withdrawal, oldest first. */
export async function attemptsOf(db: Queryable, withdrawalId: bigint): Promise<PayoutAttempt[]> {
  return db.many<PayoutAttempt>(sql`
    select ${columns}
    from wallet.payout_attempt
    where withdrawal_id = ${withdrawalId}
    order by number
    limit 1000`)
}

/** The withdrawal that an attempt is of. */
export async function withdrawalOfAttempt(
  db: Queryable,
  attempt: string,
  provider: string,
): Promise<string | undefined> {
  const row = await db.maybe<{ reference: string }>(sql`
    select w.reference
    from wallet.payout_attempt a
    join wallet.withdrawal w on w.id = a.withdrawal_id
    where a.reference = ${attempt} and a.provider = ${provider}`)
  return row?.reference
}

/** Written before the provider is asked. Asking again under the same reference begins the same attempt again. */
export async function beginPayout(
  tx: Tx,
  attempt: { reference: string; withdrawalId: bigint; number: number; provider: string; at: number },
): Promise<void> {
  await tx.run(sql`
    insert into wallet.payout_attempt (reference, withdrawal_id, number, provider, state, began_at)
    values (${attempt.reference}, ${attempt.withdrawalId}, ${attempt.number}, ${attempt.provider}, 'sending',
            ${new Date(attempt.at)})
    on conflict (reference) do update
    set state = 'sending', began_at = excluded.began_at, answered_at = null`)
}

/** What the provider said of an attempt. What it said last of whether it paid is not overwritten by less. */
export async function noteAnswer(
  tx: Tx,
  reference: string,
  answer: { state: PayoutAttemptState; providerReference?: string; reason?: string; at: number },
): Promise<void> {
  const isFinal = answer.state === 'paid' || answer.state === 'failed'
  await tx.run(sql`
    update wallet.payout_attempt
    set state = case when ${isFinal} or state not in ('paid', 'failed') then ${answer.state} else state end,
      provider_reference = coalesce(${answer.providerReference ?? null}, provider_reference),
      reason = coalesce(${answer.reason ?? null}, reason),
      answered_at = ${new Date(answer.at)}
    where reference = ${reference}`)
}
