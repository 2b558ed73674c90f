import { type Answer, type Item, isPostingKey, quoted } from './posting.ts'

/** The arrays of `singleLegsStatement`, in PostgreSQL's text. */
export interface SingleLegArrays {
  /** The distinct unguarded accounts; items name theirs by its place, counted from 1. */
  houses: string
  accounts: string
  house: string
  amounts: string
  keys: string
  kinds: string
  references: string
  corrections: string
}

/** Whether a group is one item with one leg between an account that is known to be unguarded and one that is not. */
export function isSingleLeg(group: readonly Item[], houses: ReadonlySet<bigint>): boolean {
  const item = group[0]
  const leg = item?.legs[0]
  return (
    leg !== undefined &&
    group.length === 1 &&
    item?.legs.length === 1 &&
    leg.amount > 0n &&
    houses.has(leg.from) !== houses.has(leg.to) &&
    isPostingKey(item.key)
  )
}

/** @param groups `isSingleLeg`, all of them. */
export function encodeSingleLegs(groups: readonly (readonly Item[])[], houses: ReadonlySet<bigint>): SingleLegArrays {
  const places = new Map<bigint, number>()
  let [accounts, house, amounts, keys, kinds, references, corrections] = ['', '', '', '', '', '', '']
  for (const group of groups) {
    const item = group[0] as Item
    const { from, to, amount } = item.legs[0] as Item['legs'][0]
    const isGain = houses.has(from)
    const other = isGain ? from : to
    let place = places.get(other)
    if (place === undefined) {
      place = places.size + 1
      places.set(other, place)
    }
    accounts += `,${isGain ? to : from}`
    house += `,${place}`
    amounts += isGain ? `,${amount}` : `,-${amount}`
    keys += `,${item.key}`
    kinds += `,${item.kind}`
    references += `,${quoted(item.reference)}`
    corrections += item.correction ? ',t' : ',f'
  }
  return {
    houses: `{${[...places.keys()].join(',')}}`,
    accounts: `{${accounts.slice(1)}}`,
    house: `{${house.slice(1)}}`,
    amounts: `{${amounts.slice(1)}}`,
    keys: `{${keys.slice(1)}}`,
    kinds: `{${kinds.slice(1)}}`,
    references: `{${references.slice(1)}}`,
    corrections: `{${corrections.slice(1)}}`,
  }
}

/** One answer per group that was applied, undefined for the others: those are to be posted the complete way. */
export function decodeSingleLegs(
  groups: readonly (readonly Item[])[],
  applied: string | null,
  houses: ReadonlySet<bigint>,
): (Answer | undefined)[] {
  const answers = groups.map((): Answer | undefined => undefined)
  if (!applied) return answers
  for (const line of applied.split(',')) {
    const [place, balance, seq] = line.split(' ') as [string, string, string]
    const at = Number(place) - 1
    const side = { balance: BigInt(balance), seq: BigInt(seq) }
    const isGain = houses.has(groups[at]?.[0]?.legs[0]?.from as bigint)
    answers[at] = {
      outcome: 'applied',
      items: [{ outcome: 'applied', legs: [isGain ? { from: undefined, to: side } : { from: side, to: undefined }] }],
    }
  }
  return answers
}
