import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { HelpArticles } from './help-articles.tsx'

export default function HelpPage(): ReactNode {
  const { t } = useWords('pages', 'articles')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#term') openDialog({ kind: 'terms' })
  }, [hash])
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.help')}>{t('pages.help.text')}</PageHead>
      <HelpArticles />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => openDialog({ kind: 'terms' })}>{t('pages.help.terms')}</Button>
        <Link to="/support" className={buttonClasses('action')}>
          {t('articles.help.ask')}
        </Link>
      </div>
    </div>
  )
}
