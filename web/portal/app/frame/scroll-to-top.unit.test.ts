import { afterEach, expect, it, vi } from 'vitest'
import { scrollToTop } from './scroll-to-top.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('[C-07] with reduced motion %s the page goes to its top in the manner “%s”', (matches, behavior) => {
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  vi.stubGlobal('window', { matchMedia: () => ({ matches }), scrollTo })
  scrollToTop()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
})
