import type { ReactNode } from 'react'
import { Lantern } from '../shell/lantern.tsx'

/** The river in the rain. Nothing of it is needed to play, and nothing of it moves for who wants stillness. */
export function Scene(): ReactNode {
  return (
    <div className="slot-scene" aria-hidden="true">
      <span className="slot-rain" />
      <span className="slot-rain is-near" />
      <Lantern className="slot-hung is-first" />
      <Lantern className="slot-hung is-second" />
      <Lantern className="slot-hung is-third" />
      <Lantern className="slot-hung is-fourth" />
    </div>
  )
}
