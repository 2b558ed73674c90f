import { type TableCode, timesOf } from '@croupier/games/tables/tables.ts'
import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { makeSeed } from './deals.ts'
import { isOpen, offeredTables } from './offered.ts'
import { databaseNow, insertRound, lastRounds, type Round } from './rounds-store.ts'
import { laPartage } from './tables-settings.ts'

const PLACES = 4

/** Day, and place in it: twelve digits that no other round of the table has. */
export function numberAfter(last: Pick<Round, 'number'> | undefined, opensAt: number): string {
  const day = new Date(opensAt).toISOString().slice(0, 10).replaceAll('-', '')
  const place = last?.number.startsWith(day) ? Number(last.number.slice(day.length)) + 1 : 1
  return `${day}${String(place).padStart(PLACES, '0')}`
}

/** When the round after one opens; undefined while that one still takes bets, or an operator holds it. */
export function opensAfter(last: Round | undefined, now: number): number | undefined {
  if (!last || last.state === 'void') return now
  if (last.state === 'planned' && (last.heldAt !== null || now < last.closesAt)) return undefined
  return Math.max(now, last.endsAt)
}

/** Plans the next round of every open table once the one before takes no more bets: with its seed's hash before anybody can bet on it. */
export async function planRounds(app: App): Promise<void> {
  const { database } = app
  const codes: TableCode[] = offeredTables(app)
    .filter(isOpen)
    .map(({ code }) => code)
  if (codes.length === 0) return
  const secrets = app.ports.use(secretsPort)
  const last = new Map((await lastRounds(database, codes)).map((round) => [round.gameCode, round]))
  const now = await databaseNow(database)
  for (const code of codes) {
    const before = last.get(code)
    const opensAt = opensAfter(before, now)
    if (opensAt === undefined) continue
    const { betting, dealing } = timesOf(code)
    const closesAt = opensAt + betting
    await insertRound(database, {
      gameCode: code,
      number: numberAfter(before, opensAt),
      opensAt,
      closesAt,
      endsAt: closesAt + dealing,
      laPartage: code === 'ROULETTE' && app.ports.use(settingsPort).read(laPartage),
      ...makeSeed(secrets),
    })
  }
}
