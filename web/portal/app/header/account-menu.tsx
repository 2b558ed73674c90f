import { useWords } from '@croupier/client/words/use-words.ts'
import { Avatar } from '@croupier/kit/components/avatar.tsx'
import { Menu, type MenuItem } from '@croupier/kit/overlays/menu.tsx'
import { LogoutIcon } from '@croupier/kit/icons/actions.tsx'
import { TrophyIcon } from '@croupier/kit/icons/games.tsx'
import { GiftIcon, PointsIcon, PromotionsIcon, ReceiptIcon, TransferIcon } from '@croupier/kit/icons/money.tsx'
import { UserIcon } from '@croupier/kit/icons/navigation.tsx'
import { AgentIcon, ChartIcon } from '@croupier/kit/icons/work.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useClaimable } from '../../session/claimable.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useIcon } from '../../session/member-icon.ts'
import { useMember } from '../../session/member.ts'
import { useModules } from '../../session/settings.ts'

/** The member's menu in the header, in the spec's order. */
export default function AccountMenu(): ReactNode {
  const { t } = useWords()
  const { info, isAgent } = useMember()
  const isOn = useModules()
  const claimable = useClaimable()
  const navigate = useNavigate()
  const go = (to: string) => () => void navigate(to)
  const items: (MenuItem | false)[] = [
    {
      id: 'bets',
      label: t('shell.menu.bettingRecord'),
      icon: <ReceiptIcon />,
      onSelect: go('/member?page=personalHistoryCopy'),
    },
    {
      id: 'record',
      label: t('shell.menu.accountRecord'),
      icon: <TransferIcon />,
      onSelect: go('/member?page=transactionHistory'),
    },
    { id: 'profit', label: t('shell.menu.profit'), icon: <ChartIcon />, onSelect: go('/member?page=personalProfit') },
    {
      id: 'reward',
      label: t('shell.menu.rewardCenter'),
      icon: <GiftIcon />,
      ...(claimable > 0 && { aside: claimable > 99 ? '99+' : claimable }),
      onSelect: go('/member?page=rewardCenter'),
    },
    isOn('MANPLAYREB3') && {
      id: 'rebate',
      label: t('shell.menu.manualRebate'),
      icon: <PromotionsIcon />,
      onSelect: go('/member?page=rewardCenter'),
    },
    { id: 'vip', label: t('shell.menu.vip'), icon: <TrophyIcon />, onSelect: go('/vip') },
    isOn('PTSYS3') && { id: 'points', label: t('shell.menu.points'), icon: <PointsIcon />, onSelect: go('/pointMall') },
    {
      id: 'account',
      label: t('shell.menu.myAccount'),
      icon: <UserIcon />,
      onSelect: go('/member?page=securityCenter'),
    },
    isAgent && { id: 'agent', label: t('shell.menu.agent'), icon: <AgentIcon />, onSelect: go('/agentHome') },
    {
      id: 'signOut',
      label: t('shell.menu.signOut'),
      icon: <LogoutIcon />,
      parted: true,
      onSelect: () => openDialog({ kind: 'signOut' }),
    },
  ]
  const account = info?.account ?? ''
  const icon = useIcon()
  return (
    <Menu
      label={t('shell.header.account')}
      trigger={
        <button
          type="button"
          aria-label={t('shell.header.account')}
          className="touch-target rounded-full border border-hairline p-0.5 hover:border-outline"
        >
          <Avatar seed={account} src={icon} />
        </button>
      }
      head={
        <>
          <p className="font-display text-lg font-semibold">{info?.nickname}</p>
          {info?.nickname !== account && <p className="text-sm text-ink-faint">{account}</p>}
        </>
      }
      items={items.filter((item) => item !== false)}
    />
  )
}
