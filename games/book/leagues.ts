import { trinomial } from './football.ts'
import {
  bothScore,
  correctScore,
  handicap,
  type Market,
  pool,
  result,
  type Selection,
  total,
  winner,
} from './markets.ts'
import { type Chances, type MatchRules, WHOLE_CHANCE } from './match.ts'
import { raceTo } from './race.ts'

export interface Team {
  readonly code: string
  /** In hundredths of an even team's: how often it scores, and how often it is scored against. */
  readonly attack: number
  readonly defence: number
}

/** A league of the house: its teams, how they play, what can be bet on and by which clock. */
export interface League {
  readonly code: 'FOOTBALL' | 'ARENA' | 'COCKFIGHT'
  readonly gameType: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'
  readonly rules: MatchRules
  readonly teams: readonly Team[]
  readonly markets: readonly Market[]
  /** How often the league plays, and how long a step takes. */
  readonly everyMinutes: number
  readonly stepMilliseconds: number
  /** Nothing is sold and no slip cashed out once a match may end within so many steps; all it has, where nothing is sold in play. */
  readonly stepsUnsold: number
  /** Matches that are played at the same time. */
  readonly matches: number
  chancesOf(home: Team, away: Team): Chances
}

const GOALS_AT_HOME = 320
const GOALS_AWAY = 260

const goals = (base: number, { attack }: Team, { defence }: Team) => Math.trunc((base * attack * defence) / 10_000)

const football: League = {
  code: 'FOOTBALL',
  gameType: 'SPORTS',
  rules: trinomial(45),
  teams: [
    { code: 'PADMA', attack: 122, defence: 84 },
    { code: 'MEGHNA', attack: 114, defence: 90 },
    { code: 'JAMUNA', attack: 108, defence: 98 },
    { code: 'SURMA', attack: 102, defence: 94 },
    { code: 'TEESTA', attack: 96, defence: 104 },
    { code: 'RUPSHA', attack: 90, defence: 96 },
    { code: 'HALDA', attack: 88, defence: 110 },
    { code: 'GORAI', attack: 80, defence: 118 },
  ],
  markets: [
    result,
    ...['1.5', '2.5', '3.5', '4.5'].map(total),
    ...['-1.5', '-1', '-0.5', '0', '0.5', '1', '1.5'].map(handicap),
    bothScore,
    correctScore,
  ],
  everyMinutes: 4,
  stepMilliseconds: 4000,
  stepsUnsold: 3,
  matches: 4,
  chancesOf: (home, away) => ({ home: goals(GOALS_AT_HOME, home, away), away: goals(GOALS_AWAY, away, home) }),
}

/** A part of a whole chance by how two compare. */
const share = (whole: number, own: Team, other: Team) => Math.trunc((whole * own.attack) / (own.attack + other.attack))

const arena: League = {
  code: 'ARENA',
  gameType: 'ESPORTS',
  rules: raceTo(13),
  teams: [
    { code: 'HERONS', attack: 118, defence: 100 },
    { code: 'MONSOON', attack: 112, defence: 100 },
    { code: 'TIGERS', attack: 108, defence: 100 },
    { code: 'LANTERN', attack: 104, defence: 100 },
    { code: 'FOXES', attack: 100, defence: 100 },
    { code: 'KITES', attack: 96, defence: 100 },
    { code: 'COBRAS', attack: 92, defence: 100 },
    { code: 'MANGO', attack: 86, defence: 100 },
  ],
  markets: [
    winner,
    ...['19.5', '21.5', '23.5'].map(total),
    ...['-5.5', '-3.5', '-1.5', '1.5', '3.5', '5.5'].map(handicap),
  ],
  everyMinutes: 5,
  stepMilliseconds: 6000,
  stepsUnsold: 2,
  matches: 4,
  chancesOf(home, away) {
    const chance = share(WHOLE_CHANCE, home, away)
    return { home: chance, away: WHOLE_CHANCE - chance }
  },
}

/** Of a hundred fights so many end without a winner. */
const DRAWN_CHANCE = 1200

const cockfight: League = {
  code: 'COCKFIGHT',
  gameType: 'COCKFIGHT',
  rules: trinomial(1),
  teams: [
    { code: 'BADAL', attack: 106, defence: 100 },
    { code: 'TOOFAN', attack: 104, defence: 100 },
    { code: 'BIJOY', attack: 102, defence: 100 },
    { code: 'SHIKARI', attack: 101, defence: 100 },
    { code: 'PALASH', attack: 99, defence: 100 },
    { code: 'RONGILA', attack: 98, defence: 100 },
    { code: 'JHORO', attack: 96, defence: 100 },
    { code: 'SUNDAR', attack: 94, defence: 100 },
  ],
  markets: [pool],
  everyMinutes: 2,
  stepMilliseconds: 20_000,
  stepsUnsold: 1,
  matches: 1,
  chancesOf: (home, away) => ({
    home: share(WHOLE_CHANCE - DRAWN_CHANCE, home, away),
    away: share(WHOLE_CHANCE - DRAWN_CHANCE, away, home),
  }),
}

export const leagues: readonly League[] = [football, arena, cockfight]

export function leagueCalled(code: string): League | undefined {
  return leagues.find((league) => league.code === code)
}

export function teamOf(league: League, code: string): Team | undefined {
  return league.teams.find((team) => team.code === code)
}

const selections = new Map(
  leagues.map(({ code, markets }) => [
    code,
    new Map(markets.flatMap((market) => market.selections).map((selection) => [selection.id, selection])),
  ]),
)

export function selectionOf({ code }: League, id: string): Selection | undefined {
  return selections.get(code)!.get(id)
}

export interface Pairing {
  readonly home: string
  readonly away: string
}

/**
 * Who meets whom in a round: everybody meets everybody twice, once at home, before anything comes again. One side stands
 * still and the others walk round it (the circle method), which pairs all of them in every round.
 */
export function pairingsOf({ teams, matches }: League, round: number): Pairing[] {
  const codes = teams.map(({ code }) => code)
  const [fixed, ...walking] = codes as [string, ...string[]]
  const turns = walking.length
  const rounds = 2 * turns
  // A league that plays fewer matches at a time plays a round of the circle in several of its own.
  const parts = codes.length / 2 / matches
  const turn = Math.floor(round / parts) % rounds
  const part = round % parts
  const place = (at: number) => walking[(at + turn) % turns]!
  const pairs = [[fixed, place(0)] as const]
  for (let at = 1; at < codes.length / 2; at += 1) pairs.push([place(at), place(turns - at)])
  const turned = pairs.map(([one, other], at) => {
    // The one that stands still is at home every second time; the second half is the first with the sides changed.
    const isTurned = turn >= turns !== (at === 0 && (turn % turns) % 2 === 1)
    return isTurned ? { home: other, away: one } : { home: one, away: other }
  })
  return turned.slice(part * matches, (part + 1) * matches)
}
