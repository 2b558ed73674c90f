import { type Database, sql } from '@croupier/server/platform/database.ts'
import type { BenchContext } from '../bench.ts'

/** A partition to be filled: where ids of this span of time lie, and how many of them. */
interface Filling {
  table: string
  since: Date
  until: Date
  rows: number
}

const DAY = 86_400_000
const MONTHS = 5
/** Of all ids: what came in today, and on each of the two days that are not in the archive yet. */
const OF_A_DAY = 0.05

function stamp(date: Date, digits: 6 | 8): string {
  return date.toISOString().replaceAll('-', '').slice(0, digits)
}

/** The days that are whole, and the months of the archive, as play's upkeep leaves them: 0012. */
function fillings(now: Date, rows: number): Filling[] {
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY)
  const ofDay = Math.round(rows * OF_A_DAY)
  const days = [0, 1, 2].map((back): Filling => {
    const since = new Date(today.getTime() - back * DAY)
    const until = back === 0 ? now : new Date(since.getTime() + DAY)
    return { table: `reference_${stamp(since, 8)}`, since, until, rows: ofDay }
  })
  const left = rows - ofDay * days.length
  const months = Array.from({ length: MONTHS }, (_, back): Filling => {
    const month = (before: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - before, 1))
    const since = month(back + 1)
    const share = Math.floor(left / MONTHS) + (back === 0 ? left % MONTHS : 0)
    return { table: `reference_archive_${stamp(since, 6)}`, since, until: month(back), rows: share }
  })
  return [...days, ...months]
}

/** Half of the ids are transactions', which nobody owns, half are rounds', which are a member's own. */
async function fill(database: Database, { table, since, until, rows }: Filling): Promise<void> {
  const isArchive = table.startsWith('reference_archive')
  if (isArchive) {
    await database.run(
      sql`call play.make_partition('reference_archive', ${since.toISOString()}, ${until.toISOString()}, ${stamp(since, 6)})`,
    )
  }
  const begins = since.getTime()
  const lasts = until.getTime() - begins - 1
  // In the order of hashes, in which the archive is written by day as well: an index grows fastest at its end.
  await database.pool.query(`
    begin;
    set local work_mem = '512MB';
    insert into play.${table}
    select
      md5('${table}' || n)::uuid, case n % 2 when 0 then 0 else 1 + n % 10000 end,
      (lpad(to_hex(${begins} + (${lasts}::bigint * n) / ${rows}), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid
    from generate_series(1, ${rows}) n
    order by 1;
    commit`)
}

/** Puts so many ids of vendors behind the house, as months of play leave them. */
export async function loadIds(context: BenchContext, database: Database, rows: number): Promise<void> {
  const started = performance.now()
  const { now } = await database.one<{ now: bigint }>(sql`select (extract(epoch from now()) * 1000)::bigint as now`)
  const left = fillings(new Date(Number(now)), rows)
  // Two at a time: sorting keeps a core busy, and no more of them memory.
  const fillOn = async () => {
    for (let next = left.pop(); next; next = left.pop()) await fill(database, next)
  }
  await Promise.all([fillOn(), fillOn()])
  await database.pool.query('checkpoint')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  context.say(`loaded ${rows.toLocaleString('en')} ids of vendors in ${seconds} s`)
}
