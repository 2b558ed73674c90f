import { type Entropy, hashOfServerSeed as hashOfText, openEntropy } from '../engine/entropy.ts'
import type { Drawn, Family } from './bet-type.ts'

/** The root where nobody played. */
export const NO_ORDERS = '0'.repeat(64)

/** The two halves of every step: the one that is already known, and on which side it stands. */
export interface Step {
  readonly side: 'left' | 'right'
  readonly hash: string
}

const leafOf = (orderId: string) => hashOfText(`order:${orderId}`)
const nodeOf = (left: string, right: string) => hashOfText(`${left}:${right}`)

function levelAbove(level: readonly string[]): string[] {
  const above: string[] = []
  // The last of an odd level rises alone.
  for (let at = 0; at < level.length; at += 2) {
    const right = level[at + 1]
    above.push(right === undefined ? level[at]! : nodeOf(level[at]!, right))
  }
  return above
}

/** SHA-256 over `left:right`, level by level, of `order:<id>` in ascending order of the ids. */
export function rootOf(orderIds: readonly string[]): string {
  if (orderIds.length === 0) return NO_ORDERS
  let level = [...orderIds].sort().map(leafOf)
  while (level.length > 1) level = levelAbove(level)
  return level[0]!
}

/** What leads from one order up to the root. */
export function pathOf(orderIds: readonly string[], orderId: string): Step[] | undefined {
  const sorted = [...orderIds].sort()
  let at = sorted.indexOf(orderId)
  if (at < 0) return undefined
  let level = sorted.map(leafOf)
  const steps: Step[] = []
  while (level.length > 1) {
    const other = at % 2 === 0 ? level[at + 1] : level[at - 1]
    if (other !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: other })
    level = levelAbove(level)
    at = Math.floor(at / 2)
  }
  return steps
}

/** The root that an order and its path lead to. */
export function rootFrom(orderId: string, steps: readonly Step[]): string {
  return steps.reduce(
    (hash, step) => (step.side === 'right' ? nodeOf(hash, step.hash) : nodeOf(step.hash, hash)),
    leafOf(orderId),
  )
}

/** What a draw was drawn from. */
export interface DrawSeeds {
  readonly gameCode: string
  readonly numero: string
  readonly root: string
  readonly serverSeed: string
}

export const clientSeedOf = ({ gameCode, numero, root }: Omit<DrawSeeds, 'serverSeed'>): string =>
  `${gameCode}:${numero}:${root}`

function entropyOf(seeds: DrawSeeds): Entropy {
  return openEntropy({ serverSeed: seeds.serverSeed, clientSeed: clientSeedOf(seeds), nonce: 0 })
}

/** Draws, again and again the same: by the server when it is time, by anybody afterwards. */
export function drawFrom(family: Pick<Family, 'draw'>, seeds: DrawSeeds): Drawn {
  const entropy = entropyOf(seeds)
  return family.draw((bound) => entropy.below(bound))
}
