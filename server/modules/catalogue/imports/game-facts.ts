import type { ImportedGame } from '@croupier/api/games/catalogue-imports.ts'
import type { Game } from '../games/game.ts'

/** Everything of a game that can be changed. */
export type GameFacts = Omit<Game, 'nodeId' | 'vendorId' | 'vendorCode' | 'code' | 'addedAt'>

/** A decimal with so many places at least, and no zeros beyond them: as the database prints it. */
function plainDecimal(text: string, places: number): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(places, '0')}`
}

export function factsOf(game: Game): GameFacts {
  const { nodeId: _node, vendorId: _vendor, vendorCode: _vendorCode, code: _code, addedAt: _added, ...facts } = game
  return facts
}

const unsaid = {
  names: {},
  status: 'open',
  isDemoCapable: false,
  hasBonusBuy: false,
  isHot: false,
  isNew: false,
  art: null,
  iconUrl: null,
  largeIconUrl: null,
  minBet: null,
  rtp: null,
  lines: null,
  volatility: null,
  position: 1000,
  closedCountries: [],
  closedCurrencies: [],
} as const

/** The facts after an import: those before with what was given in their place; undefined where a new game lacks one. */
export function factsAfter(before: GameFacts | undefined, given: ImportedGame): GameFacts | undefined {
  const { vendor: _vendor, code: _code, names, ...said } = given
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const facts = { ...unsaid, ...before, ...changes } as GameFacts
  if (facts.name === undefined || facts.type === undefined) return undefined
  const kept = Object.entries({ ...facts.names, ...names }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return {
    ...facts,
    names: Object.fromEntries(kept),
    minBet: facts.minBet === null ? null : plainDecimal(facts.minBet, 2),
    rtp: facts.rtp === null ? null : plainDecimal(facts.rtp, 2),
    closedCountries: [...new Set(facts.closedCountries)].sort(),
    closedCurrencies: [...new Set(facts.closedCurrencies)].sort(),
  }
}

/** Facts as lines of text, by field; each language's name is a field of its own. */
function linesOf(facts: GameFacts | null): Map<string, string | null> {
  if (!facts) return new Map()
  const { names, closedCountries, closedCurrencies, ...plain } = facts
  return new Map([
    ...Object.entries(plain).map(([field, value]) => [field, value === null ? null : String(value)] as const),
    ...Object.entries(names).map(([language, name]) => [`names.${language}`, name] as const),
    ['closedCountries', closedCountries.length === 0 ? null : [...closedCountries].sort().join(' ')],
    ['closedCurrencies', closedCurrencies.length === 0 ? null : [...closedCurrencies].sort().join(' ')],
  ])
}

export interface FactChange {
  field: string
  before: string | null
  after: string | null
}

/** What differs, field by field, in the order of their names: facts that were stored have lost their own. */
export function changesBetween(before: GameFacts | null, after: GameFacts | null): FactChange[] {
  const earlier = linesOf(before)
  const later = linesOf(after)
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .toSorted()
    .map((field) => ({ field, before: earlier.get(field) ?? null, after: later.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
}
