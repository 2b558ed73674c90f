import { Client } from 'pg'

/** Made with the data: it makes what the product needs, and the product never connects as it. */
export const SUPERUSER = 'croupier'
/** Owns the database and all that is in it, and may do nothing besides. */
export const OWNER = 'croupier_owner'
export const DATABASE = 'croupier'

/**
 * Makes the product's database and its owner where they are missing. What an older Croupier made as the superuser is
 * handed over, and an owner who was given more than this is taken back.
 */
export async function prepareDatabase(superuserUrl: string, ownerPassword: string): Promise<void> {
  await withClient(superuserUrl, 'postgres', async (client) => {
    const roles = await client.query('select from pg_roles where rolname = $1', [OWNER])
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    const verb = roles.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${OWNER} ${rights} password ${client.escapeLiteral(ownerPassword)}`)

    const databases = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  })
  await withClient(superuserUrl, DATABASE, handOver)
}

/**
 * Object by object, since PostgreSQL's own statement for it refuses the role that its data were made with. Indexes,
 * sequences of columns and the types of rows follow their tables.
 */
async function handOver(client: Client): Promise<void> {
  await client.query('begin')
  await client.query(`set local search_path = ''`)
  const { rows } = await client.query<{ statement: string }>(
    `
    with ours as (
      select oid, nspname, nspowner
      from pg_catalog.pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
    select format('alter database %I owner to %I', datname, $1::text) as statement
    from pg_catalog.pg_database
    where datname = current_database() and datdba = current_user::regrole
    union all
    select format('alter schema %I owner to %I', nspname, $1::text)
    from ours
    where nspowner = current_user::regrole
    union all
    select format('alter %s %s owner to %I',
                  case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
                               when 'c' then 'type' else 'table' end,
                  c.oid::regclass, $1::text)
    from pg_catalog.pg_class c
    join ours on ours.oid = relnamespace
    where relowner = current_user::regrole
      and relkind in ('r', 'p', 'v', 'm', 'c', 'S')
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid
          and relkind = 'S' and deptype in ('a', 'i')
      )
    union all
    select format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
    from pg_catalog.pg_proc p
    join ours on ours.oid = pronamespace
    where proowner = current_user::regrole
    union all
    select format('alter type %s owner to %I', t.oid::regtype, $1::text)
    from pg_catalog.pg_type t
    join ours on ours.oid = typnamespace
    where typowner = current_user::regrole and typtype in ('d', 'e', 'r')`,
    [OWNER],
  )
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

async function withClient(url: string, database: string, work: (client: Client) => Promise<void>): Promise<void> {
  const there = new URL(url)
  there.pathname = `/${database}`
  const client = new Client({ connectionString: there.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
