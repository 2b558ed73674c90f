import { useWords } from '@croupier/client/words/use-words.ts'
import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { lamplightBingo } from '@croupier/games/lamplight-bingo/rules.ts'
import { DRAWN, MOST_CARDS, patterns, pays } from '@croupier/games/lamplight-bingo/tables.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { returnText } from '../shell/return-text.ts'
import { PatternPicture } from './pattern-picture.tsx'

const keys = [
  ['Space', 'play-lamplight-bingo.keys.play'],
  ['← →', 'play-lamplight-bingo.keys.cards'],
  ['↑ ↓', 'play-lamplight-bingo.keys.stake'],
  ['T', 'play-lamplight-bingo.keys.turbo'],
] as const

const figure = new Intl.NumberFormat('en')

/** What each pattern pays, the rules and the return, in one place to read. */
export function RulesDialog({
  game,
  open,
  onClose,
}: {
  game: Game<LamplightBingoEvent>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.rules')} size="medium" isReading>
      <div className="flex flex-col gap-4 text-sm leading-relaxed text-ink-soft">
        <p>{t('play-lamplight-bingo.rules.cards', { most: MOST_CARDS, drawn: DRAWN })}</p>
        <p>{t('play-lamplight-bingo.rules.pays')}</p>
        <ul className="grid gap-2 sm:grid-cols-2">
          {patterns.map((pattern) => (
            <li key={pattern} className="flex items-center gap-3 rounded-md border border-hairline bg-raised p-2">
              <PatternPicture pattern={pattern} className="size-10 shrink-0 rounded-xs bg-[#2a1510]" />
              <span className="min-w-0 flex-1">{t(`play-lamplight-bingo.pattern.${pattern}`)}</span>
              <span className="figures font-semibold text-ink" dir="ltr">
                {figure.format(pays[pattern])}×
              </span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-hairline py-4">
          <dt>{t('play-lamplight-bingo.return')}</dt>
          <dd className="figures text-end font-semibold text-ink" dir="ltr">
            {returnText(lamplightBingo.rtp)}
          </dd>
          {stakes && (
            <>
              <dt>{t('play-lamplight-bingo.stakes')}</dt>
              <dd className="text-end font-semibold text-ink">
                <Money amount={stakes.min} currency={currency} /> – <Money amount={stakes.max} currency={currency} />
              </dd>
            </>
          )}
        </dl>
        <p>{t('play-lamplight-bingo.rules.fair')}</p>
        <p>{t('play-lamplight-bingo.rules.unfinished')}</p>
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
    </Dialog>
  )
}
