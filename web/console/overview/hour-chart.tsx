import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { formatAmount } from '@croupier/kit/format/amount.ts'
import { formatTime } from '@croupier/kit/format/time.ts'
import { useKit } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import type { Dashboard } from './overview-page.tsx'

type Hour = Dashboard['currencies'][number]['hours'][number]

const HOURS = 24
const HEIGHT = 96
const SLOT = 30
const BAR = 11

/** Stake and payout hour by hour: two bars for each hour of the day. The figures stand in a table for those who listen. */
export function HourChart({ hours, currency }: { hours: readonly Hour[]; currency: string }): ReactNode {
  const { t } = useWords('console-overview')
  const { timeZone, locale } = useKit()
  // Heights on a screen: here a fraction of a pixel is nobody's money.
  const most = Math.max(...hours.flatMap(({ stake, payout }) => [Number(stake), Number(payout)]), 1)
  const height = (amount: string): number => Math.max((Number(amount) / most) * HEIGHT, Number(amount) > 0 ? 1.5 : 0)
  const clock = (at: number): string => formatTime(at, timeZone, 'time').slice(0, 5)

  return (
    <figure>
      <svg
        viewBox={`0 0 ${HOURS * SLOT} ${HEIGHT + 18}`}
        aria-hidden="true"
        data-chart=""
        // The day runs from left to right in every language; a text that runs the other way would end where it begins.
        direction="ltr"
        className="h-auto w-full text-ink-faint"
        preserveAspectRatio="xMidYMid meet"
      >
        <line x1="0" x2={HOURS * SLOT} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} stroke="var(--hairline)" />
        {hours.map((hour, index) => (
          <g key={hour.from}>
            <title>{`${clock(hour.from)}  ${formatAmount(hour.stake, { locale })} / ${formatAmount(hour.payout, { locale })}`}</title>
            <rect x={index * SLOT} y="0" width={SLOT} height={HEIGHT} fill="transparent" />
            <rect
              x={index * SLOT + 3}
              y={HEIGHT - height(hour.stake)}
              width={BAR}
              height={height(hour.stake)}
              rx="1.5"
              fill="var(--brass)"
            />
            <rect
              x={index * SLOT + 3 + BAR + 1}
              y={HEIGHT - height(hour.payout)}
              width={BAR}
              height={height(hour.payout)}
              rx="1.5"
              fill="var(--jade)"
            />
          </g>
        ))}
        {Array.from({ length: HOURS / 3 }, (_, index) => (
          <text key={index} x={index * 3 * SLOT + 3} y={HEIGHT + 14} fontSize="10" fill="currentColor">
            {String(index * 3).padStart(2, '0')}
          </text>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-xs bg-brass" />
          {t('console-overview.stake')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-xs bg-jade" />
          {t('console-overview.payout')}
        </span>
      </figcaption>
      {/* A table is as wide as its figures, whatever it is told: what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>{t('console-overview.hours')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('console-overview.hour')}</th>
              <th scope="col">{t('console-overview.stake')}</th>
              <th scope="col">{t('console-overview.payout')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.from}>
                <th scope="row">{clock(hour.from)}</th>
                <td>
                  <Amount value={hour.stake} currency={currency} />
                </td>
                <td>
                  <Amount value={hour.payout} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
