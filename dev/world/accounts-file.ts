import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoAccount } from './world.ts'

/** Writes the list that `npm start` prints, whole or not at all; it holds passwords, so nobody else reads it. */
export async function writeAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<string> {
  const path = join(dataDir, 'demo-accounts.json')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // One that an interrupted start left behind would keep its rights.
  await rm(`${path}.new`, { force: true })
  await writeFile(`${path}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return path
}
