import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** The player’s own: any text. */
const clientSeed = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^\P{Cc}*$/u))

export const turnRoundSeeds = operation({
  name: 'turnRoundSeeds',
  summary: 'Change the seeds a round of the house was made from: they are revealed, and the next pair begins.',
  method: 'POST',
  path: '/wps/game/rounds/:roundId/seeds',
  caller: 'session',
  input: z.strictObject({ roundId: z.string().check(z.minLength(1), z.maxLength(64)), clientSeed }),
  /** The hash of the server seed that is in use now. Where the round’s seeds were revealed already, nothing changes. */
  output: z.strictObject({ serverSeedHash: z.string() }),
  refusals: ['round.not.found', 'round.still.open'],
  runs: 'transaction',
  perMinute: 30,
})
