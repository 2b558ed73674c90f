import { spawnSync } from 'node:child_process'
import { chown, lchown, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartFault } from './fault.ts'

/** The account called nobody, by number: an image without a passwd file has it too. */
const NOBODY = 65534

/** How a program of PostgreSQL is spawned: its user, and the command in front of it. */
export interface Account {
  prefix: string[]
  /** What spawn() is told. */
  ids: { uid?: number; gid?: number }
  /** Who must own the data. Undefined: whoever runs this. */
  owner: number | undefined
}

/**
 * PostgreSQL refuses to run as root, and in a container one often is root. Then it runs as nobody where nobody can
 * reach both folders; else (a clone under /root) in a user namespace in which root is called nobody; else, where
 * namespaces are forbidden, as nobody with the one capability that lets it reach them.
 * @throws StartFault where none of them works.
 */
export async function chooseAccount(binaries: string, data: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, owner: undefined }
  if ((await isReachable(binaries)) && (await isReachable(dirname(data)))) {
    return { prefix: [], ids: { uid: NOBODY, gid: NOBODY }, owner: NOBODY }
  }
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  if (runs(namespace)) return { prefix: namespace, ids: {}, owner: 0 }
  const capability = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  capability.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--')
  if (runs(capability)) return { prefix: capability, ids: {}, owner: NOBODY }
  throw new StartFault(
    `PostgreSQL does not run as root, and no other account can reach ${data}: ` +
      'start Croupier as an ordinary user, or set DATA_DIR to a folder that everyone may enter.',
  )
}

function runs(prefix: string[]): boolean {
  const [command = '', ...line] = [...prefix, 'true']
  return spawnSync(command, line, { stdio: 'ignore' }).status === 0
}

/** Whether everyone may enter the folder and those above it. */
async function isReachable(folder: string): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

/** Gives a file, or a folder and all inside it, to the account. A folder that is its already is not walked again. */
export async function giveTo(account: Account, path: string): Promise<void> {
  const { owner } = account
  if (owner === undefined) return
  const found = await stat(path)
  if (found.uid === owner && found.gid === owner) return
  if (found.isDirectory()) {
    for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), owner, owner)
  }
  // Last, so that a walk that was interrupted is begun again.
  await chown(path, owner, owner)
}
