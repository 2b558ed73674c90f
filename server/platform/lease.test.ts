import { describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { sql } from './database.ts'
import { holdsLease, releaseLease, takeLease } from './lease.ts'

const database = useDatabase()

async function lapse(name: string): Promise<void> {
  await database().run(
    sql`update platform.lease set until = clock_timestamp() - interval '1 second' where name = ${name}`,
  )
}

describe('a lease', () => {
  it('has one holder, who may renew it under the same number', async () => {
    expect(await takeLease(database(), 'rounds', 'one', 60)).toBe(1n)

    expect(await takeLease(database(), 'rounds', 'other', 60)).toBeUndefined()
    expect(await takeLease(database(), 'rounds', 'one', 60)).toBe(1n)
  })

  it('passes with a larger number once it has lapsed, and the old number no longer counts', async () => {
    const before = await takeLease(database(), 'crash', 'one', 60)
    await lapse('crash')

    const after = await takeLease(database(), 'crash', 'other', 60)

    expect(after).toBe(before! + 1n)
    expect(await database().transaction((tx) => holdsLease(tx, 'crash', before!))).toBe(false)
    expect(await database().transaction((tx) => holdsLease(tx, 'crash', after!))).toBe(true)
  })

  it('passes at once when it is released, and never at a number used before', async () => {
    await takeLease(database(), 'lottery', 'one', 60)

    await releaseLease(database(), 'lottery', 'other')
    expect(await takeLease(database(), 'lottery', 'other', 60)).toBeUndefined()

    await releaseLease(database(), 'lottery', 'one')
    expect(await takeLease(database(), 'lottery', 'other', 60)).toBe(2n)
  })

  it('goes to exactly one of many who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => takeLease(database(), 'draws', `process ${index}`, 60)),
    )

    expect(answers.filter((fence) => fence !== undefined)).toEqual([1n])
  })
})
