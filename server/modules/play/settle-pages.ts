import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database.ts'

/** Pages that are settled side by side. */
const SIDE_BY_SIDE = 3

/** How those are settled who are not settled together with their page. */
export interface OneByOne<Left, Ended> {
  /** Pays one, or finds that it was paid; answers what it came to, and undefined where it cannot be paid now. */
  pay(left: Left): Promise<Ended | undefined>
  /** Writes what they came to. */
  end(ended: readonly Ended[]): Promise<void>
}

/**
 * Settles each by itself, all asked for at one moment so that they are booked together all the same. Those who were paid are
 * written also where another fails.
 * @throws what paying threw, once all of them have ended
 */
export async function settleSingly<Left, Ended>(
  left: readonly Left[],
  { pay, end }: OneByOne<Left, Ended>,
): Promise<void> {
  const paid = await Promise.allSettled(left.map((one) => pay(one)))
  await end(paid.flatMap((each) => (each.status === 'fulfilled' && each.value !== undefined ? [each.value] : [])))
  for (const each of paid) if (each.status === 'rejected') throw each.reason
}

/** What waits for one result: an order of a draw, a slip on a match. */
export interface Waiting<Item, Left, Ended> extends OneByOne<Left, Ended> {
  /** The next page after an item, or the first, held until the transaction ends; empty where nothing is left. */
  hold(tx: Tx, after: Item | undefined): Promise<readonly Item[]>
  /**
   * Pays a page and writes what it came to, as the last of its transaction. Answers which of it must be settled one by one;
   * `tellBalances` is called once it has committed.
   */
  settleTogether(tx: Tx, page: readonly Item[]): Promise<{ left: readonly Left[]; tellBalances(): void }>
}

/**
 * Settles everything that waits for a result, a page in one transaction and several pages side by side: while one writes, the
 * next is read and reckoned. Interrupted, it can be called again.
 * @throws what settling threw, once the pages that were begun have ended
 */
export async function settlePages<Item, Left, Ended>(
  { database }: Pick<App, 'database'>,
  waiting: Waiting<Item, Left, Ended>,
): Promise<void> {
  let after: Item | undefined
  let turning: Promise<unknown> = Promise.resolve()
  /** Pages are given one after the other, each from where the last ended; a page that is retried begins where its first attempt began. */
  const turn = (tx: Tx, begun: { from?: { after: Item | undefined } }): Promise<readonly Item[]> => {
    const turned = turning.then(async () => {
      const page = await waiting.hold(tx, begun.from ? begun.from.after : after)
      if (!begun.from) {
        begun.from = { after }
        after = page.at(-1) ?? after
      }
      return page
    })
    turning = turned.catch(() => {})
    return turned
  }
  const settle = async (): Promise<void> => {
    for (let isLast = false; !isLast; ) {
      const begun = {}
      const page = await database.transaction(async (tx) => {
        const items = await turn(tx, begun)
        return items.length === 0 ? undefined : waiting.settleTogether(tx, items)
      })
      page?.tellBalances()
      if (page && page.left.length > 0) await settleSingly(page.left, waiting)
      isLast = page === undefined
    }
  }
  // Where one fails the others finish what they began, so that nothing goes on behind whoever is told.
  const ended = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, settle))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
