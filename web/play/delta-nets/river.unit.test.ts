import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { River as Water } from './river.ts'
import type { Fish } from './shoal.ts'

let river: Water

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) })
  const { River } = await import('./river.ts')
  river = new River()
  river.water = { width: 1_100, height: 700 }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Throws a net at a fish, and shows what came of it. */
async function landAt(fish: Fish, kind: 'caught' | 'missed'): Promise<void> {
  const cast = river.throwAt(fish, 0)
  const landed = river.land(cast, kind === 'caught' ? { kind, pays: 2, paid: '+4.00' } : { kind })
  await vi.advanceTimersByTimeAsync(300)
  await landed
}

const isThere = ({ key }: Fish) => river.shoal().some((fish) => fish.key === key)

/** A fish of a kind that swims on for a while. */
function oneOf(species: Fish['species']): Fish {
  for (let second = 0; second < 200; second += 1) {
    const found = river.inSight().find((fish) => fish.species === species && Math.abs(fish.x - 550) < 300)
    if (found) return found
    vi.advanceTimersByTime(1_000)
  }
  throw new Error(`no ${species} swims by`)
}

it('[D-03] shows what came of a net once it has flown, and not before', async () => {
  const cast = river.throwAt(oneOf('mola'), 0)
  void river.land(cast, { kind: 'missed' })
  await vi.advanceTimersByTimeAsync(200)
  expect(cast.landed).toBeUndefined()
  await vi.advanceTimersByTimeAsync(100)
  expect(cast.landed?.landing.kind).toBe('missed')
})

it('[D-03] leaves a missed fish in the water, and lets another small one come up where one was caught', async () => {
  const mola = oneOf('mola')
  await landAt(mola, 'missed')
  expect(isThere(mola)).toBe(true)
  await landAt(mola, 'caught')
  expect(isThere(mola)).toBe(false)

  await vi.advanceTimersByTimeAsync(1_000)
  expect(isThere(mola)).toBe(true)
  expect(river.presence(mola.key)).toBeLessThan(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(river.presence(mola.key)).toBe(1)
})

it('[D-03] takes a great fish out of the water for good', async () => {
  const dragon = oneOf('dragon')
  await landAt(dragon, 'caught')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isThere(dragon)).toBe(false)
})

it('[D-03] forgets nets and ripples that are over', async () => {
  await landAt(oneOf('mola'), 'missed')
  river.ripple(1, 1)
  river.tidy(performance.now())
  expect([river.casts.length, river.ripples.length]).toEqual([1, 1])
  river.tidy(performance.now() + 2_000)
  expect([river.casts.length, river.ripples.length]).toEqual([0, 0])
})

it('[D-03] has one guest alone where a throw is shown again', async () => {
  river.invite('ray')
  expect(river.shoal().map(({ species }) => species)).toEqual(['ray'])
  await landAt(river.shoal()[0]!, 'caught')
  expect(river.shoal()).toEqual([])
  river.invite('ray')
  expect(river.shoal()).toHaveLength(1)
})
