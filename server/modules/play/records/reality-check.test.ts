import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'

const server = useServer()
let vendor: TestVendor

const shown = async (token: string) =>
  (await server().call('portal', { url: '/wps/session/realityCheck', token })).json().value

async function play(account: string, round: string, bet: string, win: string | null, finished = true): Promise<void> {
  const won = win === null ? [] : [{ id_provider: `${round}-win`, type: 'win', amount: win }]
  const answer = await vendor.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: round,
    finished,
    transactions: [{ id_provider: `${round}-bet`, type: 'bet', amount: bet }, ...won],
  })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
}

beforeAll(async () => {
  vendor = await openVendor(server())
})

describe('[I-01] a reality check', () => {
  it('shows what was staked and returned since the log-in, open bets as staked, and the exact net of both', async () => {
    const first = await newMember(server(), 'Checked1')
    await asOperator(server(), 'creditMember', { account: 'Checked1', amount: '1000.00', note: 'test' })
    await play('Checked1', 'before', '10.00', null)
    const entered = await logIn(server(), { username: 'Checked1', password: 'lantern-light-77' })
    const second: string = entered.json().value.token
    await play('Checked1', 'lost', '20.10', null)
    await play('Checked1', 'won', '30.00', '55.55')
    await play('Checked1', 'open', '5.00', null, false)

    const { startedAt, now, ...figures } = await shown(second)
    expect(figures).toEqual({ currency: 'BDT', staked: '55.10', returned: '55.55', net: '0.45' })
    expect(now).toBeGreaterThan(startedAt)
    expect(await shown(first)).toMatchObject({ staked: '65.10', returned: '55.55', net: '-9.55' })
  })

  it('of a trial is of its play money', async () => {
    const entered = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
    const { token } = entered.json().value
    const { account } = await server().wired.app.database.one<{ account: string }>(sql`
      select account from identity.member where account like 'trial-%'`)
    await play(account, 'trial', '2.00', '5.00')
    expect(await shown(token)).toMatchObject({ staked: '2.00', returned: '5.00', net: '3.00' })
  })
})
