import pg from 'pg'

/** Tables that count calls, or keep what was asked under a key: a second call is a second one there. */
const COUNTING = [
  'platform.body_nonce',
  'platform.rate_limit',
  'platform.body_key',
  'platform.idempotency',
  'identity.attempt',
  'staff.attempt',
]

/** What came to be, by table: rows more or less. */
export type Growth = Record<string, number>

export interface GrowthCounter {
  /** What is committed from now on is answered by the returned function. */
  start(): Promise<() => Promise<Growth>>
  /** @throws where a row came or went that was not counted */
  close(): Promise<void>
}

const withoutZeros = (growth: Iterable<[string, number]>): Growth =>
  Object.fromEntries([...growth].filter(([, change]) => change !== 0).toSorted())

/**
 * Counts by triggers how every table of this database grows: counting the rows of two hundred tables before and after
 * each call took most of the time of the calls themselves. A row that is rolled back is rolled back here, too; at the end
 * the tables are counted once and have to agree.
 * @param url of a database of the test's own, whose tables get a trigger each
 */
export async function countGrowth(url: string): Promise<GrowthCounter> {
  // A connection that nothing breaks.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    -- A partition's rows are counted with its table's.
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema', 'graphile_worker')
    order by 1`)
  const names = tables.map(({ name }) => name).filter((name) => !COUNTING.includes(name))

  await client.query(`
    create schema trial;
    create table trial.growth (
      id bigint generated always as identity primary key,
      name text not null,
      change integer not null
    );
    create function trial.grow() returns trigger language plpgsql security definer as $$
    begin
      insert into trial.growth (name, change) values (tg_argv[0], case tg_op when 'INSERT' then 1 else -1 end);
      return null;
    end $$`)
  for (const name of names) {
    await client.query(`
      create trigger trial_growth after insert or delete on ${name}
      for each row execute function trial.grow(${pg.escapeLiteral(name)})`)
  }

  async function countRows(): Promise<Map<string, number>> {
    const counts = names.map((name) => `select ${pg.escapeLiteral(name)} as name, count(*)::int as rows from ${name}`)
    const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '))
    return new Map(rows.map(({ name, rows: count }) => [name, count]))
  }

  async function grownSince(id: string): Promise<Growth> {
    const { rows } = await client.query<{ name: string; change: number }>({
      name: 'growth',
      text: 'select name, sum(change)::int as change from trial.growth where id > $1 group by name',
      values: [id],
    })
    return withoutZeros(rows.map(({ name, change }) => [name, change]))
  }

  const atFirst = await countRows()
  return {
    async start() {
      const { rows } = await client.query<{ id: string }>({
        name: 'start',
        text: 'select coalesce(max(id), 0) as id from trial.growth',
      })
      return () => grownSince(rows[0]!.id)
    },
    async close() {
      try {
        const atLast = await countRows()
        const counted = withoutZeros(names.map((name) => [name, atLast.get(name)! - atFirst.get(name)!]))
        const noted = await grownSince('0')
        if (JSON.stringify(counted) !== JSON.stringify(noted)) {
          throw new Error(`rows came or went uncounted: ${JSON.stringify({ counted, noted })}`)
        }
      } finally {
        await client.end()
      }
    },
  }
}
