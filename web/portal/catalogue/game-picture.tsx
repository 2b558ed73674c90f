import { gamePicturePath, movingPicturePath, type PictureSize } from '@croupier/basis/picture-paths.ts'
import { Lettering } from '@croupier/kit/art/lettering.tsx'
import { classNames } from '@croupier/kit/class-names.ts'
import { HostedImage, type HostedImageProps } from '@croupier/kit/components/hosted-image.tsx'
import { type ReactNode, useState } from 'react'
import type { ListedGame } from './listed-game.ts'

type Pictured = Pick<ListedGame, 'vassalage' | 'gameId' | 'gameName' | 'gameType' | 'showIcon' | 'art'> &
  Partial<Pick<ListedGame, 'displayName'>>

/** A picture drawn for the game by the server; `isMoving`: with its parts in motion over it, once they are there. */
function DrawnPicture({
  game,
  size,
  isMoving,
  loading,
  className,
}: {
  game: Pictured
  size: PictureSize
  isMoving: boolean
  loading: HostedImageProps['loading']
  className: string
}): ReactNode {
  const [hasCome, setCome] = useState(false)
  return (
    <span className={classNames('@container relative overflow-hidden', className)}>
      <HostedImage
        src={gamePicturePath(game, size)}
        alt=""
        width={300}
        height={400}
        loading={loading}
        decoding="async"
        className="size-full object-cover"
      />
      {isMoving && (
        <HostedImage
          src={movingPicturePath(game)}
          alt=""
          className={classNames('absolute inset-0 size-full object-cover', !hasCome && 'opacity-0')}
          onLoad={() => setCome(true)}
        />
      )}
      <Lettering title={game.displayName ?? game.gameName} studio={game.vassalage} />
    </span>
  )
}

/** A game's picture: the vendor's own where there is one and it comes, else one drawn for the game. */
export function GamePicture({
  game,
  size = 'tile',
  isMoving = false,
  loading = 'lazy',
  className,
}: {
  game: Pictured
  size?: PictureSize | undefined
  /** Somebody looks at it closely. */
  isMoving?: boolean | undefined
  loading?: HostedImageProps['loading']
  className: string
}): ReactNode {
  const drawn = <DrawnPicture game={game} size={size} isMoving={isMoving} loading={loading} className={className} />
  if (game.showIcon === '') return drawn
  return (
    <HostedImage
      src={game.showIcon}
      alt=""
      loading={loading}
      decoding="async"
      className={`${className} object-cover`}
      instead={drawn}
    />
  )
}
