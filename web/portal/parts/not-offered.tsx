import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../session/settings.ts'
import { PageHead } from './page-head.tsx'

/** A page whose module the operator has switched off. Nothing is said before the settings have come. */
export function NotOffered({ title }: { title: string }): ReactNode {
  const { t } = useWords('refusals')
  const settings = useSettings()
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={title} />
      {settings && (
        <EmptyState
          scene={<NothingFoundScene />}
          title={t('refusals.function.not.available')}
          action={
            <Link to="/" className={buttonClasses('quiet')}>
              {t('shell.nav.home')}
            </Link>
          }
        />
      )}
    </div>
  )
}
