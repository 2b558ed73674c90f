import { assert } from '@croupier/basis/assert.ts'
import { checkLedger, openAccounts, registerLedgerWords } from '@croupier/server/modules/ledger/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import type { BenchContext } from '../bench.ts'

export interface LoadedLedger {
  database: Database
  house: bigint
  members: bigint[]
  rows: number
}

export const MEMBERS = 10_000
/** As a bet is booked: the kind whose lines come by the thousand. */
export const STAKE = 40
const DAYS = 4

/**
 * A ledger with so many journal rows behind it, in the partitions of the last four days, today's among them, so that
 * postings meet indexes of full size. Lines of an account lie as far apart as can be. The checker passes it, so what
 * is measured is a ledger and not a heap of rows.
 */
export function loadedLedger(context: BenchContext, rows: number): Promise<LoadedLedger> {
  return context.once(`ledger of ${rows}`, async () => {
    const started = performance.now()
    const database = await context.openDatabase(8)
    const { house, members } = await openMembers(database)
    const perDay = Math.ceil(rows / DAYS / MEMBERS) * MEMBERS
    for (let day = 0; day < DAYS; day += 1) await loadDay(database, house, members[0] as bigint, day, perDay)
    const loaded = perDay * DAYS
    const each = BigInt(loaded / MEMBERS)
    await database.run(sql`update ledger.balance set balance = ${each}, seq = ${each}`)
    await database.run(sql`update ledger.total set balance = ${-BigInt(loaded)} where account_id = ${house}`)
    await database.pool.query('vacuum analyze ledger.balance')
    await database.pool.query('checkpoint')
    context.say(`loaded ${loaded.toLocaleString('en')} journal rows in ${seconds(started)}`)
    return { database, house, members, rows: loaded }
  })
}

/** Shows that the books add up: nobody but the journal has rows here, whatever modules other benches wired. Answers the seconds it took. */
export async function prove(context: BenchContext, ledger: LoadedLedger): Promise<number> {
  const started = performance.now()
  const { findings, lines } = await checkLedger(ledger.database, { owners: [] })
  assert(findings.length === 0, `the books add up: ${JSON.stringify(findings[0])}`)
  context.say(`checked ${lines.toLocaleString('en')} journal rows in ${seconds(started)}: they add up`)
  return (performance.now() - started) / 1000
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`
}

async function openMembers(database: Database): Promise<{ house: bigint; members: bigint[] }> {
  await registerLedgerWords(database, {
    kinds: [{ id: STAKE, name: 'stake' }],
    purses: [{ id: 1, name: 'main' }],
    units: [{ code: 'BDT', scale: 6 }],
  })
  const accounts = await openAccounts(database, [
    { owner: '', purse: 1, unit: 'BDT', guarded: false },
    ...Array.from({ length: MEMBERS }, (_, n) => ({
      owner: `m${String(n).padStart(6, '0')}`,
      purse: 1,
      unit: 'BDT',
      guarded: true,
    })),
  ])
  return { house: accounts[0] as bigint, members: accounts.slice(1) }
}

/** Each member gains one unit per round of members. The index is built after the rows: that is five times faster. */
async function loadDay(database: Database, house: bigint, first: bigint, day: number, rows: number): Promise<void> {
  const age = DAYS - 1 - day
  const { name, since, until } = await database.one<{ name: string; since: string; until: string }>(sql`
    select
      'ledger.journal_' || to_char(day, 'YYYYMMDD') as name,
      ledger.key_at(day::timestamp at time zone 'UTC')::text as since,
      ledger.key_at((day + 1)::timestamp at time zone 'UTC')::text as until
    from (select (now() at time zone 'UTC')::date - ${age}::int as day) today`)
  const table = name.split('.')[1]
  await database.pool.query(`
    alter table ledger.journal detach partition ${name};
    alter table ${name} drop constraint ${table}_account_id_key_key, drop constraint ${table}_key_part_key;
    insert into ${name}
    select
      ${first} + n % ${MEMBERS}, ${(day * rows) / MEMBERS} + n / ${MEMBERS} + 1, 1,
      ${(day * rows) / MEMBERS} + n / ${MEMBERS} + 1, ${house}, now(),
      (lpad(to_hex(begins + (lasts * n / ${rows})::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid,
      ${STAKE}, 1, 1, 'loaded'
    from generate_series(0, ${rows - 1}) n
    cross join (
      select
        (extract(epoch from day) * 1000)::bigint as begins,
        -- Today only holds what has been: nothing is loaded after the present.
        (extract(epoch from least(now(), day + interval '1 day') - day) * 1000 - 1)::bigint as lasts
      from (select ((now() at time zone 'UTC')::date - ${age})::timestamp at time zone 'UTC' as day) today
    ) span;
    alter table ${name} add unique (account_id, key), add unique (key, part);
    alter table ledger.journal attach partition ${name} for values from ('${since}') to ('${until}');
    analyze ${name}`)
}
