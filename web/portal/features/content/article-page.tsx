import { showArticle } from '@croupier/api/content/show-article.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ArticleLook } from '../../../looks/content/article-look.tsx'
import { useTitle } from '../../page/title.ts'
import { LostPage } from '../../parts/lost-page.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

/** One page that the house has written. */
export default function ArticlePage(): ReactNode {
  const { t, language } = useWords('articles', 'refusals')
  const { slug = '' } = useParams()
  const read = useOperation(showArticle, { slug, language }, { staleMilliseconds: 60_000 })
  const { data, error } = read
  useTitle(data?.title)
  // What cannot be the name of a page is refused as such, and is as lost as one that nobody has written.
  if (isRefused(error, 'content.page.not.found') || isRefused(error, 'request.invalid')) {
    return (
      <LostPage
        title={t('articles.lost.title')}
        text={t('articles.lost.text')}
        to="/help"
        action={t('articles.lost.action')}
      />
    )
  }
  if (!data) {
    return (
      <div className="content-width py-6">
        {error ? (
          <ReadFault of={read} />
        ) : (
          <Waiting>
            <Skeleton className="h-72 w-full" />
          </Waiting>
        )}
      </div>
    )
  }
  return <ArticleLook title={data.title} publishedAt={data.publishedAt} content={data.content} />
}
