import { Client } from 'pg'
import { StartFault } from './fault.ts'

const OLDEST = 15

/**
 * Makes sure that the database of DATABASE_URL can serve us. No message repeats the password.
 * @returns the server's version
 * @throws StartFault where it cannot be reached, is too old or does not store Unicode.
 */
export async function checkDatabase(url: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url)
  const where = `DATABASE_URL (${decodeURIComponent(hostname)}:${port || 5432}${pathname})`
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks later reports to whoever waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
    const number = Number((await client.query('show server_version_num')).rows[0]?.server_version_num)
    const major = Math.floor(number / 10_000)
    if (major < OLDEST) throw new StartFault(`${where} is PostgreSQL ${major}; Croupier needs ${OLDEST} or newer.`)
    const encoding = (await client.query('show server_encoding')).rows[0]?.server_encoding
    if (encoding !== 'UTF8') throw new StartFault(`${where} stores ${encoding}; Croupier needs a database in UTF8.`)
    return `${major}.${number % 10_000}`
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(`${where} cannot be used: ${reasonOf(error as NodeJS.ErrnoException)}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Where a name has several addresses, each failed for a reason of its own, and the error itself says nothing. */
function reasonOf(error: NodeJS.ErrnoException & { errors?: Error[] }): string {
  return error.message || error.errors?.[0]?.message || error.code || 'no answer'
}
