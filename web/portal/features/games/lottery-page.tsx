import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../page-head.tsx'

export default function LotteryPage(): ReactNode {
  const { t } = useWords('pages')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.lottery')} />
      <EmptyState
        scene={<NothingFoundScene />}
        title={t('pages.lottery.empty.title')}
        action={
          <Link to="/" className={buttonClasses('quiet')}>
            {t('pages.games.none.action')}
          </Link>
        }
      >
        {t('pages.games.none.text')}
      </EmptyState>
    </div>
  )
}
