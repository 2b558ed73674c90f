import { type BenchContext, load } from './bench.ts'
import { openNaiveLedger } from './ledger/naive.ts'
import { anyOf, CLIENTS, mintKeys } from './ledger/post-load.ts'

/**
 * Transfers a second of the naive ledger on the machine that the bounds in time were set for: two cores shared by client,
 * server and PostgreSQL, fsync on, 64 clients (docs/decisions/0032).
 */
const REFERENCE = 610

const MEMBERS = 10_000
const WARMING = 1_000
const MILLISECONDS = 1_500

/**
 * How fast this machine is now, as a part of the one that bounds in time were set for: 1 at most, so that a faster one
 * loosens nothing. It is taken from a ledger that nobody here would improve: seven round trips, one after the other, and a
 * commit; nothing of the product is in it. `open`: once in a run; what it answers measures, before each benchmark, since
 * other work beside it comes and goes.
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
    return look(MILLISECONDS)
  }
}
