import type { Ratio } from '@croupier/basis/ratio.ts'
import type { ParFigures } from './par-figures.ts'

/** A mode of an imported game: what its stake is, what it can draw, what it returns. */
export interface BundleMode extends ParFigures {
  readonly name: string
  /** Bets a round costs. */
  readonly cost: Ratio
  readonly rows: number
  readonly weightSum: bigint
  /** SHA-256 of its lookup file, in hexadecimal: the table a round was drawn from, committed to before. */
  readonly lookupHash: string
}

/** A version of an imported game that is ready; nothing of it ever changes. */
export interface BundleVersion {
  readonly id: bigint
  /** As the catalogue calls it. */
  readonly game: string
  /** Counts up by game: `1`, `2`. */
  readonly version: string
  readonly hasPages: boolean
  /** Its page can show a round again: clients of this form need not. */
  readonly showsReplays: boolean
  readonly modes: readonly BundleMode[]
}

/** A mode by its name in any letter case: clients write in capitals what the bundle's index writes small. */
export function modeNamed({ modes }: Pick<BundleVersion, 'modes'>, name: string): BundleMode | undefined {
  return modes.find((mode) => mode.name.toLowerCase() === name.toLowerCase())
}
