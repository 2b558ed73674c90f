import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { settingsPort } from '../../platform/settings.ts'
import { bundlesPort } from '../bundles/index.ts'
import { jurisdiction, minimumRoundMilliseconds } from './house-settings.ts'
import { wireNumber } from './micro.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { withEvents } from './round-book.ts'
import { findHouseRound, type HouseRound } from './rounds-store.ts'
import { balanceAt, findTable, seatAt, type Table, wireBalance } from './table.ts'
import { multiplierNumber, wireRound } from './wire-round.ts'

const body = z.object({ sessionID: sessionId, language: z.optional(z.string().check(z.maxLength(20))) })

/**
 * The open round, or else the last. A last round of another version of an imported game is left out: the page that asks
 * may not know how to draw it.
 */
async function roundToShow(app: App, { rules }: Table, lastRoundId: string | null): Promise<HouseRound | undefined> {
  const last = lastRoundId === null ? undefined : await findHouseRound(app.database, lastRoundId)
  if (!last || (rules.isImported && last.state === 'closed' && last.version !== rules.version)) return undefined
  return withEvents(app.ports.use(bundlesPort), app.database, last)
}

/** The player, the balance, and the round to go on with: the open one, or else the last. */
export async function authenticate(app: App, raw: Buffer): Promise<object> {
  const { sessionID } = readBody(body, raw)
  const table = await findTable(app, sessionID)
  const seat = await seatAt(app, table)
  const round = await roundToShow(app, table, seat.lastRoundId)
  const balance = await balanceAt(app, app.database, table)
  const { limits, rules, session } = table
  const settings = app.ports.use(settingsPort)
  return {
    balance: wireBalance(balance, session.currency),
    config: {
      minBet: wireNumber(limits.minBet),
      maxBet: wireNumber(limits.maxBet),
      stepBet: wireNumber(limits.stepBet),
      defaultBetLevel: wireNumber(limits.defaultBetLevel),
      betLevels: limits.betLevels.map(wireNumber),
      betModes: Object.fromEntries(
        rules.modes.map(({ name, cost }) => [name, { mode: name, cost: multiplierNumber(cost) }]),
      ),
      jurisdiction: {
        ...settings.read(jurisdiction),
        minimumRoundDuration: settings.read(minimumRoundMilliseconds),
      },
      game: { code: rules.code, version: rules.version },
    },
    round: round ? wireRound(round) : null,
  }
}
