import type { Species } from '@croupier/games/delta-nets/tables.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { pictureOf } from './art/pictures.ts'

/** Addresses of what was painted, as long as the page is open. */
const made = new Map<Species, readonly string[]>()

function addressesOf(species: Species): readonly string[] {
  const known = made.get(species)
  if (known) return known
  const urls = pictureOf(species).map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
  made.set(species, urls)
  return urls
}

/** A species as it swims, small; what it is called stands beside it. */
export function SpeciesPicture({
  species,
  className,
}: {
  species: Species
  className?: string | undefined
}): ReactNode {
  return (
    <span className={classNames('relative inline-block', className)} aria-hidden="true">
      {addressesOf(species).map((url) => (
        <img key={url} src={url} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />
      ))}
    </span>
  )
}
