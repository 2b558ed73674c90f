import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { sql } from './database.ts'
import { openLog } from './log.ts'
import { setting } from './settings.ts'
import { openSettings, settingHistory } from './settings-store.ts'

const database = useDatabase()
const log = openLog('silent')
const idleMinutes = setting('test.idleMinutes', z.int().check(z.minimum(1)), 30)
const names = setting('test.names', z.array(z.string()), [])

async function change<Value>(what: ReturnType<typeof setting<Value>>, value: Value): Promise<void> {
  const store = openSettings(database(), log)
  await database().transaction((tx) => store.change(tx, what, value, 'staff:anika'))
}

describe('settings', () => {
  it('hold their initial value until they are changed', async () => {
    const store = openSettings(database(), log)
    await store.refresh()
    expect(store.read(idleMinutes)).toBe(30)

    await change(idleMinutes, 45)
    expect(store.read(idleMinutes)).toBe(30)

    await store.refresh()
    expect(store.read(idleMinutes)).toBe(45)
  })

  it('reach another process by themselves', async () => {
    const other = openSettings(database(), log)
    await other.start()

    await change(names, ['reached'])
    while (other.read(names)[0] !== 'reached') await sleep(50)

    await other.stop()
  })

  it('refuse a value that breaks the schema and leave nothing of it', async () => {
    const before = await settingHistory(database(), { limit: 1 })

    await expect(change(idleMinutes, 0)).rejects.toThrow(z.core.$ZodError)

    expect(await settingHistory(database(), { limit: 1 })).toEqual(before)
  })

  it('leave nothing of a change whose transaction rolls back', async () => {
    const store = openSettings(database(), log)
    await change(idleMinutes, 20)
    await store.refresh()

    const failing = database().transaction(async (tx) => {
      await store.change(tx, idleMinutes, 99, 'staff:anika')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await store.refresh()

    expect(store.read(idleMinutes)).toBe(20)
  })

  it('keep every change made at once, one version each', async () => {
    const store = openSettings(database(), log)
    await change(names, ['first'])

    await Promise.all(Array.from({ length: 8 }, (_, index) => change(names, [`process ${index}`])))
    await store.refresh()

    const history = await settingHistory(database(), { name: 'test.names', limit: 8 })
    expect(new Set(history.map((line) => line.version)).size).toBe(8)
    expect(store.read(names)).toEqual(history[0]!.after)
    expect(history.map((line) => line.before)).toEqual([...history.slice(1).map((line) => line.after), ['first']])
    expect(history[0]).toMatchObject({ name: 'test.names', changedBy: 'staff:anika' })
  })

  it('add up where each change is made from the value before it', async () => {
    const store = openSettings(database(), log)
    await change(idleMinutes, 1)

    const add = () => database().transaction((tx) => store.update(tx, idleMinutes, (value) => value + 1, 'ops:root'))
    await Promise.all(Array.from({ length: 8 }, add))
    await store.refresh()

    expect(store.read(idleMinutes)).toBe(9)
  })

  it('fall back to the initial value where this version cannot read what is stored', async () => {
    await change(idleMinutes, 20)
    await database().run(sql`update platform.setting set value = '"twenty"' where name = 'test.idleMinutes'`)
    const store = openSettings(database(), log)
    await store.refresh()

    expect(store.read(idleMinutes)).toBe(30)
  })
})
