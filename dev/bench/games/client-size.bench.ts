import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { inHouseGames } from '@croupier/games/index.ts'
import type { Bench } from '../bench.ts'

const root = join(import.meta.dirname, '../../..')
const play = join(root, 'web/play')

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Everything a game may ever load: its page, what that imports, and what comes later on demand, words apart. */
function chunksOf(manifest: Record<string, Chunk>, entry: string): Set<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!next.includes('virtual:words/')) visit(next)
    }
  }
  visit(entry)
  return files
}

/** The JavaScript of each in-house game, all of it, with the words of the language that has most. */
const bench: Bench = {
  name: 'game client size',
  bounds: Object.fromEntries(inHouseGames.map(({ code }) => [`${code}, JavaScript, gzip`, { atMost: 200_000 }])),
  async run({ say }) {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-play-size-'))
    try {
      const outDir = join(folder, 'dist')
      const line = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--logLevel', 'error']
      await promisify(execFile)(process.execPath, line, { cwd: play, env: { ...process.env, NODE_ENV: 'production' } })
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
      const size = async (file: string) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length
      const words = Object.entries(manifest).filter(([name]) => name.includes('virtual:words/'))
      const largestWords = async (isWanted: (name: string) => boolean) =>
        Math.max(0, ...(await Promise.all(words.filter(([name]) => isWanted(name)).map(([, { file }]) => size(file)))))
      const common = await largestWords((name) => /virtual:words\/[\w-]+$/.test(name))

      const figures = []
      for (const { code } of inHouseGames) {
        const files = await Promise.all([...chunksOf(manifest, `${code}/index.html`)].map(size))
        const own = await largestWords((name) => name.endsWith(`/play-${code}`))
        const script = files.reduce((sum, each) => sum + each, 0)
        say(`${code}: ${files.length} chunks ${script} bytes, words ${common + own} bytes`)
        figures.push({ name: `${code}, JavaScript, gzip`, value: script + common + own, unit: 'bytes' as const })
      }
      return figures
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

export default bench
