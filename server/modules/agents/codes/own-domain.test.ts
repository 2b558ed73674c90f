import { logIn, register, registration } from '@croupier/dev/testing/accounts.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { beforeAll, expect, it } from 'vitest'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { domains } from '../../settings/index.ts'
import { countRegistrations, countTeamDeposits } from '../index.ts'

const server = useServer()
const consumers = [countRegistrations, countTeamDeposits]

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

it('[F-06] an agent’s own domain, or link, brings whoever registers by it; portals stand in domainRoute', async () => {
  const agent = await openUnder(server(), undefined, { name: 'g' })
  const admin = await signInOperator(server(), 'anika', 'admin')
  const domain = `${agent}.example`
  const own = { method: 'POST', url: '/staff/affiliate-domains', token: admin, body: { domain, code: agent } } as const
  expect((await server().call('console', own)).json().value).toEqual({ domain, agent })

  const told = await server().call('portal', { url: `/wps/agent/affiliate?domain=${domain}` })
  expect(told.json().value).toEqual({ affiliateCode: agent })
  const byDomain = `d${agent.slice(1)}`
  const byLink = `l${agent.slice(1)}`
  expect((await register(server(), registration(byDomain, { domain }))).statusCode).toBe(200)
  expect((await register(server(), registration(byLink, { affiliateCode: agent }))).statusCode).toBe(200)
  await tellFacts(server(), consumers, [])

  const entered = await logIn(server(), { username: agent, password: 'lantern-light-77' }, { moduleid: 'AGENTPOLICY3' })
  const { token } = entered.json().value
  const read = async (url: string) => (await server().call('portal', { url, token })).json().value
  expect((await read('/wps/agent/affiliateUrls')).list).toMatchObject([
    { code: agent, link: `/?affiliateCode=${agent}`, domains: [domain], registrations: 2 },
  ])
  const below = (await read('/wps/agent/downlines')).list.map(({ account }: { account: string }) => account)
  expect(below).toEqual([byLink, byDomain])

  const domainRoute = ['https://one.example', 'https://two.example']
  await changeSetting(server(), domains, { ...domains.initial, domainRoute })
  expect((await server().call('portal', { url: '/wps/system/domainRoute' })).json().value).toEqual(domainRoute)
  expect((await server().call('portal', { url: '/wps/system/settings/consolidated' })).json().value).toMatchObject({
    domainRoute,
  })
})
