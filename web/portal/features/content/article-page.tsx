import { showArticle } from '@croupier/api/content/show-article.ts'
import { RichText } from '@croupier/client/rich-text.tsx'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

/** One page that the house has written. */
export default function ArticlePage(): ReactNode {
  const { language } = useWords('articles', 'refusals')
  const { slug = '' } = useParams()
  const read = useOperation(showArticle, { slug, language }, { staleMilliseconds: 60_000 })
  const { data, error } = read
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
  return (
    <article className="content-width flex flex-col gap-6 py-6">
      <PageHead title={data.title} />
      <Time at={data.publishedAt} className="text-sm text-ink-faint" />
      <div className="max-w-180">
        <RichText html={data.content} />
      </div>
    </article>
  )
}
