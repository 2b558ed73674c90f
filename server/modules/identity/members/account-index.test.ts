import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { type Sql, sql, type Tx } from '../../../platform/database.ts'
import { type AskedGuess, countOpenGuess } from '../log-in/guesses-store.ts'
import { findMemberByAccount, isAccountTaken, listMembers, lockMemberByAccount } from './members-store.ts'

const database = useDatabase()

/** How PostgreSQL would answer what `ask` sends, where reading a whole table is the last thing it does. */
async function planOf(ask: (db: Tx) => Promise<unknown>): Promise<string> {
  let plan = ''
  await database().transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    const many = async (statement: Sql): Promise<never[]> => {
      const lines = await tx.many<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
      plan = lines.map((line) => line['QUERY PLAN']).join('\n')
      return []
    }
    const maybe = async (statement: Sql) => (await many(statement))[0]
    await ask({ ...tx, many, maybe, one: async (statement) => (await maybe(statement)) ?? ({} as never) })
  })
  return plan
}

// A table of a few rows has no plan worth a test: every way through it costs the same.
beforeAll(async () => {
  await database().run(sql`
    insert into identity.member (account, type, currency, nickname, created_at, parent_id)
    select 'walker' || n, 0, 'BDT', 'walker' || n, now(), house.id
    from generate_series(1, 5000) n, identity.member house
    where house.account = 'house'`)
  await database().run(sql`analyze identity.member`)
})

const guess: AskedGuess = {
  account: 'Rahim',
  deviceId: 'a device that names itself long enough',
  address: '10.0.0.1',
  proof: 'not-asked',
  now: Date.now(),
  below: { own: 3, address: 50 },
}
const page = { type: undefined, state: undefined, after: undefined, pageSize: 20 }

describe('a search for an account', () => {
  it.each<[string, (db: Tx) => Promise<unknown>]>([
    ['a log-in', (db) => countOpenGuess(db, guess)],
    ['an operator', (db) => findMemberByAccount(db, 'Rahim')],
    ['a credit', (db) => lockMemberByAccount(db, 'Rahim')],
    ['a registration', (db) => isAccountTaken(db, 'Rahim')],
    ['a search', (db) => listMembers(db, { ...page, search: 'rah' })],
  ])('reads the index of accounts, not every member: %s', async (_name, ask) => {
    expect(await planOf(ask)).toMatch(/using member_account on member m .*\n +Index Cond/)
  })
})
