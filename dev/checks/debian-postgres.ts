import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BINARIES = '/usr/lib/postgresql/15/bin'
const NOBODY = 65_534

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function install(): void {
  if (existsSync(join(BINARIES, 'postgres'))) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The server tests also run on PostgreSQL 15: install Debian’s postgresql-15, or set TEST_POSTGRES15_URL.',
    )
  }
  process.stdout.write('Installing PostgreSQL 15 for the server tests…\n')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'], options)
}

/**
 * The oldest PostgreSQL we support, as Debian packages it, on a folder and port of its own: the one of
 * TEST_POSTGRES15_URL where that is set. @throws with what to do where there is none.
 */
export async function findDebianPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const named = process.env['TEST_POSTGRES15_URL']
  if (named) return { url: named, stop: async () => {} }
  install()

  const folder = mkdtempSync(join(tmpdir(), 'croupier-pg15-'))
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  // PostgreSQL refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in identity) {
    chownSync(folder, NOBODY, NOBODY)
    chownSync(passwordFile, NOBODY, NOBODY)
  }
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync(join(BINARIES, program), args, { stdio: 'ignore', cwd: folder, ...identity })
  run('initdb', [
    '-D',
    data,
    '-U',
    'croupier',
    '--pwfile',
    passwordFile,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://croupier:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
