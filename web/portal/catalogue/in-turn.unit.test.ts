import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

it('paints what comes at once a few in each frame, in order, and all of it', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const done: number[] = []
  const counts: number[] = []
  for (let each = 0; each < 20; each += 1) inTurn(() => done.push(each))
  expect(frames).toHaveLength(1)

  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    const before = done.length
    frame()
    counts.push(done.length - before)
    // What comes while others wait takes its turn behind them, and asks for no frame of its own.
    if (counts.length === 1) inTurn(() => done.push(20))
    expect(frames.length).toBeLessThanOrEqual(1)
  }
  expect(done).toEqual(Array.from({ length: 21 }, (_, each) => each))
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  inTurn(() => done.push(21))
  expect(frames).toHaveLength(1)
  frames.shift()!()
  expect(done).toHaveLength(22)
})
