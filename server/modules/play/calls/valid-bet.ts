import type { GameType } from '@croupier/api/games/game-types.ts'
import { Ratio } from '@croupier/basis/ratio.ts'

/** What is asked of a bet whose chance the player chose; the operator sets it. */
export interface ValidBetRules {
  lowestMultiplier: Ratio
}

/** A bet of a round, as far as its vendor tells what it was on. */
export interface Wager {
  /** Ledger units; of a game of players against each other, what was put into the pot. */
  stake: bigint
  /** Decimal odds as told: `1.85`. */
  odds?: string
  /** Which of the selections of a market was bet on, of which one must win: red or black, player or banker. */
  market?: { name: string; selection: string; selections: number }
  isVoid?: boolean
  /** Where the player chose the chance of the bet: what that pays when it wins, of the stake. */
  chosenMultiplier?: Ratio | undefined
}

/** Below these odds a bet on sports risks too little to count. */
const LOWEST_ODDS = Ratio.parse('1.50')

/** At 97 in a hundred a turnover would be met for next to nothing. */
function isTooSafe({ chosenMultiplier }: Wager, { lowestMultiplier }: ValidBetRules): boolean {
  return chosenMultiplier !== undefined && chosenMultiplier.compare(lowestMultiplier) < 0n
}

function isRisky({ odds }: Wager): boolean {
  return odds === undefined || Ratio.parse(odds).compare(LOWEST_ODDS) >= 0n
}

const sumOf = (stakes: readonly bigint[]) => stakes.reduce((sum, stake) => sum + stake, 0n)

/** What bets on one market leave at risk: where every selection is bet on, as much as lies on the least comes back for sure. */
function exposed(wagers: readonly Wager[], selections: number): bigint {
  const bySelection = [...Map.groupBy(wagers, ({ market }) => market?.selection).values()].map((on) =>
    sumOf(on.map(({ stake }) => stake)),
  )
  const least = bySelection.reduce((least, stake) => (stake < least ? stake : least))
  const covered = bySelection.length < selections ? 0n : least
  return sumOf(bySelection) - covered * BigInt(selections)
}

/** The net exposed stake of a table's bets. */
function exposedAtTable(wagers: readonly Wager[]): bigint {
  const markets = Map.groupBy(wagers, ({ market }) => market?.name)
  return sumOf(
    [...markets].map(([name, bets]) =>
      name === undefined ? sumOf(bets.map(({ stake }) => stake)) : exposed(bets, bets[0]!.market!.selections),
    ),
  )
}

/**
 * What of a round's bets counts as wagered, in ledger units: at tables the net exposed stake, of sports what was staked at
 * odds of 1.50 and more, of everything else the stake. Nothing of a void, and nothing where the player chose the
 * chance and it pays less than counts. A bet that nothing is told of counts in full.
 */
export function validBetOf(gameType: GameType, wagers: readonly Wager[], rules: ValidBetRules): bigint {
  const standing = wagers.filter((wager) => !wager.isVoid && !isTooSafe(wager, rules))
  switch (gameType) {
    case 'LIVE':
    case 'COCKFIGHT':
      return exposedAtTable(standing)
    case 'SPORTS':
    case 'ESPORTS':
      return sumOf(standing.filter(isRisky).map(({ stake }) => stake))
    case 'RNG':
    case 'FISH':
    case 'PVP':
    case 'BINGO':
    case 'LOTT':
    case 'ELOTT':
    case 'SEA':
    case 'VN':
      return sumOf(standing.map(({ stake }) => stake))
    default:
      return gameType satisfies never
  }
}
