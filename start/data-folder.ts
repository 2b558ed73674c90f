import { existsSync } from 'node:fs'
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFault } from './fault.ts'

/**
 * Nobody else may look into it. Where this runs as root PostgreSQL does not, and has to pass through to its own part:
 * there others may enter and not list.
 */
const FOLDER_RIGHTS = process.getuid?.() === 0 ? 0o711 : 0o700
/** What is kept there besides: keys, passwords, logs and stamps. Other files are somebody's own. */
const KEPT = /^(?:secrets-key|certificate\.pem|demo-accounts\.json|[\w-]+\.(?:log|log\.old|stamp))$/

/**
 * Makes the data folder where it is missing, and takes from others what an older Croupier let them read in it.
 * @throws StartFault
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFault(`DATA_DIR ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}).`)
  }
  const kept = (await readdir(folder)).filter((name) => KEPT.test(name))
  await Promise.all(kept.map((name) => restrict(join(folder, name), 0o600)))
  // A folder that holds none of ours yet may be one that somebody shares on purpose.
  if (kept.length > 0) await restrict(folder, FOLDER_RIGHTS)
}

async function restrict(path: string, rights: number): Promise<void> {
  const { mode, uid } = await stat(path)
  const isOurs = uid === process.getuid?.()
  if (isOurs && (mode & 0o777 & ~rights) !== 0) await chmod(path, mode & rights)
}

/** Step by step, for Node's own recursion never ends where a parent is there and still takes no folder, as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER_RIGHTS })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: FOLDER_RIGHTS })
  }
}
