import type { OperationShape } from '@croupier/api/operation.ts'
import { type CallArguments, call } from '@croupier/client/call.ts'
import type { CallRefused } from '@croupier/client/call-refused.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface PageOf<Row> {
  list: Row[]
  /** Absent where the answer is all there is. */
  next?: string | null
}

export interface Pages<Row, Answer> {
  /** Undefined until the first page is there. */
  rows: Row[] | undefined
  first: Answer | undefined
  error: CallRefused | null
  isFetching: boolean
  /** The rows of the former filter, until those of the new one arrive. */
  isStale: boolean
  /** Absent where nothing further comes. */
  more: (() => void) | undefined
  retry: () => void
}

/**
 * A list read by keyset, page after page under one another. `cursor` is the input that takes a page's `next`, absent where
 * one answer is the whole list. Pages never repeat or miss a row, whatever is added meanwhile.
 */
export function usePages<Row, Answer extends PageOf<Row>>(
  operation: OperationShape & { output: { _zod: { output: Answer } } },
  input: Readonly<Record<string, unknown>>,
  cursor: 'before' | 'after' | undefined,
  /** Asked again this often while it is looked at: what colleagues work on too. */
  everyMilliseconds?: number,
): Pages<Answer['list'][number], Answer> {
  const query = useInfiniteQuery<Answer, CallRefused, { pages: Answer[] }, unknown[], string | undefined>({
    queryKey: [operation.name, 'pages', input],
    initialPageParam: undefined,
    queryFn: async ({ pageParam, signal }) => {
      const wanted = pageParam === undefined || cursor === undefined ? input : { ...input, [cursor]: pageParam }
      const given = [wanted, { signal }] as unknown as CallArguments<OperationShape>
      return (await call<OperationShape>(operation, ...given)) as Answer
    },
    getNextPageParam: (page) => (cursor === undefined ? undefined : (page.next ?? undefined)),
    placeholderData: keepPreviousData,
    ...(everyMilliseconds === undefined ? {} : { refetchInterval: everyMilliseconds }),
  })
  return {
    rows: query.data?.pages.flatMap((page) => page.list),
    first: query.data?.pages[0],
    error: query.error,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
