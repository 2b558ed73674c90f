import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '@croupier/basis/assert.ts'
import type { SecretKind } from '../testing/find-leaks.ts'

function folder(): string {
  const named = process.env['BROWSER_DATA_DIR']
  assert(named, 'playwright.config.ts names BROWSER_DATA_DIR')
  return named
}

const path = () => join(folder(), 'secrets-used.txt')

/** Remembers what a test used and no log of the run may tell (scan-logs.ts looks for it). */
export function noteSecret(kind: SecretKind, value: string): void {
  // One write a line: workers append to the same file.
  appendFileSync(path(), `${JSON.stringify([kind, value])}\n`, { mode: 0o600 })
}

/** What all tests of this run have noted. */
export function notedSecrets(): Map<string, SecretKind> {
  const lines = readFileSync(path(), { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as [SecretKind, string]).map(([kind, value]) => [value, kind]))
}

const kindsByName: Readonly<Record<string, SecretKind>> = {
  password: 'password',
  oldPassword: 'password',
  newPassword: 'password',
  paymentPassword: 'password',
  verificationCode: 'code',
  code: 'code',
  mobileNum: 'phone number',
  email: 'e-mail address',
  token: 'token',
  ticket: 'token',
}

/** Notes the secrets in what a test sends or receives. */
export function noteSecretsIn(body: object | undefined): void {
  for (const [name, value] of Object.entries(body ?? {})) {
    const kind = kindsByName[name]
    if (kind === undefined || typeof value !== 'string' || value === '') continue
    // The names of vendors and games are codes too.
    if (kind !== 'code' || /^\d+$/.test(value)) noteSecret(kind, value)
  }
}
