import { assert } from '@croupier/basis/assert.ts'
import { branchesOf, drawFrom, rootOf } from '@croupier/games/lottery/fairness.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import {
  databaseNow,
  type Draw,
  dueToClose,
  dueToDraw,
  lockDraw,
  markClosed,
  markDrawn,
  markVoid,
  openDue,
  reportedResults,
  type ReportedResult,
  reportResult,
} from './draws-store.ts'
import { allGames } from './games-store.ts'
import { acceptedIds, keepBranches } from './orders-store.ts'
import { openSeed } from './plan-draws.ts'
import { isStaffSource, resultSourcesPort } from './results-port.ts'
import { tellDraws, type ToldDraw } from './tell-draws.ts'

const DAY = 86_400_000

/** Opens and closes sale. Closing waits for whoever was checked in time, then freezes what was accepted. */
export async function closeDraws(app: App): Promise<void> {
  const opened = await openDue(app.database)
  await tellDraws(
    app.database,
    opened.map((draw) => ({ ...draw, state: 'open' })),
  )
  for (const draw of await dueToClose(app.database)) {
    await app.database.transaction(async (tx) => {
      await lockDraw(tx, draw.id, false)
      const branches = draw.seedHash === null ? undefined : branchesOf(await acceptedIds(tx, draw.id))
      if (!(await markClosed(tx, draw.id, branches ? rootOf(branches) : null))) return
      if (branches && branches.length > 1) await keepBranches(tx, draw.id, branches)
      await tellDraws(tx, [told(draw, 'closed')])
    })
  }
}

/** What two agree on: two sources, or two operators. */
export function agreed(reports: readonly ReportedResult[]): readonly string[] | undefined {
  const isStaff = ({ source }: ReportedResult) => isStaffSource(source)
  for (const kind of [reports.filter((each) => !isStaff(each)), reports.filter(isStaff)]) {
    const byResult = Map.groupBy(kind, ({ drawn }) => drawn.join('-'))
    const found = [...byResult.values()].find((same) => same.length >= 2)
    if (found) return found[0]!.drawn
  }
  return undefined
}

async function askSources(app: App, draw: Draw, family: Family, known: readonly ReportedResult[]): Promise<void> {
  for (const source of app.ports.use(resultSourcesPort)()) {
    if (known.some((each) => each.source === source.name)) continue
    try {
      const drawn = await source.resultOf({ gameCode: draw.gameCode, family: family.code, numero: draw.numero })
      if (drawn && family.isResult(drawn)) await reportResult(app.database, draw.id, { source: source.name, drawn })
    } catch (error) {
      app.log.warn({ err: error, source: source.name, draw: draw.numero }, 'a source of results did not answer')
    }
  }
}

const told = ({ gameCode, numero }: Draw, state: ToldDraw['state']): ToldDraw => ({ gameCode, numero, state })

async function publish(
  app: App,
  draw: Draw,
  { code: family }: Family,
  result: { drawn: readonly string[]; serverSeed: string | null },
): Promise<void> {
  if (!(await markDrawn(app.database, draw.id, result))) return
  await tellDraws(app.database, [{ ...told(draw, 'drawn'), drawn: { family, numbers: result.drawn } }])
}

async function drawOutside(app: App, draw: Draw, family: Family, now: number): Promise<void> {
  const known = await reportedResults(app.database, [draw.id])
  if (!agreed(known)) await askSources(app, draw, family, known)
  const reports = await reportedResults(app.database, [draw.id])
  const drawn = agreed(reports)
  if (drawn) {
    await publish(app, draw, family, { drawn, serverSeed: null })
  } else if (now > draw.drawsAt + DAY) {
    // Nobody could say what was drawn: the stakes come back.
    await app.database.transaction(async (tx) => {
      if (await markVoid(tx, draw.id)) await tellDraws(tx, [told(draw, 'void')])
    })
    app.log.error({ game: draw.gameCode, numero: draw.numero }, 'a draw without a result for a day is void')
  }
}

async function drawDue(app: App, isOutside: boolean): Promise<void> {
  const due = (await dueToDraw(app.database)).filter(({ seedHash }) => (seedHash === null) === isOutside)
  if (due.length === 0) return
  const now = await databaseNow(app.database)
  const games = new Map((await allGames(app.database)).map((game) => [game.code, game]))
  const secrets = app.ports.use(secretsPort)
  for (const draw of due) {
    const family = familyCalled(games.get(draw.gameCode)!.family)
    assert(family, 'a game that was planned has rules')
    if (draw.seedHash === null) {
      await drawOutside(app, draw, family, now)
      continue
    }
    const serverSeed = openSeed(secrets, draw.seedHash, draw.sealedSeed!)
    const drawn = drawFrom(family, { gameCode: draw.gameCode, numero: draw.numero, root: draw.root!, serverSeed })
    await publish(app, draw, family, { drawn, serverSeed })
  }
}

/** Draws what is due of the house's own: from its committed seeds, as often as it is tried the same. */
export const drawOwn = (app: App): Promise<void> => drawDue(app, false)

/** Asks what was drawn elsewhere, and publishes what two agree on. */
export const drawElsewhere = (app: App): Promise<void> => drawDue(app, true)
