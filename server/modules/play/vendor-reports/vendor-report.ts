import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { ImportFault } from '@croupier/api/games/catalogue-imports.ts'
import { reportColumns } from '@croupier/api/play/vendor-reports/vendor-reports.ts'
import { CsvBroken, csvLines } from '../../../platform/csv.ts'

/** A round as a vendor's report or ours has it. Amounts are ledger units of its currency. */
export interface ReportedRound {
  /** As the vendor calls it. */
  ref: string
  account: string
  currency: string
  stake: bigint
  payout: bigint
  /** Epoch milliseconds. */
  time: number
}

interface ReadReport {
  rounds: ReportedRound[]
  faults: ImportFault[]
}

type Column = (typeof reportColumns)[number]

function momentIn(text: string): number {
  if (/^\d{1,13}$/.test(text)) return Number(text)
  // Without a zone nobody knows which moment is meant.
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
}

function amountIn(text: string, currency: string): bigint | undefined {
  const money = Money.read(text, currency)
  return money instanceof Money && money.units >= 0n ? money.units : undefined
}

/** One line, or the first column of it that cannot be read. */
function roundIn(cell: (column: Column) => string): ReportedRound | Column {
  const [ref, account, currency] = [cell('round'), cell('member'), cell('currency')]
  if (ref === '') return 'round'
  if (account === '') return 'member'
  if (!currencies.has(currency)) return 'currency'
  const stake = amountIn(cell('stake'), currency)
  if (stake === undefined) return 'stake'
  const payout = amountIn(cell('payout'), currency)
  if (payout === undefined) return 'payout'
  const time = momentIn(cell('time'))
  return Number.isNaN(time) ? 'time' : { ref, account, currency, stake, payout, time }
}

const PER_TURN = 2_000

/**
 * A vendor's report, line by line; what cannot be read is told and left out. Bets are served by the same process, so others
 * get their turn between lines.
 */
export async function readReport(document: string): Promise<ReadReport> {
  const rounds: ReportedRound[] = []
  const faults: ImportFault[] = []
  let places: Map<string, number> | undefined
  try {
    for (const { line, cells } of csvLines(document)) {
      if (!places) {
        places = new Map(cells.map((name, place) => [name.toLowerCase(), place]))
        const missing = reportColumns.filter((column) => !places!.has(column))
        faults.push(...missing.map((field) => ({ line, field, messageKey: 'fault.column.missing' })))
        if (missing.length > 0) break
        continue
      }
      const columns = places
      const read = roundIn((column) => cells[columns.get(column)!] ?? '')
      if (typeof read === 'string') faults.push({ line, field: read, messageKey: 'fault.format' })
      else rounds.push(read)
      if (line % PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error
    faults.push(error.fault)
  }
  return { rounds, faults }
}

export interface Sums {
  rounds: number
  stake: bigint
  payout: bigint
}

/** Both sides come to so much in a currency. */
interface Totals {
  currency: string
  theirs: Sums
  ours: Sums
}

const keyOf = ({ ref, account }: Pick<ReportedRound, 'ref' | 'account'>) => `${account.toLowerCase()}\n${ref}`

/** How many of a kind are kept to be shown; all are counted. */
const SHOWN = 1_000

/** Two reports of one vendor: the vendor's, whole, and ours as it is read, page by page. */
export class ReportComparison {
  /** The vendor's rounds not matched yet. */
  readonly #theirs = new Map<string, ReportedRound>()
  readonly #totals = new Map<string, Totals>()
  readonly counts = { equal: 0, different: 0, onlyTheirs: 0, onlyOurs: 0 }
  readonly different: { ours: ReportedRound; theirs: ReportedRound }[] = []
  readonly onlyOurs: ReportedRound[] = []

  /** Several lines of one round and currency count together. */
  constructor(theirs: Iterable<ReportedRound>) {
    for (const round of theirs) {
      const key = keyOf(round)
      const known = this.#theirs.get(key)
      const isMore = known?.currency === round.currency
      if (isMore) {
        this.#theirs.set(key, { ...known, stake: known.stake + round.stake, payout: known.payout + round.payout })
      } else this.#theirs.set(known ? `${key}\n${round.currency}` : key, round)
      this.#add('theirs', round, isMore ? 0 : 1)
    }
  }

  #add(side: 'theirs' | 'ours', { currency, stake, payout }: ReportedRound, rounds: number): void {
    let totals = this.#totals.get(currency)
    if (!totals) {
      const nothing = () => ({ rounds: 0, stake: 0n, payout: 0n })
      totals = { currency, theirs: nothing(), ours: nothing() }
      this.#totals.set(currency, totals)
    }
    const sums = totals[side]
    sums.rounds += rounds
    sums.stake += stake
    sums.payout += payout
  }

  /** Matches a round of ours. `isOfPeriod`: the vendor should have it too; otherwise it counts only where it has. */
  meet(ours: ReportedRound, isOfPeriod = true): void {
    const key = keyOf(ours)
    const theirs = this.#theirs.get(key)
    if (!theirs && !isOfPeriod) return
    this.#add('ours', ours, 1)
    if (!theirs) {
      this.counts.onlyOurs += 1
      if (this.onlyOurs.length < SHOWN) this.onlyOurs.push(ours)
      return
    }
    this.#theirs.delete(key)
    if (theirs.currency === ours.currency && theirs.stake === ours.stake && theirs.payout === ours.payout) {
      this.counts.equal += 1
      return
    }
    this.counts.different += 1
    if (this.different.length < SHOWN) this.different.push({ ours, theirs })
  }

  /** The vendor's rounds not matched: after all of ours, what only the vendor has. */
  unmet(): ReportedRound[] {
    return [...this.#theirs.values()]
  }

  totals(): Totals[] {
    return [...this.#totals.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
  }

  /** The first of the rounds only the vendor has; counts them. To be called once, in the end. */
  onlyTheirs(): ReportedRound[] {
    this.counts.onlyTheirs = this.#theirs.size
    return this.unmet().slice(0, SHOWN)
  }
}
