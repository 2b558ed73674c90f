import * as z from 'zod/mini'
import { limitsByCurrency } from '../../platform/by-currency.ts'
import { type Setting, type Settings, setting } from '../../platform/settings.ts'
import { type BetLimits, initialLimits, limitsFault } from './bet-limits.ts'
import type { HouseGame } from './house-game.ts'

const amount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

const currencyLimits = z.strictObject({
  minBet: amount,
  maxBet: amount,
  stepBet: amount,
  defaultBet: amount,
  maxPayout: z.optional(amount),
})

/** By the code of the game; imported ones need no entry. */
const byGame = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  limitsByCurrency(currencyLimits, limitsFault),
)

/** Dice, the lantern and the rain pay 1,000 to 10,000 times the bet, so what a bet could win is limited besides the bet itself. */
const DICE_HIGHEST_BET = 10_000n
const DICE_HIGHEST_PAYOUT = 500_000n
const SLOT_HIGHEST_BET = 1_000n
/** The frame pays 10,000 times what a card costs. */
const BINGO_HIGHEST_BET = 1_000n
/** The dragon pays 500 times a shot. There are several shots a second, so the usual one is small. */
const SHOT_HIGHEST_BET = 1_000n
const SHOT_USUAL_BET = 2n

/**
 * What may be bet, by game and currency. A game takes no bets in a currency that has no entry; an imported game that has
 * none at all takes what slots do.
 */
export const betLimits = setting('house.betLimits', byGame, {
  dice: initialLimits(DICE_HIGHEST_BET, DICE_HIGHEST_PAYOUT),
  'monsoon-lanterns': initialLimits(SLOT_HIGHEST_BET),
  'lamplight-bingo': initialLimits(BINGO_HIGHEST_BET),
  'sky-lantern': initialLimits(DICE_HIGHEST_BET, DICE_HIGHEST_PAYOUT),
  'delta-nets': initialLimits(SHOT_HIGHEST_BET, undefined, SHOT_USUAL_BET),
  'bamboo-rain': initialLimits(DICE_HIGHEST_BET, DICE_HIGHEST_PAYOUT),
})

const importedLimits = initialLimits(SLOT_HIGHEST_BET)

/** What may be bet at a game, by currency; undefined where nothing may. */
export function limitsOfGame(
  settings: Settings,
  { code, isImported }: HouseGame,
): Readonly<Partial<Record<string, BetLimits>>> | undefined {
  return settings.read(betLimits)[code] ?? (isImported ? importedLimits : undefined)
}

/** Play money of a demo session, in default bets of the game. */
export const demoBets = setting('house.demoBets', z.int().check(z.minimum(1), z.maximum(1_000_000)), 1_000)

/** A round whose player never came back to end it is paid after so many hours. */
export const leftRoundHours = setting('house.leftRoundHours', z.int().check(z.minimum(1), z.maximum(720)), 24)

/** The least milliseconds from one round to the next, as a regulator may ask; the game client keeps to it. */
export const minimumRoundMilliseconds = setting(
  'house.minimumRoundMilliseconds',
  z.int().check(z.minimum(0), z.maximum(10_000)),
  0,
)

/** Rounds that a session may play in a second where they follow each other at once, as shots do. */
export const roundsPerSecond = setting('house.roundsPerSecond', z.int().check(z.minimum(1), z.maximum(1_000)), 6)

/** What the law of the place asks of game clients, or forbids them; they keep to it. */
export const jurisdiction = setting(
  'house.jurisdiction',
  z.strictObject({
    /** Words of play money instead of words of money. */
    socialCasino: z.boolean(),
    disabledFullscreen: z.boolean(),
    disabledTurbo: z.boolean(),
    disabledSuperTurbo: z.boolean(),
    disabledAutoplay: z.boolean(),
    disabledSlamstop: z.boolean(),
    disabledSpacebar: z.boolean(),
    disabledBuyFeature: z.boolean(),
    displayNetPosition: z.boolean(),
    displayRTP: z.boolean(),
    displaySessionTimer: z.boolean(),
  }),
  {
    socialCasino: false,
    disabledFullscreen: false,
    disabledTurbo: false,
    disabledSuperTurbo: false,
    disabledAutoplay: false,
    disabledSlamstop: false,
    disabledSpacebar: false,
    disabledBuyFeature: false,
    displayNetPosition: true,
    displayRTP: true,
    displaySessionTimer: true,
  },
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [
  betLimits,
  demoBets,
  leftRoundHours,
  minimumRoundMilliseconds,
  roundsPerSecond,
  jurisdiction,
]
