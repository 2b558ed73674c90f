import { expect, it } from 'vitest'
import type { Database, Tx } from '../../platform/database.ts'
import { settlePages, settleSingly } from './settle-pages.ts'

const PAGE = 3
const turn = () => new Promise((resolve) => setImmediate(resolve))

class Deadlock extends Error {}

/**
 * Numbers below `count` wait; `stops` is one whose page fails, `loses` one whose page loses a deadlock the first time, `alone`
 * those that are not settled with their page.
 */
function waiting(
  count: number,
  { stops, loses, alone = [] }: { stops?: number; loses?: number; alone?: number[] } = {},
) {
  let lost = 0
  const pages: number[][] = []
  const ended: number[] = []
  let open = 0
  const database = {
    transaction: async (work: (tx: Tx) => Promise<unknown>) => {
      open += 1
      try {
        return await work({} as Tx).catch((error: unknown) => {
          if (error instanceof Deadlock) return work({} as Tx)
          throw error
        })
      } finally {
        open -= 1
      }
    },
  } as unknown as Database
  const settled = settlePages(
    { database },
    {
      async hold(_tx, after: number | undefined) {
        await turn()
        const from = after === undefined ? 0 : after + 1
        return Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => from + at)
      },
      async settleTogether(_tx, page) {
        pages.push([...page])
        await turn()
        if (loses !== undefined && page.includes(loses) && (lost += 1) === 1) throw new Deadlock()
        if (stops !== undefined && page.includes(stops)) throw new Error(`not ${stops}`)
        await turn()
        ended.push(...page.filter((each) => !alone.includes(each)))
        return { left: page.filter((each) => alone.includes(each)), tellBalances: () => {} }
      },
      pay: async (each: number) => each,
      end: async (paid) => void ended.push(...paid),
    },
  )
  return { settled, pages, ended, open: () => open }
}

it.each([0, 1, PAGE, 10 * PAGE, 10 * PAGE + 1])(
  'settles %i, each once, in pages one behind the other',
  async (count) => {
    const { settled, pages, ended } = waiting(count, { alone: [1, 7, 8] })
    await settled
    const all = Array.from({ length: count }, (_, each) => each)
    expect(pages.flat()).toEqual(all)
    expect(ended.toSorted((one, other) => one - other)).toEqual(all)
  },
)

it('settles a page that lost a deadlock at its second attempt, and leaves none out', async () => {
  const { settled, ended } = waiting(10 * PAGE, { loses: 4 })
  await settled
  expect(ended.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 10 * PAGE }, (_, each) => each))
})

it('ends what was begun beside a page that fails, and then says why', async () => {
  const { settled, pages, ended, open } = waiting(100 * PAGE, { stops: 4 })
  await expect(settled).rejects.toThrow('not 4')
  expect(open()).toBe(0)
  const failed = pages.find((page) => page.includes(4))!
  expect(ended.toSorted((one, other) => one - other)).toEqual(pages.flat().filter((each) => !failed.includes(each)))
})

it('writes those that were paid by themselves although another was not, and then says why', async () => {
  const written: number[] = []
  const settled = settleSingly([1, 2, 3, 4], {
    async pay(each) {
      await turn()
      if (each === 2) throw new Error('not 2')
      return each === 3 ? undefined : each
    },
    end: async (ended) => void written.push(...ended),
  })
  await expect(settled).rejects.toThrow('not 2')
  expect(written).toEqual([1, 4])
})
