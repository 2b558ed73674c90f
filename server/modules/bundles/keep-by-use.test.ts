import { expect, it } from 'vitest'
import { keepByUse } from './keep-by-use.ts'

/** Room for four, each of ten bytes but where told; `made` names what had to be made, in turn. */
function keeper() {
  const keep = keepByUse<string>(40)
  const made: string[] = []
  const use = (key: string, { bytes = 10, weight = 1 } = {}) =>
    keep(key, { bytes, weight }, async () => {
      made.push(key)
      return key
    })
  const useAll = async (keys: readonly string[], times = 1) => {
    for (let time = 0; time < times; time += 1) for (const key of keys) expect(await use(key)).toBe(key)
    return made.splice(0)
  }
  return { keep, use, useAll, made }
}

const played = ['a', 'b', 'c', 'd']

it('[D-05] what is played all the time stays, however many others are opened', async () => {
  const { useAll } = keeper()
  expect(await useAll(played, 10)).toEqual(played)
  const others = Array.from({ length: 30 }, (_, place) => `other ${place}`)

  await useAll(others, 2)

  expect(await useAll(played)).toEqual([])
})

it('[D-05] of more than there is room for some stay, though all are opened in turn', async () => {
  const { useAll } = keeper()
  const circle = ['a', 'b', 'c', 'd', 'e', 'f']
  await useAll(circle, 2)

  expect((await useAll(circle, 10)).length).toBeLessThan(30)
})

it('[D-05] what finds no place is not made again while it alone is played, and takes the place of what is no longer played', async () => {
  const { useAll } = keeper()
  await useAll(played, 10)

  expect(await useAll(['new'], 200)).toEqual(['new'])
  const { length } = await useAll(played)
  expect(length).toBeGreaterThan(0)
  expect(await useAll(['new'])).toEqual([])
})

it('[D-05] a use that counts more keeps its table before many that count less', async () => {
  const { use, useAll, made } = keeper()
  for (const key of played) await use(key, { weight: 16 })
  made.length = 0

  await useAll(['x', 'y', 'z'], 10)

  expect(await useAll(played)).toEqual([])
})

it('[D-05] keeps no more bytes than there is room for, and nothing that has no room at all', async () => {
  const { use, useAll, made } = keeper()
  await useAll(played)

  for (let time = 0; time < 3; time += 1) await use('large', { bytes: 35 })
  expect(await useAll(played)).toHaveLength(1 + played.length)
  made.length = 0
  for (let time = 0; time < 50; time += 1) {
    await use('giant', { bytes: 41 })
    await use('other giant', { bytes: 41 })
  }
  expect(made).toHaveLength(100)
})

it('[D-05] makes a thing once however many ask for it at once, and again after it failed', async () => {
  const { keep, use, made } = keeper()
  const failing = () => keep('a', { bytes: 10, weight: 1 }, async () => Promise.reject(new Error('no such table')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('no such table')

  expect(await Promise.all([use('a'), use('a'), use('a')])).toEqual(['a', 'a', 'a'])
  expect(made).toEqual(['a'])
})
