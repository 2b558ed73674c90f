import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeAll, expect, it } from 'vitest'
import { type Queryable, type Sql, sql } from '../../platform/database.ts'
import { listDeposits } from './deposits/deposits-store.ts'
import { listWithdrawals } from './withdrawals/withdrawals-store.ts'

const database = useDatabase()

/** The plan of the one statement that is asked. */
async function planOf(ask: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = ''
  const many = async (statement: Sql) => {
    const rows = await database().many<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
    plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return []
  }
  await ask({ ...database(), many } as unknown as Queryable)
  return plan
}

// A table of a few rows has no plan worth a test: every way through it costs the same.
beforeAll(async () => {
  await database().run(sql`
    insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at)
    values (1, 'ewallet', 'BKASH', 'Rahim Uddin', '01711111111', now())`)
  await database().run(sql`
    insert into wallet.withdrawal
      (reference, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank, payee_holder,
       payee_number, state, requested_at, changed_at, closed_at, hold_key, close_key, taken_by, taken_at)
    select 'W261121' || lpad(n::text, 9, '0'), n % 50, 'rahim', 'BDT', 1000, 0, a.id, a.kind, a.bank, a.holder, a.number,
           'rejected', at, at, at, gen_random_uuid(), gen_random_uuid(), case when n % 5000 = 0 then 'staff:rafiq' end,
           case when n % 5000 = 0 then at end
    from wallet.payout_account a, generate_series(1, 20000) n,
      lateral (select now() - n * interval '1 minute' as at) moment`)
  await database().run(sql`
    insert into wallet.deposit_channel
      (code, kind, name, currency, minimum, maximum, fee_numerator, fee_denominator, fee_fixed, position, is_open,
       changed_at, pay_bank, pay_holder, pay_number)
    select code, 'mt', code, 'BDT', 1, 2, 0, 1, 0, 0, true, now(), 'BKASH', 'the house', '01700000000'
    from unnest(array['busy', 'quiet']) code`)
  await database().run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, currency, amount, fee_numerator, fee_denominator, fee_fixed, state,
       made_at, expires_at)
    select 'D261121' || lpad(n::text, 9, '0'), n % 50, 'rahim', case when n % 5000 = 0 then 'quiet' else 'busy' end, 'mt',
           'BDT', 1000, 0, 1, 0, 'expired', at, at
    from generate_series(1, 20000) n, lateral (select now() - n * interval '1 minute' as at) moment`)
  await database().run(sql`analyze wallet.withdrawal, wallet.deposit_order, wallet.deposit_channel`)
})

it.each<[string, (db: Queryable) => Promise<unknown>]>([
  [
    'what I have taken',
    (db) => listWithdrawals(db, { takenBy: { account: 'staff:rafiq' }, order: 'oldest', limit: 51 }),
  ],
  ['what anybody has', (db) => listWithdrawals(db, { takenBy: 'anybody', order: 'newest', limit: 51 })],
  ['deposits of a quiet channel', (db) => listDeposits(db, { channel: 'quiet', limit: 51 })],
])('operators’ lists read an index, not every order there ever was: %s', async (_name, ask) => {
  const plan = await planOf(ask)

  expect(plan).toMatch(/withdrawal_taken|deposit_order_channel/)
  expect(plan).not.toContain('Seq Scan on withdrawal')
  expect(plan).not.toContain('Seq Scan on deposit_order')
})
