import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigFault, secretsKeysOf } from './config.ts'

/**
 * The keys for secrets at rest: those of SECRETS_KEY, else a random one kept in the data folder, which is right where one
 * machine holds both (the demo, or the PostgreSQL that `npm start` brings).
 * @throws ConfigFault where the kept key is damaged: a new one could not open what the old one sealed.
 */
export async function loadSecretsKeys(config: Config): Promise<readonly Buffer[]> {
  if (config.secretsKeys) return config.secretsKeys
  const path = join(config.dataDir, 'secrets-key')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}-${randomUUID()}`
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  try {
    // Whole or not at all, and not where there is one: of processes that start together, all read the first one's key.
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  const keys = secretsKeysOf((await readFile(path, 'utf8')).trim())
  if (!keys) throw new ConfigFault('SECRETS_KEY', `is kept in ${path}, and that file is damaged: restore it.`)
  return keys
}
