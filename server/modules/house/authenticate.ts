import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { settingsPort } from '../../platform/settings.ts'
import { minimumRoundMilliseconds } from './house-settings.ts'
import { wireNumber } from './micro.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { findHouseRound } from './rounds-store.ts'
import { balanceAt, findTable, seatAt, wireBalance } from './table.ts'
import { wireRound } from './wire-round.ts'

const body = z.object({ sessionID: sessionId, language: z.optional(z.string().check(z.maxLength(20))) })

/** Who plays with what, and the round to go on with: the open one, or else the last. */
export async function authenticate(app: App, raw: Buffer): Promise<object> {
  const { sessionID } = readBody(body, raw)
  const table = await findTable(app, sessionID)
  const seat = await seatAt(app, table)
  const round = seat.lastRoundId === null ? undefined : await findHouseRound(app.database, seat.lastRoundId)
  const balance = await balanceAt(app, app.database, table)
  const { limits, rules, session } = table
  return {
    balance: wireBalance(balance, session.currency),
    config: {
      minBet: wireNumber(limits.minBet),
      maxBet: wireNumber(limits.maxBet),
      stepBet: wireNumber(limits.stepBet),
      defaultBetLevel: wireNumber(limits.defaultBetLevel),
      betLevels: limits.betLevels.map(wireNumber),
      betModes: Object.fromEntries(rules.modes.map(({ name, cost }) => [name, { mode: name, cost: Number(cost) }])),
      jurisdiction: {
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
        minimumRoundDuration: app.ports.use(settingsPort).read(minimumRoundMilliseconds),
      },
      game: { code: rules.code, version: rules.version },
    },
    round: round ? wireRound(round) : null,
  }
}
