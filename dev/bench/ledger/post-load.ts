import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Batcher } from '@croupier/server/modules/ledger/index.ts'
import { load, type LoadResult } from '../bench.ts'
import { type LoadedLedger, STAKE } from './loaded-ledger.ts'

export const CLIENTS = 64

/** More than any contender uses up. */
export const KEYS_PER_SECOND = 80_000

/**
 * Posting keys minted beforehand, as the rows that cause postings bring theirs: minting is not what is measured.
 * Answers a function that gives each out once.
 */
export function mintKeys(count: number): () => string {
  const keys = Array.from({ length: count }, () => uuidv7())
  return () => keys.pop() ?? uuidv7()
}

/** A whole number from 0 up to, not including, `end`. */
export function anyOf(end: number): number {
  return Math.floor(Math.random() * end)
}

/** Members picked at random win and stake, each against the house, through the batcher. */
export async function postLoad(ledger: LoadedLedger, batcher: Batcher, milliseconds: number): Promise<LoadResult> {
  const nextKey = mintKeys(KEYS_PER_SECOND * (milliseconds / 1000))
  return load(CLIENTS, milliseconds, async () => {
    const member = ledger.members[anyOf(ledger.members.length)] as bigint
    const isWin = anyOf(4) > 0
    const answer = await batcher.submit([
      {
        key: nextKey(),
        kind: STAKE,
        reference: 'bench',
        legs: [isWin ? { from: ledger.house, to: member, amount: 2n } : { from: member, to: ledger.house, amount: 1n }],
      },
    ])
    assert(answer !== 'busy', 'the queue is long enough for the load')
    assert(
      answer.outcome === 'applied' || answer.outcome === 'insufficient',
      `a posting was answered ${answer.outcome}`,
    )
  })
}
