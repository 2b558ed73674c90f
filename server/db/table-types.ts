import type { ClientBase } from 'pg'

/** How the driver hands a column over (server/platform/database.ts sets the parsers). */
const IN_TYPESCRIPT: Record<string, string> = {
  int8: 'bigint',
  int4: 'number',
  int2: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'number',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  date: 'Date',
  timestamp: 'Date',
}

function typeOf(name: string): string {
  // PostgreSQL names an array after its element: _int8.
  if (name.startsWith('_')) return `${typeOf(name.slice(1))}[]`
  return IN_TYPESCRIPT[name] ?? 'string'
}

function nameOf(schema: string, table: string): string {
  const words = [...(schema === 'public' ? [] : schema.split('_')), ...table.split('_')]
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

/** The text of server/db/tables.ts: a row type for each table and view, named `<Schema><Table>`. */
export async function printTableTypes(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string; table: string; columns: [string, string, boolean][] }>(`
    select n.nspname as schema, c.relname as table,
      json_agg(json_build_array(a.attname, coalesce(b.typname, t.typname), a.attnotnull) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type b on b.oid = t.typbasetype
    where c.relkind in ('r', 'p', 'v')
      and not c.relispartition
      and n.nspname !~ '^pg_'
      and n.nspname not in ('information_schema', 'graphile_worker')
      and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
    group by 1, 2
    order by 1, 2`)
  const types = rows.map(({ schema, table, columns }) => {
    const lines = columns.map(
      ([column, type, isRequired]) => `  ${column}: ${typeOf(type)}${isRequired ? '' : ' | null'}`,
    )
    return `/** ${schema}.${table} */\nexport interface ${nameOf(schema, table)} {\n${lines.join('\n')}\n}`
  })
  const header =
    '// Printed from the catalogue by “npm run new -- schema”. Columns as the driver hands them over, by table.'
  return `${header}\n\n${types.join('\n\n')}\n`
}
