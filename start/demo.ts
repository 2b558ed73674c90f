import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@croupier/server/platform/config.ts'
import { type Program, root } from './programs.ts'
import { isStamped, stampOf } from './stamp.ts'

/** The demo's parts are started by path and never imported: nothing in the product depends on dev/. */
const worldFile = join('dev', 'world', 'main.ts')
const sandboxFile = join('dev', 'sandbox', 'main.ts')

export interface World {
  program: Program
  /** Called when the program succeeded: until the world's sources change, no later start loads it again. */
  stamp(): Promise<void>
}

/** The demo world, where it is wanted and not yet in this database as it is written now. */
export async function findDueWorld(config: Config, isNewDatabase: boolean): Promise<World | undefined> {
  if (!config.isDemo || !existsSync(join(root, worldFile))) return undefined
  const file = join(config.dataDir, 'demo-world.stamp')
  const database = createHash('sha256')
    .update(config.databaseUrl ?? '')
    .digest('hex')
  const sandbox = `${config.host}:${config.sandboxPort},${config.sandboxMailPort}`
  const stamp = `${database} ${sandbox} ${await stampOf(['dev/world', 'brands', 'server/db/migrations'])}`
  if (!isNewDatabase && (await isStamped(file, stamp))) return undefined
  return {
    program: { name: 'Loading the demo world', line: [worldFile], logPath: join(config.dataDir, 'demo-world.log') },
    stamp: () => writeFile(file, stamp),
  }
}

/** The outside world (payment provider, vendors, SMS and mail), where the demo is on. */
export function findSandbox(config: Config): Program | undefined {
  if (!config.isDemo || !existsSync(join(root, sandboxFile))) return undefined
  return { name: 'The sandbox', line: [sandboxFile] }
}

export interface DemoAccount {
  role: string
  account: string
  password: string
  where: string
  note?: string
}

/** What the world wrote about its cast; empty where there is none. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[]> {
  try {
    return JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'))
  } catch {
    return []
  }
}
