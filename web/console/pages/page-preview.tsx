import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { ArticleLook } from '../../looks/content/article-look.tsx'
import { ConsentLook } from '../../looks/content/consent-look.tsx'
import { ReaderPreview, type Reading } from '../fields/reader-preview.tsx'
import { ReaderSheet } from '../fields/reader-sheet.tsx'

export interface PreviewedPage {
  slug: string
  titles: Readonly<Record<string, string>>
  texts: Readonly<Record<string, string>>
  /** When it was published; a draft: when it was written, or is. */
  at: number
}

/** Whoever has an account is asked to agree to changed terms before they play on. */
function Asked({ title, content, t }: { title: string; content: string } & Pick<Reading, 't'>): ReactNode {
  return (
    <ReaderSheet
      title={title}
      footer={
        <>
          <span className={buttonClasses('quiet')}>{t('articles.consent.leave')}</span>
          <span className={buttonClasses('action')}>{t('articles.consent.agree')}</span>
        </>
      }
    >
      <ConsentLook text={t('articles.consent.text')} content={content} />
    </ReaderSheet>
  )
}

/** A page, drawn by what draws it in the portal. */
export function PageReading({ page: { slug, titles, texts, at } }: { page: PreviewedPage }): ReactNode {
  return (
    <ReaderPreview>
      {({ reader, language, t }) => {
        const title = titles[language] ?? titles['en'] ?? ''
        const content = texts[language] ?? texts['en'] ?? ''
        return slug === TERMS_SLUG && reader !== 'visitor' ? (
          <Asked title={title} content={content} t={t} />
        ) : (
          <ArticleLook title={title} publishedAt={at} content={content} />
        )
      }}
    </ReaderPreview>
  )
}

export function PagePreview({
  page,
  open,
  onClose,
}: {
  page: PreviewedPage
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('console.preview.title')} size="large">
      {open && <PageReading page={page} />}
    </Dialog>
  )
}
