import type { Species } from '@croupier/games/delta-nets/tables.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { pictureOf } from './art/pictures.ts'

/** A species as it swims, small; what it is called stands beside it. */
export function SpeciesPicture({
  species,
  className,
}: {
  species: Species
  className?: string | undefined
}): ReactNode {
  const [layers, setLayers] = useState<readonly string[]>([])
  useEffect(() => {
    const urls = pictureOf(species).map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    setLayers(urls)
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [species])
  return (
    <span className={classNames('relative inline-block', className)} aria-hidden="true">
      {layers.map((url) => (
        <img key={url} src={url} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />
      ))}
    </span>
  )
}
