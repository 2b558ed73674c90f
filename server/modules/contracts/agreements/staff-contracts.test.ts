import { periodAt } from '@croupier/basis/period.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { playedRound, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { contractPolicy } from '../contracts-settings.ts'
import { countBets } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, countBets]
const tokens = { admin: '', approver: '', support: '' }

async function call(
  url: string,
  { by = 'admin', body, method }: { by?: keyof typeof tokens; body?: object; method?: 'PUT' } = {},
) {
  const answer = await server().call('console', {
    method: method ?? (body ? 'POST' : 'GET'),
    url: `/staff${url}`,
    token: tokens[by],
    ...(body && { body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  for (const role of ['admin', 'approver', 'support'] as const) {
    tokens[role] = await signInOperator(server(), `of-${role}`, role)
  }
})

it('[H-06] agents in the tree, contracts, their policy, and runs with every line’s inputs, dry and paid', async () => {
  const top = await openUnder(server(), undefined, { name: 't' })
  const low = await openUnder(server(), top, { name: 'd' })
  const player = await openUnder(server(), low, { type: 0, name: 'p' })
  expect((await call(`/agents?under=${top}`)).value).toMatchObject({ path: ['house', top], list: [{ account: low }] })
  expect((await call(`/agents/${top}`)).value).toMatchObject({ isAgent: true, directs: 1, members: 2, agents: 1 })

  // What an operator's policy says is what runs reckon by.
  const policy = { ...contractPolicy.initial, isClaimAutomatic: true }
  expect(
    (await call('/settings/contracts.policy', { by: 'support', method: 'PUT', body: { value: policy } })).status,
  ).toBe(403)
  expect((await call('/settings/contracts.policy', { method: 'PUT', body: { value: policy } })).status).toBe(200)

  const terms = { kind: 'daily', tiers: [{ betAmountPerDay: '100', activeMembers: 0, lossRate: '1', winRate: '0.5' }] }
  const wishes = [
    { upline: 'company', account: top, terms, period: 'day' },
    { upline: top, account: low, terms: { ...terms, tiers: [{ ...terms.tiers[0], lossRate: '0.4' }] }, period: 'day' },
  ]
  expect((await call('/contracts', { by: 'support', body: wishes[0]! })).errorCode).toBe('staff.forbidden')
  for (const body of wishes)
    expect((await call('/contracts', { body })).value).toMatchObject({ state: 'active', ended: [] })
  const listed = (await call(`/contracts?account=${low}`, { by: 'support' })).value.list
  expect(listed.map(({ downline }: { downline: string }) => downline)).toContain(low)

  const yesterday = periodAt('day', 'Asia/Dhaka', periodAt('day', 'Asia/Dhaka', Date.now()).startsAt - 1)
  await server().wired.app.database.run(sql`
    update contracts.contract set effective_from = ${new Date(yesterday.startsAt)} where state = 'active'`)
  await tellFacts(server(), consumers, [
    await playedRound(server(), player, { validBet: 1000, closedAt: yesterday.startsAt + 60_000 }),
  ])
  const settle = (more: object, by: keyof typeof tokens = 'approver') =>
    call('/settlements', { by, body: { kind: 'daily', at: yesterday.startsAt, length: 'day', ...more } })
  expect((await settle({}, 'support')).errorCode).toBe('staff.forbidden')
  const dry = (await settle({ isDryRun: true })).value
  expect(dry).toMatchObject({ runId: null, state: 'dry-run', companyTotal: '10.00' })
  expect((await call('/settlements?kind=daily')).value.list).toEqual([])

  const run = (await settle({})).value
  expect(run).toMatchObject({ state: 'paid', companyTotal: '10.00' })
  const amounts = (lines: Record<string, unknown>[]) =>
    lines.map(({ account, inputs, gross, net }) => ({ account, inputs, gross, net }))
  expect(amounts(run.lines)).toEqual(expect.arrayContaining(amounts(dry.lines)))
  expect(run.lines).toHaveLength(2)
  expect((await call('/settlements?kind=daily', { by: 'support' })).value.list).toMatchObject([
    { runId: run.runId, state: 'paid', companyTotal: '10.00' },
  ])
  const shown = (await call(`/settlements/${run.runId}?pageSize=1`, { by: 'support' })).value
  const rest = (await call(`/settlements/${run.runId}?pageSize=1&after=${shown.next}`, { by: 'support' })).value
  const lines = [...shown.lines, ...rest.lines]
  expect(rest.next).toBeNull()
  expect(lines.find(({ account }) => account === top)).toMatchObject({
    inputs: { validBet: '1000.00' },
    gross: '10.00',
    net: '6.00',
    paid: '6.00',
  })
  const line = lines.find(({ account }) => account === low)
  expect(line).toMatchObject({ inputs: { validBet: '1000.00' }, gross: '4.00', net: '4.00', paid: '4.00' })
  const rounds = (await call(`/settlements/lines/${line.lineId}/rounds`, { by: 'support' })).value.list
  expect(rounds).toMatchObject([{ account: player, validBet: '1000.00' }])
  expect((await settle({})).value).toEqual(run)
  expect((await call('/settlements/999999')).errorCode).toBe('settlement.not.found')
  expect(await ledgerFindings(server())).toEqual([])
})
