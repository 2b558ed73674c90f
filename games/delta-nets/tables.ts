/** A shot is decided by a number below this, each equally likely. */
export const NUMBERS = 100_000

/** So many of the numbers, divided by what a species pays, catch it: 96 % comes back of every species. */
export const RETURN = 96_000

/** What swims in the river, the smallest first. */
export const allSpecies = [
  'mola',
  'puti',
  'tangra',
  'koi',
  'prawn',
  'hilsa',
  'crab',
  'ray',
  'turtle',
  'goonch',
  'dragon',
] as const
export type Species = (typeof allSpecies)[number]

/** What a catch pays, of the stake; of the turtle, what its wheel pays on the average. Each divides RETURN. */
export const pays: Readonly<Record<Species, number>> = {
  mola: 2,
  puti: 3,
  tangra: 5,
  koi: 8,
  prawn: 12,
  hilsa: 20,
  crab: 30,
  ray: 60,
  turtle: 100,
  goonch: 200,
  dragon: 500,
}

/** The wheel on the lantern turtle's shell, as it is seen: twelve fields, each equally likely, 100 on the average. */
export const wheel = [50, 80, 50, 200, 60, 50, 100, 50, 300, 60, 50, 150] as const
