import { signInTheCast } from '@croupier/dev/testing/cast.ts'
import { type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { openWireDesk, type Said, type WireDesk } from '@croupier/dev/testing/wire-desk.ts'
import { vendorAccounts } from '@croupier/dev/sandbox/game-vendor/account.ts'
import { Money } from '@croupier/basis/money.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { boundedAmount, sql } from '../../platform/database.ts'

const server = useServer()
/** The most one amount and one balance may be, of a currency kept to six places. */
const MOST = '100000000000.00'
const MOST_BALANCE = '1000000000000.00'

let admin: string
let house: House

beforeAll(async () => {
  ;({ admin } = await signInTheCast(server()))
  house = await openHouse(server())
})

const credit = (account: string, amount: string, language = 'en') =>
  server().call('console', {
    method: 'POST',
    url: `/staff/members/${account}/credit`,
    token: admin,
    body: { amount, note: 'as much as there is' },
    headers: { language },
  })
const balanceOf = async (account: string) => {
  const { balance } = await server().wired.app.database.one<{ balance: bigint }>(sql`
    select b.balance
    from ledger.balance b
    join ledger.account a on a.id = b.account_id
    join identity.member m on a.owner = 'member:' || m.id
    where m.account = ${account} and a.purse = 2`)
  return balance
}

/** A member whose balance is as high as one may be. */
async function openRich(): Promise<string> {
  const account = await openPlayer(server(), '0')
  for (let number = 0; number < 10; number += 1)
    await asOperator(server(), 'creditMember', { account, amount: MOST, note: 'test' })
  return account
}

describe('[B-01] a credit', () => {
  it.each([
    ['BDT', '100000000000.01', MOST],
    ['BDT', '999999999999', MOST],
    ['USDT', '1000000000.01', '1000000000.00'],
    ['USDT', '999999999999', '1000000000.00'],
  ])(
    'of %s %s is refused by the limit of one amount, ten times, and nothing is booked',
    async (currency, amount, most) => {
      const account = await openPlayer(server(), '0', currency)

      for (let number = 0; number < 10; number += 1) {
        const answer = await credit(account, amount)
        expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.invalid'])
        expect(answer.json().value.fields).toEqual([
          { field: 'amount', messageKey: 'fault.amount.most', amount: most, currency },
        ])
      }
      expect(await balanceOf(account)).toBe(0n)
    },
  )

  it.each([
    ['en', 'A balance may be at most 1000000000000.00 BDT. Nothing was booked.'],
    ['bn', 'ব্যালেন্স সর্বোচ্চ 1000000000000.00 BDT হতে পারে। কিছুই জমা হয়নি।'],
    ['ar', 'يمكن أن يبلغ الرصيد 1000000000000.00 BDT على الأكثر. لم يُقيَّد شيء.'],
  ])('above what a balance may be is refused, in %s', async (language, message) => {
    const account = await openRich()

    const answer = await credit(account, '0.000001', language)

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ errorCode: 'balance.limit', message, value: { maximum: MOST_BALANCE } })
    expect(await balanceOf(account)).toBe(10n ** 18n)
  })
})

const bet = (id: string, amount: string): Said => ({ does: 'bet', id, amount })
const win = (id: string, of: string, amount: string): Said => ({ does: 'win', id, of, amount })
const rollback = (id: string, of: string): Said => ({ does: 'rollback', id, of })

describe('[D-04] a vendor’s call', () => {
  it.each(vendorAccounts.map((account) => [account.protocol, account] as const))(
    'of %s above a limit is refused in its own words, and what is owed is paid when there is room',
    async (_protocol, account) => {
      const desk: WireDesk = await openWireDesk(server(), account, '100.00')
      const rich = await openRich()
      await desk.seat(rich)
      const say = async (said: Said, comes: 'malformed' | '1.00') => {
        const { route, body } = await desk.callOf(said)
        return desk.told(await desk.send(route, body), comes)
      }
      const ofSeat = (said: Said): Said => ({
        ...said,
        id: `rich-${said.id}`,
        ...(said.of ? { of: `rich-${said.of}` } : {}),
        who: rich,
      })

      // One amount.
      expect(await say(bet('big', '100000000000.01'), 'malformed')).toBe('malformed')
      expect(await say(win('bigger', 'big', '999999999999.00'), 'malformed')).toBe('malformed')
      expect(await say({ does: 'balance' }, '1.00')).toBe('100.00')
      // One balance.
      expect(await say(ofSeat(bet('a', '10.00')), '1.00')).toBe('999999999990.00')
      expect(await say(ofSeat(win('w', 'a', '10.01')), '1.00')).toBe('unknown')
      expect(await balanceOf(rich)).toBe(10n ** 18n - 10_000_000n)
      expect(await say(ofSeat(bet('b', '5.00')), '1.00')).toBe('999999999985.00')
      expect(await say(ofSeat(win('w', 'a', '10.01')), '1.00')).toBe('999999999995.01')
      // What comes back has room.
      expect(await say(ofSeat(rollback('r', 'b')), '1.00')).toBe('1000000000000.01')
      expect(await ledgerFindings(server())).toEqual([])
    },
  )
})

it('[D-05] a win of the house waits for room in the balance', async () => {
  const account = await openRich()
  const table = await openTable(server(), house['dice']!, { account })
  await table.playUntil(
    { mode: 'BASE', amount: 1_000_000, choice: { target: '50.00', over: false } },
    ({ payout }) => payout > 0,
  )

  const lacking = new Money('BDT', 10n ** 18n - (await balanceOf(account))).toString()
  await asOperator(server(), 'creditMember', { account, amount: lacking, note: 'test' })

  expect(await table.rgs('/wallet/end-round')).toMatchObject({ status: 500, body: { error: 'ERR_GEN' } })

  const lower = await openWireDesk(server(), vendorAccounts[0]!, '0')
  await lower.seat(account)
  const { route, body } = await lower.callOf({ does: 'bet', id: 'down', amount: '100.00', who: account })
  await lower.send(route, body)
  expect((await table.rgs('/wallet/end-round')).status).toBe(200)
  expect(await ledgerFindings(server())).toEqual([])
})

it('[B-01] the most one stake may be is no higher than one amount may be', async () => {
  const account = await openPlayer(server(), '0')

  const refused = asOperator(server(), 'limitStake', { account, stakeMax: '100000000000.01' })

  await expect(refused).rejects.toMatchObject({
    code: 'request.invalid',
    value: { fields: [{ field: 'stakeMax', messageKey: 'fault.amount.most', amount: MOST }] },
  })
})

it.each([
  ['fits', [10n ** 18n, 5n], 10n ** 18n + 5n],
  ['is too great', Array.from({ length: 10 }, () => 10n ** 18n), 9_223_372_036_854_775_807n],
  ['is too small', Array.from({ length: 10 }, () => -(10n ** 18n)), -9_223_372_036_854_775_808n],
])('[H-03] a sum that %s is told, and ends no statement', async (_what, amounts, told) => {
  const row = await server().wired.app.database.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`sum(amount)`)} as sum
    from unnest(${amounts}::bigint[]) amount`)

  expect(row.sum).toBe(told)
})
