import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database.ts'

/** Pages that are settled side by side. */
const SIDE_BY_SIDE = 3

/** What waits for one result: an order of a draw, a slip on a match. */
export interface Waiting<Item, Left> {
  /** The next page after an item, or the first, held until the transaction ends; empty where nothing is left. */
  hold(tx: Tx, after: Item | undefined): Promise<readonly Item[]>
  /**
   * Pays a page and writes what it came to, as the last of its transaction. Answers who must be settled by themselves;
   * `tellBalances` is called once it has committed.
   */
  settleTogether(tx: Tx, page: readonly Item[]): Promise<{ left: readonly Left[]; tellBalances(): void }>
  settleSingly(left: readonly Left[]): Promise<void>
}

/**
 * Settles everything that waits for a result, a page in one transaction and several pages side by side: while one writes, the
 * next is read and reckoned. Interrupted, it can be called again.
 * @throws what settling threw, once the pages that were begun have ended
 */
export async function settlePages<Item, Left>({ database }: App, waiting: Waiting<Item, Left>): Promise<void> {
  let after: Item | undefined
  let turning: Promise<unknown> = Promise.resolve()
  /** Pages are given one after the other, each from where the last that was given ended. */
  const turn = (tx: Tx): Promise<readonly Item[]> => {
    const turned = turning.then(async () => {
      const page = await waiting.hold(tx, after)
      after = page.at(-1) ?? after
      return page
    })
    turning = turned.catch(() => {})
    return turned
  }
  const settle = async (): Promise<void> => {
    for (let isLast = false; !isLast; ) {
      const page = await database.transaction(async (tx) => {
        const items = await turn(tx)
        return items.length === 0 ? undefined : waiting.settleTogether(tx, items)
      })
      page?.tellBalances()
      if (page && page.left.length > 0) await waiting.settleSingly(page.left)
      isLast = page === undefined
    }
  }
  // Where one fails the others finish what they began, so that nothing goes on behind whoever is told.
  const ended = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, settle))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
