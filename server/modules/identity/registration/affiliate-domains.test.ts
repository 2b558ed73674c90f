import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { register, registration } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { whiteLabel } from '../../settings/index.ts'
import { defaultAgent } from '../identity-settings.ts'
import { createMemberAs } from '../index.ts'

const server = useServer()
let cast: Cast

const set = (domain: string, code: string | null) =>
  server().call('console', {
    method: 'POST',
    url: '/staff/affiliate-domains',
    body: { domain, code },
    token: cast.admin,
  })
const list = async (query = '') =>
  (await server().call('console', { url: `/staff/affiliate-domains${query}`, token: cast.admin })).json().value
const codeOf = async (domain: string) =>
  (await server().call('portal', { url: `/wps/agent/affiliate?domain=${domain}` })).json().value.affiliateCode
const uplineOf = async (account: string) =>
  (
    await server().wired.app.database.one<{ upline: string }>(sql`
      select p.account as upline
      from identity.member m
      join identity.member p on p.id = m.parent_id
      where m.account = ${account}`)
  ).upline

beforeAll(async () => {
  cast = await signInTheCast(server())
})

describe('[A-05] an agent’s own domain', () => {
  it('pre-fills the agent’s code, and puts who registers there under the agent until it is taken back', async () => {
    const given = await set(' Play.Shirin.Example ', 'SHIRIN')
    expect(given.json().value).toEqual({ domain: 'play.shirin.example', agent: 'shirin' })
    expect(await codeOf('play.shirin.example')).toBe('shirin')
    await register(server(), registration('Domain1', { domain: 'play.shirin.example' }))
    expect(await uplineOf('Domain1')).toBe('shirin')

    await set('play.shirin.example', null)
    expect(await codeOf('play.shirin.example')).toBeNull()
    await register(server(), registration('Domain2', { domain: 'play.shirin.example' }))
    expect(await uplineOf('Domain2')).toBe('house')
  })

  it('leads to nobody while the agent’s account is frozen', async () => {
    await set('frozen.example', 'shirin')
    const state = (to: string) =>
      server().wired.app.database.run(sql`update identity.member set state = ${to} where account = 'shirin'`)
    await state('frozen')
    expect(await codeOf('frozen.example')).toBeNull()
    await state('active')
    expect(await codeOf('frozen.example')).toBe('shirin')
    await set('frozen.example', null)
  })

  it('is listed page by page', async () => {
    for (const name of ['a', 'b', 'c']) await set(`${name}.shirin.example`, 'shirin')

    const first = await list('?pageSize=2')
    const rest = await list(`?pageSize=2&after=${first.next}`)

    expect(first.list).toEqual([
      { domain: 'a.shirin.example', code: 'shirin', agent: 'shirin' },
      { domain: 'b.shirin.example', code: 'shirin', agent: 'shirin' },
    ])
    expect(rest).toEqual({ list: [{ domain: 'c.shirin.example', code: 'shirin', agent: 'shirin' }], next: null })
  })

  it.each([
    ['a code that leads to nobody', 'ok.example', 'nosuch', 'invitation_code_error', 'code'],
    ['a domain that is none', 'not a domain', 'shirin', 'request.invalid', 'domain'],
    ['an address with a port', 'ok.example:8080', 'shirin', 'request.invalid', 'domain'],
  ])('refuses %s', async (_what, domain, code, errorCode, field) => {
    const answer = await set(domain, code)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, errorCode])
    expect(answer.json().value.fields[0].field).toBe(field)
  })
})

it('[A-05] a code is found whatever blanks were pasted with it', async () => {
  const answer = await server().call('portal', { url: '/wps/agent/affiliate?code=%20SHIRIN%20' })

  expect(answer.json().value).toEqual({ affiliateCode: 'shirin' })
})

describe('[A-05] the agent of who brings no code', () => {
  const ask = (query = '') => server().call('portal', { url: `/wps/agent/default${query}` })
  const defaultCode = async (query?: string) => (await ask(query)).json().value
  beforeAll(async () => {
    const call = { requestId: 'test', actor: { kind: 'ops', user: 'test' }, language: 'en' } as const
    const karim = { username: 'karim', password: 'lantern-light-77', type: 2 } as const
    await createMemberAs(ownScope(server().wired.app, call), karim)
  })
  afterEach(async () => {
    await changeSetting(server(), defaultAgent, defaultAgent.initial)
    await changeSetting(server(), whiteLabel, {})
    await set('own.karim.example', null)
  })

  it('is nobody’s code while it is the house, else the default agent’s, who is then the upline', async () => {
    const house = await defaultCode()
    await changeSetting(server(), defaultAgent, 'shirin')
    const shirin = await defaultCode()
    await register(server(), registration('Default1'))
    await register(server(), registration('Default2', shirin))

    expect([house, shirin]).toEqual([{ affiliateCode: null }, { affiliateCode: 'shirin' }])
    expect([await uplineOf('Default1'), await uplineOf('Default2')]).toEqual(['shirin', 'shirin'])
  })

  it('is the agent whose own the domain is, named or asked at, before the default one', async () => {
    await changeSetting(server(), defaultAgent, 'shirin')
    await set('own.karim.example', 'karim')
    const at = await server().call('portal', { url: '/wps/agent/default', headers: { host: 'own.karim.example:8443' } })

    expect(await defaultCode('?domain=own.karim.example')).toEqual({ affiliateCode: 'karim' })
    expect(at.json().value).toEqual({ affiliateCode: 'karim' })
    expect(await defaultCode('?domain=elsewhere.example')).toEqual({ affiliateCode: 'shirin' })
  })

  it('has no code while the agent’s account is frozen', async () => {
    await changeSetting(server(), defaultAgent, 'karim')
    const state = (to: string) =>
      server().wired.app.database.run(sql`update identity.member set state = ${to} where account = 'karim'`)
    await state('frozen')
    const frozen = await defaultCode()
    await state('active')

    expect([frozen, await defaultCode()]).toEqual([{ affiliateCode: null }, { affiliateCode: 'karim' }])
  })

  it('[C-18] is shown to nobody while agents are off', async () => {
    await changeSetting(server(), whiteLabel, { AGENTPOLICY3: false })
    const answer = await ask()

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'function.not.available'])
  })

  it('[C-18] brings nobody while agents are off: a code is refused, a domain leads to the default agent', async () => {
    await set('own.karim.example', 'karim')
    await changeSetting(server(), whiteLabel, { AGENTPOLICY3: false })
    const byCode = await register(server(), registration('Agentless1', { affiliateCode: 'karim' }))
    const byDomain = await register(server(), registration('Agentless2', { domain: 'own.karim.example' }))

    expect([byCode.statusCode, byCode.json().errorCode]).toEqual([403, 'function.not.available'])
    expect([byDomain.statusCode, await uplineOf('Agentless2')]).toEqual([200, 'house'])
  })
})
