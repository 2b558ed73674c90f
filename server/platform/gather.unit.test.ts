import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

interface Wish {
  key: string
  at: number
}

function recorded(fails: (batch: readonly Wish[]) => boolean = () => false, most = 3) {
  const batches: number[][] = []
  const together = gather<Wish, number>({
    most,
    keyOf: ({ key }) => key,
    async work(batch) {
      batches.push(batch.map(({ at }) => at))
      await new Promise((resolve) => setImmediate(resolve))
      if (fails(batch)) throw new Error(`not with ${batch.map(({ at }) => at).join()}`)
      return batch.map(({ at }) => (at < 0 && batch.length > 1 ? undefined : at * 10))
    },
  })
  return { batches, ask: (...wishes: Wish[]) => Promise.allSettled(wishes.map((wish) => together.ask(wish))) }
}
const wish = (at: number, key = `key ${at}`): Wish => ({ at, key })
const values = (settled: PromiseSettledResult<number>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))

describe('what is asked for at one moment', () => {
  it('is done together, up to so many at once, each with its own answer', async () => {
    const { batches, ask } = recorded()
    expect(values(await ask(...[1, 2, 3, 4, 5].map((at) => wish(at))))).toEqual([10, 20, 30, 40, 50])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('never has two of one key in one batch, and keeps their order', async () => {
    const { batches, ask } = recorded()
    expect(values(await ask(wish(1, 'a'), wish(2, 'a'), wish(3, 'b'), wish(4, 'a')))).toEqual([10, 20, 30, 40])
    expect(batches).toEqual([[1, 3], [2], [4]])
  })

  it('is done one by one where the batch fails, and the one at fault alone hears of it', async () => {
    const { batches, ask } = recorded((batch) => batch.some(({ at }) => at === 2))
    expect(values(await ask(wish(1), wish(2), wish(3)))).toEqual([10, 'not with 2', 30])
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]])
  })

  it('is done by itself where the work leaves it out, and later wishes are taken too', async () => {
    const { batches, ask } = recorded()
    expect(values(await ask(wish(1), wish(-2)))).toEqual([10, -20])
    expect(values(await ask(wish(7)))).toEqual([70])
    expect(batches).toEqual([[1, -2], [-2], [7]])
  })
})
