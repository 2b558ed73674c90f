import { type League, pairingsOf, teamOf } from '@croupier/games/book/leagues.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { App } from '../../platform/app.ts'
import { type Secrets, secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { drawPrice, poolMargin } from './book-settings.ts'
import { makeSeed } from './courses.ts'
import { databaseNow, insertFixtures, lastPlanned, type NewFixture } from './fixtures-store.ts'
import { isOpen, offeredLeagues } from './offered.ts'

const MINUTE = 60_000
/** Matches are on sale so long before they start, and nobody sees further ahead. */
const PLANNED_AHEAD = 20 * MINUTE

/** Day, round of the day and place: 13 digits that no other match of the league has. */
function numberOf({ everyMinutes }: League, startsAt: number, place: number): string {
  const day = new Date(startsAt).toISOString().slice(0, 10).replaceAll('-', '')
  const round = Math.floor((startsAt % (24 * 60 * MINUTE)) / (everyMinutes * MINUTE))
  return `${day}${String(round).padStart(4, '0')}${place}`
}

/** What the pools of matches that are planned now are shared by. */
type PoolTerms = Pick<NewFixture, 'poolMargin' | 'drawPrice'>

/** The matches of the round that starts at this moment: who meets whom follows from the rounds since the epoch. */
function roundAt(secrets: Secrets, terms: PoolTerms, league: League, startsAt: number): NewFixture[] {
  const { everyMinutes, rules, stepMilliseconds } = league
  return pairingsOf(league, startsAt / (everyMinutes * MINUTE)).map(({ home, away }, at) => {
    const [ours, theirs] = [teamOf(league, home), teamOf(league, away)]
    assert(ours && theirs, 'a league pairs its own teams')
    const chances = league.chancesOf(ours, theirs)
    return {
      number: numberOf(league, startsAt, at + 1),
      home,
      away,
      homeChance: chances.home,
      awayChance: chances.away,
      startsAt,
      endsAt: startsAt + rules.steps * stepMilliseconds,
      ...makeSeed(secrets),
      ...terms,
    }
  })
}

/** Moments at which rounds of a league start, after one moment and up to another. */
export function startsBetween({ everyMinutes }: Pick<League, 'everyMinutes'>, after: number, until: number): number[] {
  const every = everyMinutes * MINUTE
  const starts: number[] = []
  for (let at = (Math.floor(after / every) + 1) * every; at <= until; at += every) starts.push(at)
  return starts
}

/** Plans every open league some time ahead: each match with its seed's hash before anybody can bet on it. */
export async function planFixtures(app: App): Promise<void> {
  const { database } = app
  const open = offeredLeagues(app).filter(isOpen)
  if (open.length === 0) return
  const secrets = app.ports.use(secretsPort)
  const settings = app.ports.use(settingsPort)
  const terms = { poolMargin: settings.read(poolMargin), drawPrice: settings.read(drawPrice) }
  const [now, last] = [await databaseNow(database), await lastPlanned(database)]
  for (const { league } of open) {
    const starts = startsBetween(league, Math.max(now, last.get(league.code) ?? 0), now + PLANNED_AHEAD)
    const fixtures = starts.flatMap((startsAt) => roundAt(secrets, terms, league, startsAt))
    if (fixtures.length > 0) await insertFixtures(database, league.code, fixtures)
  }
}
