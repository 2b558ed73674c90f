import { expect, it } from 'vitest'
import { titleLines } from './title-lines.ts'

it.each([
  ['Moon Harvest', ['Moon Harvest']],
  ['Golden Koi Pond Deluxe', ['Golden Koi', 'Pond Deluxe']],
  ['A', ['A']],
  ['One Two Three Four Five Six Seven Eight', ['One Two Three', 'Four Five Six', 'Seven Eight']],
  [
    'Extraordinary Circumstances Notwithstanding Further',
    ['Extraordinary', 'Circumstances', 'Notwithstanding Further'],
  ],
])('sets %s in lines', (title, lines) => {
  expect(titleLines(title)).toEqual(lines)
})
