import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function MissingPage(): ReactNode {
  const { t } = useWords()
  return (
    <EmptyState
      scene={<NothingFoundScene />}
      title={t('console.missing.title')}
      action={
        <Link to="/" className={buttonClasses()}>
          {t('kit.back')}
        </Link>
      }
    >
      {t('console.missing.text')}
    </EmptyState>
  )
}
