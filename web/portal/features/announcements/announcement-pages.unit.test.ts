import { pageEntries } from '@croupier/kit/format/pages.ts'
import { describe, expect, it } from 'vitest'
import { onPage, pageNumbers, pagesOf } from './announcement-pages.ts'

describe('[C-09] announcements, nine to a page', () => {
  it.each([
    [0, 0],
    [9, 1],
    [10, 2],
    [91, 11],
  ])('%s make %s pages', (entries, pages) => expect(pagesOf(entries)).toBe(pages))

  it('shows each once', () => {
    const entries = Array.from({ length: 20 }, (_, at) => at)
    expect([1, 2, 3].map((page) => onPage(entries, page).length)).toEqual([9, 9, 2])
    expect([1, 2, 3].flatMap((page) => onPage(entries, page))).toEqual(entries)
  })

  it('draws five numbers around the page of popups and one around that of notices, and one at each end', () => {
    const drawn = (shows: keyof typeof pageNumbers) => {
      const { range, margin } = pageNumbers[shows]
      return pageEntries(6, 11, range, margin)
    }
    expect(drawn('popups')).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 11])
    expect(drawn('notices')).toEqual([1, 'gap', 6, 'gap', 11])
  })
})
