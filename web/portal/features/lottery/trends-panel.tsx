import { listDraws } from '@croupier/api/lottery/list-draws.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { type Column, COUNTED_DRAWS, countedOf, standings } from '@croupier/games/lottery/trends.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { rowName } from '../../../looks/lottery/bet-names.ts'
import type { DrawsShown } from './draw-list.tsx'
import { roadOf } from './trends.ts'

const ROAD_COLUMNS = 40

function Counts({ column }: { column: Column }): ReactNode {
  const { t } = useWords('lottery')
  const counts = column.signs.map(({ count }) => count)
  const [most, least] = [Math.max(...counts), Math.min(...counts)]
  return (
    <section className="min-w-0">
      {column.place !== undefined && (
        <h3 className="mb-2 text-sm font-medium text-ink-soft">{rowName(t, `p${column.place + 1}`)}</h3>
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-center text-sm">
          <thead>
            <tr>
              <th scope="row" className="px-2 py-1 text-start font-normal text-ink-soft">
                {t('lottery.trends.sign')}
              </th>
              {column.signs.map(({ sign }) => (
                <th key={sign} scope="col" className="figures px-1.5 py-1">
                  {sign}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="px-2 py-1 text-start font-normal whitespace-nowrap text-ink-soft">
                {t('lottery.trends.missing')}
              </th>
              {column.signs.map(({ sign, missing }) => (
                <td key={sign} className="figures px-1.5 py-1">
                  {missing}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="px-2 py-1 text-start font-normal whitespace-nowrap text-ink-soft">
                {t('lottery.trends.count')}
              </th>
              {column.signs.map(({ sign, count }) => (
                <td
                  key={sign}
                  className={classNames(
                    'figures px-1.5 py-1',
                    count === most && 'font-semibold text-vermilion',
                    count === least && 'text-jade',
                  )}
                >
                  {count}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What lately came and what has not, and the road of big and small. */
export function Trends({ gameCode, family, everyMilliseconds }: DrawsShown): ReactNode {
  const { t } = useWords('lottery', 'refusals')
  const read = useOperation(listDraws, { gameCode, pageSize: COUNTED_DRAWS }, { everyMilliseconds })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  const draws = data.list.flatMap(({ drawn }) => (drawn ? [drawn] : []))
  // Of lotteries with many prizes the last two digits of the first are told apart.
  const counted = countedOf(family.code)
  const seen = counted
    ? draws
    : draws.map((drawn) =>
        [...(family.code.startsWith('XSM') && family.code !== 'XSMB' ? drawn.at(-1)! : drawn[0]!)].slice(-2),
      )
  const { signs, places } = counted ?? { signs: [...'0123456789'], places: undefined }
  const road = roadOf(family.code, draws)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <p className="text-sm text-ink-soft">{t('lottery.trends.text', { count: draws.length })}</p>
      {standings(seen, signs, places).map((column) => (
        <Counts key={column.place ?? 'any'} column={column} />
      ))}
      {road && (
        <section className="min-w-0">
          <h3 className="mb-2 text-sm font-medium text-ink-soft">{t('lottery.trends.road')}</h3>
          <div dir="ltr" className="flex gap-1 overflow-x-auto pb-2">
            {road.slice(-ROAD_COLUMNS).map((column, at) => (
              // A run has no other name than its place.
              <div key={`run ${at}`} className="flex flex-col gap-1">
                {column.map((bead, place) => (
                  <span
                    key={`${bead} ${place}`}
                    className={classNames(
                      'inline-flex size-7 items-center justify-center rounded-full text-xs font-medium',
                      bead === 'big' && 'bg-vermilion-wash text-vermilion',
                      bead === 'small' && 'bg-jade-wash text-jade',
                      bead === 'tie' && 'bg-brass-wash text-brass',
                    )}
                  >
                    {t(`lottery.bead.${bead}`)}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
