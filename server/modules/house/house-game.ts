import { Ratio } from '@croupier/basis/ratio.ts'
import { type BookEvent, type InHouseGame, inHouseGames, openEntropy, type RoundSeeds } from '@croupier/games/index.ts'
import type { App } from '../../platform/app.ts'
import type { Queryable } from '../../platform/database.ts'
import {
  type Bundles,
  type BundleVersion,
  bundlesPort,
  HUNDREDTHS,
  modeNamed,
  type TableUse,
} from '../bundles/index.ts'
import type { GameSession } from '../play/index.ts'

export interface HouseMode {
  /** As rounds are kept under it. */
  readonly name: string
  /** Bets a round costs. */
  readonly cost: Ratio
}

export interface Decided {
  /** Of the bet, exact. */
  readonly multiplier: Ratio
  readonly events: readonly BookEvent[]
  /** Where the events stand; null where the round keeps them itself. */
  readonly bookId: bigint | null
}

/** Decides a round from its seeds: equal seeds, equal round. */
export type Decide = (db: Queryable, seeds: RoundSeeds) => Promise<Decided>

/** What rounds at a table come from: rules of our own, or the tables and books of an imported game. */
export interface HouseGame {
  readonly code: string
  readonly version: string
  readonly isImported: boolean
  /** A win is paid with its bet, and rounds follow each other at once. */
  readonly paysAtOnce: boolean
  readonly modes: readonly HouseMode[]
  modeNamed(name: string): HouseMode | undefined
  /** What the player chose, read from the wire. Undefined for anything that is not offered. */
  readChoice(value: unknown): unknown
  /** A choice as it is kept with the round. */
  writeChoice(choice: unknown): object | null
  /** The most one round can pay, of the bet. */
  highestMultiplier(mode: HouseMode, choice: unknown): Ratio
  /** Makes everything ready that deciding needs: outside the transaction that decides. */
  open(mode: HouseMode, choice: unknown): Promise<Decide>
}

function ofRules(rules: InHouseGame): HouseGame {
  const modes = rules.modes.map(({ name, cost }) => ({ name, cost: new Ratio(cost) }))
  return {
    code: rules.code,
    version: rules.version,
    isImported: false,
    paysAtOnce: rules.paysAtOnce === true,
    modes,
    modeNamed: (name) => modes.find((mode) => mode.name === name),
    readChoice: (value) => rules.readChoice(value),
    writeChoice: (choice) => rules.writeChoice(choice),
    highestMultiplier: (_mode, choice) => rules.highestMultiplier(choice),
    async open({ name }, choice) {
      const mode = rules.modes.find((each) => each.name === name)!
      return async (_db, seeds) => ({ ...rules.play(mode, choice, openEntropy(seeds)), bookId: null })
    },
  }
}

function ofBundle(bundles: Bundles, version: BundleVersion, use: TableUse): HouseGame {
  return {
    code: version.game,
    version: version.version,
    isImported: true,
    paysAtOnce: false,
    modes: version.modes,
    // Told back as the client writes it: clients look their own modes up by it.
    modeNamed(name) {
      const mode = modeNamed(version, name)
      return mode && { name, cost: mode.cost }
    },
    // There is nothing to choose but mode and bet.
    readChoice: (value) => (value === undefined || value === null ? null : undefined),
    writeChoice: () => null,
    highestMultiplier: ({ name }) => new Ratio(modeNamed(version, name)!.highestPayout, HUNDREDTHS),
    async open({ name }) {
      const table = await bundles.openMode(version, modeNamed(version, name)!, use)
      return async (db, seeds) => {
        const { row, bookId, payout } = table.draw(openEntropy(seeds))
        const { events } = await table.bookOfRow(db, row)
        return { multiplier: new Ratio(payout, HUNDREDTHS), events, bookId }
      }
    },
  }
}

const ownGames: ReadonlyMap<string, HouseGame> = new Map(inHouseGames.map((rules) => [rules.code, ofRules(rules)]))

/** Whether the house has rules of its own under this code, so that no imported game can be called so. */
export function isOwnGame(code: string): boolean {
  return ownGames.has(code)
}

/** The game a session plays, by its code in the catalogue; undefined where there is none. */
export async function gameOfSession(
  app: App,
  { id, isDemo }: Pick<GameSession, 'id' | 'isDemo'>,
  code: string,
): Promise<HouseGame | undefined> {
  const own = ownGames.get(code)
  if (own) return own
  const bundles = app.ports.use(bundlesPort)
  const version = await bundles.versionOfSession(id, code)
  return version && ofBundle(bundles, version, isDemo ? 'fun' : 'money')
}
