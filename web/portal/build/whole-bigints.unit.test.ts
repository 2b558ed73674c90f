import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { bigintsIn, wholeBigints } from '../../build/whole-bigints.ts'

const root = join(import.meta.dirname, '../..')
const ENTRY = join(import.meta.dirname, 'entry.tsx')

/** Builds one source as the front ends are built, and nothing that it imports. */
function built(source: string, { file = ENTRY, more = [] }: { file?: string; more?: Plugin[] } = {}) {
  const given: Plugin = {
    name: 'given',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : undefined),
    load: (id) => (id === file ? source : undefined),
  }
  return build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [given, wholeBigints(), ...more, react({ compiler: true })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: file, external: (id) => id !== file, preserveEntrySignatures: 'strict' },
    },
  })
}

it('finds every bigint literal of a source, whatever way it is written', () => {
  const source = 'const a: bigint = -1_000n; export const B = () => <p title={`${0xffn}`}>{String(a - 1n)} 7n</p>'

  expect([...bigintsIn('a.tsx', source)].sort()).toEqual(['1', '1000', '255'])
})

it('builds what keeps its bigint literals', async () => {
  await expect(built('export const less = (from: bigint): bigint => from - 12n')).resolves.toBeDefined()
})

it('stops a build that drops a bigint literal, and names file and number', async () => {
  const dropping: Plugin = {
    name: 'dropping',
    enforce: 'pre',
    transform: (code) => code.replaceAll('12n', 'undefined'),
  }

  await expect(built('export const less = (from: bigint): bigint => from - 12n', { more: [dropping] })).rejects.toThrow(
    /dropped 12n of .*entry\.tsx/,
  )
})

it('is part of every front end’s build, before the compiler', () => {
  const configs = globSync('*/vite.config.ts', { cwd: root })

  expect(configs.length).toBeGreaterThan(2)
  const guarded = /plugins: \[\s*wholeBigints\(\),\s*react\(/
  expect(configs.filter((config) => !guarded.test(readFileSync(join(root, config), 'utf8')))).toEqual([])
})

it('finds no source of the front ends whose bigint literals the compiler drops', { timeout: 60_000 }, async () => {
  const sources = globSync('{build,kit,client,portal,console,play}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
  }).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  const held = sources.filter(({ file, source }) => bigintsIn(file, source).size > 0)

  expect(held.length).toBeGreaterThan(5)
  for (const { file, source } of held) await built(source, { file: join(root, file) })
})
