import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigFault, secretsKeyOf } from './config.ts'

/**
 * The 32 bytes that seal secrets at rest: those of SECRETS_KEY, else a random key kept in the data folder, which is
 * right where one machine holds both (the demo, or the PostgreSQL that `npm start` brings).
 * @throws ConfigFault where the kept key is damaged: a new one could not open what the old one sealed.
 */
export async function loadSecretsKey(config: Config): Promise<Buffer> {
  if (config.secretsKey) return config.secretsKey
  const path = join(config.dataDir, 'secrets-key')
  await mkdir(config.dataDir, { recursive: true })
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
  const key = secretsKeyOf((await readFile(path, 'utf8')).trim())
  if (!key) throw new ConfigFault('SECRETS_KEY', `is kept in ${path}, and that file is damaged: restore it.`)
  return key
}
