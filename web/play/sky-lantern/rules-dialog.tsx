import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { skyLantern } from '@croupier/games/sky-lantern/rules.ts'
import type { ReactNode } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { returnText } from '../shell/return-text.ts'

const paragraphs = ['pick', 'pay', 'fair', 'auto'] as const
const keys = [
  ['Space', 'play-sky-lantern.keys.rise'],
  ['← →', 'play-sky-lantern.keys.target'],
  ['↑ ↓', 'play-sky-lantern.keys.stake'],
] as const

export function RulesDialog({
  game,
  open,
  onClose,
}: {
  game: Game<FlightEvent>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.rules')} size="medium" isReading>
      <div className="flex flex-col gap-4 text-sm leading-relaxed text-ink-soft">
        {paragraphs.map((part) => (
          <p key={part}>{t(`play-sky-lantern.rules.${part}`)}</p>
        ))}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-hairline py-4">
          <dt>{t('play-sky-lantern.return')}</dt>
          <dd className="figures text-end font-semibold text-ink">{returnText(skyLantern.rtp)}</dd>
          {stakes && (
            <>
              <dt>{t('play-shell.stake')}</dt>
              <dd className="text-end font-semibold text-ink">
                <Money amount={stakes.min} currency={currency} /> – <Money amount={stakes.max} currency={currency} />
              </dd>
            </>
          )}
        </dl>
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
