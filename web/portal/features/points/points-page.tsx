import { useWords } from '@croupier/client/words/use-words.ts'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMember } from '../../session/member.ts'
import { useModules } from '../../session/settings.ts'
import { GuestNotice } from '../../parts/guest-notice.tsx'
import { NotOffered } from '../../parts/not-offered.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Mall } from './mall.tsx'
import { Orders } from './orders.tsx'
import { BalanceCard } from './balance-card.tsx'
import { PointRecord } from './point-record.tsx'
import { Rules } from './rules.tsx'

const tabs = ['mall', 'orders', 'record', 'rules'] as const

/** The points mall: what points buy, what was redeemed, how points came and went, and by which rules. */
export default function PointsPage(): ReactNode {
  const { t } = useWords('pages', 'points', 'refusals')
  const isOn = useModules()
  const { isLogin, isTrial } = useMember()
  const [query, setQuery] = useSearchParams()
  if (!isOn('PTSYS3')) return <NotOffered title={t('shell.title.pointMall')} />
  const selected = tabs.find((tab) => tab === query.get('tab')) ?? 'mall'
  const isOwn = isLogin && !isTrial
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.pointMall')}>{t('pages.pointMall.text')}</PageHead>
      <BalanceCard isOwn={isOwn} isTrial={isTrial} />
      <Tabs
        label={t('points.tab')}
        selected={selected}
        onSelect={(tab) => setQuery(tab === 'mall' ? {} : { tab }, { replace: true })}
        tabs={tabs.map((id) => ({ id, label: t(`points.tab.${id}`) }))}
      >
        {selected === 'mall' && <Mall isOwn={isOwn} />}
        {selected === 'rules' && <Rules />}
        {(selected === 'orders' || selected === 'record') && !isOwn && <GuestNotice asksAtOnce />}
        {selected === 'orders' && isOwn && <Orders />}
        {selected === 'record' && isOwn && <PointRecord />}
      </Tabs>
    </div>
  )
}
