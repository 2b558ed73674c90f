import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { brotli } from './brotli.ts'

let root: string
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'brotli-'))))
afterEach(() => rm(root, { recursive: true, force: true }))

async function buildOf(code: string, ...plugins: Plugin[]): Promise<unknown> {
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.js"></script>')
  await writeFile(join(root, 'main.js'), code)
  return build({ root, configFile: false, logLevel: 'silent', plugins: [brotli(), ...plugins] })
}

it('a file that gains by it stands compressed beside itself', async () => {
  await buildOf(`console.log('${'lantern '.repeat(200)}')`)
  expect(await readdir(join(root, 'dist/assets'))).toContainEqual(expect.stringMatching(/\.js\.br$/))
})

it('a build that fails says why', async () => {
  await expect(buildOf("import './nowhere.js'")).rejects.toThrow(/nowhere\.js/)
})

it('a build that fails as it is written says why', async () => {
  const failing: Plugin = {
    name: 'failing',
    generateBundle() {
      throw new Error('too heavy')
    },
  }
  await expect(buildOf('console.log(1)', failing)).rejects.toThrow(/too heavy/)
})
