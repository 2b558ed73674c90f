import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import { showRankList } from '@croupier/api/figures/winners/show-rank-list.ts'
import { showWinnerBoard } from '@croupier/api/figures/winners/show-winner-board.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TrophyIcon } from '@croupier/kit/icons/games.tsx'
import { LiveIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { LiveBets } from './live-bets.tsx'
import { WinnerLine } from './winner-lines.tsx'

/** The boards hold twenty; so many stand on the home page. */
const SHOWN = 9

type Board = 'big' | 'ranks'
const boards = { big: showWinnerBoard, ranks: showRankList } as const

function WinnerBoard(): ReactNode {
  const { t, language } = useWords('home')
  const [kind, setKind] = useState<Board>('big')
  const { data, isError } = useOperation(boards[kind], { gameCategory: 'ALL', limitNum: 20, language })
  if (data && !data.isShown) return null
  return (
    <section className="min-w-0 flex-1">
      <header className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="flex grow items-center gap-2.5 text-xl">
          <TrophyIcon className="text-2xl text-brass" />
          {t('home.winners')}
        </h2>
        <Segmented
          label={t('home.winners')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'big', label: t('home.winners.big') },
            { value: 'ranks', label: t('home.winners.ranks') },
          ]}
        />
      </header>
      {!data && !isError ? (
        <Waiting className="grid gap-2.5 sm:grid-cols-2 2xl:grid-cols-3">
          {Array.from({ length: SHOWN }, (_, place) => (
            <Skeleton key={place} className="h-20 w-full" />
          ))}
        </Waiting>
      ) : !data || data.list.length === 0 ? (
        <EmptyState scene={<EmptyBetsScene />} title={t('home.winners.empty.title')}>
          {t('home.winners.empty.text')}
        </EmptyState>
      ) : (
        <>
          <ol className="grid gap-2.5 sm:grid-cols-2 2xl:grid-cols-3">
            {data.list.slice(0, SHOWN).map(({ vo }, place) => (
              <WinnerLine
                key={`${vo.wonAt} ${vo.nodeId} ${vo.winAmount} ${vo.customerName}`}
                winner={vo}
                place={place + 1}
              />
            ))}
          </ol>
          <p className="mt-2.5 text-xs text-ink-faint">{t('home.winners.text')}</p>
        </>
      )}
    </section>
  )
}

/** Wins and current bets, as far as the operator shows them and players let others see. */
export default function Winners(): ReactNode {
  const { t } = useWords('home')
  const isFeedShown = useOperation(listShownBets, {}).data?.isShown ?? true
  return (
    <div className="flex flex-col gap-8 lg:flex-row lg:gap-6">
      <WinnerBoard />
      {isFeedShown && (
        <Card
          className="lg:w-80 lg:shrink-0 xl:w-96"
          title={
            <span className="flex items-center gap-2.5">
              <LiveIcon className="text-xl text-vermilion" />
              {t('home.live')}
            </span>
          }
        >
          <LiveBets />
        </Card>
      )}
    </div>
  )
}
