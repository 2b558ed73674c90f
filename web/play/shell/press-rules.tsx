import type { Ratio } from '@croupier/basis/ratio.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { type Game, useSession } from './game.ts'
import { Money } from './money.tsx'
import { returnText } from './return-text.ts'

/** How a game of one press is played: its rules, what comes back, what may be staked, and its keys. */
export function PressRules<Event>({
  game,
  open,
  onClose,
  paragraphs,
  returnLabel,
  rtp,
  keys,
  children,
}: {
  game: Game<Event>
  open: boolean
  onClose: () => void
  paragraphs: readonly string[]
  returnLabel: string
  rtp: Ratio
  /** A key, and what it does. */
  keys: readonly (readonly [string, string])[]
  /** What the game has to tell besides, such as its table of pays. */
  children?: ReactNode
}): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.rules')} size="medium" isReading>
      <div className="flex flex-col gap-4 text-sm leading-relaxed text-ink-soft">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-hairline py-4">
          <dt>{returnLabel}</dt>
          <dd className="figures text-end font-semibold text-ink">{returnText(rtp)}</dd>
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
              <dd>{word}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
