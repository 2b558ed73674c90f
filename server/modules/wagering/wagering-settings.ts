import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

const percent = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/))

/** Per cent of a valid bet that counts towards a requirement, by game category; one that is not named counts in full. */
export const betWeights = setting<Record<string, string>>(
  'wagering.betWeights',
  z.record(z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/)), percent),
  { RNG: '100', FISH: '100', LIVE: '50', PVP: '50', SPORTS: '100', ESPORTS: '100', COCKFIGHT: '50' },
)

/** How many times a deposit must be wagered before money may leave, as a plain decimal; 0: not at all. */
export const depositMultiple = setting(
  'wagering.depositMultiple',
  z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,2})?$/)),
  '1',
)

/**
 * Where the player chooses the chance of a bet (dice, limbo, mines), it counts as wagered from this multiplier on; 1: always.
 */
export const lowestCountedMultiplier = setting(
  'wagering.lowestCountedMultiplier',
  z.string().check(z.regex(/^[1-9]\d{0,3}(?:\.\d{1,4})?$/)),
  '1.5',
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [depositMultiple, betWeights, lowestCountedMultiplier]
