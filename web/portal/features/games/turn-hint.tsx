import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useState } from 'react'
import type { ListedGame } from '../../catalogue/listed-game.ts'

const KEY = 'turn-hint-seen'

/** What is played on a wide table or screen; slots stand upright as well. */
const wideTypes: ReadonlySet<ListedGame['gameType']> = new Set(['LIVE', 'FISH', 'PVP', 'COCKFIGHT', 'ESPORTS'])

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** On a phone held upright: that the game has more room when it lies. Said once a visit. */
export function TurnHint({ game }: { game: ListedGame }): ReactNode {
  const { t } = useWords('lobby')
  const [isSeen, setSeen] = useState(wasSeen)
  // The house’s own games stand upright whatever they are.
  if (isSeen || !wideTypes.has(game.gameType) || game.vassalage === 'INHOUSE') return null
  const close = (): void => {
    setSeen(true)
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // Storage refused: it is said again with the next game.
    }
  }
  return (
    <aside className="hidden items-center gap-2 border-b border-hairline bg-brass-wash ps-3 pe-2 text-sm text-ink portrait:max-sm:pointer-coarse:flex">
      <p className="min-w-0 flex-1 py-2">{t('lobby.turn')}</p>
      <IconButton size="small" label={t('lobby.turn.close')} icon={<CloseIcon />} onClick={close} />
    </aside>
  )
}
