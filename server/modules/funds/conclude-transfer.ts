import type { WriteScope } from '../../platform/context.ts'
import { correctRuling } from './correct-ruling.ts'
import { settleTransfer, tellTransfer } from './move-transfer.ts'
import { isAwaited, isOpen, judgeWord, type Transfer } from './transfer.ts'
import { keepContradiction, lockTransfer, markAnswered, markUnknown } from './transfers-store.ts'
import type { TransferWord } from './transfer-wallet-port.ts'
import { assert } from '@croupier/basis/assert.ts'

/**
 * Writes down what came of asking a vendor about a transfer, under its lock and once, whoever else asked meanwhile: it is
 * settled, or nobody knows yet. What operators settled in the vendor's stead is confirmed, or put right by the vendor's word.
 * May post to the ledger, so it comes last in its transaction.
 * @param said undefined: there was no clear answer
 * @param askedAt when the vendor was asked
 */
export async function takeWord(
  scope: WriteScope,
  reference: string,
  said: TransferWord | undefined,
  askedAt: number,
): Promise<Transfer> {
  const transfer = await lockTransfer(scope.tx, reference)
  assert(transfer, 'transfers are never deleted')
  const verdict = judgeWord(said, transfer, askedAt)
  if (!isOpen(transfer.state)) {
    if (verdict === 'wait') return transfer
    if (isAwaited(transfer)) {
      if (verdict.state !== transfer.state) return correctRuling(scope, transfer, verdict.state)
      const answered = await markAnswered(scope.tx, transfer.id, scope.clock.now())
      await tellTransfer(scope.tx, answered)
      return answered
    }
    // An answer that comes late, after the vendor said otherwise: what was booked by the first stays, and people look at it.
    const contradiction = verdict.state === transfer.state ? null : verdict.state
    if (contradiction === transfer.contradiction) return transfer
    if (transfer.correctedAt !== null) {
      scope.log.error(
        { reference, corrected: transfer.contradiction, said: verdict.state },
        'vendor wallet: answer contradicts an earlier answer',
      )
      return transfer
    }
    if (contradiction)
      scope.log.error(
        { reference, settled: transfer.state, said: contradiction },
        'vendor wallet: answer contradicts a settled transfer',
      )
    const told = await keepContradiction(scope.tx, transfer.id, contradiction)
    await tellTransfer(scope.tx, told)
    return told
  }
  if (verdict !== 'wait') return settleTransfer(scope, transfer, verdict)
  if (transfer.state === 'unknown') return transfer
  const after = await markUnknown(scope.tx, transfer.id, scope.clock.now())
  await tellTransfer(scope.tx, after)
  return after
}
