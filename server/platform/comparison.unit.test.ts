import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openComparison } from './comparison.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A database that answers at once, or when it is told to. */
function openAnswers() {
  const waiting: PromiseWithResolvers<void>[] = []
  let isSilent = false
  let asked = 0
  return {
    asked: () => asked,
    fallSilent: () => (isSilent = true),
    speak(error?: Error) {
      isSilent = false
      for (const each of waiting.splice(0)) {
        if (error) each.reject(error)
        else each.resolve()
      }
    },
    async compare() {
      asked += 1
      if (!isSilent) return
      const answer = Promise.withResolvers<void>()
      waiting.push(answer)
      await answer.promise
    },
  }
}

describe('a comparison', () => {
  it('is made once where the database was silent for a minute, and every second again after that', async () => {
    const answers = openAnswers()
    const comparison = openComparison(answers.compare, () => {})
    await comparison.start()
    answers.fallSilent()

    await vi.advanceTimersByTimeAsync(60_000)
    expect(answers.asked()).toBe(2)
    answers.speak()
    await vi.advanceTimersByTimeAsync(0)
    expect(answers.asked()).toBe(2)
    await vi.advanceTimersByTimeAsync(3000)

    expect(answers.asked()).toBe(5)
    await comparison.stop()
  })

  it('is tried again in the next second, and tells that it failed', async () => {
    const answers = openAnswers()
    const told: unknown[] = []
    const comparison = openComparison(answers.compare, (error) => told.push(error))
    await comparison.start()
    answers.fallSilent()
    await vi.advanceTimersByTimeAsync(1000)

    const lost = new Error('Connection terminated')
    answers.speak(lost)
    await vi.advanceTimersByTimeAsync(1000)

    expect(told).toEqual([lost])
    expect(answers.asked()).toBe(3)
    await comparison.stop()
  })

  it('ends with the one under way when the process stops, however long that has waited', async () => {
    const answers = openAnswers()
    const comparison = openComparison(answers.compare, () => {})
    await comparison.start()
    answers.fallSilent()
    await vi.advanceTimersByTimeAsync(60_000)

    const stopped = comparison.stop()
    answers.speak()
    await stopped

    expect(answers.asked()).toBe(2)
  })
})
