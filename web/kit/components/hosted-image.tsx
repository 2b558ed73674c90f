import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSeen } from './in-view.tsx'
import { imagePlaces, losePlace } from './image-places.ts'

export type HostedImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'loading' | 'ref'> & {
  src: string
  /** `near`: closer to the window than browsers' own `lazy`, which asks for what is two screens away. */
  loading?: 'eager' | 'lazy' | 'near' | undefined
  /** Stands there where no place gave it. */
  instead?: ReactNode
}

/** A picture, from the first of the operator's hosts that gives it, else from our own. */
export function HostedImage({ src, alt, loading, instead, ...rest }: HostedImageProps): ReactNode {
  const [image, isSeen] = useSeen<HTMLImageElement>(loading === 'near')
  const [tried, setTried] = useState<{ src: string; places: readonly string[] }>({ src, places: imagePlaces(src) })
  const [place, ...others] = tried.src === src ? tried.places : imagePlaces(src)
  if (place === undefined) return instead
  return (
    <img
      {...rest}
      ref={image}
      src={loading === 'near' && !isSeen ? undefined : place}
      loading={loading === 'near' ? undefined : loading}
      alt={alt}
      onError={() => {
        losePlace(place)
        if (others.length > 0 || instead !== undefined) setTried({ src, places: others })
      }}
    />
  )
}
