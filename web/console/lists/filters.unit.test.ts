import { describe, expect, it } from 'vitest'
import {
  choice,
  clearable,
  filterNames,
  flag,
  type Filtered,
  inputOf,
  isFiltered,
  linked,
  search,
  segments,
} from './filters.ts'

const states = ['requested', 'paid'] as const

const desk: Filtered = {
  views: {
    label: 'console-withdrawals.view',
    of: [
      { name: 'queue', label: 'console-withdrawals.view.queue', input: { state: 'requested', order: 'oldest' } },
      { name: 'all', label: 'console-withdrawals.view.all', isFiltered: true },
    ],
  },
  filters: {
    account: search('console-withdrawals.filter.account'),
    state: choice('console-withdrawals.column.state', states, 'console-withdrawals.state'),
    conflict: flag('console-withdrawals.filter.conflict'),
    currency: linked(),
  },
  days: true,
}

describe('filters from the address', () => {
  it('names everything that may stand in it', () => {
    expect(filterNames(desk)).toEqual(['view', 'account', 'state', 'conflict', 'currency', 'from', 'to'])
    expect(filterNames({})).toEqual([])
  })

  it('asks what the first view asks where the address names none, or none there is', () => {
    const queue = { state: 'requested', order: 'oldest' }

    expect(inputOf(desk, {})).toEqual(queue)
    expect(inputOf(desk, { view: 'nowhere', account: 'arpita', state: 'paid' })).toEqual(queue)
    expect(isFiltered(desk, {})).toBe(false)
  })

  it('asks the filters that are set, and no other', () => {
    expect(inputOf(desk, { view: 'all' })).toEqual({})
    expect(inputOf(desk, { view: 'all', account: 'arpita', state: 'paid', currency: 'BDT' })).toEqual({
      account: 'arpita',
      state: 'paid',
      currency: 'BDT',
    })
  })

  it('asks a flag as yes, whatever the address gives it', () => {
    expect(inputOf(desk, { view: 'all', conflict: '1' })).toEqual({ conflict: 'yes' })
  })

  it('leaves a value that nobody offers to the operation, which says why it is refused', () => {
    expect(inputOf(desk, { view: 'all', state: 'lost' })).toEqual({ state: 'lost' })
  })

  it('begins where a choice begins, and takes another', () => {
    const list: Filtered = {
      filters: {
        state: choice('console-withdrawals.column.state', states, 'console-withdrawals.state', { start: 'paid' }),
      },
    }

    expect(inputOf(list, {})).toEqual({ state: 'paid' })
    expect(inputOf(list, { state: 'requested' })).toEqual({ state: 'requested' })
  })

  it('takes the first of a few side by side where the address names none of them, and none beside what rules it out', () => {
    const list: Filtered = {
      filters: {
        of: search('console-points.order.search'),
        state: segments('console-points.order.filter', ['process', 'sent'], 'console-points.order', { unless: 'of' }),
      },
    }

    expect(inputOf(list, {})).toEqual({ state: 'process' })
    expect(inputOf(list, { state: 'sent' })).toEqual({ state: 'sent' })
    expect(inputOf(list, { state: 'lost' })).toEqual({ state: 'process' })
    expect(inputOf(list, { of: 'arpita', state: 'sent' })).toEqual({ of: 'arpita' })
  })
})

describe('taking filters away', () => {
  it('offers to clear what was set, the view kept', () => {
    expect(clearable(desk, { view: 'all' })).toEqual([])
    expect(clearable(desk, { view: 'all', account: 'arpita', from: '2026-11-21' })).toEqual(['account', 'from'])
  })

  it('does not count a choice that always has one of its values', () => {
    const list: Filtered = {
      filters: { state: segments('console-points.order.filter', ['process', 'sent'], 'console-points.order') },
    }

    expect(clearable(list, { state: 'sent' })).toEqual([])
  })
})
