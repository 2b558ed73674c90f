import { type BenchContext, load } from './bench.ts'
import { openNaiveLedger } from './ledger/naive.ts'
import { anyOf, CLIENTS, mintKeys } from './ledger/post-load.ts'
import { measureProcessorShare } from './processor-share.ts'

/**
 * Transfers a second of the naive ledger on the machine that the bounds in time were set for: two cores shared by client,
 * server and PostgreSQL, fsync on, 64 clients (docs/decisions/0032).
 */
const REFERENCE = 610

const MEMBERS = 10_000
const WARMING = 1_000
const MILLISECONDS = 1_500
const SHARING = 500

/**
 * How fast this machine is now, as a part of the one that bounds in time were set for: 1 at most, so that a faster one
 * loosens nothing. It is the less of two. One is taken from a ledger that nobody here would improve: seven round trips, one
 * after the other, and a commit; nothing of the product is in it. It waits for the disk and hardly sees that somebody else
 * computes, so the other is the share of its processors that the machine has left. `open`: once for a group; what it answers
 * measures, before each benchmark, since other work beside it comes and goes.
 */
export async function openPace({ openDatabase }: Pick<BenchContext, 'openDatabase'>): Promise<() => Promise<number>> {
  const transfer = await openNaiveLedger(await openDatabase(CLIENTS), MEMBERS)
  const look = async (milliseconds: number): Promise<number> => {
    const nextKey = mintKeys(REFERENCE * 10)
    const { perSecond } = await load(CLIENTS, milliseconds, () => transfer(nextKey(), BigInt(1 + anyOf(MEMBERS)), 1n))
    return Math.min(1, perSecond / REFERENCE)
  }
  return async () => {
    // The first transfers warm plans and caches, and open the connections again that a long benchmark left idle.
    await look(WARMING)
    const ofLedger = await look(MILLISECONDS)
    return Math.min(ofLedger, await measureProcessorShare(SHARING))
  }
}
