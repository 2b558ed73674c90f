import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useStaff } from './staff.tsx'

export interface PageProps {
  title: string
  /** What stands above it; the last is the page itself and comes from `title`. */
  crumbs?: readonly { to: string; label: string }[]
  /** One sentence under the title. */
  text?: ReactNode
  /** At the title's far end. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen's frame: title (the tab's too), breadcrumbs, actions. */
export function Page({ title, crumbs = [], text, actions, children }: PageProps): ReactNode {
  const { t } = useWords()
  const { brand } = useStaff()
  const tabTitle = t('console.title.page', { page: title, brand: brand.name })
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])

  return (
    <>
      {crumbs.length > 0 && (
        <nav aria-label={t('console.crumbs')} className="mb-2">
          <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-faint">
            {crumbs.map((crumb) => (
              <li key={crumb.to} className="flex items-center gap-1.5">
                <Link to={crumb.to} className={linkClasses.plain}>
                  {crumb.label}
                </Link>
                <ChevronForwardIcon className="text-base" />
              </li>
            ))}
            <li aria-current="page" className="truncate text-ink">
              {title}
            </li>
          </ol>
        </nav>
      )}
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {text !== undefined && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      </header>
      {children}
    </>
  )
}
