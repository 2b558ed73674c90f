import { assert } from '@croupier/basis/assert.ts'

/** Moves `amount` (ledger units of both accounts' unit, above zero) from one account to another. */
export interface Leg {
  from: bigint
  to: bigint
  amount: bigint
}

/** Legs that are applied wholly or not at all. A guarded account may be touched once in an item. */
export interface Item {
  /** A version 7 uuid minted once, stored with the row that causes the posting. */
  key: string
  /** A registered kind; the ledger does not look at its meaning. */
  kind: number
  /** What the caller will look for: its own id of the cause. */
  reference: string
  legs: readonly Leg[]
  /** Lands although the account's debits are closed, never below its floor: for taking back what was booked. */
  correction?: boolean
}

export type Refusal =
  | 'insufficient'
  | 'debit-closed'
  | 'no-account'
  | 'key-outside-window'
  | 'malformed'
  /** The key was used for something else: a bug in the caller, and an alarm. */
  | 'key-reused'

/** A guarded account after the item, or as it was when the item was refused. */
export interface Side {
  balance: bigint
  seq: bigint
}

/** Unguarded sides have no balance of their own to tell. */
export interface LegAnswer {
  from: Side | undefined
  to: Side | undefined
}

export interface ItemAnswer {
  /** `withheld`: nothing wrong with it, but another item of its group was refused. */
  outcome: 'applied' | 'replayed' | 'withheld' | Refusal
  legs: LegAnswer[]
}

export interface Answer {
  /** Of the whole group: the first refusal, `replayed` where every item was there before, else `applied`. */
  outcome: 'applied' | 'replayed' | Refusal
  items: ItemAnswer[]
}

/** What the posting function answers, arrays still in PostgreSQL's text. */
export interface PostedRow {
  status: string
  from_balance: string
  from_seq: string
  to_balance: string
  to_seq: string
}

/** The posting function's arrays, in PostgreSQL's text: five times faster than letting the driver build them. */
export interface PostedArrays {
  /** The distinct accounts; legs name them by their place, counted from 1. */
  accounts: string
  groups: string
  keys: string
  kinds: string
  references: string
  corrections: string
  items: string
  from: string
  to: string
  amounts: string
}

const LOCKED = 8
const OUTCOMES = [
  'applied',
  'replayed',
  'insufficient',
  'debit-closed',
  'no-account',
  'key-outside-window',
  'malformed',
  'key-reused',
  'locked',
  'withheld',
] as const

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether it can stand in an array's text beside other callers' keys, and has a time in it. */
export function isPostingKey(text: string): boolean {
  return UUID.test(text)
}

/** As an element of an array's text. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** @throws BrokenInvariant where a key is no version 7 uuid. */
export function encodeGroups(groups: readonly (readonly Item[])[]): PostedArrays {
  const places = new Map<bigint, number>()
  const placeOf = (account: bigint): number => {
    let place = places.get(account)
    if (place === undefined) {
      place = places.size + 1
      places.set(account, place)
    }
    return place
  }
  const arrays = {
    groups: '',
    keys: '',
    kinds: '',
    references: '',
    corrections: '',
    items: '',
    from: '',
    to: '',
    amounts: '',
  }
  let itemNumber = 0
  for (const [index, group] of groups.entries()) {
    for (const item of group) {
      itemNumber += 1
      // Nothing in it may end the array's element: a key goes beside other callers' keys.
      assert(isPostingKey(item.key), `${JSON.stringify(item.key)} is a posting key`)
      arrays.groups += `,${index + 1}`
      arrays.keys += `,${item.key}`
      arrays.kinds += `,${item.kind}`
      arrays.references += `,${quoted(item.reference)}`
      arrays.corrections += item.correction ? ',t' : ',f'
      for (const leg of item.legs) {
        arrays.items += `,${itemNumber}`
        arrays.from += `,${placeOf(leg.from)}`
        arrays.to += `,${placeOf(leg.to)}`
        arrays.amounts += `,${leg.amount}`
      }
    }
  }
  const braced = Object.entries(arrays).map(([name, elements]) => [name, `{${elements.slice(1)}}`])
  return { ...Object.fromEntries(braced), accounts: `{${[...places.keys()].join(',')}}` }
}

function elements(array: string): string[] {
  return array.length === 2 ? [] : array.slice(1, -1).split(',')
}

function sideAt(balances: string[], seqs: string[], at: number): Side | undefined {
  const balance = balances[at]
  const seq = seqs[at]
  if (balance === undefined || balance === 'NULL' || seq === undefined || seq === 'NULL') return undefined
  return { balance: BigInt(balance), seq: BigInt(seq) }
}

/** One answer per group, `locked` where an account was locked elsewhere and the caller asked not to wait. */
export function decodeAnswers(groups: readonly (readonly Item[])[], row: PostedRow): (Answer | 'locked')[] {
  const statuses = elements(row.status).map(Number)
  const fromBalances = elements(row.from_balance)
  const fromSeqs = elements(row.from_seq)
  const toBalances = elements(row.to_balance)
  const toSeqs = elements(row.to_seq)
  let itemAt = 0
  let legAt = 0
  return groups.map((group) => {
    let locked = false
    let refusal: Refusal | undefined
    let replays = 0
    const items = group.map((item): ItemAnswer => {
      const status = statuses[itemAt++] ?? LOCKED
      const outcome = OUTCOMES[status] ?? 'locked'
      const legs = item.legs.map((): LegAnswer => {
        const at = legAt++
        return { from: sideAt(fromBalances, fromSeqs, at), to: sideAt(toBalances, toSeqs, at) }
      })
      if (outcome === 'locked') {
        locked = true
        return { outcome: 'withheld', legs }
      }
      if (outcome === 'replayed') replays += 1
      else if (outcome !== 'applied' && outcome !== 'withheld') refusal ??= outcome
      return { outcome, legs }
    })
    if (locked) return 'locked'
    if (group.length === 0) return { outcome: 'malformed', items }
    return { outcome: refusal ?? (replays === group.length ? 'replayed' : 'applied'), items }
  })
}
