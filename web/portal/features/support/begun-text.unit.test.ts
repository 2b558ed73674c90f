import { afterEach, expect, it, vi } from 'vitest'
import { begunText } from './begun-text.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }
}

it.each([
  ['in the tab, so that it is there after a load', storage()],
  ['in the page, where storage is refused', undefined],
])('keeps a text that was begun for its writer and its purpose, until it is sent or wiped: %s', (_, stored) => {
  vi.stubGlobal('sessionStorage', stored)

  begunText('rahim', 'ask').keep('My deposit of today')

  expect(begunText('rahim', 'ask').text).toBe('My deposit of today')
  expect(begunText('rahim', 'ask about D1').text).toBeUndefined()
  expect(begunText('grace', 'ask').text).toBeUndefined()
  expect(begunText(undefined, 'ask').text).toBeUndefined()

  begunText('rahim', 'ask').keep(' ')
  expect(begunText('rahim', 'ask').text).toBeUndefined()

  begunText('rahim', 'ask').keep('My deposit')
  begunText('rahim', 'ask').drop()
  expect(begunText('rahim', 'ask').text).toBeUndefined()
})
