import * as z from 'zod/mini'
import { shownBet } from '../figures/winners/winner-answers.ts'
import { liveMessage } from './live-message.ts'

/** Some of the bets that have just settled, newest first: a house with many shows no more than can be looked at. */
export const betsShown = liveMessage('bets', z.strictObject({ bets: z.array(shownBet) }))
