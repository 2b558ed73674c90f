import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { type Sql, sql, type Tx } from '../../../platform/database.ts'
import { type AskedGuess, countOpenGuess } from '../log-in/guesses-store.ts'
import { findMemberByAccount, isAccountTaken, lockMemberByAccount } from './members-store.ts'
import { listMembers } from './listed-members-store.ts'

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

let agentId: bigint
let houseId: bigint

// A table of a few rows has no plan worth a test: every way through it costs the same.
beforeAll(async () => {
  await database().run(sql`
    insert into identity.member (account, type, currency, nickname, created_at, parent_id)
    select 'walker' || n, 0, 'BDT', 'walker' || n, now(), house.id
    from generate_series(1, 5000) n, identity.member house
    where house.account = 'house'`)
  await database().run(sql`
    insert into identity.profile (member_id, country_dialing_code, mobile_num, email, register_ip)
    select id, '880', '171' || lpad((id % 10000000)::text, 7, '0'), account || '@example.com', '10.0.' || id % 250 || '.' || id % 200
    from identity.member
    where account like 'walker%'`)
  await database().run(sql`
    insert into identity.login_record (member_id, at, outcome, ip)
    select member_id, now(), 'done', register_ip from identity.profile, generate_series(1, 3)`)
  await database().run(sql`
    insert into identity.ancestry (descendant_id, ancestor_id, depth)
    select m.id, case when m.id % 500 = 0 then agent.id else m.parent_id end, 1
    from identity.member m, identity.member agent
    where m.account like 'walker%' and agent.account = 'walker1'
    on conflict do nothing`)
  const named = (account: string) =>
    database().one<{ id: bigint }>(sql`select id from identity.member where account = ${account}`)
  agentId = (await named('walker1')).id
  houseId = (await named('house')).id
  await database().run(sql`
    analyze identity.member, identity.profile, identity.login_record, identity.ancestry`)
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

describe('[H-02] operators find members by', () => {
  it.each<[string, (db: Tx) => Promise<unknown>, RegExp]>([
    [
      'a number',
      (db) => listMembers(db, { ...page, search: undefined, phones: [{ dialingCode: '880', number: '1711000010' }] }),
      /Index (?:Only )?Scan using profile_(?:verified_)?mobile/,
    ],
    [
      'an address',
      (db) => listMembers(db, { ...page, search: undefined, email: 'walker7@example.com' }),
      /(?:Index (?:Only )?Scan using|Bitmap Index Scan on) profile_email/,
    ],
    [
      'where they came from',
      (db) => listMembers(db, { ...page, search: undefined, ip: '10.0.7.7' }),
      /(?:Scan using|Scan on) profile_register_ip[\s\S]*(?:Scan using|Scan on) login_record_ip|(?:Scan using|Scan on) login_record_ip[\s\S]*(?:Scan using|Scan on) profile_register_ip/,
    ],
    [
      'the agent whom few stand under',
      (db) => listMembers(db, { ...page, search: undefined, underId: agentId }),
      /(?:Scan using|Scan on) ancestry_downline/,
    ],
    [
      'the house, under which everybody stands',
      (db) => listMembers(db, { ...page, search: undefined, underId: houseId }),
      /Scan (?:Backward )?using member_pkey[\s\S]* using ancestry_pkey/,
    ],
  ])('the index of it, without reading a whole table: %s', async (_name, ask, index) => {
    const plan = await planOf(ask)

    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan on')
  })
})
