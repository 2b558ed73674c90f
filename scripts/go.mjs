// Runs a program of this repository under the repository's own Node, after installing what the lock file names.
// Plain JavaScript for any Node from 18, because it is what a fresh clone meets first.
//
//   node scripts/go.mjs <file.ts> [arguments]        a TypeScript file
//   node scripts/go.mjs --bin <name> [arguments]     a program of node_modules/.bin
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.installed-from')
const isWindows = process.platform === 'win32'

/** Type stripping without a warning came with this version. */
const OLDEST_NODE = [24, 15]

function fail(line) {
  console.error(line)
  process.exit(1)
}

/**
 * Whether node_modules holds what package-lock.json names: what we installed last came from this very lock file, or
 * somebody else installed the same. Contents are compared, not times: a fresh clone and a branch switch give files any
 * time at all. Optional packages may be absent, since most are for other platforms.
 */
function isInstalled() {
  try {
    const present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
    const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(text)) return true
    return Object.entries(JSON.parse(text).packages).every(([path, wanted]) => {
      if (!path.startsWith('node_modules/')) return true
      const found = present[path]
      if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
      return found.version === wanted.version && found.integrity === wanted.integrity
    })
  } catch {
    return false
  }
}

function stampOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

function install() {
  console.error('Installing packages (the first time takes a minute or two)…')
  // What the lock file names, and no change to it. Not `npm ci`: that refuses a lock file without the packages of every
  // other platform, and not each is published for all of them. A development dependency builds the pages, so a NODE_ENV
  // of production must not leave it out.
  const line = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const result =
    npm && /npm-cli\.[cm]?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...line], options)
      : spawnSync('npm', line, { ...options, shell: isWindows })
  if (result.error) fail(`npm could not be run (${result.error.message}): install Node with npm, then try again.`)
  if (result.status !== 0) fail('Installing packages failed; the lines above say why.')
  writeFileSync(stampFile, stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}

/** The Node to run: the packaged one where it works, else the one running now if it is new enough. */
function findNode() {
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const packaged = join(modules, folder, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(packaged)) {
    if (realpathSync(packaged) === realpathSync(process.execPath)) return packaged
    // The packaged one needs glibc 2.28, which an old or a musl system does not have.
    if (spawnSync(packaged, ['--version'], { stdio: 'ignore' }).status === 0) return packaged
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath
  fail(
    `Croupier needs Node ${OLDEST_NODE.join('.')} or newer: none is packaged for this system ` +
      `(${process.platform} ${process.arch}) and this is ${process.versions.node}.`,
  )
}

/** The command that runs `node_modules/.bin/<name>`: a script under our Node, a binary as it is. */
function program(node, name, rest) {
  const path = join(modules, '.bin', name)
  if (!existsSync(path)) fail(`There is no program called ${name} in node_modules/.bin.`)
  if (isWindows) return { command: `"${path}.cmd"`, line: rest, shell: true }
  const isScript = readFileSync(path).subarray(0, 64).toString('latin1').startsWith('#!/usr/bin/env node')
  return isScript ? { command: node, line: [path, ...rest] } : { command: path, line: rest }
}

const [first, ...others] = process.argv.slice(2)
if (!first) fail('Say what to run: node scripts/go.mjs <file.ts> [arguments]')
if (!isInstalled()) install()
const node = findNode()
const { command, line, shell } =
  first === '--bin' ? program(node, others[0] ?? '', others.slice(1)) : { command: node, line: [first, ...others] }

const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter)
const child = spawn(command, line, {
  cwd: root,
  stdio: 'inherit',
  shell: shell ?? false,
  env: { ...process.env, PATH: path },
})

// A terminal sends Ctrl-C to the child by itself; sent again here it would look like a second, impatient one.
const forward = (signal) => {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of SIGNALS) process.on(signal, forward)

// A signal to npm alone ends npm and reaches nobody else: a child that loses its parent stops what it runs. On Windows it stays.
const parent = process.ppid
const orphaned = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(orphaned)
  child.kill('SIGTERM')
}, 500)
orphaned.unref()

child.on('error', (error) => fail(`${command} could not be run: ${error.message}`))
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  // Die of what the child died of, so that a shell or a supervisor sees the same.
  for (const name of SIGNALS) process.removeListener(name, forward)
  process.kill(process.pid, signal)
})
