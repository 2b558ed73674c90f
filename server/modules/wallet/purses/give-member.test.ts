import { randomUUID } from 'node:crypto'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { makeUpColleague } from '@croupier/dev/testing/colleague.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const database = () => server().wired.app.database
let vendor: TestVendor
let count = 0
let cashier: string
let cashierName: string

const staff = (url: string, body: object, token: string) =>
  server().call('console', { method: 'POST', url: `/staff${url}`, token, body })

const credit = async (account: string, amount: string, token = cashier) => {
  const answer = await staff(`/members/${account}/credit`, { amount, note: 'a good reason' }, token)
  return answer.statusCode === 200 ? 'done' : (answer.json().errorCode as string)
}

const AWAITED = 'staff.approval.awaited'

async function balanceOf(account: string): Promise<string> {
  const who = { account_id: account, currency: 'BDT', game_id: 'game' }
  return (await vendor.send('balance', who)).body.balance
}

beforeAll(async () => {
  vendor = await openVendor(server())
})

beforeEach(async () => {
  count += 1
  cashierName = `cashier${count}`
  cashier = await signInOperator(server(), cashierName, 'cashier')
})

describe('[H-02] what one operator gives members alone', () => {
  it.each([
    { amounts: ['10000'], expected: ['done'], why: 'as much as the setting says' },
    { amounts: ['10000.01'], expected: [AWAITED], why: 'a little more' },
    { amounts: ['6000', '4000'], expected: ['done', 'done'], why: 'two amounts of together as much' },
    { amounts: ['6000', '4000.01'], expected: ['done', AWAITED], why: 'a large amount in two' },
    { amounts: ['9999', '1', '1'], expected: ['done', 'done', AWAITED], why: 'many small ones' },
    { amounts: ['20000', '10000'], expected: [AWAITED, 'done'], why: 'what only was proposed does not count' },
  ])('$amounts: $expected ($why)', async ({ amounts, expected }) => {
    const account = await openPlayer(server(), '0')

    const answers: string[] = []
    for (const amount of amounts) answers.push(await credit(account, amount))

    expect(answers).toEqual(expected)
    const done = amounts.filter((_, index) => expected[index] === 'done')
    const total = done.reduce((sum, amount) => sum + Number(amount), 0)
    expect(await balanceOf(account)).toBe(total.toFixed(2))
  })

  it('counts over all members, and is another’s own for another', async () => {
    const [first, second] = [await openPlayer(server(), '0'), await openPlayer(server(), '0')]
    await credit(first, '9000')

    expect(await credit(second, '1001')).toBe(AWAITED)
    expect(await credit(second, '1001', await signInOperator(server(), `other${count}`, 'cashier'))).toBe('done')
  })

  it('counts together what several accounts of one hand give', async () => {
    const boss = await signInOperator(server(), `boss${count}`, 'admin')
    const account = await openPlayer(server(), '0')
    expect(await credit(account, '9000', boss)).toBe('done')

    const madeUp = await makeUpColleague(server(), boss, `puppet${count}`, 'cashier')

    expect(await credit(account, '1001', madeUp)).toBe(AWAITED)
  })

  it('forgets what is older than a day', async () => {
    const account = await openPlayer(server(), '0')
    await credit(account, '10000')
    expect(await credit(account, '1')).toBe(AWAITED)

    await database().run(sql`
      update staff.money_edit set at = at - interval '24 hours' where actor = ${`staff:${cashierName}`}`)

    expect(await credit(account, '10000')).toBe('done')
  })

  it('lets nothing through that is sent at the same moment', async () => {
    const account = await openPlayer(server(), '0')

    const answers = await Promise.all(Array.from({ length: 5 }, () => credit(account, '4000')))

    expect(answers.toSorted()).toEqual(['done', 'done', AWAITED, AWAITED, AWAITED])
    expect(await balanceOf(account)).toBe('8000.00')
  })

  it('arrives once a second operator has approved it, and counts for neither’s limit', async () => {
    const account = await openPlayer(server(), '0')
    const asked = await staff(`/members/${account}/credit`, { amount: '50000', note: 'a good reason' }, cashier)
    const { proposalId } = asked.json().value
    const approver = await signInOperator(server(), `approver${count}`, 'approver')

    const approved = await staff(`/proposals/${proposalId}/approve`, {}, approver)

    expect(approved.json().value.answer).toMatchObject({ balance: '50000.00' })
    expect(await credit(account, '10000')).toBe('done')
    const editors = await database().many<{ actor: string }>(sql`
      select distinct e.actor
      from staff.money_edit e
      join identity.member m on m.id = e.member_id
      where m.account = ${account} and e.given_alone is null and e.actor like 'staff:%'
      order by 1`)
    expect(editors.map(({ actor }) => actor)).toEqual([`staff:approver${count}`, `staff:${cashierName}`])
  })

  it('is the same for a round that is made to pay more, or whose lost stake is given back', async () => {
    const account = await openPlayer(server(), '30000')
    const round = async (stake: string): Promise<string> => {
      const bet = { id_provider: randomUUID(), type: 'bet', amount: stake }
      const who = { account_id: account, currency: 'BDT', game_id: 'game', round_id: randomUUID() }
      return (await vendor.send('betwin', { ...who, finished: true, transactions: [bet] })).body.round_id
    }
    const [cheap, dear] = [await round('10'), await round('12000')]

    const resettled = await staff(`/rounds/${cheap}/resettle`, { payout: '10000.01', note: 'they won' }, cashier)
    const voided = await staff(`/rounds/${dear}/void`, { note: 'it never ran' }, cashier)
    const small = await staff(`/rounds/${cheap}/resettle`, { payout: '9000', note: 'they won' }, cashier)

    expect([resettled.json().errorCode, voided.json().errorCode]).toEqual([AWAITED, AWAITED])
    expect(small.json().value.round.payout).toBe('9000.00')
    expect(await credit(account, '1001')).toBe(AWAITED)
  })
})
