import { showRankList } from '@croupier/api/figures/winners/show-rank-list.ts'
import { showWinnerBoard } from '@croupier/api/figures/winners/show-winner-board.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { WinnerLine } from './winner-lines.tsx'

const boards = { big: showWinnerBoard, ranks: showRankList } as const

const SHOWN = 20
const places = 'grid gap-2.5 sm:grid-cols-2 2xl:grid-cols-3'

/** The winners list, whole: twenty of each board. */
export default function WinnersPage(): ReactNode {
  const { t, language } = useWords('home', 'refusals')
  const [kind, setKind] = useState<keyof typeof boards>('big')
  const read = useOperation(boards[kind], { gameCategory: 'ALL', limitNum: SHOWN, language })
  const { data, error } = read
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('home.winners')} />
      <Segmented
        label={t('home.winners')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'big', label: t('home.winners.big') },
          { value: 'ranks', label: t('home.winners.ranks') },
        ]}
        className="self-start"
      />
      <Link to="/jackpots" className={`${buttonClasses('quiet', 'small')} self-start`}>
        {t('home.winners.jackpots')}
      </Link>
      {!data && error && <ReadFault of={read} />}
      {!data && !error && (
        <Waiting className={places}>
          {Array.from({ length: SHOWN }, (_, place) => (
            <Skeleton key={place} className="h-20 w-full" />
          ))}
        </Waiting>
      )}
      {data && (!data.isShown || data.list.length === 0) && (
        <EmptyState scene={<EmptyBetsScene />} title={t('home.winners.empty.title')}>
          {t('home.winners.empty.text')}
        </EmptyState>
      )}
      {data?.isShown && data.list.length > 0 && (
        <ol className={places}>
          {data.list.map(({ vo }, place) => (
            <WinnerLine
              key={`${vo.wonAt} ${vo.nodeId} ${vo.winAmount} ${vo.customerName}`}
              winner={vo}
              place={place + 1}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
