import { Poster } from '@croupier/kit/art/poster.tsx'
import { InView } from '@croupier/kit/components/in-view.tsx'
import { type ReactNode, useState } from 'react'
import { familyOf, type ListedGame } from './listed-game.ts'

/** A game's picture: the vendor's own where there is one and it comes, else a poster drawn for the game. */
export function GamePicture({
  game,
  className,
}: {
  game: Pick<ListedGame, 'vassalage' | 'gameId' | 'gameName' | 'gameType' | 'showIcon' | 'art'>
  className: string
}): ReactNode {
  const [isLost, setLost] = useState(false)
  if (game.showIcon !== '' && !isLost) {
    return (
      <img
        src={game.showIcon}
        alt=""
        loading="lazy"
        decoding="async"
        className={`${className} object-cover`}
        onError={() => setLost(true)}
      />
    )
  }
  return (
    <span aria-hidden="true" className="contents">
      {/* A poster is a hundred shapes, and most of a row stands outside the window. */}
      <InView className={className}>
        <Poster
          seed={`${game.vassalage}/${game.gameId}`}
          family={familyOf(game)}
          art={game.art}
          title={game.gameName}
          className={className}
        />
      </InView>
    </span>
  )
}
