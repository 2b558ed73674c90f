import { expect, it } from 'vitest'
import { madeOnce } from './made-once.ts'

it('what is made once is made again after a failure, which rejects those who asked before', async () => {
  const outcomes = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let makings = 0
  const value = madeOnce(() => outcomes[makings++]!.promise)
  const first = [value(), value()]
  outcomes[0]!.reject(new Error('not now'))
  await Promise.allSettled(first)

  const second = [value(), value()]
  outcomes[1]!.resolve('made')

  await expect(Promise.all(first)).rejects.toThrow('not now')
  expect(await Promise.all([...second, value()])).toEqual(['made', 'made', 'made'])
  expect(makings).toBe(2)
})
