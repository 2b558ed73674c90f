import { listLotteries } from '@croupier/api/lottery/list-lotteries.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { Result } from './balls.tsx'
import { besidesName, familyName } from '../../../looks/lottery/bet-names.ts'
import { useDrawNews } from './use-draw-news.ts'

type Entry = OutputOf<typeof listLotteries>['list'][number]

const AGAIN = 15_000
const SOON = 10

// Remembered: of an answer only the cards that it changes are drawn again, while a dozen countdowns run.
const LotteryCard = memo(function LotteryCard({
  entry,
  path,
  onDue,
}: {
  entry: Entry
  path: string
  onDue: () => unknown
}): ReactNode {
  const { t } = useWords('lottery')
  const { gameCode, name, family: code, current, last, isOpen } = entry
  const family = familyCalled(code)
  if (!family) return null
  return (
    <li className="min-w-0">
      <Link
        to={`${path}?gameCode=${gameCode}`}
        className="flex h-full min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 text-ink no-underline shadow-lift transition-colors hover:border-outline"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="flex min-w-0 flex-col">
            <bdi className="truncate font-medium">{name}</bdi>
            <span className="text-sm text-ink-soft">{besidesName(name, familyName(t, code))}</span>
          </span>
          {isOpen && current ? (
            <span className="flex flex-col items-end">
              <Countdown
                until={current.closesAt}
                urgentBelow={SOON}
                onEnd={() => void onDue()}
                day={(days) => t('lottery.days', { count: days })}
                className="text-lg font-semibold"
              />
              <bdi className="figures text-xs text-ink-faint">{current.numero}</bdi>
            </span>
          ) : (
            <Badge>{t('lottery.closed')}</Badge>
          )}
        </span>
        {last?.drawn ? (
          <span className="flex flex-col gap-1.5">
            <span className="text-xs text-ink-soft">
              {t('lottery.last')} <bdi className="figures">{last.numero}</bdi>
            </span>
            <Result family={family} drawn={last.drawn} small short />
          </span>
        ) : (
          <span className="text-sm text-ink-soft">{t('lottery.noResult')}</span>
        )}
      </Link>
    </li>
  )
})

/** Lotteries with what is on sale, how long still, and what was drawn last. */
export function LotteryLobby({ kinds, path }: { kinds: readonly string[]; path: string }): ReactNode {
  const { t } = useWords('lottery', 'pages', 'refusals')
  const everyMilliseconds = useDrawNews(undefined, AGAIN)
  const read = useOperation(listLotteries, {}, { everyMilliseconds })
  const { data, error, refetch } = read
  // What is drawn elsewhere is committed to by nobody.
  const isOutside = kinds.every((kind) => kind === 'VN' || kind === 'SEA')
  const list = data?.list.filter(({ gameType }) => kinds.includes(gameType))
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.lottery')}>{t(isOutside ? 'lottery.lead.outside' : 'lottery.lead')}</PageHead>
      {error && !data && <ReadFault of={read} />}
      {!error && !list && (
        <Waiting className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-36 w-full" />
          ))}
        </Waiting>
      )}
      {list?.length === 0 && (
        <EmptyState scene={<NothingFoundScene />} title={t('lottery.none')}>
          {t('lottery.none.text')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.map((entry) => (
            <LotteryCard key={entry.gameCode} entry={entry} path={path} onDue={refetch} />
          ))}
        </ul>
      )}
    </div>
  )
}
