import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStamped, stampOf } from './stamp.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-stamp-'))
  await mkdir(join(folder, 'page', 'dist'), { recursive: true })
  await writeFile(join(folder, 'page', 'a.ts'), 'one')
  await writeFile(join(folder, 'lock'), '1')
})
afterEach(() => rm(folder, { recursive: true }))

const stamp = () => stampOf(['page', 'lock', 'not-there'], folder)

describe('the stamp of sources', () => {
  it('stays while nothing changes, whatever is built beside or tested', async () => {
    const before = await stamp()
    await writeFile(join(folder, 'page', 'dist', 'a.js'), 'built')
    await writeFile(join(folder, 'page', 'a.test.ts'), 'tested')

    expect(await stamp()).toBe(before)
  })

  it('changes with a word, a name, and a file more', async () => {
    const seen = [await stamp()]
    await writeFile(join(folder, 'page', 'a.ts'), 'two')
    seen.push(await stamp())
    await rename(join(folder, 'page', 'a.ts'), join(folder, 'page', 'b.ts'))
    seen.push(await stamp())
    await writeFile(join(folder, 'page', 'c.ts'), '')
    seen.push(await stamp())
    await writeFile(join(folder, 'lock'), '2')
    seen.push(await stamp())

    expect(new Set(seen).size).toBe(5)
  })

  it('is found again where it was left', async () => {
    expect(await isStamped(join(folder, 'stamp'), 'abc')).toBe(false)
    await writeFile(join(folder, 'stamp'), 'abc')
    expect(await isStamped(join(folder, 'stamp'), 'abc')).toBe(true)
    expect(await isStamped(join(folder, 'stamp'), 'abd')).toBe(false)
  })
})
