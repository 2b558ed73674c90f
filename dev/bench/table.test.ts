import { expect, it } from 'vitest'
import { type Line, linesOf, mended } from './table.ts'

const line = (figure: string, verdict: Line['verdict'], value = '1 /s'): Line => ({
  bench: 'book',
  figure,
  value,
  bound: verdict === '' ? '' : 'at least 2 /s',
  verdict,
})
const first = [line('slips', 'MISSED'), line('pages', 'reached'), line('rows', ''), line('bets', 'MISSED')]

it('takes what was reached when a benchmark was measured again, and says in which run', () => {
  const again = [line('slips', 'reached', '3 /s'), line('pages', 'MISSED'), line('rows', ''), line('bets', 'MISSED')]
  expect(mended(first, again, 2)).toEqual([
    { ...line('slips', 'reached', '3 /s'), verdict: 'reached in run 2' },
    ...first.slice(1),
  ])
})

it('leaves what was missed each time', () => {
  expect(mended(first, [line('slips', 'MISSED', '1.5 /s')], 3)).toEqual(first)
  expect(mended(first, [line('all', 'MISSED', 'failed')], 3)).toEqual(first)
})

it('takes all lines of a benchmark that failed and then was measured', () => {
  const failed = [line('all', 'MISSED', 'failed')]
  expect(mended(failed, [line('slips', 'reached'), line('rows', '')], 2)).toEqual([
    { ...line('slips', 'reached'), verdict: 'reached in run 2' },
    line('rows', ''),
  ])
})

it('counts a bounded figure that is missing as missed, and loosens bounds in time alone by the pace', () => {
  const bench = {
    name: 'book',
    run: async () => [],
    bounds: { slips: { atLeast: 100 }, page: { atMost: 10 }, ratio: { atMost: 2 }, gone: { atMost: 1 } },
  }
  const figures = [
    { name: 'slips', value: 50, unit: 'per second' },
    { name: 'page', value: 20.1, unit: 'ms' },
    { name: 'ratio', value: 2.1, unit: 'ratio' },
  ] as const
  expect(linesOf(bench, figures, 0.5).map(({ figure, verdict }) => [figure, verdict])).toEqual([
    ['slips', 'reached'],
    ['page', 'MISSED'],
    ['ratio', 'MISSED'],
    ['gone', 'MISSED'],
  ])
})
