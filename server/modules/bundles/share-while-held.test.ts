import { expect, it } from 'vitest'
import { shareWhileHeld } from './share-while-held.ts'

function counted() {
  const share = shareWhileHeld<{ key: string }>()
  let reads = 0
  return {
    of: (key: string) =>
      share(key, async () => {
        reads += 1
        if (key === 'broken') throw new Error('not read')
        return key === 'missing' ? undefined : { key }
      }),
    reads: () => reads,
  }
}

it('reads once for all who ask at the same time or while it is held', async () => {
  const files = counted()

  const [one, other] = await Promise.all([files.of('a'), files.of('a')])
  const later = await files.of('a')
  const another = await files.of('b')

  expect(other).toBe(one)
  expect(later).toBe(one)
  expect(another).toEqual({ key: 'b' })
  expect(files.reads()).toBe(2)
})

it('keeps nothing of what is missing or could not be read', async () => {
  const files = counted()

  expect(await files.of('missing')).toBeUndefined()
  expect(await files.of('missing')).toBeUndefined()
  await expect(files.of('broken')).rejects.toThrow('not read')
  await expect(files.of('broken')).rejects.toThrow('not read')

  expect(files.reads()).toBe(4)
})
