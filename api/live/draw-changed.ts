import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A draw was opened, closed, drawn, settled or called off: pages that follow the lotteries ask again. */
export const drawChanged = liveMessage(
  'draw',
  z.strictObject({
    gameCode: z.string(),
    numero: z.string(),
    state: z.enum(['open', 'closed', 'drawn', 'settled', 'void']),
    /** What was drawn, as it is written; null before. */
    winNo: z.nullable(z.string()),
  }),
)
