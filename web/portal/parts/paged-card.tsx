import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault, type Reading } from './read-fault.tsx'
import type { useRecordPages } from './record-pages.ts'

interface Answer<Row> extends Reading {
  data: { list: readonly Row[]; next?: string | null } | undefined
}

/** A card with a list that is read page by page, and saved as a whole. */
export function PagedCard<Row>({
  title,
  text,
  aside,
  save,
  answer,
  pages,
  row,
  empty,
}: {
  title: string
  text?: string | undefined
  aside?: ReactNode
  /** `SaveList` of what is shown, filtered alike; undefined where the list is all that there is to it. */
  save: ReactNode
  answer: Answer<Row>
  pages?: ReturnType<typeof useRecordPages> | undefined
  row: (row: Row) => ReactNode
  /** Stands where there is nothing at all. */
  empty?: ReactNode
}): ReactNode {
  useWords('refusals')
  const { data, error, isFetching } = answer
  return (
    <Card
      title={title}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-2">
          {data && data.list.length > 0 && save}
          {aside}
        </span>
      }
    >
      {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
      {data && data.list.length === 0 && !pages?.newer && empty}
      {data && data.list.length > 0 && <ul>{data.list.map(row)}</ul>}
      {!data && !error && (
        <Waiting className="pt-3">
          <SkeletonText lines={3} />
        </Waiting>
      )}
      {!data && error && <ReadFault of={answer} />}
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
