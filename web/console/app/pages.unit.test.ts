import type { OperationShape } from '@croupier/api/operation.ts'
import { mayRole, permissionsOf, roles, type StaffPermission } from '@croupier/api/staff/roles.ts'
import type { ComponentType } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Screen, ScreenProps } from '../frame/screen.ts'
import type { Filter } from '../lists/filters.ts'
import type { AnyList, ListAction } from '../lists/list-declaration.ts'
import { firstPage, menuFor, screens } from './pages.ts'

// The words of a page are made when it is built; no screen is drawn here.
vi.mock('@croupier/client/words/words.ts', () => ({ words: {} }))

const may =
  (...allowed: readonly string[]) =>
  (permission: StaffPermission) =>
    allowed.includes(permission)

describe('the menu', () => {
  it('holds the screens that an operator may open, in one order, by the address they lie at', () => {
    expect(menuFor(may('promotions.read', 'members.read')).map(({ path }) => path)).toEqual([
      '/members',
      '/agents',
      '/promotions',
      '/jackpots',
      '/points',
    ])
    expect(menuFor(may())).toEqual([])
  })

  it('begins with the first of them, or with the own account where there is none', () => {
    expect(firstPage(may(...permissionsOf('cashier')))).toBe('/overview')
    expect(firstPage(may(...permissionsOf('content')))).toBe('/games')
    expect(firstPage(may('own.session'))).toBe('/account')
  })

  it('shows each screen once, and each at an address of its own', () => {
    const paths = screens.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(menuFor(() => true).length).toBe(screens.filter(({ menu }) => menu).length)
  })
})

type Loaded = ComponentType<ScreenProps> & { list?: AnyList; tabs?: readonly { label: string; list: AnyList }[] }

/** Areas that every screen of the console has. */
const always = ['console', 'kit']

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))

function wordsOfFilter(filter: Filter): unknown[] {
  return ['label' in filter && filter.label, ...('options' in filter ? filter.options.map(({ label }) => label) : [])]
}

function wordsOfAction(action: ListAction): unknown[] {
  return 'label' in action ? [action.label] : []
}

/** The keys a declared list names; texts that it makes of several are not seen. */
function keysOf(list: AnyList): string[] {
  const empty = typeof list.empty === 'function' ? list.empty({}) : list.empty
  const texts: unknown[] = [
    list.title,
    list.text,
    list.moreLabel,
    list.views?.label,
    ...(list.views?.of.map(({ label }) => label) ?? []),
    ...Object.values(list.filters ?? {}).flatMap((filter) => wordsOfFilter(filter as Filter)),
    ...list.columns.map(({ head }) => head),
    ...(list.actions ?? []).flatMap(wordsOfAction),
    empty?.title,
    empty?.text,
  ]
  return texts.filter((text) => typeof text === 'string')
}

describe('declared lists', () => {
  const declared: { screen: Screen; list: AnyList }[] = []

  beforeAll(async () => {
    for (const screen of screens) {
      const { list, tabs = [] } = (await screen.load()) as Loaded
      for (const each of list ? [list] : tabs.map((tab) => tab.list)) declared.push({ screen, list: each })
    }
  })

  it('are most of the console', () => {
    expect(declared.length).toBeGreaterThan(20)
  })

  it('are read by everybody who may open their screen', () => {
    const refused = declared.flatMap(({ screen, list }) => {
      const { name, permission } = list.operation as OperationShape
      return roles
        .filter((role) => mayRole(role, screen.permission) && !mayRole(role, permission ?? ''))
        .map((role) => `${role} opens ${screen.path} and is refused ${name}`)
    })

    expect(refused).toEqual([])
  })

  it('load the words that they name', () => {
    const missing = declared.flatMap(({ screen, list }) =>
      keysOf(list)
        .filter((key) => ![...always, ...screen.words].includes(areaOf(key)))
        .map((key) => `${screen.path} does not load ${key}`),
    )

    expect(missing).toEqual([])
  })

  it('have names in the address that do not meet', () => {
    const meeting = declared.filter(({ list }) =>
      [...Object.keys(list.filters ?? {}), 'view', 'from', 'to'].includes(list.panel?.name ?? ''),
    )

    expect(meeting.map(({ screen }) => screen.path)).toEqual([])
  })
})
