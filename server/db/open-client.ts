import pg from 'pg'

/**
 * One connection, for work from beginning to end. Where it breaks between two statements the next one says so; said by
 * itself, that would end the process.
 */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  return client
}
