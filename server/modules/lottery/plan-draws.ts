import { randomBytes } from 'node:crypto'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import type { App } from '../../platform/app.ts'
import { type Secrets, secretsPort } from '../../platform/secrets.ts'
import { databaseNow, insertDraws, lastPlanned, type NewDraw } from './draws-store.ts'
import type { LotteryGame } from './games-store.ts'
import { drawsAfter, numeroAfter, PLANNED_AHEAD, PLANNED_AT_LEAST } from './schedule.ts'
import { offeredLotteries } from './offered.ts'

const SEED_BYTES = 32
const SECOND = 1000
/** Whoever plans after a long rest begins now: what was never planned was never sold. */
const MOST_AT_ONCE = 200

const placeOf = (hash: string) => `lottery.server-seed:${hash}`

/** The seed that a draw is committed to before it is sold; null of lotteries drawn elsewhere. */
function commitment(secrets: Secrets, game: LotteryGame): Pick<NewDraw, 'seedHash' | 'sealedSeed'> {
  if (!familyCalled(game.family)?.isHouse) return { seedHash: null, sealedSeed: null }
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const seedHash = hashOfServerSeed(seed)
  return { seedHash, sealedSeed: secrets.seal(seed, placeOf(seedHash)) }
}

export function openSeed(secrets: Secrets, seedHash: string, sealedSeed: string): string {
  return secrets.open(sealedSeed, placeOf(seedHash))
}

/** The draws of a game that are still to be planned. */
function toPlan(
  secrets: Secrets,
  game: LotteryGame,
  now: number,
  last: { numero: string | null; drawsAt: number; closesAt: number; ahead: number } | undefined,
): NewDraw[] {
  const from = Math.max(now, last?.drawsAt ?? 0)
  let opensAt = Math.max(last?.closesAt ?? now, now)
  let ahead = last?.ahead ?? 0
  let before = last?.numero ?? undefined
  const planned: NewDraw[] = []
  for (const draw of drawsAfter(game.zone, game.schedule, from)) {
    const { drawsAt } = draw
    if ((drawsAt > now + PLANNED_AHEAD && ahead >= PLANNED_AT_LEAST) || planned.length === MOST_AT_ONCE) break
    const closesAt = drawsAt - game.closeSeconds * SECOND
    if (closesAt <= opensAt) continue
    const numero = numeroAfter(before, draw.numero)
    before = numero
    planned.push({ numero, opensAt, closesAt, drawsAt, ...commitment(secrets, game) })
    opensAt = closesAt
    ahead += 1
  }
  return planned
}

/** Plans every open lottery two hours ahead, or three draws: each with its seed's hash before anybody can bet on it. */
export async function planDraws(app: App): Promise<void> {
  const { database } = app
  const secrets = app.ports.use(secretsPort)
  const games = (await offeredLotteries(app, database)).filter(({ game }) => game.isOpen)
  if (games.length === 0) return
  const now = await databaseNow(database)
  const last = new Map((await lastPlanned(database)).map((each) => [each.gameCode, each]))
  for (const { game } of games) {
    const planned = toPlan(secrets, game, now, last.get(game.code))
    if (planned.length > 0) await insertDraws(database, game.code, planned)
  }
}
