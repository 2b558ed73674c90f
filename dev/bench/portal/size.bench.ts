import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Bench } from '../bench.ts'

const root = join(import.meta.dirname, '../../..')
const portal = join(root, 'web/portal')

interface Chunk {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The entry and everything it imports statically: what must have come before the first page is drawn. */
function initialChunks(manifest: Record<string, Chunk>): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  visit(Object.values(manifest).find((chunk) => chunk.isEntry))
  return [...found]
}

/**
 * What a first visit loads before it shows a page, built as for people: entry, its static imports, the boot script and
 * the largest of the gated catalogues, each compressed by itself as it travels.
 */
const bench: Bench = {
  name: 'portal size',
  bounds: { 'initial JavaScript, gzip': { atMost: 120_000 }, 'initial CSS, gzip': { atMost: 14_000 } },
  async run({ say }) {
    const folder = await mkdtemp(join(tmpdir(), 'croupier-portal-size-'))
    try {
      const outDir = join(folder, 'dist')
      const line = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--logLevel', 'error']
      const env = { ...process.env, NODE_ENV: 'production' }
      await promisify(execFile)(process.execPath, line, { cwd: portal, env })
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
      const size = async (file: string) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length

      const chunks = initialChunks(manifest)
      const page = await readFile(join(outDir, 'index.html'), 'utf8')
      const bootScripts = Array.from(page.matchAll(/<script src="\/([^"]+)"/g), ([, file]) => file ?? '')
      const catalogues = Object.values(manifest).filter(({ file }) => /^assets\/(?:en|bn|ar)-[^/]+\.js$/.test(file))
      const catalogue = Math.max(...(await Promise.all(catalogues.map(({ file }) => size(file)))))

      const code = await Promise.all([...chunks.map(({ file }) => file), ...bootScripts].map(size))
      const styles = await Promise.all(chunks.flatMap(({ css }) => css ?? []).map(size))
      const total = (sizes: readonly number[]) => sizes.reduce((sum, each) => sum + each, 0)
      say(`${chunks.length} chunks ${total(code)} bytes, catalogue ${catalogue} bytes`)
      return [
        { name: 'initial JavaScript, gzip', value: total(code) + catalogue, unit: 'bytes' },
        { name: 'of which catalogue', value: catalogue, unit: 'bytes' },
        { name: 'initial CSS, gzip', value: total(styles), unit: 'bytes' },
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

export default bench
