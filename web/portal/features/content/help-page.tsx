import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { openDialog } from '../../app/dialogs.ts'
import { PageHead } from '../page-head.tsx'

export default function HelpPage(): ReactNode {
  const { t } = useWords('pages')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#term') openDialog({ kind: 'terms' })
  }, [hash])
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.help')}>{t('pages.help.text')}</PageHead>
      <EmptyState
        scene={<EmptyInboxScene />}
        title={t('pages.help.none.title')}
        action={<Button onClick={() => openDialog({ kind: 'terms' })}>{t('pages.help.terms')}</Button>}
      >
        {t('pages.help.none.text')}
      </EmptyState>
    </div>
  )
}
