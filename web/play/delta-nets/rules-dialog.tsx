import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { DeltaNetsEvent } from '@croupier/games/delta-nets/events.ts'
import { chanceText, deltaNets } from '@croupier/games/delta-nets/rules.ts'
import { allSpecies } from '@croupier/games/delta-nets/tables.ts'
import type { ReactNode } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { returnText } from '../shell/return-text.ts'
import { SpeciesPicture } from './species-picture.tsx'
import { paysText } from './species-strip.tsx'

const paragraphs = ['throw', 'water', 'odds', 'turtle', 'several', 'fair', 'auto'] as const
const keys = [
  ['Space', 'play-delta-nets.keys.throw'],
  ['← → ↑ ↓', 'play-delta-nets.keys.fish'],
  ['+ −', 'play-delta-nets.keys.stake'],
] as const

export function RulesDialog({
  game,
  open,
  onClose,
}: {
  game: Game<DeltaNetsEvent>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  return (
    <Dialog open={open} onClose={onClose} title={t('play-shell.rules')} size="medium" isReading>
      <div className="flex flex-col gap-4 text-sm leading-relaxed text-ink-soft">
        {paragraphs.map((part) => (
          <p key={part}>{t(`play-delta-nets.rules.${part}`)}</p>
        ))}
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-hairline text-xs text-ink-soft">
              <th scope="col" className="py-2 text-start font-medium">
                {t('play-delta-nets.species')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('play-delta-nets.pays')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('play-delta-nets.chanceOf')}
              </th>
            </tr>
          </thead>
          <tbody>
            {allSpecies.map((species) => (
              <tr key={species} className="border-b border-hairline">
                <th scope="row" className="py-1.5 text-start font-normal text-ink">
                  <span className="flex items-center gap-3">
                    <SpeciesPicture species={species} className="h-8 w-14 shrink-0 rounded-xs bg-[#0d4654]" />
                    {t(`play-delta-nets.species.${species}`)}
                  </span>
                </th>
                <td className="figures py-1.5 text-end font-semibold text-ink">
                  <span dir="ltr">{paysText(species)}</span>
                </td>
                <td className="figures py-1.5 text-end">
                  <span dir="ltr">{chanceText(species)} %</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 border-b border-hairline pb-4">
          <dt>{t('play-delta-nets.return')}</dt>
          <dd className="figures text-end font-semibold text-ink">{returnText(deltaNets.rtp)}</dd>
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
