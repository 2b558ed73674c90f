import { sendFeedback } from '@croupier/api/feedback/send-feedback.ts'
import { fetchCaptcha } from '@croupier/api/identity/human-proof/fetch-captcha.ts'
import { registrationFieldNames, registrationFields } from '@croupier/api/identity/registration/registration-fields.ts'
import type { showRegistrationRules } from '@croupier/api/identity/registration/show-registration-rules.ts'
import type { AnswerOf, InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { changeSystemStatus } from '@croupier/api/settings/change-system-status.ts'
import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { showSystemStatus } from '@croupier/api/settings/show-system-status.ts'
import { switchWhiteLabel } from '@croupier/api/settings/switch-white-label.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { type AuditLine, auditPort } from '../../platform/audit-port.ts'
import { bodyKeysPort } from '../../platform/body-keys-port.ts'
import { systemClock } from '../../platform/clock.ts'
import { sql } from '../../platform/database.ts'
import { invoke } from '../../platform/invoke.ts'
import { openLog } from '../../platform/log.ts'
import { Ports } from '../../platform/port.ts'
import { declaredSettingsPort, settingsPort } from '../../platform/settings.ts'
import { openSettings, type SettingsStore } from '../../platform/settings-store.ts'
import { openGate, operations, registrationRulesPort, settings as declared } from './index.ts'

const database = useDatabase()
const admin: Actor = {
  kind: 'staff',
  sessionId: 1n,
  staffId: 1n,
  account: 'anika',
  role: 'admin',
  mayDo: () => true,
}
const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k1' }
const rules = {
  fields: Object.fromEntries(
    registrationFieldNames.map((name) => [name, { ...registrationFields[name].initial, acceptedPattern: '' }]),
  ) as AnswerOf<typeof showRegistrationRules>['fields'],
  minimumAge: 18,
  firebaseChannel: false,
}

let store: SettingsStore
let app: App
let audited: AuditLine[]

beforeEach(async () => {
  await database().run(sql`truncate platform.setting, platform.setting_change, platform.outbox`)
  store = openSettings(database(), openLog('silent'))
  await store.refresh()
  audited = []
  const ports = new Ports()
  ports.provide(settingsPort, store)
  ports.provide(declaredSettingsPort, declared)
  ports.provide(bodyKeysPort, { current: async () => key })
  ports.provide(registrationRulesPort, { read: () => rules })
  ports.provide(auditPort, { record: async (_tx, line) => void audited.push(line) })
  app = { database: database(), log: openLog('silent'), clock: systemClock, ports }
})

async function call<Shape extends OperationShape>(shape: Shape, input: InputOf<Shape>, ip = '192.0.2.10') {
  const implementation = operations.find((one) => one.operation.name === shape.name)!
  const visit = { ip, userAgent: '', device: 'web', moduleId: '', host: '', cookies: {}, setCookie() {} }
  const answer = await invoke(app, implementation, { requestId: 'r1', actor: admin, language: 'en', visit }, input)
  await store.refresh()
  return answer as OutputOf<Shape>
}

describe('[K-03] the permission call', () => {
  it('carries every member a client starts from', async () => {
    const value = await call(showConsolidatedSettings, {})

    expect(Object.keys(value)).toEqual(
      expect.arrayContaining([
        'customerService',
        'domainRoute',
        'resources',
        'whitelabel',
        'register',
        'mainDomain',
        'analytics',
        'imageCdn',
        'launchCdn',
        'location',
        'maintenance',
        'regionRestriction',
        'encryptionKey',
      ]),
    )
    expect(value.brand).toMatchObject({ merchantCode: 'lumen', defaultLanguage: 'BN', currency: 'BDT' })
    expect(value.encryptionKey).toEqual(key)
    expect(value.location).toEqual({ ip: '192.0.2.10', countryCode: null })
    expect(value.resources.some((resource) => resource.resourceType === 'LIVECHAT')).toBe(true)
    // Without a title the portal names it in the reader's language.
    expect(value.customerService).toEqual([
      { csPosition: 'ALL', path: expect.stringMatching(/^\/service\/[\w-]{22}$/) },
    ])
  })
})

describe('[C-02] closing the portal', () => {
  it('answers 1 to everyone, refuses other calls and lets system calls and letters through', async () => {
    await call(changeSystemStatus, { status: 1, maintenanceEndsAt: 1_900_000_000_000 })
    const gate = openGate(store)

    expect(await call(showSystemStatus, {})).toMatchObject({ status: 1, maintenanceEndsAt: 1_900_000_000_000 })
    expect(() => gate.requireOpen({ ...showSystemStatus, path: '/wps/member/info' }, '192.0.2.10')).toThrow(
      expect.objectContaining({ code: 'system.maintenance' }),
    )
    expect(() => gate.requireOpen(showSystemStatus, '192.0.2.10')).not.toThrow()
    expect(() => gate.requireOpen(changeSystemStatus, '192.0.2.10')).not.toThrow()
    // The page's customer-service button leads to a letter where the operator has no desk elsewhere.
    expect(() => gate.requireOpen(sendFeedback, '192.0.2.10')).not.toThrow()
    expect(() => gate.requireOpen(fetchCaptcha, '192.0.2.10')).not.toThrow()

    await call(changeSystemStatus, { status: 0 })
    expect(await call(showSystemStatus, {})).toMatchObject({ status: 0, maintenanceEndsAt: null })
  })

  it('answers 2 and the address where the operator does not offer the portal', async () => {
    const value = {
      restrictedCountries: [],
      restrictedNetworks: ['203.0.113.0/24'],
      allowedNetworks: [],
      countryNetworks: [],
    }
    await call(changeSetting, { name: 'settings.regions', value })

    expect(await call(showSystemStatus, {}, '203.0.113.9')).toMatchObject({ status: 2, ip: '203.0.113.9' })
    expect(() => openGate(store).requireOpen({ ...showSystemStatus, path: '/lgw/draw' }, '203.0.113.9')).toThrow(
      expect.objectContaining({ code: 'region.restricted' }),
    )
  })
})

describe('[K-03][J-01] the operator’s domains', () => {
  const lists = {
    mainDomain: 'https://main.example',
    domainRoute: ['https://two.example:8443'],
    imageCdn: [],
    launchCdn: [],
  }
  const at = (host: string) => () => openGate(store).requireOpen(showSystemStatus, '192.0.2.10', host)

  it('are the only ones the portal answers at, where the operator says so', async () => {
    await call(changeSetting, { name: 'settings.domains', value: lists })
    expect(at('other.example')).not.toThrow()

    await call(changeSetting, { name: 'settings.isDomainChecked', value: true })
    expect(at('main.example')).not.toThrow()
    expect(at('two.example:8443')).not.toThrow()
    expect(at('other.example')).toThrow(
      expect.objectContaining({ code: 'domain.invalid', value: { mainDomain: 'https://main.example' } }),
    )
    // Operators come by another listener, and can undo it.
    expect(() => openGate(store).requireOpen(changeSystemStatus, '192.0.2.10', 'other.example')).not.toThrow()
  })

  it('leave every address open where none is listed', async () => {
    await call(changeSetting, { name: 'settings.isDomainChecked', value: true })
    expect(at('other.example')).not.toThrow()
  })
})

describe('staff and settings', () => {
  it('switch a module off for the gate, with an audit line and an event', async () => {
    const flags = await call(switchWhiteLabel, { modId: 'PTSYS3', enabled: '0' })

    expect(flags.find((flag) => flag.modId === 'PTSYS3')?.enabled).toBe('0')
    expect(openGate(store).isModuleOn('PTSYS3')).toBe(false)
    expect(audited).toMatchObject([{ actor: 'staff:anika', action: 'switchWhiteLabel', outcome: 'done' }])
    expect(await database().many(sql`select type, payload from platform.outbox`)).toEqual([
      { type: 'settings.changed', payload: { name: 'settings.whiteLabel' } },
    ])
  })

  it('switch two modules at once and both count', async () => {
    await Promise.all([
      call(switchWhiteLabel, { modId: 'PTSYS3', enabled: '0' }),
      call(switchWhiteLabel, { modId: 'HOURSAL3', enabled: '0' }),
    ])

    expect(openGate(store).isModuleOn('PTSYS3')).toBe(false)
    expect(openGate(store).isModuleOn('HOURSAL3')).toBe(false)
  })

  it('list every setting with its value, the initial one and a schema to draw a form from', async () => {
    await call(changeSetting, { name: 'settings.timeZone', value: 'Asia/Tokyo' })

    const { list } = await call(listSettings, {})

    expect(list.map((setting) => setting.name)).toEqual(declared.map((setting) => setting.name))
    expect(list.find((setting) => setting.name === 'settings.timeZone')).toMatchObject({
      value: 'Asia/Tokyo',
      initial: 'Asia/Dhaka',
      schema: { type: 'string' },
      changedBy: 'staff:anika',
    })
  })

  it.each([
    ['settings.timeZone', 'Asia/Nowhere', 'value'],
    ['settings.timeZone', 7, 'value'],
    ['settings.brand', { merchantCode: 'LUMEN' }, 'value.merchantCode'],
    ['settings.resources', [{ resourceType: 'LIVECHAT', url: 'javascript:alert(1)', labelNameEn: 'x' }], 'value.0.url'],
    ['settings.resources', [{ resourceType: 'LIVECHAT', url: '//evil.example', labelNameEn: 'x' }], 'value.0.url'],
    ['settings.domains', { mainDomain: 'https://a.example/path' }, 'value.mainDomain'],
  ])('refuse %s = %j, naming %s, and write nothing', async (name, value, field) => {
    const refused = await call(changeSetting, { name, value }).catch((error) => error)

    expect(refused).toMatchObject({ code: 'request.invalid' })
    expect(refused.value.fields.map((fault: { field: string }) => fault.field)).toContain(field)
    expect(await database().many(sql`select from platform.setting_change`)).toEqual([])
  })

  it('refuse an undeclared setting', async () => {
    await expect(call(changeSetting, { name: 'settings.unheard', value: 1 })).rejects.toMatchObject({
      code: 'not.found',
    })
  })

  it('read who changed what, a page at a time', async () => {
    for (const zone of ['Asia/Tokyo', 'Asia/Kolkata', 'UTC']) {
      await call(changeSetting, { name: 'settings.timeZone', value: zone })
    }

    const first = await call(listSettingChanges, { name: 'settings.timeZone', pageSize: 2 })
    const second = await call(listSettingChanges, { name: 'settings.timeZone', pageSize: 2, before: first.next! })

    expect(first.list.map((line) => [line.before, line.after])).toEqual([
      ['Asia/Kolkata', 'UTC'],
      ['Asia/Tokyo', 'Asia/Kolkata'],
    ])
    expect(second).toMatchObject({ list: [{ before: null, after: 'Asia/Tokyo' }], next: null })
  })
})
