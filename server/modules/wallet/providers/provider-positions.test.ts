import { useDatabase } from '@croupier/dev/testing/database.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Queryable, sql } from '../../../platform/database.ts'
import { providerPositions, sumMovements } from './provider-figures-store.ts'

const database = useDatabase()

/** What the sums must come to, added up from every order. */
const recounted = (db: Queryable) =>
  db.many<{ provider: string; currency: string; paidIn: bigint; paidOut: bigint }>(sql`
    select provider, currency, sum(paid_in)::bigint as "paidIn", sum(paid_out)::bigint as "paidOut"
    from (
      select provider, currency, credited as paid_in, 0 as paid_out
      from wallet.deposit_order
      where provider is not null and state = 'paid'
      union all
      select a.provider, w.currency, 0, w.amount - w.fee - w.received
      from wallet.payout_attempt a
      join wallet.withdrawal w on w.id = a.withdrawal_id
      where a.state = 'paid' and w.state = 'paid'
    ) moved
    group by provider, currency
    order by provider, currency`)
const isSomething = ({ paidIn, paidOut }: { paidIn: bigint; paidOut: bigint }) => paidIn !== 0n || paidOut !== 0n
const kept = async (db: Queryable) => (await providerPositions(db)).filter(isSomething)

let orders = 0

async function deposit(db: Queryable, { at, amount, isPaid }: { at: string; amount: bigint; isPaid: boolean }) {
  const reference = `DPOSITION${(orders += 1)}`
  await db.run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator, fee_fixed,
       state, made_at, expires_at)
    values (${reference}, 1, 'nobody', ${at}, 'pg', ${at}, 'BDT', ${amount}, 0, 1, 0, 'waiting', now(), now())`)
  if (!isPaid) return
  await db.run(sql`
    update wallet.deposit_order
    set state = 'paid', credited = ${amount}, fee = 0, posting_key = gen_random_uuid(), settled_at = now()
    where reference = ${reference}`)
}

const sayPaid = (db: Queryable, reference: string, state: string) =>
  db.run(sql`update wallet.payout_attempt set state = ${state}, answered_at = now() where reference = ${reference}`)
const closePaid = (db: Queryable, reference: string) =>
  db.run(sql`
    update wallet.withdrawal
    set state = 'paid', closed_at = now(), close_key = gen_random_uuid()
    where reference = ${reference}`)

type Ends =
  | 'attempt first'
  | 'withdrawal first'
  | 'attempt alone'
  | 'withdrawal alone'
  | 'said to have failed after all'

async function payout(db: Queryable, { at, amount, ends }: { at: string; amount: bigint; ends: Ends }) {
  const reference = `WPOSITION${(orders += 1)}`
  const { id } = await db.one<{ id: bigint }>(sql`
    insert into wallet.withdrawal
      (reference, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank, payee_holder,
       payee_number, state, requested_at, changed_at, hold_key)
    select ${reference}, 1, 'nobody', 'BDT', ${amount}, 0, a.id, 'ewallet', 'BKASH', 'Nobody', '017', 'sending', now(), now(),
      gen_random_uuid()
    from wallet.payout_account a
    limit 1
    returning id`)
  const attempt = `P${reference}`
  await db.run(sql`
    insert into wallet.payout_attempt (reference, withdrawal_id, number, provider, state, began_at)
    values (${attempt}, ${id}, 1, ${at}, 'sending', now())`)
  if (ends !== 'withdrawal first' && ends !== 'withdrawal alone') await sayPaid(db, attempt, 'paid')
  if (ends !== 'attempt alone') await closePaid(db, reference)
  if (ends === 'withdrawal first') await sayPaid(db, attempt, 'paid')
  if (ends === 'said to have failed after all') await sayPaid(db, attempt, 'failed')
}

beforeAll(async () => {
  for (const code of ['gate', 'pier']) {
    await database().run(sql`
      insert into wallet.payment_provider (code, protocol, url, secret_sealed, changed_at)
      values (${code}, 'hosted-page', 'https://gate.example', 's1.x', now())`)
    await database().run(sql`
      insert into wallet.deposit_channel (code, kind, name, provider, currency, minimum, maximum, changed_at)
      values (${code}, 'pg', 'Gate', ${code}, 'BDT', 1, 9, now())`)
  }
  await database().run(sql`
    insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at)
    values (1, 'ewallet', 'BKASH', 'Nobody', '017', now())`)
})

describe('[H-03] what each provider holds of the house’s', () => {
  it('is what all orders add up to, whatever becomes of them and whenever it is summed', async () => {
    const at = fc.constantFrom('gate', 'pier')
    const amount = fc.bigInt({ min: 1n, max: 1_000_000n })
    const ends = fc.constantFrom<Ends>(
      'attempt first',
      'withdrawal first',
      'attempt alone',
      'withdrawal alone',
      'said to have failed after all',
    )
    const step = fc.oneof(
      fc.record({ at, amount, isPaid: fc.boolean() }).map((of) => (db: Queryable) => deposit(db, of)),
      fc.record({ at, amount, ends }).map((of) => (db: Queryable) => payout(db, of)),
      fc.constant(() => database().transaction((tx) => sumMovements(tx))),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps) await each(database())
        expect(await kept(database())).toEqual(await recounted(database()))
      }),
      { numRuns: 25 },
    )
    await database().transaction((tx) => sumMovements(tx))
    const left = await database().many(sql`select from wallet.provider_movement`)
    expect(left).toEqual([])
    expect(await kept(database())).toEqual(await recounted(database()))
  })

  it('loses nothing where two sum it up while money moves', async () => {
    const move = () => deposit(database(), { at: 'gate', amount: 7n, isPaid: true })
    const sum = () => database().transaction((tx) => sumMovements(tx))
    await Promise.all([move(), sum(), move(), sum(), move(), sum(), move()])
    await sum()
    expect(await kept(database())).toEqual(await recounted(database()))
  })
})
