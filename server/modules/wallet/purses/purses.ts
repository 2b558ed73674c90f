import { type PurseName, purseIds, purseNames } from '@croupier/api/wallet/purses/purse-names.ts'
import { currencies, currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { LedgerWords } from '../../ledger/index.ts'

/** The house's side of what the wallet posts; unguarded, so nothing waits for it. */
export const housePurses = {
  /** Money operators gave and took back. */
  adjustments: 102,
  /** Play money handed out to trials: it exists nowhere else. */
  trialIssue: 103,
  /** What payment providers took in for us and owe us. */
  depositsClearing: 104,
  /** What was kept back of deposits. */
  depositFees: 107,
  /** Money given to payment providers to be paid out. */
  payouts: 105,
  /** What the house keeps of what is paid in and out. */
  fees: 106,
} as const

export const kinds = {
  adjustment: 20,
  trialGrant: 21,
  deposit: 22,
  depositFee: 23,
  withdrawalHold: 26,
  withdrawalReturn: 27,
  payout: 28,
  withdrawalFee: 29,
  /** A deposit that pays another member's withdrawal. */
  depositByMember: 30,
  /** Money that operators took from a member. */
  debit: 31,
} as const

export const POINT = 'POINT'
const POINT_SCALE = 2

/** What the wallet calls by number in the ledger; registered at start. */
export const walletWords: LedgerWords = {
  kinds: [
    { id: kinds.adjustment, name: 'wallet.adjustment' },
    { id: kinds.trialGrant, name: 'wallet.trial-grant' },
    { id: kinds.deposit, name: 'wallet.deposit' },
    { id: kinds.depositFee, name: 'wallet.deposit-fee' },
    { id: kinds.withdrawalHold, name: 'wallet.withdrawal-hold' },
    { id: kinds.withdrawalReturn, name: 'wallet.withdrawal-return' },
    { id: kinds.payout, name: 'wallet.payout' },
    { id: kinds.depositByMember, name: 'wallet.deposit-by-member' },
    { id: kinds.debit, name: 'wallet.debit' },
    { id: kinds.withdrawalFee, name: 'wallet.withdrawal-fee' },
  ],
  purses: [
    ...purseNames.map((name) => ({ id: purseIds[name], name })),
    { id: housePurses.adjustments, name: 'house.adjustments' },
    { id: housePurses.trialIssue, name: 'house.trial-issue' },
    { id: housePurses.depositsClearing, name: 'house.deposits-clearing' },
    { id: housePurses.depositFees, name: 'house.deposit-fees' },
    { id: housePurses.payouts, name: 'house.payouts' },
    { id: housePurses.fees, name: 'house.fees' },
  ],
  units: [
    ...[...currencies.values()].map(({ code, ledgerScale }) => ({ code, scale: ledgerScale })),
    { code: POINT, scale: POINT_SCALE },
  ],
}

export const HOUSE = 'house'

/** How the ledger knows a member. */
export function ownerOf(memberId: bigint): string {
  return `member:${memberId}`
}

/** A trial has play money alone; only agents earn income from their team. */
export function pursesFor(owner: { isTrial: boolean; isAgent: boolean }): PurseName[] {
  if (owner.isTrial) return ['trial']
  return purseNames.filter((name) => name !== 'trial' && (owner.isAgent || name !== 'agentIncome'))
}

export function unitOf(purse: PurseName, currency: string): string {
  return purse === 'points' ? POINT : currency
}

const names = new Map<number, PurseName>(purseNames.map((name) => [purseIds[name], name]))

export function purseNameOf(id: number): PurseName | undefined {
  return names.get(id)
}

/** An amount of a unit as the API speaks it. */
export function amountText(unit: string, units: bigint): string {
  if (unit !== POINT) return new Money(currencyOf(unit), units).toString()
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(POINT_SCALE + 1, '0')
  return `${sign}${digits.slice(0, -POINT_SCALE)}.${digits.slice(-POINT_SCALE)}`
}
