import { Money } from '@croupier/basis/money.ts'
import {
  type TransferWalletProtocol,
  type TransferWord,
  VendorUnclear,
  type WalletHolder,
} from '../../../modules/funds/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { ask } from './client.ts'
import { balanceAnswer, checkAnswer, failureOf, transferAnswer, type TransferWire } from './wire.ts'

/** Above everything a member can have somewhere, and far below what a ledger account holds. */
const MOST_UNITS = 10n ** 17n

/** What is in a wallet. Zeros at the end are no digits. */
function unitsOf(text: string, currency: string): bigint {
  const money = Money.read(text.includes('.') ? text.replace(/\.?0+$/, '') : text, currency)
  if (!(money instanceof Money) || money.units < 0n || money.units > MOST_UNITS) {
    throw new VendorUnclear('a balance that is no amount')
  }
  return money.units
}

function wordOf(said: TransferWire, reference: string, { currency }: WalletHolder): TransferWord {
  if (said.reference !== reference) throw new VendorUnclear('an answer about another reference')
  switch (said.status) {
    case 'done':
      return { state: 'done', balance: unitsOf(said.balance, currency) }
    case 'refused': {
      const reason = said.reason ?? null
      return { state: 'refused', failure: failureOf(reason), reason }
    }
    case 'pending':
      return { state: 'pending' }
    case 'not-found':
      return { state: 'not-found' }
    default:
      return said satisfies never
  }
}

/** Vendors who keep members' money themselves; README.md tells the wire. */
export function openTransferWallet(outside: Outside): TransferWalletProtocol {
  return {
    protocol: 'transfer',

    async balance(vendor, holder) {
      const { balance } = await ask(outside, vendor, 'balance', { ...holder }, balanceAnswer)
      return unitsOf(balance, holder.currency)
    },

    async transfer(vendor, holder, { reference, direction, amount, validUntil }) {
      const body = { ...holder, reference, direction, amount: amount.toString(), validUntil }
      return wordOf(await ask(outside, vendor, 'transfer', body, transferAnswer), reference, holder)
    },

    async check(vendor, holder, reference) {
      return wordOf(await ask(outside, vendor, 'check', { ...holder, reference }, checkAnswer), reference, holder)
    },
  }
}
