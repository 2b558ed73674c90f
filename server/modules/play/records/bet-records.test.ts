import { beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'

const server = useServer()
let cast: Cast
let vendor: TestVendor
let other: TestVendor
let member: string

const record = async (query = '', token = member) =>
  (await server().call('portal', { url: `/wps/report/accountGameBetHistory?${query}`, token })).json().value
const staffCall = (url: string) => server().call('console', { url, token: cast.admin })
const statuses = (value: { list: { status: string }[] }) => value.list.map(({ status }) => status)

async function play(of: TestVendor, round: string, bet: string, win: string | null, finished = true): Promise<string> {
  const answer = await of.send('betwin', {
    account_id: 'Sadia9',
    currency: 'BDT',
    game_id: 'game',
    round_id: round,
    finished,
    transactions: [
      {
        id_provider: `${round}-bet`,
        type: 'bet',
        amount: bet,
      },
      ...(win === null
        ? []
        : [
            {
              id_provider: `${round}-win`,
              type: 'win',
              amount: win,
            },
          ]),
    ],
  })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  return answer.body.round_id
}

let lost: string
let won: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Sadia9')
  await asOperator(server(), 'creditMember', { account: 'Sadia9', amount: '1000.00', note: 'test' })
  vendor = await openVendor(server(), 'RIVER')
  other = await openVendor(server(), 'HILL')
  lost = await play(vendor, 'lost', '10.00', null)
  won = await play(vendor, 'won', '20.00', '55.50')
  await play(vendor, 'even', '5.00', '5.00')
  await play(other, 'open', '30.00', null, false)
  await play(other, 'void', '40.00', null, false)
  const back = { id_provider: 'back', type: 'rollback', original_id_provider: 'void-bet' }
  const who = { account_id: 'Sadia9', currency: 'BDT', game_id: 'game' }
  await other.send('rollback', { ...who, round_id_provider: 'void', finished: true, transactions: [back] })
})

describe('[B-07] the betting record', () => {
  it('shows rounds newest first, and what they come to', async () => {
    const all = await record()

    expect(statuses(all)).toEqual(['void', 'open', 'even', 'won', 'lost'])
    expect(all).toMatchObject({ pageNum: 1, pageSize: 20, totalPages: 1, totalCount: 5, next: null })
    expect(all.totals).toEqual({
      count: 5,
      betAmount: '65.00',
      validBet: '65.00',
      payout: '60.50',
      netAmount: '25.50',
    })
    expect(all.list[3]).toMatchObject({
      roundId: won,
      vassalage: 'RIVER',
      vendorName: 'RIVER',
      gameCategory: 'RNG',
      gameName: 'Game',
      currency: 'BDT',
      betAmount: '20.00',
      validBet: '20.00',
      payout: '55.50',
      netAmount: '35.50',
      nodeId: vendor.nodeId,
      replayUrl: null,
    })
    expect(all.list[1]).toMatchObject({ status: 'open', netAmount: '0.00', settleTime: null })
  })

  it.each([
    ['status=won', ['won']],
    ['status=lost', ['lost']],
    ['status=settled', ['even', 'won', 'lost']],
    ['status=open', ['open']],
    ['status=void', ['void']],
    ['vassalage=hill', ['void', 'open']],
    ['gameCategory=rng&vassalage=RIVER&status=even', ['even']],
    ['gameCategory=FISH', []],
    ['datePreset=today', ['void', 'open', 'even', 'won', 'lost']],
    ['datePreset=next7', ['void', 'open', 'even', 'won', 'lost']],
    ['datePreset=yesterday', []],
    ['from=0&until=1', []],
  ])('narrows to %s, totals too', async (query, expected) => {
    const found = await record(query)

    expect(statuses(found)).toEqual(expected)
    expect([found.totalCount, found.totals.count]).toEqual([expected.length, expected.length])
  })

  it('[D-11] shows a player of a game the time and result of the session, and nothing of others', async () => {
    const tally = async (query: string, token = member) =>
      (await server().call('portal', { url: `/wps/report/playTally?${query}`, token })).json().value
    const since = await tally(`nodeId=${vendor.nodeId}&since=1`)
    const now = await tally(`nodeId=${vendor.nodeId}`)

    expect(since).toMatchObject({ count: 3, betAmount: '35.00', payout: '60.50', netAmount: '25.50', currency: 'BDT' })
    expect(since.now - since.since).toBe(86_400_000)
    expect(now).toMatchObject({ count: 0, netAmount: '0.00' })
    expect(now.since).toBe(now.now)
    expect(await tally(`nodeId=${other.nodeId}&since=1`)).toMatchObject({ count: 2, netAmount: '0.00' })
    expect(await tally(`nodeId=${vendor.nodeId}&since=${now.now + 60_000}`)).toMatchObject({ count: 0 })
  })

  it('pages by number, and reads on by round without counting again', async () => {
    const first = await record('pageSize=2')
    const byNumber = await record('pageSize=2&pageNo=2')
    const onwards = await record(`pageSize=2&before=${first.next}`)
    const end = await record(`pageSize=2&before=${onwards.next}`)

    expect(first).toMatchObject({ totalPages: 3, pageNum: 1 })
    expect(statuses(onwards)).toEqual(statuses(byNumber))
    expect(onwards).toMatchObject({ pageNum: null, totalCount: null, totals: null })
    expect([statuses(end), end.next]).toEqual([['lost'], null])
  })

  it.each([
    ['from=0&until=99999999999', 'until'],
    ['from=9&until=9', 'until'],
    ['status=paid', 'status'],
    ['before=1', 'before'],
    ['datePreset=ever', 'datePreset'],
  ])('refuses %s for its %s', async (query, field) => {
    const answer = await server().call('portal', { url: `/wps/report/accountGameBetHistory?${query}`, token: member })

    expect([answer.statusCode, answer.json().value.fields[0].field]).toEqual([400, field])
  })

  it('opens a round with what was booked in it', async () => {
    const answer = await server().call('portal', { url: `/wps/report/accountGameBetHistory/${won}`, token: member })

    const { round, transactions } = answer.json().value
    expect(round).toMatchObject({ roundId: won, status: 'won' })
    expect(transactions).toEqual([
      expect.objectContaining({ type: 'bet', reference: 'won-bet', amount: '20.00', balanceAfter: '970.00' }),
      expect.objectContaining({ type: 'win', reference: 'won-win', amount: '55.50', balanceAfter: '1025.50' }),
    ])
  })

  it('is one’s own: another’s round is none, a guest has none, a trial needs a true account', async () => {
    const url = `/wps/report/accountGameBetHistory/${won}`
    const another = await server().call('portal', { url, token: cast.member })
    const guest = await server().call('portal', { url })
    const login = { method: 'POST', url: '/wps/session/login/freeplay', body: { os: 'x', platform: 'W' } } as const
    const trial = (await server().call('portal', login)).json().value.token
    const tried = await server().call('portal', { url: '/wps/report/accountGameBetHistory', token: trial })

    expect([another.statusCode, another.json().errorCode]).toEqual([404, 'round.not.found'])
    expect(guest.json().errorCode).toBe('login.not.session')
    expect(tried.json().errorCode).toBe('in_need_true_account')
    expect((await record('', cast.member)).totalCount).toBe(0)
  })
})

describe('[H-02] rounds in the console', () => {
  it('are a member’s, with the same filters', async () => {
    const url = '/staff/rounds?account=sadia9&status=settled&pageSize=2'
    const { value } = (await staffCall(url)).json()
    const rest = (await staffCall(`${url}&before=${value.next}`)).json().value

    expect(statuses(value)).toEqual(['even', 'won'])
    expect(value.list.map(({ account }: { account: string }) => account)).toEqual(['Sadia9', 'Sadia9'])
    expect([statuses(rest), rest.next]).toEqual([['lost'], null])
    expect((await staffCall('/staff/rounds?account=nobody')).json().errorCode).toBe('member.not.found')
  })

  it('name their member, the vendor’s id and what was taken back', async () => {
    const { value } = (await staffCall('/staff/rounds?account=sadia9&status=void')).json()
    const shown = (await staffCall(`/staff/rounds/${value.list[0].roundId}`)).json().value

    expect(shown).toMatchObject({ account: 'Sadia9', vendorReference: 'void', isDemo: false })
    expect(shown.transactions.map((each: { type: string; state: string }) => [each.type, each.state])).toEqual([
      ['bet', 'taken-back'],
      ['rollback', 'done'],
    ])
    expect((await staffCall(`/staff/rounds/${lost.replace(/.$/, 'z')}`)).json().errorCode).toBe('round.not.found')
  })
})
