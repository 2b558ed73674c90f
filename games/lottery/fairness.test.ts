import { describe, expect, it } from 'vitest'
import { hashOfServerSeed as hashOfText } from '../engine/entropy.ts'
import { branchAt, branchesOf, NO_ORDERS, pathOf, rootFrom, rootOf } from './fairness.ts'

/** As it is published: level by level over all orders, and the last of an odd level rises. */
function published(orderIds: readonly string[]): string {
  let level = orderIds.map((id) => hashOfText(`order:${id}`))
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
      const [left, right] = level.slice(at * 2, at * 2 + 2)
      return right === undefined ? left! : hashOfText(`${left}:${right}`)
    })
  }
  return level[0] ?? NO_ORDERS
}

const orders = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'))

describe('[D-07] accepted orders', () => {
  it.each([0, 1, 2, 3, 1023, 1024, 1025, 2049, 2560, 3073])('of %i have the root that is published', (count) => {
    expect(rootOf(branchesOf(orders(count).toReversed()))).toBe(published(orders(count)))
  })

  it.each([5, 1024, 1025, 3072])('of %i lead to the root by their own branch, and no other order does', (count) => {
    const all = orders(count)
    const branches = branchesOf(all)
    for (const id of [all[0]!, all[count >> 1]!, all.at(-1)!]) {
      const at = branchAt(branches, id)
      const own = all.filter((each) => branchAt(branches, each) === at)
      const path = pathOf(own, id, branches)!
      expect(own.length).toBeLessThanOrEqual(1024)
      expect([id, rootFrom(id, path)]).toEqual([id, rootOf(branches)])
      // The whole draw as one, where no branches were kept.
      expect(pathOf(all, id, [])).toEqual(path)
      expect(rootFrom('99999', path)).not.toBe(rootOf(branches))
    }
    expect(pathOf(all.slice(0, 1024), '99999', branches)).toBeUndefined()
  })
})
