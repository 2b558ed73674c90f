import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import type { useRecordPages } from '../record-pages.ts'

interface Answer<Row> {
  data: { list: readonly Row[]; next?: string | null } | undefined
  error: CallRefused | null
  isFetching: boolean
  refetch: () => unknown
}

/** A card with a list that is read page by page. */
export function PagedCard<Row extends { id: string }>({
  title,
  text,
  aside,
  answer: { data, error, isFetching, refetch },
  pages,
  row,
  empty,
}: {
  title: string
  text: string
  aside?: ReactNode
  answer: Answer<Row>
  pages?: ReturnType<typeof useRecordPages> | undefined
  row: (row: Row) => ReactNode
  empty?: ReactNode
}): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  return (
    <Card title={title} aside={aside}>
      <p className="text-sm text-ink-soft">{text}</p>
      {data && data.list.length === 0 && <p className="pt-3 text-ink-faint">{empty}</p>}
      {data && data.list.length > 0 && <ul>{data.list.map(row)}</ul>}
      {!data && !error && (
        <Waiting className="pt-3">
          <SkeletonText lines={3} />
        </Waiting>
      )}
      {!data && error && (
        <ErrorState
          title={t('kit.error.title')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          reference={error.requestId}
        >
          {refusalText(error)}
        </ErrorState>
      )}
      {pages && (
        <Pager
          label={title}
          className="mt-3"
          onNewer={pages.newer}
          onOlder={pages.older(data?.next)}
          busy={isFetching}
        />
      )}
    </Card>
  )
}
