import { type ComponentProps, type ReactNode, useState } from 'react'
import { imagePlaces, losePlace } from './image-places.ts'

export type HostedImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string
  /** No place gave it. */
  onLost?: (() => void) | undefined
}

/** A picture, from the first of the operator's hosts that gives it, else from our own. */
export function HostedImage({ src, alt, onLost, ...rest }: HostedImageProps): ReactNode {
  const [tried, setTried] = useState<{ src: string; places: readonly string[] }>({ src, places: imagePlaces(src) })
  const places = tried.src === src ? tried.places : imagePlaces(src)
  const [place = src, ...others] = places
  return (
    <img
      {...rest}
      src={place}
      alt={alt}
      onError={() => {
        losePlace(place)
        if (others.length > 0) setTried({ src, places: others })
        else onLost?.()
      }}
    />
  )
}
