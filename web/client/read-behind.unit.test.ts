import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadsBehind } from './read-behind.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[C-17] reads a moment after a message, and once more after what came meanwhile', () => {
  const refresh = vi.fn<(name: string) => void>()
  const reads = createReadsBehind(refresh, 3000)
  reads.note('countMissions')
  vi.advanceTimersByTime(2999)
  expect(refresh).not.toHaveBeenCalled()
  for (let message = 0; message < 50; message += 1) reads.note('countMissions')
  vi.advanceTimersByTime(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3000)
  expect(refresh).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('[C-17] reads each by itself, and nothing once the line is closed', () => {
  const refresh = vi.fn<(name: string) => void>()
  const reads = createReadsBehind(refresh, 3000)
  reads.note('countMissions')
  vi.advanceTimersByTime(1000)
  reads.note('listMissions')
  vi.advanceTimersByTime(2000)
  expect(refresh.mock.calls).toEqual([['countMissions']])
  reads.close()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})
