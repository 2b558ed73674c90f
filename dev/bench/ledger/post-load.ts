import { randomInt } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Batcher } from '@croupier/server/modules/ledger/index.ts'
import { load, type LoadResult } from '../bench.ts'
import { type LoadedLedger, STAKE } from './loaded-ledger.ts'

export const CLIENTS = 64

/** Members picked at random win and stake, each against the house, through the batcher. */
export async function postLoad(ledger: LoadedLedger, batcher: Batcher, milliseconds: number): Promise<LoadResult> {
  return load(CLIENTS, milliseconds, async () => {
    const member = ledger.members[randomInt(ledger.members.length)] as bigint
    const isWin = randomInt(4) > 0
    const answer = await batcher.submit([
      {
        key: uuidv7(),
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
