import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { openAccounts } from '@croupier/server/modules/ledger/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'

/** The days over which somebody's entries lie: as far back as a record is asked for at once. */
const DAYS = 30
const BET = 40
const DEPOSIT = 22
/** Of so many lines one is no bet. */
const BETS_TO_A_DEPOSIT = 5_000

export interface BusyMember {
  id: bigint
  account: string
}

export function insertMember(database: Database): Promise<BusyMember> {
  return database.one<BusyMember>(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, created_at)
    values ('busy', 0, 'BDT', 'bench', 1, now())
    returning id, account`)
}

/** So many members, and the channel by which they pay each other. */
export async function loadPayers(database: Database, count: number, channel: string): Promise<BusyMember[]> {
  await database.run(sql`
    insert into wallet.deposit_channel (code, kind, name, currency, minimum, maximum, position, changed_at)
    values (${channel}, 'c2c', 'Pay a member', 'BDT', 1, 9000000000000, 1, now())`)
  return database.many<BusyMember>(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, created_at)
    select 'payer' || n, 0, 'BDT', 'bench', 1, now()
    from generate_series(1, ${count}::int) n
    returning id, account`)
}

/** A member with so many entries in the main purse, evenly over thirty days, each of one: bets, and few deposits. */
export async function loadBusyMember(database: Database, entries: number): Promise<BusyMember> {
  const member = await insertMember(database)
  const [house, purse] = await openAccounts(database, [
    { owner: 'bench', purse: 102, unit: 'BDT', guarded: false },
    { owner: `member:${member.id}`, purse: purseIds.main, unit: 'BDT', guarded: true },
  ])
  for (let age = DAYS; age >= 0; age -= 1) {
    await database.run(sql`call ledger.make_partition((now() at time zone 'UTC')::date - ${age}::int)`)
  }
  await database.run(sql`
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
    select ${purse}, n, 1, n, ${house}, at,
      (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid,
      case when n % ${BETS_TO_A_DEPOSIT}::int = 0 then ${DEPOSIT}::int else ${BET}::int end::smallint, 1::smallint, 1::smallint,
      gen_random_uuid()::text
    from (
      select n, now() - interval '30 days' + n * (interval '30 days' / ${entries}::double precision) as at
      from generate_series(1, ${entries}::bigint) n
    ) line`)
  await database.run(sql`update ledger.balance set balance = ${entries}, seq = ${entries} where account_id = ${purse}`)
  await database.pool.query('vacuum analyze ledger.journal')
  return member
}

/** So many withdrawals that wait to be paid by other members, each of the same amount in ledger units. */
export async function loadWaiting(
  database: Database,
  member: BusyMember,
  count: number,
  amount: bigint,
): Promise<void> {
  const { id } = await database.one<{ id: bigint }>(sql`
    insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at)
    values (${member.id}, 'ewallet', 'BKASH', 'Bench', '01700000000', now())
    returning id`)
  await database.run(sql`
    insert into wallet.withdrawal
      (reference, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank, payee_holder,
        payee_number, state, requested_at, changed_at, hold_key)
    select 'W' || lpad(n::text, 15, '0'), ${member.id}, ${member.account}, 'BDT', ${amount}, 0, ${id}, 'ewallet', 'BKASH',
      'Bench', '01700000000', 'matching', now() - n * interval '1 second', now(), gen_random_uuid()
    from generate_series(1, ${count}::int) n`)
  await database.pool.query('vacuum analyze wallet.withdrawal')
}
