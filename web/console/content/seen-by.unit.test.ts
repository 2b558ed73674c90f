import { expect, it } from 'vitest'
import { unseenBy } from './seen-by.ts'

const toAll = { type: 'PL' as const, executionCode: null, groupName: null, platform: null }
const visitor = { reader: 'visitor', size: 'phone' } as const
const member = { reader: 'member', size: 'desktop' } as const

it.each([
  ['a notice', toAll, undefined, undefined],
  ['a notice to agents', { ...toAll, type: 'AG' }, 'reader', 'reader'],
  ['a popup after log-in', { ...toAll, executionCode: 'A' }, 'reader', undefined],
  ['a popup for visitors', { ...toAll, executionCode: 'B' }, undefined, 'reader'],
  ['a banner on the home page', { ...toAll, groupName: 'w_home' }, undefined, undefined],
  ['a banner in the menu', { ...toAll, groupName: 'w_leftmenu' }, undefined, undefined],
  ['a banner at the log-in', { ...toAll, groupName: 'w_login' }, undefined, 'reader'],
  ['a banner at the registration', { ...toAll, groupName: 'w_register' }, undefined, 'reader'],
  ['a banner for desks', { ...toAll, groupName: 'w_home', platform: 'W' }, 'size', undefined],
  ['a banner for phones', { ...toAll, groupName: 'w_home', platform: 'M' }, undefined, 'size'],
] as const)('%s is previewed as whoever is shown it', (_, announcement, toVisitor, toMember) => {
  expect(unseenBy(visitor, announcement)).toBe(toVisitor)
  expect(unseenBy(member, announcement)).toBe(toMember)
})

it('a notice to agents is previewed as an agent', () => {
  expect(unseenBy({ reader: 'agent', size: 'phone' }, { ...toAll, type: 'AG' })).toBeUndefined()
})
