import type { Motif } from '../paint.ts'
import { animals } from './animals.ts'
import { birds } from './birds.ts'
import { crafts } from './crafts.ts'
import { nature } from './nature.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { play } from './play.ts'
import { sea } from './sea.ts'
import { treasure } from './treasure.ts'

const all = { ...animals, ...birds, ...sea, ...treasure, ...crafts, ...nature, ...places, ...people, ...play }

export type MotifName = keyof typeof all

export const motifs: Readonly<Record<MotifName, Motif>> = all
