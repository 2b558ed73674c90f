import { useWords } from '@croupier/client/words/use-words.ts'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { skyLantern } from '@croupier/games/sky-lantern/rules.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressRules } from '../shell/press-rules.tsx'

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
  return (
    <PressRules
      game={game}
      open={open}
      onClose={onClose}
      paragraphs={paragraphs.map((part) => t(`play-sky-lantern.rules.${part}`))}
      returnLabel={t('play-sky-lantern.return')}
      rtp={skyLantern.rtp}
      keys={keys.map(([name, word]) => [name, t(word)])}
    />
  )
}
