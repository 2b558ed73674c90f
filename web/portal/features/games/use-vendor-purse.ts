import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useState } from 'react'
import type { ListedGame } from '../../catalogue/listed-game.ts'

type Wallets = OutputOf<typeof listVendorWallets>

export interface VendorPurseState {
  wallets: Wallets
  wallet: Wallets['wallets'][number]
}

/**
 * The wallet a game plays with, where its vendor keeps one. The game is held back while it is not known whether there is
 * money in it, and while there is none and the member has not chosen to go on; an answer that does not come holds nothing.
 */
export function useVendorPurse(
  game: ListedGame | undefined,
  isForMoney: boolean,
): { purse: VendorPurseState | undefined; holds: boolean; go: () => void } {
  const isAsked = isForMoney && game?.keepsWallet === true
  const { data, isError } = useOperation(listVendorWallets, {}, { enabled: isAsked, staleMilliseconds: 5_000 })
  const [hasGone, setGone] = useState(false)
  const wallet = isAsked ? data?.wallets.find(({ vassalage }) => vassalage === game.vassalage) : undefined
  const isEmpty =
    wallet !== undefined && wallet.isFresh && wallet.isOpen && wallet.pending === null && !/[1-9]/.test(wallet.balance)
  if (isAsked && wallet !== undefined && !isEmpty && !hasGone) setGone(true)
  const isAwaited = isAsked && data === undefined && !isError
  return {
    purse: data && wallet && { wallets: data, wallet },
    holds: !hasGone && (isAwaited || isEmpty),
    go: () => setGone(true),
  }
}
