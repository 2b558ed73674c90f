import { openEntropy } from '../engine/entropy.ts'
import type { League } from './leagues.ts'
import { type Chances, type Course, playMatch } from './match.ts'

/** What a match is played from. The server seed is committed to by its hash before the first bet. */
export interface MatchSeeds {
  readonly leagueCode: string
  readonly number: string
  readonly serverSeed: string
}

export const clientSeedOf = ({ leagueCode, number }: Omit<MatchSeeds, 'serverSeed'>): string =>
  `${leagueCode}:${number}`

/** Plays a match, again and again the same: by the server while it runs, by anybody afterwards. */
export function courseFrom(league: League, chances: Chances, seeds: MatchSeeds): Course {
  const clientSeed = clientSeedOf(seeds)
  return playMatch(league.rules, chances, openEntropy({ serverSeed: seeds.serverSeed, clientSeed, nonce: 0 }))
}
