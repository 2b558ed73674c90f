import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { useModules } from '../../app/settings.ts'
import { NotOffered } from '../not-offered.tsx'
import { PageHead } from '../page-head.tsx'

export default function PointMallPage(): ReactNode {
  const { t } = useWords('pages')
  const isOn = useModules()
  if (!isOn('PTSYS3')) return <NotOffered title={t('shell.title.pointMall')} />
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.pointMall')}>{t('pages.pointMall.text')}</PageHead>
      <EmptyState scene={<EmptyWalletScene />} title={t('pages.pointMall.empty.title')}>
        {t('pages.pointMall.empty.text')}
      </EmptyState>
    </div>
  )
}
