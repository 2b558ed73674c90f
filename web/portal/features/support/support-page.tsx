import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import SupportDesk from './support-desk.tsx'

/** Customer service as a page of its own. */
export default function SupportPage(): ReactNode {
  const { t } = useWords('support')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('support.title')}>{t('support.text')}</PageHead>
      <SupportDesk />
    </div>
  )
}
