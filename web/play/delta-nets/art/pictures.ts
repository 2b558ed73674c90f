import type { Species } from '@croupier/games/delta-nets/tables.ts'
import { goonch, hilsa, koi, mola, puti, tangra } from './bony.ts'
import { boat, crabLegs, crabShell, dragon, prawn, rayBack, rayWings, turtleFlippers, turtleShell } from './others.ts'
import type { Drawn } from './paint.ts'

/** What a species is drawn from: a body that winds, or limbs that row with a body over them. */
export interface Look {
  readonly motion: 'wind' | 'row'
  readonly layers: readonly Drawn[]
}

export const looks: Readonly<Record<Species, Look>> = {
  mola: { motion: 'wind', layers: [mola] },
  puti: { motion: 'wind', layers: [puti] },
  tangra: { motion: 'wind', layers: [tangra] },
  koi: { motion: 'wind', layers: [koi] },
  prawn: { motion: 'wind', layers: [prawn] },
  hilsa: { motion: 'wind', layers: [hilsa] },
  crab: { motion: 'row', layers: [crabLegs, crabShell] },
  ray: { motion: 'row', layers: [rayWings, rayBack] },
  turtle: { motion: 'row', layers: [turtleFlippers, turtleShell] },
  goonch: { motion: 'wind', layers: [goonch] },
  dragon: { motion: 'wind', layers: [dragon] },
}

async function loaded({ svg }: Drawn): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

export type Painted = readonly OffscreenCanvas[]

/** Layers painted once, so wide that a pixel of the screen is one of theirs. */
async function painted(layers: readonly Drawn[], width: number): Promise<Painted> {
  return Promise.all(
    layers.map(async (drawn) => {
      const height = Math.round((width * drawn.height) / drawn.width)
      const canvas = new OffscreenCanvas(Math.max(Math.round(width), 1), Math.max(height, 1))
      canvas.getContext('2d')?.drawImage(await loaded(drawn), 0, 0, canvas.width, canvas.height)
      return canvas
    }),
  )
}

export interface Paintings {
  readonly fish: Readonly<Record<Species, Painted>>
  readonly boat: Painted
}

/** All that the river shows, each as wide as it will be, in pixels of the screen. */
export async function paintAll(widths: Readonly<Record<Species, number>>, boatWidth: number): Promise<Paintings> {
  const fish = await Promise.all(
    Object.entries(looks).map(
      async ([species, { layers }]) => [species, await painted(layers, widths[species as Species])] as const,
    ),
  )
  return { fish: Object.fromEntries(fish) as Record<Species, Painted>, boat: await painted([boat], boatWidth) }
}

/** One species in a picture of its own, as in the list of pays. */
export function pictureOf(species: Species): readonly Drawn[] {
  return looks[species].layers
}
