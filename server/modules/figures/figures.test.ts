import { beforeAll, describe, expect, it } from 'vitest'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { roundCorrected, roundSettled } from '../play/index.ts'
import { sumRounds } from './index.ts'

const server = useServer()
const sums = [sumRounds]
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
  await registerConsumers(server().wired.app.database, sums)
})

const dashboard = async () => {
  const answer = await server().call('console', { url: '/staff/dashboard', token: cast.admin })
  expect(answer.statusCode).toBe(200)
  return answer.json().value
}

async function settle(rounds: readonly { member: string; stake: string; payout: string; isDemo?: boolean }[]) {
  const scope = ownScope(server().wired.app, {
    requestId: 'dashboard test',
    actor: { kind: 'system', name: 'test' },
    language: 'en',
  })
  const facts = { currency: 'BDT', gameType: 'RNG', vendorCode: 'INHOUSE', nodeId: 1, validBet: '0' }
  await scope.transaction(async (write) => {
    for (const { member, stake, payout, isDemo = false } of rounds) {
      const round = { ...facts, roundId: crypto.randomUUID(), memberId: member, stake, payout, isDemo }
      write.announce(roundSettled({ ...round, closedAt: scope.clock.now() }))
    }
    const corrected = { ...facts, roundId: crypto.randomUUID(), memberId: '1', isDemo: false }
    write.announce(roundCorrected({ ...corrected, stake: '0', payout: '2000000', correctedAt: scope.clock.now() }))
  })
  await drainOutbox(server().wired.app, sums)
}

describe('[H-03] [H-09] the house at a glance', () => {
  it('sums what was played today by currency, without trials, corrections included', async () => {
    await settle([
      { member: '1', stake: '10000000', payout: '0' },
      { member: '1', stake: '10000000', payout: '5000000' },
      { member: '2', stake: '3500000', payout: '0' },
      { member: '3', stake: '99000000', payout: '0', isDemo: true },
    ])

    const { currencies } = await dashboard()
    expect(currencies).toEqual([
      expect.objectContaining({ currency: 'BDT', rounds: 3, players: 2, stake: '23.50', payout: '7.00', ggr: '16.50' }),
    ])
    expect(currencies[0].hours.at(-1)).toMatchObject({ stake: '23.50', payout: '7.00' })
  })

  it('shows what waits, and who is online', async () => {
    const { waiting, members, day } = await dashboard()

    expect(waiting).toEqual({ deposits: 0, withdrawals: 0, failed: 0, unknown: 0, conflicts: 0, proposals: 0 })
    expect(members.online).toBeGreaterThan(0)
    expect(day.until - day.from).toBe(86_400_000)
  })

  it('counts who registered today, without the cashiers of agents', async () => {
    const { members: before } = await dashboard()
    const agent = await openUnder(server(), undefined)
    await asMember(server(), agent, 'openCashier', { username: `k${agent.slice(1)}` })
    const { members } = await dashboard()
    expect(members.registered).toBe(before.registered + 1)
  })

  it('reads no more than the day from what is kept', async () => {
    const rows = await server().wired.app.database.many<{ 'QUERY PLAN': string }>(sql`
      explain (costs off)
      select sum(stake)
      from figures.member_figure_view
      where since >= now() - interval '1 day'
        and since < now()`)

    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index|Bitmap/)
  })

  it('is not for a role without reports', async () => {
    const token = await signInOperator(server(), 'writer', 'content')
    const answer = await server().call('console', { url: '/staff/dashboard', token })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'staff.forbidden'])
  })
})
