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

function topOf(level: readonly string[]): string {
  let top = level
  while (top.length > 1) top = levelAbove(top)
  return top[0]!
}

/** What leads from a place of a level to its top. */
function stepsFrom(level: readonly string[], place: number): Step[] {
  const steps: Step[] = []
  for (let [row, at] = [level, place]; row.length > 1; [row, at] = [levelAbove(row), Math.floor(at / 2)]) {
    const other = at % 2 === 0 ? row[at + 1] : row[at - 1]
    if (other !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: other })
  }
  return steps
}

/** A power of two: a branch is a node of the tree. */
const ORDERS_OF_BRANCH = 1024

/** A node over so many orders, from the first on. */
export interface Branch {
  readonly first: string
  readonly hash: string
}

/** SHA-256 over `left:right`, level by level, of `order:<id>` in ascending order of the ids; up to the branches. */
export function branchesOf(orderIds: readonly string[]): Branch[] {
  const sorted = [...orderIds].sort()
  return Array.from({ length: Math.ceil(sorted.length / ORDERS_OF_BRANCH) }, (_, at) => {
    const own = sorted.slice(at * ORDERS_OF_BRANCH, (at + 1) * ORDERS_OF_BRANCH)
    return { first: own[0]!, hash: topOf(own.map(leafOf)) }
  })
}

/** The same from the branches up to the root. */
export const rootOf = (branches: readonly Branch[]): string =>
  branches.length === 0 ? NO_ORDERS : topOf(branches.map(({ hash }) => hash))

/** Where the branch of an order stands. */
export const branchAt = (branches: readonly Branch[], orderId: string): number =>
  branches.findLastIndex(({ first }) => first <= orderId)

/** What leads from an order up to the root: through all orders of its branch, then through the branches. */
export function pathOf(orderIds: readonly string[], orderId: string, branches: readonly Branch[]): Step[] | undefined {
  const sorted = [...orderIds].sort()
  const at = sorted.indexOf(orderId)
  if (at < 0) return undefined
  const above = branches.map(({ hash }) => hash)
  return [...stepsFrom(sorted.map(leafOf), at), ...stepsFrom(above, branchAt(branches, orderId))]
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
