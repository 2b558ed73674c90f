import { beforeEach, expect, it, vi } from 'vitest'
import { isPushOfAnother, notePushOwner } from './push-owner.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
})

it('a browser that shows one member’s notices is known to whoever logs in there next', () => {
  expect(isPushOfAnother('7')).toBe(false)
  notePushOwner('7')
  expect([isPushOfAnother('7'), isPushOfAnother('8')]).toEqual([false, true])
  notePushOwner(null)
  expect(isPushOfAnother('8')).toBe(false)
})
