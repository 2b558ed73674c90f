import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartFault } from './fault.ts'
import { takeStartLock } from './start-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const content = async () => JSON.parse(await readFile(join(folder, 'start.lock'), 'utf8'))

describe('the lock on a data folder', () => {
  it('is given to one start at a time', async () => {
    const lock = await takeStartLock(folder)
    await expect(takeStartLock(folder)).rejects.toThrow(StartFault)

    await lock.release()
    await (await takeStartLock(folder)).release()
  })

  it('is given to one of several starts that come at the same moment', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => takeStartLock(folder)))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is taken over from a start that is gone, also where its number was given to another process', async () => {
    await writeFile(join(folder, 'start.lock'), JSON.stringify({ pid: process.pid, born: '1', children: [] }))

    await takeStartLock(folder)

    expect(await content()).toMatchObject({ pid: process.pid })
    expect((await content()).born).not.toBe('1')
  })

  it('is taken over where its writer was stopped in the middle of a word', async () => {
    await writeFile(join(folder, 'start.lock'), '{"pid":1')
    await takeStartLock(folder)
    expect(await content()).toMatchObject({ pid: process.pid })
  })

  it('ends what a killed start left running before it is given again', async () => {
    const orphan = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    const lock = await takeStartLock(folder)
    await lock.remember(orphan.pid as number)
    const left = await content()
    await writeFile(join(folder, 'start.lock'), JSON.stringify({ ...left, born: '1' }))

    const [ended] = await Promise.all([once(orphan, 'exit'), takeStartLock(folder)])

    expect(ended).toEqual([null, 'SIGTERM'])
  })
})
