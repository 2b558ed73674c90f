import type { PicturedGame } from '@croupier/api/games/pictured-game.ts'
import { ReceiptIcon } from '@croupier/kit/icons/money.tsx'
import type { ReactNode } from 'react'
import { GamePicture } from '../../catalogue/game-picture.tsx'

const size = 'block h-10 w-8 rounded-xs overflow-hidden'

/** What a line of a record tells of: the game's picture, else `icon`. */
export function RecordPicture({
  of,
  icon = <ReceiptIcon />,
}: {
  of: PicturedGame | null
  icon?: ReactNode
}): ReactNode {
  if (of) return <GamePicture game={of} size="line" className={size} />
  return (
    <span aria-hidden="true" className={`${size} grid place-items-center bg-sunken text-lg text-ink-faint`}>
      {icon}
    </span>
  )
}
