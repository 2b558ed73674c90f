import { assert } from '@croupier/basis/assert.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** An account to open. The same owner, purse and unit is the same account forever. */
export interface Opening {
  /** The caller's own reference to whose account it is. */
  owner: string
  /** A registered purse. */
  purse: number
  /** A registered unit: a currency code, or whatever else is counted. */
  unit: string
  /** Guarded accounts keep a floor and a statement; unguarded ones (house, clearing, income) are never waited for. */
  guarded: boolean
  /** Units below which no debit may take a guarded account; 0 where absent. */
  floor?: bigint
}

/** Opens what is not open yet; answers the account numbers in the order asked for. */
export async function openAccounts(tx: Queryable, openings: readonly Opening[]): Promise<bigint[]> {
  if (openings.length === 0) return []
  const row = await tx.one<{ ids: bigint[] }>(sql`
    select ledger.open_accounts(
      ${openings.map((opening) => opening.owner)}::text[],
      ${openings.map((opening) => opening.purse)}::smallint[],
      ${openings.map((opening) => opening.unit)}::text[],
      ${openings.map((opening) => opening.guarded)}::boolean[],
      ${openings.map((opening) => opening.floor ?? 0n)}::bigint[]
    ) as ids`)
  return row.ids
}

export interface Account {
  id: bigint
  owner: string
  purse: number
  unit: string
  guarded: boolean
}

/** Every account of these owners, in order of owner and purse. */
export function accountsOf(database: Queryable, owners: readonly string[]): Promise<Account[]> {
  return database.many<Account>(sql`
    select a.id, a.owner, a.purse, u.code as unit, a.guarded
    from ledger.account a
    join ledger.unit u on u.id = a.unit
    where a.owner = any (${owners}::text[])
    order by a.owner, a.purse, a.unit`)
}

/** The owner of an account and the purse, by its registered name. */
export interface AccountName {
  owner: string
  purse: string
}

/** What the accounts are called, for those who read a statement's other side. */
export async function accountNames(
  database: Queryable,
  accounts: readonly bigint[],
): Promise<Map<bigint, AccountName>> {
  const rows = await database.many<AccountName & { id: bigint }>(sql`
    select a.id, a.owner, p.name as purse
    from ledger.account a
    join ledger.purse p on p.id = a.purse
    where a.id = any (${accounts}::bigint[])`)
  return new Map(rows.map(({ id, owner, purse }) => [id, { owner, purse }]))
}

export interface Balance {
  account: bigint
  unit: string
  balance: bigint
  /** Number of the last statement line of a guarded account: a message with a lower one is older. */
  seq: bigint | undefined
  /** Units that may be debited now: nothing where debits are closed; undefined where nothing guards the account. */
  available: bigint | undefined
  isDebitClosed: boolean
}

interface BalanceRow {
  id: bigint
  unit: string
  balance: string
  seq: bigint | null
  floor: bigint | null
  debit_closed: boolean | null
}

/** Balances by account number. @throws BrokenInvariant where an account does not exist. */
export async function balancesOf(database: Queryable, accounts: readonly bigint[]): Promise<Map<bigint, Balance>> {
  const rows = await database.many<BalanceRow>(sql`
    select
      a.id, u.code as unit, b.seq, b.floor, b.debit_closed,
      coalesce(
        b.balance::numeric,
        t.balance + coalesce((select sum(tail.amount) from ledger.tail where tail.account_id = a.id), 0)
      )::text as balance
    from ledger.account a
    join ledger.unit u on u.id = a.unit
    left join ledger.balance b on b.account_id = a.id
    left join ledger.total t on t.account_id = a.id
    where a.id = any (${accounts}::bigint[])`)
  const balances = new Map<bigint, Balance>()
  for (const row of rows) {
    const balance = BigInt(row.balance)
    const isDebitClosed = row.debit_closed ?? false
    balances.set(row.id, {
      account: row.id,
      unit: row.unit,
      balance,
      seq: row.seq ?? undefined,
      available: row.floor === null ? undefined : isDebitClosed ? 0n : balance - row.floor,
      isDebitClosed,
    })
  }
  for (const account of accounts) assert(balances.has(account), `account ${account} is open`)
  return balances
}

/**
 * Locks guarded accounts, in order of number, and answers their balances as they are under the lock: for deciding
 * from which purse to take before the one posting of the same transaction.
 */
export async function lockBalances(tx: Tx, accounts: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const rows = await tx.many<{ account_id: bigint; balance: bigint }>(sql`
    select account_id, balance
    from ledger.lock_balances(${accounts}::bigint[])`)
  return new Map(rows.map((row) => [row.account_id, row.balance]))
}

/**
 * Sets the balance below which no debit may take an account (units; negative grants credit).
 * Answers `below` and changes nothing where the balance is lower than the new floor.
 */
export async function setFloor(tx: Tx, account: bigint, floor: bigint): Promise<'set' | 'below'> {
  const written = await tx.run(sql`
    update ledger.balance
    set floor = ${floor}
    where account_id = ${account} and balance >= ${floor}`)
  if (written === 1) return 'set'
  const known = await tx.maybe(sql`select from ledger.balance where account_id = ${account}`)
  assert(known, `account ${account} is open and guarded`)
  return 'below'
}

/**
 * Stops debits of guarded accounts from the next posting on, in every process; credits and corrections still land.
 * Each reason closes for itself: the accounts open again when the last reason is lifted.
 */
export async function closeDebits(tx: Tx, accounts: readonly bigint[], reason: string): Promise<void> {
  await tx.run(sql`
    with locked as materialized (
      select account_id from ledger.lock_balances(${accounts}::bigint[])
    ),
    closed as (
      insert into ledger.closure (account_id, reason)
      select account_id, ${reason} from locked
      on conflict do nothing
    )
    update ledger.balance b
    set debit_closed = true
    from locked
    where b.account_id = locked.account_id and not b.debit_closed`)
}

/** Lifts one reason. */
export async function reopenDebits(tx: Tx, accounts: readonly bigint[], reason: string): Promise<void> {
  await tx.run(sql`select from ledger.lock_balances(${accounts}::bigint[])`)
  await tx.run(sql`delete from ledger.closure where account_id = any (${accounts}::bigint[]) and reason = ${reason}`)
  await tx.run(sql`
    update ledger.balance b
    set debit_closed = false
    where b.account_id = any (${accounts}::bigint[])
      and b.debit_closed
      and not exists (select from ledger.closure c where c.account_id = b.account_id)`)
}
