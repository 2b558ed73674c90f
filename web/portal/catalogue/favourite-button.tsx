import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { HeartFilledIcon, HeartIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { useKept } from './favourites.tsx'
import type { ListedGame } from './listed-game.ts'

/** The heart on a game; stands within `Favourites`. */
export function FavouriteButton({ game, className }: { game: ListedGame; className?: string }): ReactNode {
  const { t } = useWords()
  const { isFavourite, toggle } = useKept()
  const isKept = isFavourite(game)
  const label = t(isKept ? 'shell.game.favorite.remove' : 'shell.game.favorite.add', { game: game.displayName })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isKept}
      onClick={() => toggle(game)}
      className={classNames(
        'touch-target grid size-8 place-items-center rounded-full text-lg transition-[color,scale] active:scale-90',
        className,
      )}
    >
      {isKept ? <HeartFilledIcon className="text-vermilion" /> : <HeartIcon />}
    </button>
  )
}
