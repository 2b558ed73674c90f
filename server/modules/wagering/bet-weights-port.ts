import type { Ratio } from '@croupier/basis/ratio.ts'
import { port } from '../../platform/port.ts'

/** How much of a valid bet counts towards a requirement, by game category: the operator's table. */
export interface BetWeight {
  readonly gameCategory: string
  readonly counts: Ratio
}

export const betWeightsPort = port<readonly BetWeight[]>('wagering.betWeights')
