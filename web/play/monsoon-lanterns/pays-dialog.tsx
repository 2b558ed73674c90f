import { useWords } from '@croupier/client/words/use-words.ts'
import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { monsoonLanterns } from '@croupier/games/monsoon-lanterns/rules.ts'
import {
  freeSpinsFor,
  HIGHEST_MULTIPLIER,
  LINE_BET,
  MOST_FREE_SPINS,
  slot,
  type Symbol,
  symbols,
} from '@croupier/games/monsoon-lanterns/tables.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, use } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { returnText } from '../shell/return-text.ts'
import { SymbolPicture } from './symbol-picture.tsx'
import type { SymbolImages } from './symbols/symbol-images.ts'

const keys = [
  ['Space', 'play-monsoon-lanterns.keys.spin'],
  ['↑ ↓', 'play-monsoon-lanterns.keys.stake'],
  ['T', 'play-monsoon-lanterns.keys.turbo'],
] as const

/** Line bets as times of the whole bet: 300 line bets of a hundred and twentieth each are 15. */
function timesOf(lineBets: number): string {
  const hundredths = String(lineBets * LINE_BET).padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`.replace(/\.?0+$/, '')
}

function Pays({ symbol }: { symbol: Symbol }): ReactNode {
  const pays = slot.linePays[symbol]
  if (!pays) return null
  return (
    <dl className="figures grid grid-cols-[auto_auto] gap-x-3 text-sm" dir="ltr">
      {[5, 4, 3].map((count) => (
        <div key={count} className="contents">
          <dt className="text-ink-faint">{count}</dt>
          <dd className="text-end font-semibold text-ink">{timesOf(pays[count] ?? 0)}×</dd>
        </div>
      ))}
    </dl>
  )
}

/** One line drawn over a small board. */
function LinePath({ rows, label }: { rows: readonly number[]; label: string }): ReactNode {
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  return (
    <svg viewBox="0 0 50 30" role="img" aria-label={label} className="w-full rounded-xs bg-sunken">
      <g fill="none" stroke="var(--hairline)">
        <path d="M10 0v30M20 0v30M30 0v30M40 0v30M0 10h50M0 20h50" />
      </g>
      <polyline
        points={points}
        fill="none"
        stroke="var(--brass)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Content({ game, images }: { game: Game<MonsoonLanternsEvent>; images: Promise<SymbolImages> }): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  const drawn = use(images)
  const paying = symbols.filter((symbol) => slot.linePays[symbol])
  return (
    <div className="flex flex-col gap-6 text-sm leading-relaxed text-ink-soft">
      <section className="flex flex-col gap-3">
        <h3 className="text-base text-ink">{t('play-monsoon-lanterns.pays.title')}</h3>
        <p>{t('play-monsoon-lanterns.pays.text')}</p>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {paying.map((symbol) => (
            <li
              key={symbol}
              className="flex items-center gap-3 rounded-md border border-hairline bg-raised p-2 sm:flex-col"
            >
              <SymbolPicture images={drawn} symbol={symbol} label={t(`play-monsoon-lanterns.symbol.${symbol}`)} />
              <Pays symbol={symbol} />
            </li>
          ))}
        </ul>
        <ul className="flex flex-col gap-2">
          <li className="flex items-center gap-4 rounded-md border border-hairline bg-raised p-3">
            <SymbolPicture images={drawn} symbol="wild" label={t('play-monsoon-lanterns.symbol.wild')} />
            <p>{t('play-monsoon-lanterns.pays.wild')}</p>
          </li>
          <li className="flex items-center gap-4 rounded-md border border-hairline bg-raised p-3">
            <SymbolPicture images={drawn} symbol="scatter" label={t('play-monsoon-lanterns.symbol.scatter')} />
            <p>
              {t('play-monsoon-lanterns.pays.scatter', {
                three: timesOf(slot.scatterPays[3] ?? 0),
                four: timesOf(slot.scatterPays[4] ?? 0),
                five: timesOf(slot.scatterPays[5] ?? 0),
                spins3: freeSpinsFor[3] ?? 0,
                spins4: freeSpinsFor[4] ?? 0,
                spins5: freeSpinsFor[5] ?? 0,
              })}
            </p>
          </li>
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-base text-ink">{t('play-monsoon-lanterns.free.title')}</h3>
        <p>{t('play-monsoon-lanterns.free.text', { most: MOST_FREE_SPINS })}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-base text-ink">{t('play-monsoon-lanterns.lines.title')}</h3>
        <div className="grid grid-cols-5 gap-2 sm:grid-cols-10" dir="ltr">
          {slot.lines.map((rows, line) => (
            <LinePath key={rows.join('')} rows={rows} label={t('play-monsoon-lanterns.line', { line: line + 1 })} />
          ))}
        </div>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-base text-ink">{t('play-monsoon-lanterns.facts.title')}</h3>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-hairline py-4">
          <dt>{t('play-monsoon-lanterns.facts.return')}</dt>
          <dd className="figures text-end font-semibold text-ink" dir="ltr">
            {returnText(monsoonLanterns.rtp)}
          </dd>
          <dt>{t('play-monsoon-lanterns.facts.hit')}</dt>
          <dd className="text-end font-semibold text-ink">{t('play-monsoon-lanterns.facts.hit.value')}</dd>
          <dt>{t('play-monsoon-lanterns.facts.volatility')}</dt>
          <dd className="text-end font-semibold text-ink">{t('play-monsoon-lanterns.facts.volatility.value')}</dd>
          <dt>{t('play-monsoon-lanterns.facts.highest')}</dt>
          <dd className="figures text-end font-semibold text-ink">
            {t('play-monsoon-lanterns.times', {
              multiplier: String(HIGHEST_MULTIPLIER.numerator / HIGHEST_MULTIPLIER.denominator),
            })}
          </dd>
          {stakes && (
            <>
              <dt>{t('play-monsoon-lanterns.facts.stake')}</dt>
              <dd className="text-end font-semibold text-ink">
                <Money amount={stakes.min} currency={currency} /> – <Money amount={stakes.max} currency={currency} />
              </dd>
            </>
          )}
        </dl>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-base text-ink">{t('play-monsoon-lanterns.fair.title')}</h3>
        <p>{t('play-monsoon-lanterns.fair.text')}</p>
        <p>{t('play-monsoon-lanterns.unfinished.text')}</p>
      </section>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([name, word]) => (
          <div key={name} className="contents">
            <dt>
              <kbd className="rounded-xs border border-hairline bg-raised px-2 py-1 text-xs text-ink">{name}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Paytable, rules and the return, in one place to read. */
export function PaysDialog({
  game,
  images,
  open,
  onClose,
}: {
  game: Game<MonsoonLanternsEvent>
  images: Promise<SymbolImages>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.rules')} size="large" isReading>
      <Content game={game} images={images} />
    </Dialog>
  )
}
