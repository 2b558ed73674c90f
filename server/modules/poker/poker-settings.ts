import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** How long a player may think, in seconds. */
export const secondsToAct = setting('poker.secondsToAct', z.int().check(z.minimum(5), z.maximum(120)), 20)

/** What they have beside it, for hard decisions, in seconds; a little of it comes back with each hand. */
export const timeBank = setting('poker.timeBank', z.int().check(z.minimum(0), z.maximum(300)), 30)

/** How many minutes a seat is kept for somebody who sits out, or has nothing before them. */
export const minutesOut = setting('poker.minutesOut', z.int().check(z.minimum(1), z.maximum(60)), 5)

/**
 * For how many minutes whoever leaves a table and comes back brings at least what they left with, as at every poker table:
 * nobody takes what they won out of the others' reach. 0: they may bring what they like.
 */
export const minutesToReturn = setting('poker.minutesToReturn', z.int().check(z.minimum(0), z.maximum(1_440)), 60)

export const settings = [secondsToAct, timeBank, minutesOut, minutesToReturn]
