import type { ClientBase } from 'pg'

/** What PostgreSQL itself knows of the product's tables: read from its catalogue, never repeated by hand. */

/** Schemas that are not the product's. */
const OTHERS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

export interface StoredTable {
  /** Quoted and qualified: `staff.operator`. */
  name: string
  /** Quoted, in their order, without those PostgreSQL generates. */
  columns: string[]
}

/** Tables with rows of their own (partitions, not their parents), each after every table it refers to. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { root: string }>(`
    select c.oid::regclass::text as name,
      coalesce(i.inhparent, c.oid)::regclass::text as root,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_inherits i on i.inhrelid = c.oid
    where c.relkind = 'r'
      and c.relpersistence = 'p'
      and ${OTHERS}
      and c.oid <> coalesce(to_regclass('public.migration'), 0)
      and c.oid <> coalesce(to_regclass('public.sql_function'), 0)
    group by c.oid, i.inhparent
    order by c.oid::regclass::text`)
  const references = await client.query<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint
    where contype = 'f'
      and conrelid <> confrelid`)
  const parentsOf = Map.groupBy(references.rows, (row) => row.child)
  const tablesOf = Map.groupBy(rows, (row) => row.root)

  const ordered: StoredTable[] = []
  const state = new Map<string, 'open' | 'done'>()
  function visit(root: string, path: readonly string[]): void {
    if (state.get(root) === 'done') return
    if (state.get(root) === 'open')
      throw new Error(`tables refer to each other in a circle: ${[...path, root].join(' → ')}`)
    state.set(root, 'open')
    for (const { parent } of parentsOf.get(root) ?? []) visit(parent, [...path, root])
    state.set(root, 'done')
    for (const { name, columns } of tablesOf.get(root) ?? []) ordered.push({ name, columns })
  }
  for (const root of tablesOf.keys()) visit(root, [])
  return ordered
}

/** A partition and what was put on it beyond its parent: enough to make it again. */
export interface Partition {
  name: string
  parent: string
  /** `FOR VALUES FROM … TO …` */
  bound: string
  triggers: string[]
  /** What the owner may do with it; null where nothing was revoked. */
  ownerMay: string[] | null
}

export async function partitions(client: ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select c.oid::regclass::text as name, i.inhparent::regclass::text as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound,
      coalesce((
        select array_agg(pg_get_triggerdef(t.oid) order by t.tgname)
        from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal and t.tgparentid = 0), '{}') as triggers,
      case when c.relacl is not null then coalesce((
        select array_agg(acl.privilege_type::text order by acl.privilege_type::text)
        from aclexplode(c.relacl) acl
        where acl.grantee = c.relowner), '{}') end as "ownerMay"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid
    where c.relispartition
      and c.relkind = 'r'
      and ${OTHERS}
    order by c.oid::regclass::text`)
  return rows
}

export interface SequenceValue {
  name: string
  /** Text: it may be beyond what a number holds. */
  last: string
  isCalled: boolean
}

export async function sequenceValues(client: ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S'
      and ${OTHERS}
    order by 1`)
  const values: SequenceValue[] = []
  for (const { name } of rows) {
    const value = await client.query(`select last_value::text as last, is_called as "isCalled" from ${name}`)
    values.push({ name, ...value.rows[0] })
  }
  return values
}

/** Whether nothing of anybody's stands in the database yet. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`
    select 1
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S')
      and ${OTHERS}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    limit 1`)
  return rowCount === 0
}
