import { useWords } from '@croupier/client/words/use-words.ts'
import { chanceText, leastPaid, mostPaid } from '@croupier/games/delta-nets/rules.ts'
import { allSpecies, type Species } from '@croupier/games/delta-nets/tables.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../shell/store.ts'
import type { NetsTable } from './nets-table.ts'
import { SpeciesPicture } from './species-picture.tsx'

/** What a catch of a species pays, as it is written everywhere. */
export function paysText(species: Species): string {
  const [least, most] = [leastPaid(species), mostPaid(species)]
  return least === most ? `${most}×` : `${least}–${most}×`
}

/** Every species with what it pays; the one that is aimed at is pressed. */
export function SpeciesStrip({ table }: { table: NetsTable }): ReactNode {
  const { t } = useWords()
  const { species: aimed } = useStore(table)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = list.current
    const chip = strip?.querySelector('[aria-pressed=true]')?.parentElement
    if (!strip || !chip) return
    // Only the strip moves, and never the page around it.
    const [inner, outer] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      strip.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }, [aimed])
  return (
    <ul ref={list} aria-label={t('play-delta-nets.species')} className="nets-strip">
      {allSpecies.map((species) => (
        <li key={species}>
          <button
            type="button"
            aria-pressed={species === aimed}
            title={t('play-delta-nets.chance', { chance: chanceText(species) })}
            onClick={(event) => {
              table.aimAt(species)
              // After a press of the pointer the space bar throws.
              if (event.detail > 0) event.currentTarget.blur()
            }}
          >
            <SpeciesPicture species={species} className="h-7 w-12" />
            <span className="nets-name">{t(`play-delta-nets.species.${species}`)}</span>
            <span className="figures font-semibold" dir="ltr">
              {paysText(species)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
