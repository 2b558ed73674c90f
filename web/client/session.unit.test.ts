import { beforeEach, expect, it, vi } from 'vitest'

function storage(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

type Heard = (event: { data: unknown }) => void

/** The channel between tabs: what a tab says is answered by `other`, the tab that was there before. */
function channelTo(other: (message: unknown) => unknown) {
  return class {
    hear: Heard | undefined
    addEventListener(_type: string, hear: Heard): void {
      this.hear = hear
    }
    postMessage(message: unknown): void {
      const answer = other(message)
      if (answer !== undefined) queueMicrotask(() => this.hear?.({ data: answer }))
    }
  }
}

/** A tab that was just opened. */
async function openTab(shared: ReturnType<typeof storage>, other: (message: unknown) => unknown) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', shared)
  vi.stubGlobal('BroadcastChannel', channelTo(other))
  const { configureClient } = await import('./client-setting.ts')
  configureClient({ merchant: 'demo', device: 'web', sessionName: 'session', language: () => 'en' })
  const { session } = await import('./session.ts')
  return session
}

beforeEach(() => vi.unstubAllGlobals())

it('a second tab of a member knows the member before it draws anything', async () => {
  const session = await openTab(storage({ 'session-open': '' }), () => ({ kind: 'token', token: 'abc' }))

  await session.known()

  expect(session.token()).toBe('abc')
})

it('a sign that the last tab left behind is taken away, and its reader is a visitor', async () => {
  vi.useFakeTimers()
  const shared = storage({ 'session-open': '' })
  const session = await openTab(shared, () => undefined)

  const known = session.known()
  await vi.runAllTimersAsync()
  await known

  expect(session.token()).toBeUndefined()
  expect(shared.getItem('session-open')).toBeNull()
  vi.useRealTimers()
})

it('a visitor does not wait, and a log-in is passed on to later tabs', async () => {
  const shared = storage()
  const session = await openTab(shared, () => undefined)

  await session.known()
  session.start('abc')
  expect(shared.getItem('session-open')).toBe('')

  session.end()
  expect(shared.getItem('session-open')).toBeNull()
})
