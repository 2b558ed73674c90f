import { Money } from '@croupier/basis/money.ts'
import { hashOfServerSeed } from '@croupier/games/engine/entropy.ts'
import { hitPointOf } from '@croupier/games/jackpot/jackpot.ts'
import type { JackpotWin } from './jackpot-wins.tsx'

/** Everything a reader can check by themselves, computed from what was published alone. */
export function proofOf(
  win: Pick<JackpotWin, 'code' | 'run' | 'currency' | 'amount' | 'lowest' | 'ceiling' | 'seedHash' | 'serverSeed'>,
): { point: string; isSeed: boolean; isHit: boolean } {
  const units = (text: string) => Money.parse(text, win.currency).units
  const point = hitPointOf(
    { potCode: win.code, run: win.run, serverSeed: win.serverSeed },
    { lowest: units(win.lowest), ceiling: units(win.ceiling) },
  )
  return {
    point: new Money(win.currency, point).toString(),
    isSeed: hashOfServerSeed(win.serverSeed) === win.seedHash,
    isHit: units(win.amount) >= point,
  }
}
