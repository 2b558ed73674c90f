import { listLeaderboards } from '@croupier/api/promotions/races/list-leaderboards.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { TrophyIcon } from '@croupier/kit/icons/games.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Reached } from '../../../looks/promotions/reached.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

type Race = OutputOf<typeof listLeaderboards>['list'][number]

const medals = ['text-brass', 'text-ink-soft', 'text-vermilion']

function Leaderboard({ race }: { race: Race }): ReactNode {
  const { t } = useWords('promotions')
  const { missionId, title, currency, measure, endsAt, isFinal, prizes, rows, footer } = race
  const [firstPrize] = prizes
  const time = <Time key="date" at={endsAt} />
  return (
    <Card
      title={
        <Link to={`/promotions/${missionId}`} className="text-ink no-underline hover:underline">
          <bdi>{title}</bdi>
        </Link>
      }
      aside={
        <Badge tone={isFinal ? 'plain' : 'jade'}>{t(isFinal ? 'promotions.race.final' : 'promotions.race.runs')}</Badge>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          {t(`promotions.race.measure.${measure}`)} <Words k="promotions.until" values={{ date: time }} />
        </p>
        {rows.length === 0 ? (
          <p className="rounded-md bg-raised px-4 py-6 text-center text-ink-soft">
            {isFinal || firstPrize === undefined ? (
              t(isFinal ? 'promotions.race.nobodyPlayed' : 'promotions.race.nobody')
            ) : (
              <Words
                k="promotions.race.nobodyYet"
                values={{ prize: <Amount key="prize" value={firstPrize} currency={currency} /> }}
              />
            )}
          </p>
        ) : (
          <ol className="flex flex-col">
            {rows.map(({ rank, customerName, isOwn, reachedValue, prize }, place) => (
              <li
                key={`${rank} ${place}`}
                className={classNames(
                  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline px-2 py-2.5 last:border-b-0 sm:grid-cols-[2.25rem_minmax(0,1fr)_auto_8rem]',
                  isOwn && 'rounded-md bg-brass-wash',
                )}
              >
                <span className={classNames('figures flex items-center gap-1 font-medium', medals[rank - 1])}>
                  {rank <= 3 ? <TrophyIcon aria-hidden="true" /> : null}
                  {rank}
                </span>
                <bdi className="min-w-0 truncate">{isOwn ? t('promotions.race.you') : customerName}</bdi>
                <span className="text-end text-sm text-ink-soft">
                  <Reached value={reachedValue} measure={measure} currency={currency} />
                </span>
                <span className="col-span-3 text-end font-medium text-jade max-sm:text-sm sm:col-span-1">
                  {Number(prize) > 0 && <Amount value={prize} currency={currency} />}
                </span>
              </li>
            ))}
          </ol>
        )}
        {footer && (
          <p className="rounded-md bg-raised px-4 py-3 text-sm">
            <Words
              k="promotions.race.own"
              values={{
                rank: <bdi key="rank">{footer.rank}</bdi>,
                reached: <Reached key="reached" value={footer.reachedValue} measure={measure} currency={currency} />,
              }}
            />
          </p>
        )}
      </div>
    </Card>
  )
}

/** Races that run or have lately ended, with the reader's own place in each. Nothing where there are none. */
export function Leaderboards(): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const read = useOperation(listLeaderboards, {}, { staleMilliseconds: 10_000 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  if (data.list.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t('promotions.race.title')}</h2>
      {data.list.map((race) => (
        <Leaderboard key={race.missionId} race={race} />
      ))}
    </section>
  )
}
