import { afterEach, expect, it, vi } from 'vitest'
import { walkTo } from './walk-to.ts'

afterEach(() => vi.unstubAllGlobals())

it('[C-06] arrives where the place is at the end, also where the row changed its width on the way', () => {
  let next: ((now: number) => void) | undefined
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => {
    next = step
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const list = { scrollLeft: 0, style: {}, addEventListener() {}, removeEventListener() {} } as unknown as HTMLElement
  let width = 1440
  const began = performance.now()

  walkTo(list, () => -width, 1000)
  next?.(began + 500)
  expect(list.style.scrollSnapType).toBe('none')
  width = 360
  next?.(began + 2000)

  expect(list.scrollLeft).toBe(-360)
  expect(list.style.scrollSnapType).toBe('')
})
