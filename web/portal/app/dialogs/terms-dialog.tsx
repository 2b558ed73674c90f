import { TERMS_SLUG } from '@croupier/api/content/terms-slug.ts'
import { listArticles } from '@croupier/api/content/list-articles.ts'
import { showArticle } from '@croupier/api/content/show-article.ts'
import { RichText } from '@croupier/client/rich-text.tsx'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DialogPlace } from './dialog-host.tsx'
import { useSettings } from '../../session/settings.ts'

const sections = ['account', 'money', 'bonus', 'play', 'faults', 'responsible', 'privacy', 'changes'] as const
const FRESH = 300_000

/** The operator's own terms; undefined where they have written none. */
function useOwnTerms(open: boolean): { title: string; content: string } | undefined {
  const { language } = useWords('terms')
  const { data } = useOperation(listArticles, { kind: 'page', language }, { enabled: open, staleMilliseconds: FRESH })
  const isWritten = data?.list.some(({ slug }) => slug === TERMS_SLUG) === true
  const asked = { slug: TERMS_SLUG, language }
  return useOperation(showArticle, asked, { enabled: open && isWritten, staleMilliseconds: FRESH }).data
}

export default function TermsDialog({ open, onClose }: DialogPlace<'terms'>): ReactNode {
  const { t } = useWords('terms')
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const age = useSettings()?.brand.minimumAge ?? 18
  const own = useOwnTerms(open)
  const close = (): void => {
    onClose()
    if (hash === '#term') void navigate(pathname, { replace: true })
  }
  return (
    <Dialog open={open} onClose={close} title={own?.title ?? t('terms.title')} size="large" isReading>
      {own ? (
        <RichText html={own.content} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-ink-soft">{t('terms.text')}</p>
          {sections.map((section) => (
            <section key={section}>
              <h3 className="mb-1 text-base">{t(`terms.${section}.title`)}</h3>
              <p className="text-ink-soft">{t(`terms.${section}.text`, { age })}</p>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
