import { setTimeout as sleep } from 'node:timers/promises'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { describe, expect, it } from 'vitest'
import type { App } from './app.ts'
import { type Beat, startBeats } from './beats.ts'
import { systemClock } from './clock.ts'
import { openLog } from './log.ts'
import { Ports } from './port.ts'

const database = useDatabase()
const app = (): App => {
  return { database: database(), log: openLog('silent'), clock: systemClock, ports: new Ports() }
}

async function until(claim: () => boolean): Promise<void> {
  while (!claim()) await sleep(10)
}

describe('a beat', () => {
  it('is kept by one process, and by another as soon as that one stops', async () => {
    const counts = [0, 0]
    const beat = (process: number): Beat => {
      return {
        name: 'test.count',
        everyMilliseconds: 5,
        run: async () => (counts[process] = (counts[process] ?? 0) + 1),
      }
    }
    const first = startBeats(app(), [beat(0)])
    await until(() => counts[0]! > 3)
    const second = startBeats(app(), [beat(1)])
    await sleep(200)
    expect(counts[1]).toBe(0)

    await first.stop()
    const last = counts[0]
    await until(() => counts[1]! > 3)

    expect(counts[0]).toBe(last)
    await second.stop()
  })

  it('goes on after one that failed', async () => {
    let runs = 0
    const failing: Beat = {
      name: 'test.failing',
      everyMilliseconds: 5,
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('once')
      },
    }

    const beating = startBeats(app(), [failing])
    await until(() => runs > 2)

    await beating.stop()
  })
})
