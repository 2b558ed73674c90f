import type { DepositKind } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { GlobeIcon } from '@croupier/kit/icons/navigation.tsx'
import { BankIcon, CardIcon, CoinIcon, PhoneIcon, QrIcon, VoucherIcon } from '@croupier/kit/icons/money.tsx'
import { TeamIcon } from '@croupier/kit/icons/work.tsx'
import type { ComponentType } from 'react'

/** What each kind of paying in is known by at a glance. */
export const channelIcons: Readonly<Record<DepositKind, ComponentType>> = {
  mt: BankIcon,
  ma: PhoneIcon,
  qr: QrIcon,
  pg: GlobeIcon,
  card: CardIcon,
  crypto: CoinIcon,
  voucher: VoucherIcon,
  c2c: TeamIcon,
}
