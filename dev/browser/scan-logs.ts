import { readFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '@croupier/basis/assert.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { findRunningPostgres } from '@croupier/start/postgres.ts'
import { findLeaks, type SecretKind, type Secrets, waysToWrite } from '../testing/find-leaks.ts'
import { ports } from './ports.ts'
import { notedSecrets } from './secrets-used.ts'

const SANDBOX = `http://127.0.0.1:${ports.SANDBOX_PORT}`

/** Every hash of the product's database: of sessions, tickets, links, devices, launches. */
async function storedHashes(database: Database): Promise<Set<string>> {
  const columns = await database.many<{ select: string }>(sql`
    select format('select encode(%I, ''hex'') as hash from %I.%I where %1$I is not null',
      column_name, table_schema, table_name) as select
    from information_schema.columns
    where data_type = 'bytea'
      and column_name like '%\_hash'
      and table_schema not in ('pg_catalog', 'information_schema')`)
  assert(columns.length > 5, 'tokens are kept as hashes')
  const { rows } = await database.pool.query<{ hash: string }>(
    columns.map(({ select }) => select).join('\nunion all\n'),
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** What the product knows of people and would tell by a log. */
async function storedContacts(database: Database): Promise<[string, SecretKind][]> {
  const numbers = await database.many<{ dialingCode: string; national: string }>(sql`
    select country_dialing_code as "dialingCode", mobile_num as national
    from identity.profile
    where country_dialing_code is not null
      and mobile_num is not null`)
  const addresses = await database.many<{ email: string }>(sql`
    select email
    from identity.profile
    where email is not null`)
  return [
    ...numbers.flatMap(({ dialingCode, national }) =>
      waysToWrite(dialingCode, national).map((way): [string, SecretKind] => [way, 'phone number']),
    ),
    ...addresses.map(({ email }): [string, SecretKind] => [email, 'e-mail address']),
  ]
}

async function boxOf<Sent>(path: string): Promise<Sent[]> {
  const answer = await fetch(SANDBOX + path)
  assert(answer.ok, `the sandbox shows ${path}`)
  return (await answer.json()) as Sent[]
}

const CODE = /(?<!\d)\d{6}(?!\d)/g

/** The codes, numbers and addresses in what was sent to people. */
async function sentSecrets(): Promise<[string, SecretKind][]> {
  const texts = await boxOf<{ to: string; body: string }>('/sms/messages.json')
  const letters = await boxOf<{ to: string[]; text: string }>('/mail/letters.json')
  const codes = [...texts.map(({ body }) => body), ...letters.map(({ text }) => text)].flatMap(
    (text) => text.match(CODE) ?? [],
  )
  return [
    ...codes.map((code): [string, SecretKind] => [code, 'code']),
    ...texts.map(({ to }): [string, SecretKind] => [to, 'phone number']),
    ...letters.flatMap(({ to }) => to.map((address): [string, SecretKind] => [address, 'e-mail address'])),
  ]
}

async function secretsOfRun(dataDir: string): Promise<Secrets> {
  const url = await findRunningPostgres(join(dataDir, 'postgres'))
  assert(url, `PostgreSQL runs in ${dataDir}`)
  const database = openDatabase({ url })
  try {
    const values = new Map([...(await sentSecrets()), ...(await storedContacts(database)), ...notedSecrets()])
    return { values, hashes: await storedHashes(database) }
  } finally {
    await database.close()
  }
}

/** A log without what the demo says when it is ready: its accounts, for everybody to read. Lines keep their numbers. */
function withoutGreeting(log: string): string {
  return log.replace(/^Croupier is ready\.$[^]*?^Ctrl-C stops everything\.$/m, (text) => text.replaceAll(/[^\n]/g, ''))
}

/**
 * The last step of a run, while the product still stands: no line that it or its PostgreSQL logged tells a token, a
 * password, a code or a full phone number that was used.
 */
export default async function scanLogs(): Promise<void> {
  const dataDir = process.env['BROWSER_DATA_DIR']
  assert(dataDir, 'playwright.config.ts names BROWSER_DATA_DIR')
  const secrets = await secretsOfRun(dataDir)
  const names = [...readdirSync(dataDir).filter((name) => /\.log(\.old)?$/.test(name)), 'postgres/postgres.log']
  const findings: string[] = []
  let answers = 0
  for (const name of names) {
    const log = withoutGreeting(await readFile(join(dataDir, name), 'utf8'))
    answers += log.split('"msg":"request completed"').length - 1
    for (const { line, kind, field } of findLeaks(log, secrets)) {
      findings.push(`${name}:${line} tells a ${kind}${field === '' ? '' : ` in “${field}”`}`)
    }
  }
  assert(answers > 0, 'the log holds what the product answered')
  if (findings.length > 0) {
    throw new Error(`The logs of this run tell secrets (${dataDir}):\n${findings.slice(0, 40).join('\n')}`)
  }
}
