import { expect, it } from 'vitest'
import { oneByOne } from './one-by-one.ts'

/** Work that is done when its test says so; `begun` names what was begun, in turn. */
function worker() {
  const { inTurn, hurry } = oneByOne()
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const ask = (key: string, isUrgent = false) => {
    const end = Promise.withResolvers<string>()
    ends.set(key, end)
    return inTurn(key, isUrgent, () => {
      begun.push(key)
      return end.promise
    })
  }
  const endAll = async (asked: readonly Promise<string>[]) => {
    for (const [key, { resolve }] of ends) resolve(key)
    return Promise.all(asked)
  }
  return { ask, hurry, begun, ends, endAll }
}

it('[D-05] does what is urgent before what waits already, each kind in its order', async () => {
  const { ask, begun, endAll } = worker()
  const asked = [ask('fun 1'), ask('fun 2'), ask('money 1', true), ask('fun 3'), ask('money 2', true)]

  expect(begun).toEqual(['fun 1'])
  expect(await endAll(asked)).toEqual(['fun 1', 'fun 2', 'money 1', 'fun 3', 'money 2'])
  expect(begun).toEqual(['fun 1', 'money 1', 'money 2', 'fun 2', 'fun 3'])
})

it('[D-05] hurries what waits, once it has become urgent', async () => {
  const { ask, hurry, begun, endAll } = worker()
  const asked = [ask('fun 1'), ask('fun 2'), ask('fun 3')]

  hurry('fun 3')
  hurry('nothing of the kind')
  await endAll(asked)

  expect(begun).toEqual(['fun 1', 'fun 3', 'fun 2'])
})

it('[D-05] goes on after work that failed, and after all was done', async () => {
  const { ask, begun, ends, endAll } = worker()
  const [broken, next] = [ask('broken'), ask('next')]

  ends.get('broken')!.reject(new Error('no such table'))
  await expect(broken).rejects.toThrow('no such table')
  expect(await endAll([next])).toEqual(['next'])
  expect(await endAll([ask('later')])).toEqual(['later'])

  expect(begun).toEqual(['broken', 'next', 'later'])
})
