import { assert } from '@croupier/basis/assert.ts'
import type { LedgerWords } from '../ledger/index.ts'

export const kinds = {
  hold: 60,
  return: 61,
  transferIn: 62,
  transferOut: 63,
  playWin: 64,
  playLoss: 65,
  correction: 66,
  owed: 67,
  recovered: 68,
} as const

/** What the house lost or won at vendors who keep wallets themselves, per currency; unguarded. */
export const RESULTS_PURSE = 140
/** What the house advanced for money that members had twice, by rulings their vendors contradict; unguarded. */
export const ADVANCES_PURSE = 141

export const fundsWords: LedgerWords = {
  kinds: [
    { id: kinds.hold, name: 'funds.hold' },
    { id: kinds.return, name: 'funds.return' },
    { id: kinds.transferIn, name: 'funds.transfer-in' },
    { id: kinds.transferOut, name: 'funds.transfer-out' },
    { id: kinds.playWin, name: 'funds.play-win' },
    { id: kinds.playLoss, name: 'funds.play-loss' },
    { id: kinds.correction, name: 'funds.correction' },
    { id: kinds.owed, name: 'funds.correction-owed' },
    { id: kinds.recovered, name: 'funds.correction-recovered' },
  ],
  purses: [
    { id: RESULTS_PURSE, name: 'house.vendor-wallets' },
    { id: ADVANCES_PURSE, name: 'house.vendor-advances' },
  ],
}

const FIRST_VENDOR_PURSE = 1000
const LAST_PURSE = 32_767

/** A vendor's purse in the ledger, registered when the first member uses it. */
export function vendorPurse({ id, code }: { id: number; code: string }): { id: number; name: string } {
  const purse = FIRST_VENDOR_PURSE + id
  assert(purse <= LAST_PURSE, 'a purse’s number fits the ledger')
  return { id: purse, name: `vendor.${code}` }
}
