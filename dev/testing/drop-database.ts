import pg from 'pg'

/**
 * Drops a database of the tests, whoever of them is still connected to it. Not `with (force)`: that would have to end what
 * PostgreSQL itself does there as well, which only a superuser may; an ordinary drop waits for it.
 * @param url of another database of the same cluster
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `select pg_terminate_backend(pid)
       from pg_stat_activity
       where datname = $1
         and usename = current_user`,
      [name],
    )
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
