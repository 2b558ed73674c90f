import type { TransferFailure, TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import type { VendorProtocolName } from '@croupier/api/games/vendor-protocols.ts'
import type { Money } from '@croupier/basis/money.ts'
import { port } from '../../platform/port.ts'

/** How a vendor is reached. The secret is never logged. */
export interface VendorAccount {
  /** The vendor's code with us. */
  code: string
  /** The address of the vendor's API, without a slash at the end. */
  url: string
  /** The vendor's name for us. */
  operator: string
  secret: string
}

/** Whose wallet at the vendor. */
export interface WalletHolder {
  account: string
  currency: string
}

export interface TransferWish {
  /** Ours, and the vendor's key against doing it twice. */
  reference: string
  direction: TransferDirection
  amount: Money
  /** Epoch milliseconds: a vendor must not carry out what arrives later. */
  validUntil: number
}

/**
 * What a vendor says of a transfer. `done`: and what is in the wallet after it, ledger units. `refused`: it did not happen
 * and never will. `not-found`: it has not heard of it, which may still change.
 */
export type TransferWord =
  | { state: 'done'; balance: bigint }
  | { state: 'refused'; failure: TransferFailure; reason: string | null }
  | { state: 'pending' }
  | { state: 'not-found' }

/**
 * One kind of vendor that keeps members' money itself, called over the network: never call it inside a transaction.
 * Every method throws VendorUnclear where the vendor may or may not have done what was asked.
 */
export interface TransferWalletProtocol {
  readonly protocol: VendorProtocolName
  /** What is in a wallet, ledger units; nothing where there is none yet. */
  balance(vendor: VendorAccount, holder: WalletHolder): Promise<bigint>
  /** Asks for a transfer, once: it is never sent again, but asked about. */
  transfer(vendor: VendorAccount, holder: WalletHolder, wish: TransferWish): Promise<TransferWord>
  /** What became of a transfer, by our reference. */
  check(vendor: VendorAccount, holder: WalletHolder, reference: string): Promise<TransferWord>
}

/** All protocols of vendors with wallets of their own; wiring lists them. */
export const transferWalletsPort = port<readonly TransferWalletProtocol[]>('funds.transferWallets')

/** No answer, a broken one, or an unclear one: ask for the state later, by the same reference. */
export class VendorUnclear extends Error {
  override name = 'VendorUnclear'
}
