import { afterEach, describe, expect, it } from 'vitest'
import { newMember, register, registration } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isReservedName } from './reserved-names.ts'

const words = ['admin', 'support', 'সহায়তা', 'الدعم', 'Golden Lamp']

describe('[A-01] a name that would pass for the house', () => {
  it.each([
    'admin',
    'ADMIN',
    'Admin2024',
    '24admin',
    'Adm1n',
    '4dmin',
    'AdminSupport',
    'admin_support 7',
    'Ádmin',
    'аdmin',
    'ＡＤＭＩＮ',
    'golden-lamp',
    'GoldenLampAdmin',
    'সহায়তা',
    'الدعم',
  ])('is %s', (name) => {
    expect(isReservedName(name, words)).toBe(true)
  })

  it.each(['Sadminton', 'Adminah', 'Supporter', 'Golden', 'lamp', 'Rahim99', '', '2024', 'রহিম'])(
    'is not %s',
    (name) => {
      expect(isReservedName(name, words)).toBe(false)
    },
  )
})

describe('reserved names', () => {
  const server = useServer()
  const settings = () => server().wired.app.ports.use(settingsPort)
  const set = async (value: string[]) => {
    await asOperator(server(), 'changeSetting', { name: 'identity.reservedNames', value })
    await settings().refresh()
  }
  const nickname = (token: string, name: string) =>
    server().call('portal', { method: 'POST', url: '/wps/member/info', body: { nickname: name }, token })
  let initial: string[] | undefined

  afterEach(async () => {
    if (initial) await set(initial)
  })

  it.each(['Admin', 'Support24', 'LumenSupport', 'lumen'])('[A-01] refuse to register as %s', async (username) => {
    const answer = await register(server(), registration(username))
    const asked = await server().call('portal', { url: `/wps/check/username?username=${username}` })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'name.reserved'])
    expect(answer.json().value.fields).toEqual([{ field: 'username', messageKey: 'refusals.name.reserved' }])
    expect(asked.json().value).toEqual({ available: false })
  })

  it('[A-18] refuse a nickname, and let others be', async () => {
    const token = await newMember(server(), 'Nargis77')
    const refused = await nickname(token, 'Lumen Support ✓')

    expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 'name.reserved'])
    expect(refused.json().value.fields).toEqual([{ field: 'nickname', messageKey: 'refusals.name.reserved' }])
    expect((await nickname(token, 'Nargis the Great')).json().success).toBe(true)
  })

  it('[A-01] are the operator’s to choose; the brand’s own name stays', async () => {
    const { list } = await asOperator<{ list: { name: string; value: string[] }[] }>(server(), 'listSettings', {})
    initial = list.find(({ name }) => name === 'identity.reservedNames')!.value
    await set(['lantern'])

    expect((await register(server(), registration('Lantern1'))).json().errorCode).toBe('name.reserved')
    expect((await register(server(), registration('Support24'))).json().success).toBe(true)
    expect((await register(server(), registration('Lumen24'))).json().errorCode).toBe('name.reserved')
  })
})
