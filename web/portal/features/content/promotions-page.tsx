import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'

export default function PromotionsPage(): ReactNode {
  const { t } = useWords('pages')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.promotions')}>{t('pages.promotions.text')}</PageHead>
      <EmptyState scene={<EmptyInboxScene />} title={t('pages.promotions.none.title')}>
        {t('pages.promotions.none.text')}
      </EmptyState>
    </div>
  )
}
