import { beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor } from '@croupier/dev/testing/vendor.ts'

const server = useServer()
let member: string
let roundId: string
let vendor: string

const url = (query = '') => `/wps/report/transactions?${query}`
const record = async (query = '') => (await server().call('portal', { url: url(query), token: member })).json().value
const types = (value: { list: { type: string }[] }) => value.list.map(({ type }) => type)

beforeAll(async () => {
  member = await newMember(server(), 'Laila8')
  await asOperator(server(), 'creditMember', { account: 'Laila8', amount: '100.00', note: 'test' })
  const opened = await openVendor(server())
  vendor = opened.code
  await asOperator(server(), 'changeGame', { nodeId: opened.nodeId, names: { bn: 'খেলা' } })
  const who = { account_id: 'Laila8', currency: 'BDT', game_id: 'game' }
  const played = await opened.send('betwin', {
    ...who,
    round_id: 'one',
    finished: true,
    transactions: [
      {
        id_provider: 'bet',
        type: 'bet',
        amount: '10.00',
      },
      {
        id_provider: 'win',
        type: 'win',
        amount: '2.50',
      },
    ],
  })
  roundId = played.body.round_id
  const bet = { id_provider: 'again', type: 'bet', amount: '7.00' }
  await opened.send('betwin', { ...who, round_id: 'two', transactions: [bet] })
  const back = { id_provider: 'back', type: 'rollback', original_id_provider: 'again' }
  await opened.send('rollback', { ...who, round_id_provider: 'two', finished: true, transactions: [back] })
})

describe('[B-08] the account record', () => {
  it('tells every change of the balance with its reference and the balance after it', async () => {
    const all = await record()

    expect(types(all)).toEqual(['refund', 'bet', 'win', 'bet', 'adjustment'])
    expect(all).toMatchObject({ purse: 'main', unit: 'BDT', totalCount: 5, totalPages: 1, next: null })
    expect(all.list[2]).toMatchObject({ seq: '3', kind: 'play.win', reference: roundId, amount: '2.50' })
    expect(all.list.map((line: { amount: string }) => line.amount)).toEqual([
      '7.00',
      '-7.00',
      '2.50',
      '-10.00',
      '100.00',
    ])
    expect(all.list.map((line: { balanceAfter: string }) => line.balanceAfter)).toEqual([
      '92.50',
      '85.50',
      '92.50',
      '90.00',
      '100.00',
    ])
  })

  it('names the game of a round and its vendor in the reader’s language, and why the house adjusted', async () => {
    const [refund, , win, bet, adjustment] = (await record()).list
    const nameInBengali = async () => {
      const headers = { language: 'bn' }
      const answer = await server().call('portal', { url: url('type=win'), token: member, headers })
      return answer.json().value.list[0].gameName
    }

    const played = { gameName: 'Game', vendorName: vendor, note: null }
    expect([refund, win, bet]).toMatchObject([played, played, played])
    expect(adjustment).toMatchObject({ gameName: null, vendorName: null, note: 'test' })
    await expect.poll(nameInBengali).toBe('খেলা')
  })

  it('looks a page’s rounds up at once, by their ids alone', async () => {
    const { rows } = await server().wired.app.database.pool.query(
      `explain (costs off) select r.id from play.round r where r.id = any($1::uuid[]) and r.member_id = $2`,
      [[roundId], 1],
    )
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')

    expect(plan).toMatch(/id = ANY/)
    expect(plan).not.toContain('Seq Scan')
  })

  it.each([
    ['type=bet', ['bet', 'bet']],
    ['type=refund', ['refund']],
    ['type=adjustment', ['adjustment']],
    ['type=deposit', []],
    ['type=other', []],
    ['datePreset=yesterday', []],
    ['from=0&until=1', []],
    ['datePreset=today&type=win', ['win']],
    ['purse=bonus', []],
  ])('narrows to %s', async (query, expected) => {
    const found = await record(query)

    expect(types(found)).toEqual(expected)
    expect(found.totalCount).toBe(expected.length)
  })

  it('pages by number, and reads on without counting', async () => {
    const first = await record('pageSize=2')
    const byNumber = await record('pageSize=2&pageNo=2')
    const onwards = await record(`pageSize=2&before=${first.next}`)
    const end = await record(`pageSize=2&before=${onwards.next}`)

    expect(first.totalPages).toBe(3)
    expect(onwards.list).toEqual(byNumber.list)
    expect(onwards).toMatchObject({ pageNum: null, totalCount: null })
    expect([types(end), end.next]).toEqual([['adjustment'], null])
  })

  it('answers under the relay’s name', async () => {
    const answer = await server().call('portal', { url: '/wps/relay/ODSFE2_MemTransDet?type=win', token: member })

    expect(types(answer.json().value)).toEqual(['win'])
  })

  it('refuses a purse the member does not have, an endless period, and visitors', async () => {
    const answers = await Promise.all([
      server().call('portal', { url: url('purse=trial'), token: member }),
      server().call('portal', { url: url('from=0&until=9000000000'), token: member }),
      server().call('portal', { url: url() }),
    ])

    expect(answers.map((answer) => answer.json().errorCode)).toEqual([
      'wallet.purse.missing',
      'request.invalid',
      'login.not.session',
    ])
  })
})
