import { useWords } from '@croupier/client/words/use-words.ts'
import type { RollEvent } from '@croupier/games/dice/events.ts'
import { dice } from '@croupier/games/dice/rules.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressRules } from '../shell/press-rules.tsx'

const paragraphs = ['pick', 'pay', 'fair', 'auto'] as const
const keys = [
  ['Space', 'play-dice.keys.roll'],
  ['← →', 'play-dice.keys.target'],
  ['↑ ↓', 'play-dice.keys.stake'],
] as const

export function RulesDialog({
  game,
  open,
  onClose,
}: {
  game: Game<RollEvent>
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  return (
    <PressRules
      game={game}
      open={open}
      onClose={onClose}
      paragraphs={paragraphs.map((part) => t(`play-dice.rules.${part}`))}
      returnLabel={t('play-dice.return')}
      rtp={dice.rtp}
      keys={keys.map(([name, word]) => [name, t(word)])}
    />
  )
}
