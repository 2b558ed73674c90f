import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@croupier/server/platform/config.ts'
import { reachableHost } from './listeners.ts'
import { type Program, root } from './programs.ts'
import { isStamped, stampOf } from './stamp.ts'

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/** What goes into more than one front end. */
const SHARED = [
  'basis',
  'api',
  'words',
  'games',
  'brands',
  'web/kit',
  'web/build',
  'web/client',
  'web/looks',
  'web/tsconfig.json',
  'package-lock.json',
]

/** What goes into one alone from elsewhere: the server draws the portal's first paint with its styles. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  portal: ['server/transport/http/first-paint/draw-words.ts'],
}

/** What a front end is called where its folder's name would not say it. */
const SPOKEN: Readonly<Record<string, string>> = { play: 'games' }

/** The folders of web/ that are built into pages. */
export async function findFrontEnds(): Promise<string[]> {
  const names = await readdir(join(root, 'web')).catch(() => [])
  return names.filter((name) => existsSync(join(root, 'web', name, 'vite.config.ts'))).sort()
}

export interface Build {
  name: string
  program: Program
  /** Called when the program succeeded: until the sources change, no later start builds again. */
  stamp(): Promise<void>
}

/** The builds that are due: those whose sources differ from what was built last. */
export async function findDueBuilds(dataDir: string): Promise<Build[]> {
  const due: Build[] = []
  for (const name of await findFrontEnds()) {
    const folder = join(root, 'web', name)
    const file = join(folder, 'dist', '.stamp')
    const stamp = await stampOf([...SHARED, ...(BESIDES[name] ?? []), `web/${name}`])
    if (await isStamped(file, stamp)) continue
    due.push({
      name,
      program: {
        name: `Building the ${SPOKEN[name] ?? name}`,
        line: [vite, 'build', '--logLevel', 'warn'],
        folder,
        // A build for people, whatever the person's own shell says.
        environment: { NODE_ENV: 'production' },
        logPath: join(dataDir, `build-${name}.log`),
        isBackground: true,
      },
      stamp: () => writeFile(file, stamp),
    })
  }
  return due
}

/** Where `npm run dev` serves each front end, with its changes shown as they are saved. */
export const DEV_PORTS: Readonly<Record<string, number>> = { portal: 5173, console: 5174, play: 5175 }

/** Vite's own server; what it does not serve itself it passes on to `PROXY_TARGET`, the listener of this front end. */
export function devServer(name: string, config: Config): Program {
  const port = String(DEV_PORTS[name] ?? 5180)
  const listener = { console: config.consolePort, play: config.gamesPort }[name] ?? config.port
  return {
    name: `The development server of the ${name}`,
    line: [vite, '--port', port, '--strictPort', '--host', config.host, '--clearScreen', 'false', '--logLevel', 'warn'],
    folder: join(root, 'web', name),
    environment: { NODE_ENV: 'development', PROXY_TARGET: `http://${reachableHost(config.host)}:${listener}` },
  }
}
