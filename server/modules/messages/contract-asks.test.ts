import { openUnder } from '@croupier/dev/testing/agents.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { endMovedContracts } from '../contracts/index.ts'
import { tellOfContractAnswers, tellOfContractAsks } from './index.ts'

const server = useServer()
const consumers = [tellOfContractAsks, tellOfContractAnswers, endMovedContracts]
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const refusal = (code: string) => expect.objectContaining({ code })
const kind = 'realtime'
const terms = (lossRate: string) => ({ kind, tiers: [{ singleBetAmount: '1.00', lossRate, winRate: '0.1' }] })

/** What the house has told somebody, newest first. */
async function told(account: string): Promise<[kind: string, content: string][]> {
  await drainOutbox(server().wired.app, consumers)
  const { list } = await ask(account, 'listInbox', {})
  return list.map((one: { kind: string; content: string }) => [one.kind, one.content])
}

async function openTeam() {
  const T = await openUnder(server(), undefined, { name: 't' })
  const D = await openUnder(server(), T, { name: 'd' })
  await asOperator(server(), 'signContract', { upline: 'company', account: T, terms: terms('0.5') })
  return { T, D }
}

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
})

describe('[F-03] a contract that a downline asks for', () => {
  it('is seen by the upline, who offers one; both are told in their inbox', async () => {
    const { T, D } = await openTeam()
    const asked = await ask(D, 'askForContract', { kind, note: 'half of yours' })
    expect(asked).toMatchObject({ kind, upline: T, downline: D, note: 'half of yours', state: 'open' })
    for (const side of [T, D]) expect((await ask(side, 'listContractAsks')).list).toEqual([asked])
    expect((await ask(T, 'listContractAsks', { kind: 'daily' })).list).toEqual([])
    expect([(await ask(D, 'listContractAsks')).upline, (await ask(T, 'listContractAsks')).upline]).toEqual([T, null])
    expect(await told(T)).toEqual([['contract-asked', expect.stringContaining(`${D} would like a real-time salary`)]])

    await ask(T, 'proposeContract', { account: D, terms: terms('0.2') })
    for (const side of [T, D]) expect((await ask(side, 'listContractAsks')).list).toEqual([])
    expect(await told(D)).toEqual([['contract-offered', expect.stringContaining('a real-time salary')]])
  })

  it('is asked for once at a time, declined or taken back, and asked for again a day later', async () => {
    const { T, D } = await openTeam()
    const { askId } = await ask(D, 'askForContract', { kind })
    await expect(ask(D, 'askForContract', { kind })).rejects.toEqual(refusal('contract.asked.already'))
    // Of another kind it is another wish.
    const other = await ask(D, 'askForContract', { kind: 'daily' })

    const stranger = await openUnder(server(), T, { name: 's' })
    await expect(ask(stranger, 'closeContractAsk', { askId })).rejects.toEqual(refusal('contract.ask.not.found'))
    expect(await ask(T, 'closeContractAsk', { askId })).toMatchObject({ state: 'declined' })
    await expect(ask(T, 'closeContractAsk', { askId })).rejects.toEqual(refusal('contract.ask.not.found'))
    expect(await ask(D, 'closeContractAsk', { askId: other.askId })).toMatchObject({ state: 'withdrawn' })
    expect((await told(D)).map(([each]) => each)).toEqual(['contract-declined'])

    await expect(ask(D, 'askForContract', { kind })).rejects.toEqual(refusal('contract.ask.soon'))
    await server().wired.app.database.run(sql`update contracts.ask set asked_at = asked_at - interval '25 hours'`)
    expect(await ask(D, 'askForContract', { kind })).toMatchObject({ state: 'open' })
  })

  it('[H-06] is seen by operators: who asked whom, when, and whether it was answered', async () => {
    const [{ T, D }, { D: other }] = [await openTeam(), await openTeam()]
    const { askId } = await ask(D, 'askForContract', { kind, note: 'half of yours' })
    await ask(other, 'askForContract', { kind })
    const seen = async (input: object) =>
      (await asOperator<{ list: object[] }>(server(), 'listStaffContractAsks', input)).list
    const open = { askId, kind, upline: T, downline: D, note: 'half of yours', state: 'open', decidedAt: null }
    for (const account of [T, D]) expect(await seen({ account })).toMatchObject([open])
    expect(await seen({ pageSize: 2 })).toMatchObject([{ downline: other }, open])

    await ask(T, 'closeContractAsk', { askId })
    expect(await seen({ account: D })).toEqual([])
    expect(await seen({ account: D, state: 'all' })).toMatchObject([
      { askId, state: 'declined', decidedAt: expect.any(Number) },
    ])
    expect(await seen({ account: 'nobody-of-ours' })).toEqual([])
  })

  it('is not asked of the house, nor while a proposal waits for an answer', async () => {
    const { T, D } = await openTeam()
    await expect(ask(T, 'askForContract', { kind })).rejects.toEqual(refusal('contract.ask.house'))
    await ask(T, 'proposeContract', { account: D, terms: terms('0.2') })
    await expect(ask(D, 'askForContract', { kind })).rejects.toEqual(refusal('contract.proposed.already'))
  })

  it('is no wish any more once the downline stands under another upline', async () => {
    const { T, D } = await openTeam()
    const { T: other } = await openTeam()
    await ask(D, 'askForContract', { kind })
    await asOperator(server(), 'moveTeam', { account: D, under: other, note: 'for a test' })
    await drainOutbox(server().wired.app, consumers)
    expect((await ask(T, 'listContractAsks')).list).toEqual([])
    expect(await ask(D, 'listContractAsks')).toMatchObject({ list: [], upline: other })
    expect(await ask(D, 'askForContract', { kind })).toMatchObject({ upline: other })
  })
})
