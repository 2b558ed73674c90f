import { Spinner } from '@croupier/kit/components/spinner.tsx'
import type { ReactNode } from 'react'
import { GamePicture } from '../../catalogue/game-picture.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'

/** What stands where the game will be: its poster, lit from behind, and what is happening. */
export function GameVeil({
  game,
  isWaiting = false,
  children,
}: {
  game: ListedGame | undefined
  isWaiting?: boolean
  children: ReactNode
}): ReactNode {
  return (
    <div
      data-theme="dark"
      className="absolute inset-0 grid place-items-center overflow-y-auto bg-ground text-ink"
      aria-busy={isWaiting || undefined}
    >
      <div className="flex flex-col items-center gap-5 px-6 py-8" aria-live="polite">
        {game && (
          <div className="relative w-40 overflow-hidden rounded-lg border border-hairline shadow-glow sm:w-52">
            <GamePicture game={game} className="block aspect-3/4 w-full" />
          </div>
        )}
        {isWaiting && <Spinner className="text-2xl text-brass" />}
        {children}
      </div>
    </div>
  )
}
