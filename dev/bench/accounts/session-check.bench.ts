import { createHash, randomBytes, randomInt } from 'node:crypto'
import { findMemberSessions } from '@croupier/server/modules/identity/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { type Bench, load, median } from '../bench.ts'

const CLIENTS = 32
const IDLE_MINUTES = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Members with a session each; answers their tokens. */
async function signIn(database: Database, members: number): Promise<string[]> {
  const tokens = Array.from({ length: members }, () => randomBytes(32).toString('base64url'))
  await database.run(sql`
    with added as (
      insert into identity.member (account, type, currency, nickname, parent_id, created_at)
      select 'bench' || number, 0, 'BDT', 'bench' || number, (select id from identity.member where account = 'house'), now()
      from generate_series(1, ${members}::int) number
      returning id
    ),
    numbered as (
      select id, row_number() over (order by id) as position
      from added
    )
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at)
    select t.hash, n.id, now(), now(), now() + interval '1 day'
    from unnest(${tokens.map(hashOf)}::bytea[]) with ordinality t(hash, position)
    join numbered n using (position)`)
  await database.pool.query('vacuum analyze identity.member, identity.session')
  return tokens
}

/** What every call of a signed-in person costs before it begins, against the cheapest question there is. */
const bench: Bench = {
  name: 'session-check',
  bounds: { 'session check to primary-key select': { atMost: 2 } },
  async run(context) {
    const members = context.isQuick ? 10_000 : 100_000
    const rounds = context.isQuick ? 3 : 8
    const milliseconds = context.isQuick ? 1_000 : 1_500
    context.say(`${CLIENTS} clients, ${members.toLocaleString('en')} sessions, ${rounds} rounds, in turns`)
    const database = await context.openDatabase(CLIENTS)
    const tokens = await signIn(database, members)
    const anyToken = () => tokens[randomInt(tokens.length)] ?? ''

    const rates = { select: [] as number[], check: [] as number[] }
    // The first round warms plans and caches and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const select = await load(CLIENTS, milliseconds, () =>
        database.one(sql`select member_id from identity.session where token_hash = ${hashOf(anyToken())}`),
      )
      const check = await load(CLIENTS, milliseconds, async () => {
        const [session] = await findMemberSessions(database, [anyToken()], {
          now: Date.now(),
          idleMinutes: IDLE_MINUTES,
        })
        if (!session) throw new Error('a session that was opened is found')
      })
      if (round === 0) continue
      rates.select.push(select.perSecond)
      rates.check.push(check.perSecond)
    }
    return [
      { name: 'primary-key select', value: median(rates.select), unit: 'per second' },
      { name: 'session check', value: median(rates.check), unit: 'per second' },
      {
        name: 'session check to primary-key select',
        value: median(rates.select) / median(rates.check),
        unit: 'ratio',
      },
    ]
  },
}

export default bench
