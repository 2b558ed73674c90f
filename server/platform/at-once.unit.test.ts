import { expect, it } from 'vitest'
import { atOnce } from './at-once.ts'

it('lets so many go on at once, in the order of the calls, whatever becomes of those before', async () => {
  const inTurn = atOnce(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const done = [1, 2, 3, 4].map((each) =>
    inTurn(async () => {
      begun.push(each)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (each === 1) throw new Error('failed')
      return each
    }).catch(() => 0),
  )

  expect(begun).toEqual([1, 2])
  ends[0]!()
  expect(await done[0]).toBe(0)
  expect(begun).toEqual([1, 2, 3])
  ends[1]!()
  expect(await done[1]).toBe(2)
  expect(begun).toEqual([1, 2, 3, 4])
  ends[2]!()
  ends[3]!()
  expect(await Promise.all(done)).toEqual([0, 2, 3, 4])
})

it('tells who comes when too many wait to try again', async () => {
  const inTurn = atOnce(1, 1)
  let end = (): void => undefined
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  const second = inTurn(async () => 'second')

  await expect(inTurn(async () => 'third')).rejects.toThrow('busy.try.again')
  end()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})
