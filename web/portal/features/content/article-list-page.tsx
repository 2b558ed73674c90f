import { listArticles } from '@croupier/api/content/list-articles.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'

/** News or the blog, by the address: newest first. */
export default function ArticleListPage(): ReactNode {
  const { t, language } = useWords('articles', 'refusals')
  const { pathname } = useLocation()
  const kind = pathname.toLowerCase().startsWith('/blog') ? 'blog' : 'news'
  const pages = useRecordPages(kind)
  const read = useOperation(
    listArticles,
    { kind, language, pageSize: 12, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 60_000 },
  )
  const { data, error, isFetching } = read
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t(`articles.${kind}`)}>{t(`articles.${kind}.text`)}</PageHead>
      {!data && error && <ReadFault of={read} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )}
      {data?.list.length === 0 && (
        <EmptyState scene={<EmptyInboxScene />} title={t('articles.none.title')}>
          {t('articles.none.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {data.list.map(({ slug, title, summary, publishedAt }) => (
            <li
              key={slug}
              className="relative flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-5 shadow-lift"
            >
              <Time at={publishedAt} shape="date" className="self-start text-xs text-ink-faint" />
              <h2 className="text-lg wrap-anywhere">
                <Link to={`/pages/${slug}`} className="text-ink no-underline after:absolute after:inset-0">
                  <bdi>{title}</bdi>
                </Link>
              </h2>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <bdi>{summary}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
    </div>
  )
}
