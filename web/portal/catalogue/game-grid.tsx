import { listGames } from '@croupier/api/games/list-games.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { tileItems, WaitingTiles } from './game-row.tsx'

/** Which games a grid shows. */
export type GridFilter = Omit<InputOf<typeof listGames>, 'pageNo' | 'pageSize' | 'after' | 'language'>

export const gridClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(min(29%,8.75rem),1fr))] gap-x-2.5 gap-y-5 sm:gap-x-3.5 sm:gap-y-6 lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] *:-m-1.5 *:p-1.5 *:[contain-intrinsic-size:auto_16rem] *:[content-visibility:auto]'

const PAGE = 20

function GridPage({ filter, pageNo }: { filter: GridFilter; pageNo: number }): ReactNode {
  const { language } = useWords()
  const { data, error, refetch } = useOperation(listGames, { ...filter, language, pageNo, pageSize: PAGE })
  const { t } = useWords('lobby')
  if (data) return tileItems(data.games)
  if (!error) return <WaitingTiles count={PAGE} />
  return (
    <li className="col-span-full">
      <Button onClick={() => void refetch()}>{t('kit.retry')}</Button>
    </li>
  )
}

/** Calls when the place it stands in comes near the window. */
function Sentinel({ onNear }: { onNear: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onNear())
  useEffect(() => {
    if (!place.current) return
    const seen = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && near(), {
      rootMargin: '600px',
    })
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [])
  return <div ref={place} />
}

/** All games of a filter, twenty at a time: the next come by themselves as one scrolls, or by the button. */
export function GameGrid({
  filter,
  empty,
  onCount,
}: {
  filter: GridFilter
  empty: ReactNode
  /** Stands above the grid once it is known how many there are. */
  onCount?: (count: number) => ReactNode
}): ReactNode {
  const { t, language } = useWords('lobby', 'refusals')
  const refusalText = useRefusalText()
  const [pages, setPages] = useState(1)
  const first = useOperation(listGames, { ...filter, language, pageNo: 1, pageSize: PAGE })
  if (first.error && !first.data) {
    return (
      <ErrorState
        title={t('lobby.failed.title')}
        onRetry={() => void first.refetch()}
        retrying={first.isFetching}
        reference={first.error.requestId}
      >
        {refusalText(first.error)}
      </ErrorState>
    )
  }
  if (first.data?.totalCount === 0) return empty
  const hasMore = pages < (first.data?.totalPages ?? 1)
  const goOn = (): void => setPages(pages + 1)
  return (
    <div className="flex flex-col gap-5" aria-busy={first.data === undefined || undefined}>
      {first.data && onCount?.(first.data.totalCount)}
      <ul className={gridClasses}>
        {Array.from({ length: pages }, (_, page) => (
          <GridPage key={page} filter={filter} pageNo={page + 1} />
        ))}
      </ul>
      {hasMore && (
        <>
          <Sentinel key={pages} onNear={goOn} />
          <Button className="self-center" onClick={goOn}>
            {t('lobby.more')}
          </Button>
        </>
      )}
    </div>
  )
}
