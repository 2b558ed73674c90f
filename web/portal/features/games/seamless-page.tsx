import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../page-head.tsx'

/** Where a running game stands; opened without one it sends back to the games. */
export default function SeamlessPage(): ReactNode {
  const { t } = useWords('pages')
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.game')} />
      <EmptyState
        scene={<NothingFoundScene />}
        title={t('pages.seamless.missing.title')}
        action={
          <Link to="/rng" className={buttonClasses('action')}>
            {t('pages.seamless.missing.action')}
          </Link>
        }
      >
        {t('pages.seamless.missing.text')}
      </EmptyState>
    </div>
  )
}
