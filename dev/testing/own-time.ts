import { afterAll, vi } from 'vitest'

// One worker runs many files: a clock or a global that one of them put in another's place would be the next one's.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
