import { executionCodes } from '@croupier/api/content/announcement.ts'
import { describe, expect, it, vi } from 'vitest'
import { popupReaders } from '../../../looks/content/popup-readers.ts'
import type { MemberInfo } from '../../session/member.ts'
import { closedPopups } from '../../dialogs/open-dialog.ts'
import { greetedOf, popupCodesOf } from './popup-rules.ts'

const info = (more: Partial<MemberInfo> = {}) => ({ lastLogin: 1, passwordDue: null, ...more }) as MemberInfo
const visitor = { isLogin: false, isAgent: false, info: undefined }
const unknown = { isLogin: true, isAgent: false, info: undefined }
const member = { isLogin: true, isAgent: false, info: info() }
const newcomer = { ...member, info: info({ lastLogin: null }) }
const agent = { isLogin: true, isAgent: true, info: info() }
const due = { ...member, info: info({ passwordDue: 'expired' }) }

describe('[C-09] popups by execution code', () => {
  it.each([
    ['a visitor', visitor, 'visitor', ['B']],
    ['whoever is logged in', member, 'member', ['A']],
    ['an agent', agent, 'agent', ['A']],
    ['somebody at their first log-in', newcomer, 'member', ['F', 'A']],
    ['nobody, while it is not known who they are', unknown, undefined, undefined],
    ['nobody, while they must choose a password first', due, undefined, undefined],
  ])('greet %s', (_, who, greeted, codes) => {
    expect(greetedOf(who)).toBe(greeted)
    if (codes) expect(popupCodesOf(who)).toEqual(codes)
  })

  it('are previewed by operators as who is greeted by them', () => {
    const shown = { visitor, member: newcomer, agent: { ...agent, info: info({ lastLogin: null }) } }
    for (const code of executionCodes) {
      const greeted = Object.entries(shown).filter(([, who]) => popupCodesOf(who).includes(code))
      expect(greeted.map(([reader]) => reader)).toEqual(popupReaders[code])
    }
  })

  it('once a session for each of visitor, member and agent, unless they were closed', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    vi.stubGlobal('sessionStorage', storage)
    const states = ['visitor', 'member', 'agent'] as const
    expect(states.map((state) => closedPopups.has(state))).toEqual([false, false, false])
    closedPopups.add('visitor')
    expect(states.map((state) => closedPopups.has(state))).toEqual([true, false, false])
    closedPopups.add('member')
    expect(states.map((state) => closedPopups.has(state))).toEqual([true, true, false])
    // Another tab is another session.
    kept.clear()
    expect(states.map((state) => closedPopups.has(state))).toEqual([false, false, false])
  })
})
