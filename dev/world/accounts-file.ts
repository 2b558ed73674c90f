import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoAccount } from './world.ts'

/** Writes the list that `npm start` prints, whole or not at all. */
export async function writeAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<string> {
  const path = join(dataDir, 'demo-accounts.json')
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${path}.new`, `${JSON.stringify(accounts, null, 2)}\n`)
  await rename(`${path}.new`, path)
  return path
}
