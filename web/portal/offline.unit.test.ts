import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The script of the page that stands in without a line, as a browser runs it; `line.isThere`: whether the house answers. */
function openOfflinePage() {
  const line = { isThere: false, asked: 0 }
  const reload = vi.fn<() => void>()
  const heard = new Map<string, () => void>()
  const listen = (name: string, handler: () => void) => void heard.set(name, handler)
  const source = readFileSync(new URL('offline.js', import.meta.url), 'utf8')
  runInNewContext(source, {
    document: {
      querySelectorAll: () => [],
      querySelector: () => null,
      addEventListener: listen,
      documentElement: {},
      hidden: false,
    },
    window: { addEventListener: listen },
    localStorage: { getItem: () => null },
    navigator: { languages: ['en'] },
    location: { reload },
    setTimeout,
    clearTimeout,
    fetch: async () => {
      line.asked += 1
      if (!line.isThere) throw new TypeError('Failed to fetch')
      return { ok: true }
    },
  })
  return { line, reload, tell: (name: string) => heard.get(name)!() }
}

it('[C-13] the page without a line gives way within two seconds of a line that is back, also where the browser says nothing', async () => {
  const { line, reload } = openOfflinePage()
  await vi.advanceTimersByTimeAsync(1500)
  expect([line.asked, reload.mock.calls.length]).toEqual([1, 0])

  line.isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('[C-13] a house that is away for long is asked every ten seconds, and at once when the browser has a line again', async () => {
  const { line, reload, tell } = openOfflinePage()
  await vi.advanceTimersByTimeAsync(120_000)
  const before = line.asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.asked - before).toBe(6)

  // The browser was too early: names and routes are there a moment later.
  tell('online')
  await vi.advanceTimersByTimeAsync(0)
  expect([line.asked - before, reload.mock.calls.length]).toEqual([7, 0])
  line.isThere = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})
