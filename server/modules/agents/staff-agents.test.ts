import { logIn } from '@croupier/dev/testing/accounts.ts'
import { openUnder } from '@croupier/dev/testing/agents.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const server = useServer()
const ask = (account: string, name: string, input: object = {}) => asMember(server(), account, name, input)
const refusal = (code: string) => expect.objectContaining({ code })
let admin: string
let other: string
const call = async (token: string, method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })).json()
const editsOf = (account: string) =>
  server().wired.app.database.many(sql`
    select operation
    from staff.money_edit e
    join identity.member m on m.id = e.member_id
    where m.account = ${account}
    order by e.at`)

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  other = await signInOperator(server(), 'mitali', 'admin', '127.0.0.9')
})

describe('[F-02] an agent as the house sees them', () => {
  it('stands in the tree with a team and cashiers, whose password an operator lends again', async () => {
    const top = await openUnder(server(), undefined)
    const low = await openUnder(server(), top, { type: 0 })
    const opened = await ask(top, 'openCashier', { username: `k${top.slice(1)}` })
    expect((await call(admin, 'GET', `/agents/${top}`)).value).toMatchObject({
      account: top,
      upline: null,
      isAgent: true,
      directs: 1,
      members: 1,
      cashiers: [{ account: opened.account, state: 'active' }],
    })
    expect((await call(admin, 'GET', `/agents/${low}`)).value).toMatchObject({ upline: top, cashiers: [] })
    expect((await call(admin, 'GET', '/agents/house')).errorCode).toBe('member.not.found')

    const reset = (account: string, cashier: string) =>
      call(admin, 'POST', `/agents/${account}/cashiers/${cashier}/reset`, { note: 'they lost it' })
    expect((await reset(low, opened.account)).errorCode).toBe('agent.cashier.unknown')
    const { password } = (await reset(top, opened.account)).value
    const again = await logIn(server(), { username: opened.account, password })
    expect(again.json().value).toMatchObject({ firstTimeLogin: true })
    // Keeping one out is what operators do to any log-in.
    await asOperator(server(), 'freezeMember', { account: opened.account, note: 'left the agent' })
    expect((await call(admin, 'GET', `/agents/${top}`)).value.cashiers).toMatchObject([{ state: 'frozen' }])
    expect((await logIn(server(), { username: opened.account, password })).statusCode).not.toBe(200)
    expect(await editsOf(top)).toEqual([{ operation: 'resetStaffCashier' }])
  })

  it('[H-01] is moved by who has then edited their money, and that of everybody above, before and after', async () => {
    const [top, highest] = [await openUnder(server(), undefined), await openUnder(server(), undefined)]
    const [low, next] = [await openUnder(server(), top), await openUnder(server(), highest)]
    const moved = (under: string) => call(admin, 'POST', `/agents/${low}/move`, { under, note: 'asked for by both' })

    expect(await moved(next)).toMatchObject({ success: true })
    expect(await Promise.all([low, top, next, highest].map(editsOf))).toEqual(
      Array(4).fill([{ operation: 'moveTeam' }]),
    )

    expect(await moved('house')).toMatchObject({ success: true })
    expect([(await editsOf(low)).length, (await editsOf(top)).length, (await editsOf(next)).length]).toEqual([2, 1, 2])
    expect(await editsOf('house')).toEqual([])
  })

  it('[H-01] has rebates capped by two operators, in the name of the upline and never above theirs', async () => {
    const top = await openUnder(server(), undefined)
    const low = await openUnder(server(), top, { type: 0 })
    const cap = (account: string, percent: string | null) => ({
      account,
      rates: [{ category: 'PRIZEGROUP', percent }],
      note: 'as agreed',
    })
    const { proposalId } = (await call(admin, 'POST', `/agents/${top}/rebates`, cap(top, '12'))).value
    expect((await call(admin, 'GET', `/agents/${top}`)).value.rebates.rates).toMatchObject([{ given: null }])
    expect(await call(admin, 'POST', `/proposals/${proposalId}/approve`, {})).toMatchObject({
      errorCode: 'staff.four.eyes',
    })
    expect(await call(other, 'POST', `/proposals/${proposalId}/approve`, {})).toMatchObject({ success: true })
    const { rates, most } = (await call(admin, 'GET', `/agents/${top}`)).value.rebates
    expect(rates).toMatchObject([{ category: 'PRIZEGROUP', percent: '13', given: '12', from: expect.any(String) }])
    expect(most).toMatchObject([{ percent: '13' }])
    // Of whoever proposed it and of whoever approved it.
    expect(await editsOf(top)).toEqual([{ operation: 'capRebates' }, { operation: 'capRebates' }])

    await expect(asOperator(server(), 'capRebates', cap(low, '12.5'))).rejects.toEqual(refusal('rebate.above.own'))
    await expect(asOperator(server(), 'capRebates', cap('house', '1'))).rejects.toEqual(refusal('member.not.found'))
    await asOperator(server(), 'capRebates', cap(low, '11'))
    // The upline sees it as their own word, and may change it.
    const [row] = (await ask(top, 'listDownlineRebates')).list
    expect(row).toMatchObject({ account: low, rates: [{ given: '11' }] })
    await ask(top, 'setDownlineRebates', { account: low, rates: [{ category: 'PRIZEGROUP', percent: null }] })
  })
})
