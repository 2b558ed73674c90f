import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withHandler, writeOperation } from './operation.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string

beforeEach(async () => {
  // Inside the repository, so that the compiler finds its packages.
  folder = await mkdtemp(join(root, 'node_modules', '.generated-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const read = (path: string) => readFile(join(folder, path), 'utf8')

describe('npm run new -- operation', () => {
  it('writes an api file, a handler, a test and the index line, and all of it type-checks and is formatted', async () => {
    const base = pathToFileURL(`${folder}/`)
    await mkdir(join(folder, 'server'), { recursive: true })
    await mkdir(join(folder, 'api'))
    await writeFile(join(folder, 'api/operation.ts'), `export * from '${root}api/operation.ts'\n`)
    await symlink(join(root, 'server/platform'), join(folder, 'server/platform'))
    await writeOperation(base, 'wallet', 'request-withdrawal')
    await writeOperation(base, 'wallet', 'cancel-withdrawal')
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: {
          preserveSymlinks: true,
          paths: { '@croupier/api/wallet/*': [join(folder, 'api/wallet/*')] },
        },
        include: [join(folder, 'api/wallet'), join(folder, 'server/modules')],
      }),
    )

    const types = run('tsc', '-p', join(folder, 'tsconfig.json'))
    const index = await read('server/modules/wallet/index.ts')

    expect(types).toBe('')
    expect(index.indexOf("'./cancel-withdrawal.ts'")).toBeLessThan(index.indexOf("'./request-withdrawal.ts'"))
    expect(index).toContain('export const operations: Operations = [requestWithdrawal, cancelWithdrawal]')
    for (const path of ['api/wallet/request-withdrawal.ts', 'server/modules/wallet/request-withdrawal.ts']) {
      expect(format(await read(path))).toBe(await read(path))
    }
    expect(format(index)).toBe(index)
  })

  it('touches nothing where a file exists, and refuses names that are none', async () => {
    const base = pathToFileURL(`${folder}/`)
    await writeOperation(base, 'wallet', 'request-withdrawal')
    const before = await read('server/modules/wallet/index.ts')

    await expect(writeOperation(base, 'wallet', 'request-withdrawal')).rejects.toThrow('exists already')
    await expect(writeOperation(base, 'wallet', 'withdrawal')).rejects.toThrow('verb-noun')
    await expect(writeOperation(base, '../x', 'do-harm')).rejects.toThrow('one word')
    expect(await read('server/modules/wallet/index.ts')).toBe(before)
  })

  it('keeps everything else an index holds', () => {
    const index = `/** Header. */
import type { Operations } from '../../platform/implement.ts'
import alpha from './alpha-one.ts'
import zeta from './zeta-one.ts'

export { other } from './other.ts'

export const operations: Operations = [alpha, zeta]
`

    expect(withHandler(index, 'do-this')).toBe(`/** Header. */
import type { Operations } from '../../platform/implement.ts'
import alpha from './alpha-one.ts'
import doThis from './do-this.ts'
import zeta from './zeta-one.ts'

export { other } from './other.ts'

export const operations: Operations = [alpha, zeta, doThis]
`)
  })

  it('puts a long list on lines of its own', () => {
    const many = Array.from({ length: 12 }, (_, index) => `handlerNumber${index}`)
    const index = withHandler(`export const operations: Operations = [${many.join(', ')}]\n`, 'do-this')

    expect(index).toContain('[\n  handlerNumber0,\n')
    expect(index).toContain('  handlerNumber11,\n  doThis,\n]')
  })
})

function run(program: string, ...line: string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin', program), line, { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

function format(text: string): string {
  return execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--stdin-file-path=x.ts'], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  })
}
