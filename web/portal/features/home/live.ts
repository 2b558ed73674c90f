import { listShownBets } from '@croupier/api/figures/winners/list-shown-bets.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** Bets that are pushed are put on top of those shown. */
export const homeReads: LiveReads = { on: {}, afterLoss: [listShownBets] }
