import { useWords } from '@croupier/client/words/use-words.ts'
import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import { bambooRain, bowlsOf, paysText, waysTo } from '@croupier/games/bamboo-rain/rules.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressRules } from '../shell/press-rules.tsx'
import { useStore } from '../shell/store.ts'
import type { RainTable } from './rain-table.ts'

const keys = [
  ['Space', 'play-bamboo-rain.keys.fall'],
  ['← →', 'play-bamboo-rain.keys.rows'],
  ['↑ ↓', 'play-bamboo-rain.keys.stake'],
] as const

export function RulesDialog({
  game,
  table,
  open,
  onClose,
}: {
  game: Game<FallEvent>
  table: RainTable
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { choice } = useStore(table)
  const half = bowlsOf(choice).slice(0, choice.rows / 2 + 1)
  return (
    <PressRules
      game={game}
      open={open}
      onClose={onClose}
      paragraphs={[
        t('play-bamboo-rain.rules.pick'),
        t('play-bamboo-rain.rules.pay'),
        t('play-bamboo-rain.rules.fair'),
        t('play-bamboo-rain.rules.auto'),
      ]}
      returnLabel={t('play-bamboo-rain.return')}
      rtp={bambooRain.rtp}
      keys={keys.map(([name, word]) => [name, t(word)])}
    >
      <table className="figures w-full text-end text-sm">
        <caption className="pb-2 text-start text-sm font-semibold text-ink">
          {t('play-bamboo-rain.table', { rows: choice.rows, risk: t(`play-bamboo-rain.risk.${choice.risk}`) })}
        </caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="text-start font-normal">
              {t('play-bamboo-rain.table.bowl')}
            </th>
            <th scope="col" className="text-end font-normal">
              {t('play-bamboo-rain.table.pays')}
            </th>
            <th scope="col" className="text-end font-normal">
              {t('play-bamboo-rain.table.ways', { all: 2 ** choice.rows })}
            </th>
          </tr>
        </thead>
        <tbody>
          {half.map((hundredths, bowl) => (
            <tr key={hundredths} className="border-t border-hairline">
              <th scope="row" className="py-1 text-start font-normal">
                {bowl === choice.rows - bowl ? bowl + 1 : `${bowl + 1} · ${choice.rows - bowl + 1}`}
              </th>
              <td className="text-ink">
                <span dir="ltr">{paysText(hundredths)}×</span>
              </td>
              <td>{String(waysTo(bowl, choice))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PressRules>
  )
}
