import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { assert } from '@croupier/basis/assert.ts'
import { transferAccount } from '@croupier/dev/sandbox/game-vendor/transfer-account.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { playAtArcade } from '@croupier/dev/testing/arcade.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import {
  checkQuietTransfers,
  followTransfer,
  hearQuietWallets,
  type TransferWalletProtocol,
  transferWalletsPort,
  VendorUnclear,
} from './index.ts'

/*
 * Transfers over the wire: our adapter and, behind real HTTP, the sandbox's vendor that keeps wallets of its own.
 */

const server = useServer()
const { code } = transferAccount
let sandbox: FastifyInstance
let staff: string
let approver: string
let member: string
let account: string
let nodeId: number
let members = 0

const system = () =>
  ownScope(server().wired.app, { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' })
const call = async (method: 'GET' | 'POST', url: string, body?: object, token = member) => {
  // Each member calls from an address of their own: calls are counted by address.
  const address = `10.0.0.${members}`
  const answer = await server().call('portal', { method, url, token, address, ...(body ? { body } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const moveIn = (amount: string) => call('POST', '/wps/wallets/transferFromMainWallet', { vassalage: code, amount })
const moveOut = (amount: string) => call('POST', '/wps/wallets/transferToMainWallet', { vassalage: code, amount })
const recall = async () => (await call('POST', '/wps/wallets/recall', {})).value.list
const wallets = async () => (await call('GET', '/wps/wallets')).value
const wallet = async () => (await wallets()).wallets[0]
const transfers = async () => (await call('GET', '/wps/report/walletTransfers')).value.list
const follow = (reference: string) => followTransfer.run(system(), { reference })
const office = async (method: 'GET' | 'POST', url: string, body?: object) => {
  const answer = await server().call('console', { method, url, token: staff, ...(body ? { body } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const check = (reference: string) => office('POST', `/staff/vendor-transfers/${reference}/check`, {})

/** What is where: main and hold as the house knows them, and what the vendor says. */
async function money() {
  const { balance } = (await call('GET', '/wps/v2/wallets/balance')).value
  const of = (name: string) => balance.find((each: any) => each.accountTypeName === name).availBalance
  return { main: of('main'), hold: of('hold'), there: (await wallet()).balance }
}

const form = (url: string, fields: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
/** How the vendor answers transfers from now on. */
const behave = (behaviour: string) => form('/arcade/behaviour', { behaviour })
const decide = (reference: string, what: 'do' | 'refuse') => form(`/arcade/transfers/${reference}`, { do: what })

/** Time passes until the vendor may no longer carry out what it has not heard of. */
const expire = (reference: string) =>
  server().wired.app.database.run(sql`
    update funds.transfer
    set valid_until = now() - interval '2 minutes'
    where reference = ${reference}`)

/** Plays at the vendor until something was won or lost; answers by how much. */
async function play(): Promise<number> {
  const launched = await call('POST', '/wps/game/launchGame', { nodeId })
  assert(launched.status === 200, `the vendor opens its game: ${JSON.stringify(launched)}`)
  const token = new URL(launched.value.content.game_url).searchParams.get('token')
  const balance = async () => Number((await sandbox.inject({ url: `/arcade/game?token=${token}` })).json().balance)
  const before = await balance()
  for (let round = 0; (await balance()) === before && round < 50; round += 1) {
    const payload = { token, stake: '10.00', choice: 'spin' }
    const played = (await sandbox.inject({ method: 'POST', url: '/arcade/round', payload })).json()
    expect(played.outcome).toBe('played')
  }
  const difference = (await balance()) - before
  expect(difference).not.toBe(0)
  return difference
}

const playedBy = (amount: number) => playAtArcade(sandbox, account, amount)

/** Loses so much of main at a vendor that plays from it. */
async function loseElsewhere(amount: string): Promise<void> {
  const elsewhere = await openVendor(server())
  const lost = await elsewhere.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: randomUUID(),
    finished: true,
    transactions: [{ id_provider: randomUUID(), type: 'bet', amount }],
  })
  expect(lost.status).toBe(200)
}

/** What the house's books say lies at the vendor. */
async function purse(): Promise<string> {
  const { balance } = await server().wired.app.database.one<{ balance: bigint }>(sql`
    select b.balance
    from funds.wallet w
    join ledger.balance b on b.account_id = w.account
    join identity.member m on m.id = w.member_id
    where m.account = ${account}`)
  return String(balance)
}

const settings = (more: object) =>
  asOperator(server(), 'setVendor', { ...transferAccount, ...more }).then(() =>
    server().wired.app.ports.use(cataloguePort).refresh(),
  )

beforeAll(async () => {
  staff = await signInOperator(server(), 'rafiq', 'cashier')
  approver = await signInOperator(server(), 'mitali', 'approver')
  sandbox = openSandbox()
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  await settings({ launchUrl: `${origin}/studios/${code}` })
  const game = { vendor: code, code: 'festival-wheel', name: 'Wheel', type: 'LIVE', isDemoCapable: true }
  nodeId = (await asOperator<{ nodeId: number }>(server(), 'addGame', game)).nodeId
  await server().wired.app.ports.use(cataloguePort).refresh()
})
afterAll(() => sandbox?.close())

beforeEach(async () => {
  members += 1
  account = `mover${members}x`
  member = await newMember(server(), account)
  await asOperator(server(), 'creditMember', { account, amount: '500.00', note: 'to transfer' })
  await behave('at-once')
})

describe('[B-05] the wallet', () => {
  it('shows main and each vendor who keeps wallets, and none who plays from main', async () => {
    await asOperator(server(), 'setVendor', { code: 'SEAMLESS', protocol: 'softswiss', secret: 'secret-of-seamless' })
    await server().wired.app.ports.use(cataloguePort).refresh()

    expect(await wallets()).toEqual({
      currency: 'BDT',
      mainBalance: '500.00',
      minimum: '10.00',
      maximum: '100000.00',
      decimals: 2,
      wallets: [
        {
          vassalage: code,
          vendorName: 'Jamuna Arcade',
          balance: '0.00',
          isFresh: true,
          knownAt: null,
          isOpen: true,
          pending: null,
        },
      ],
    })
  })

  it('moves in, is played with, and brings back what was won or lost, booked to the last unit', async () => {
    const put = await moveIn('200.00')
    expect(put.value).toMatchObject({ state: 'done', direction: 'in', amount: '200.00', vassalage: code })
    expect(await money()).toEqual({ main: '300.00', hold: '0.00', there: '200.00' })

    const result = await play()
    const some = await moveOut('50.00')
    expect(some.value).toMatchObject({ state: 'done', direction: 'out' })
    expect(await money()).toEqual({ main: '350.00', hold: '0.00', there: (150 + result).toFixed(2) })
    expect(await recall()).toEqual([
      expect.objectContaining({ vassalage: code, outcome: 'done', amount: (150 + result).toFixed(2) }),
    ])

    expect(await money()).toEqual({ main: (500 + result).toFixed(2), hold: '0.00', there: '0.00' })
    expect(await recall()).toEqual([expect.objectContaining({ outcome: 'nothing', amount: null })])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('tells each transfer in the account record and in a list of its own', async () => {
    await moveIn('20.00')
    await moveIn('30.00')
    await moveOut('40.00')

    const record = (await call('GET', '/wps/report/transactions?type=transfer')).value.list
    expect(record.map(({ kind, amount }: any) => [kind, amount])).toEqual([
      ['funds.transfer-out', '40.00'],
      ['funds.hold', '-30.00'],
      ['funds.hold', '-20.00'],
    ])
    const list = await transfers()
    expect(list.map(({ direction, amount }: any) => [direction, amount])).toEqual([
      ['out', '40.00'],
      ['in', '30.00'],
      ['in', '20.00'],
    ])
    expect(record[0].reference).toBe(list[0].reference)
    const first = (await call('GET', '/wps/report/walletTransfers?pageSize=2')).value
    const second = (await call('GET', `/wps/report/walletTransfers?pageSize=2&before=${first.next}`)).value
    expect([...first.list, ...second.list]).toEqual(list)
    expect(second.next).toBeNull()
  })

  it('answers under the relay’s names', async () => {
    const body = { vassalage: code.toLowerCase(), direction: 'in', amount: '15.00' }

    expect((await call('POST', '/wps/relay/GCS_walletTransfer', body)).value).toMatchObject({ state: 'done' })
    expect((await call('GET', '/wps/relay/GCS_merchantWallet')).value.wallets[0].balance).toBe('15.00')
  })

  it.each([
    ['9.99', 'transfer.amount.too.small'],
    ['100000.01', 'transfer.amount.too.large'],
    ['10.001', 'request.invalid'],
    ['-10', 'request.invalid'],
    ['1e2', 'request.invalid'],
    ['500.01', 'insufficient_balance'],
  ])('refuses %s: %s', async (amount, errorCode) => {
    expect((await moveIn(amount)).errorCode).toBe(errorCode)
    expect(await money()).toEqual({ main: '500.00', hold: '0.00', there: '0.00' })
  })

  it.each([
    ['9.99', 'A transfer is at least 10.00.', { messageKey: 'fault.amount.least', amount: '10.00' }],
    ['100000.01', 'A transfer is at most 100000.00.', { messageKey: 'fault.amount.most', amount: '100000.00' }],
  ])('names the limit %s misses', async (amount, message, fault) => {
    const field = { field: 'amount', currency: 'BDT', ...fault }
    expect(await moveIn(amount)).toMatchObject({ message, value: { fields: [field] } })
  })

  it('refuses trials, vendors without wallets, and what is not there', async () => {
    const trial = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/freeplay',
      body: { os: 'web', platform: 'W' },
    })
    const body = { vassalage: 'SEAMLESS', amount: '10.00' }

    expect((await call('GET', '/wps/wallets', undefined, trial.json().value.token)).errorCode).toBe(
      'in_need_true_account',
    )
    expect((await call('POST', '/wps/wallets/transferFromMainWallet', body)).errorCode).toBe(
      'transfer.vendor.unavailable',
    )
    await moveIn('20.00')
    expect((await moveOut('20.01')).value).toMatchObject({ state: 'refused', failure: 'insufficient' })
    expect(await money()).toEqual({ main: '480.00', hold: '0.00', there: '20.00' })
  })

  it('[I-01] takes nothing in of a member who limits their play, and still brings back', async () => {
    expect((await moveIn('100')).success).toBe(true)
    await call('POST', '/wps/member/playLimits', { kind: 'loss', period: 'month', amount: '500' })
    expect(await moveIn('100')).toMatchObject({ status: 409, errorCode: 'transfer.own.limit' })
    expect((await moveOut('100')).success).toBe(true)
  })

  it('[I-01] takes nothing in of a member who sets a limit while their transfer waits its turn', async () => {
    const { database } = server().wired.app
    const held = await database.transaction(async (tx) => {
      await lockMemberByAccount(tx, account)
      const moving = moveIn('100')
      // It has asked whether they limit their play by then, and waits for their row.
      await expect
        .poll(async () => {
          const { waiting } = await database.one<{ waiting: boolean }>(sql`
            select exists (
              select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%identity.member%'
            ) as waiting`)
          return waiting
        })
        .toBe(true)
      await call('POST', '/wps/member/playLimits', { kind: 'loss', period: 'month', amount: '500' })
      return { moving }
    })
    expect(await held.moving).toMatchObject({ status: 409, errorCode: 'transfer.own.limit' })
    expect(await money()).toEqual({ main: '500.00', hold: '0.00', there: '0.00' })
  })

  it('takes nothing in for a vendor in maintenance, and still brings back', async () => {
    await moveIn('20.00')
    await settings({ status: 'maintenance' })
    const [put, back] = [await moveIn('20.00'), await moveOut('20.00')]
    await settings({ status: 'open' })

    expect(put.errorCode).toBe('transfer.vendor.unavailable')
    expect(back.value.state).toBe('done')
  })
})

describe('[D-04] a transfer of unknown outcome', () => {
  it('is found done: the money is there once, and nothing is sent a second time', async () => {
    await behave('lost')
    const put = await moveIn('120.00')
    const { reference } = put.value
    expect(put.value.state).toBe('pending')
    expect(await money()).toMatchObject({ main: '380.00', hold: '120.00' })
    expect((await wallet()).pending).toMatchObject({ reference, state: 'pending' })

    await Promise.all([follow(reference), follow(reference), check(reference), follow(reference)])

    expect(await money()).toEqual({ main: '380.00', hold: '0.00', there: '120.00' })
    expect((await transfers())[0]).toMatchObject({ reference, state: 'done', failure: null })
    const { transfers: known } = (await sandbox.inject({ url: '/arcade/books.json' })).json()
    expect(known.find((each: any) => each.reference === reference).times).toBe(1)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is not found: it stays held as long as it may still arrive, then comes back once', async () => {
    await behave('deaf')
    const { reference } = (await moveIn('120.00')).value

    await follow(reference)
    expect(await money()).toMatchObject({ main: '380.00', hold: '120.00' })

    await expire(reference)
    await Promise.all([follow(reference), follow(reference)])
    await behave('at-once')
    expect(await money()).toEqual({ main: '500.00', hold: '0.00', there: '0.00' })
    expect((await transfers())[0]).toMatchObject({ reference, state: 'refused', failure: 'never' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each([
    ['do', 'done', { main: '470.00', there: '30.00' }],
    ['refuse', 'refused', { main: '500.00', there: '0.00' }],
  ] as const)('is left pending by the vendor, who then decides to %s it', async (what, state, after) => {
    await behave('pending')
    const { reference } = (await moveIn('30.00')).value
    await follow(reference)
    expect((await transfers())[0].state).toBe('pending')

    await decide(reference, what)
    await follow(reference)

    expect((await transfers())[0].state).toBe(state)
    expect(await money()).toEqual({ hold: '0.00', ...after })
  })

  it('keeps others with this vendor waiting, also two at the same moment', async () => {
    await behave('lost')
    const both = await Promise.all([moveIn('30.00'), moveIn('40.00')])
    const codes = both.map(({ errorCode = 'begun' }) => errorCode)
    expect(codes.sort()).toEqual(['begun', 'transfer.pending'])
    expect((await moveOut('10.00')).errorCode).toBe('transfer.pending')
    expect(await recall()).toEqual([expect.objectContaining({ outcome: 'busy' })])

    const { reference } = both.find(({ value }) => value?.reference)!.value
    await follow(reference)
    await behave('at-once')
    expect((await moveOut('10.00')).value.state).toBe('done')
  })

  it('out: main has it once the vendor is known to have let it go', async () => {
    await moveIn('100.00')
    await behave('lost')
    const { reference } = (await moveOut('100.00')).value
    expect(await money()).toMatchObject({ main: '400.00', hold: '0.00' })

    await follow(reference)
    expect(await money()).toEqual({ main: '500.00', hold: '0.00', there: '0.00' })

    await behave('deaf')
    expect((await moveIn('50.00')).value.state).toBe('pending')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each(['twice', 'down', 'refuse'])('is right when the vendor behaves so: %s', async (behaviour) => {
    await behave(behaviour)
    const { reference, state } = (await moveIn('60.00')).value
    await behave('at-once')
    await expire(reference)
    if (state === 'pending') await follow(reference)

    const isThere = behaviour === 'twice'
    expect(await money()).toEqual({
      main: isThere ? '440.00' : '500.00',
      hold: '0.00',
      there: isThere ? '60.00' : '0.00',
    })
  })

  it.each([
    ['before the vendor heard', false],
    ['after the vendor did it', true],
  ])('survives a process that dies %s', async (_when, isHeard) => {
    const { ports } = server().wired.app
    const [real] = ports.use(transferWalletsPort)
    assert(real, 'there is an adapter')
    const dying: TransferWalletProtocol = {
      ...real,
      async transfer(...asked) {
        if (isHeard) await real.transfer(...asked)
        throw new Error('the process died')
      },
    }
    ports.provide(transferWalletsPort, [dying])
    expect((await moveIn('70.00')).errorCode).toBe('unknown.error')
    ports.provide(transferWalletsPort, [real])
    const [{ reference, state }] = await transfers()
    expect(state).toBe('pending')
    expect(await money()).toMatchObject({ main: '430.00', hold: '70.00' })

    const { asked } = await server().wired.app.database.one<{ asked: number }>(sql`
      select count(*)::int as asked
      from platform.outbox
      where payload ->> 'name' = 'funds.followTransfer' and payload -> 'payload' ->> 'reference' = ${reference}`)
    expect(asked).toBe(1)
    await follow(reference)
    await expire(reference)
    await follow(reference)

    expect(await money()).toEqual({
      main: isHeard ? '430.00' : '500.00',
      hold: '0.00',
      there: isHeard ? '70.00' : '0.00',
    })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('refuses answers that the vendor has not signed', async () => {
    await settings({ secret: 'somebody-elses-secret' })
    const { reference, state } = (await moveIn('25.00')).value
    const asked = await check(reference)
    const shown = await wallet()
    await settings({ secret: transferAccount.secret })

    expect(state).toBe('pending')
    expect(asked.errorCode).toBe('transfer.vendor.silent')
    expect(shown).toMatchObject({ isFresh: false, balance: '0.00' })
    expect(await money()).toMatchObject({ main: '475.00', hold: '25.00' })
  })

  it('shows what was last known where the vendor does not say', async () => {
    await moveIn('80.00')
    await behave('down')
    const silent = await wallet()
    const recalled = await recall()
    await behave('at-once')

    expect(silent).toMatchObject({ balance: '80.00', isFresh: false, knownAt: expect.any(Number) })
    expect(recalled).toEqual([expect.objectContaining({ outcome: 'silent' })])
  })

  it('comes back to a frozen member too', async () => {
    await behave('deaf')
    const { reference } = (await moveIn('120.00')).value
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
    await expire(reference)
    await follow(reference)
    await asOperator(server(), 'unfreezeMember', { account, note: 'for a test' })

    const shown = await office('GET', `/staff/vendor-transfers?account=${account}`)
    expect(shown.value.list[0]).toMatchObject({ state: 'refused', failure: 'never' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is looked for again where its own job was lost', async () => {
    await behave('lost')
    const { reference } = (await moveIn('35.00')).value
    await server().wired.app.database.run(sql`
      update funds.transfer
      set changed_at = now() - interval '11 minutes'
      where reference = ${reference}`)
    const jobs = () =>
      server().wired.app.database.one<{ count: number }>(sql`
        select count(*)::int as count
        from platform.outbox
        where payload ->> 'name' = 'funds.followTransfer' and payload -> 'payload' ->> 'reference' = ${reference}`)
    const before = (await jobs()).count

    await checkQuietTransfers.run(system(), { schedule: 'funds.checkQuietTransfers', startsAt: 0, endsAt: 1 })

    expect((await jobs()).count).toBe(before + 1)
  })
})

describe('[D-04] what was played between transfers', () => {
  it('is booked when nothing is left to bring back', async () => {
    await moveIn('90.00')
    await playedBy(-90)
    expect(await purse()).toBe('90000000')

    expect(await recall()).toEqual([expect.objectContaining({ outcome: 'nothing' })])
    expect(await purse()).toBe('0')
    await recall()
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is booked once a day for who moves nothing, and not while a transfer is under way', async () => {
    await moveIn('90.00')
    await playedBy(25)
    const aDayLater = () =>
      server().wired.app.database.run(
        sql`update funds.wallet set known_at = now() - interval '25 hours', asked_at = null where known_at is not null`,
      )
    const hear = () => hearQuietWallets.run(system(), { schedule: 'funds.hearQuietWallets', startsAt: 0, endsAt: 1 })
    await hear()
    expect(await purse()).toBe('90000000')

    await aDayLater()
    await Promise.all([hear(), hear()])
    expect(await purse()).toBe('115000000')

    await playedBy(-15)
    await behave('lost')
    const { reference } = (await moveIn('10.00')).value
    await aDayLater()
    await hear()
    expect(await purse()).toBe('115000000')
    await follow(reference)
    expect(await purse()).toBe('110000000')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is booked of all others where the vendor never tells of some', async () => {
    const { database, ports } = server().wired.app
    const hear = () => hearQuietWallets.run(system(), { schedule: 'funds.hearQuietWallets', startsAt: 0, endsAt: 1 })
    await moveIn('90.00')
    await playedBy(25)
    const silent = [1, 2, 3].map((n) => `${account}s${n}`)
    for (const each of silent) {
      const token = await newMember(server(), each)
      await asOperator(server(), 'creditMember', { account: each, amount: '10.00', note: 'to transfer' })
      const wish = { vassalage: code, amount: '10.00' }
      expect((await call('POST', '/wps/wallets/transferFromMainWallet', wish, token)).status).toBe(200)
    }
    const real = ports.use(transferWalletsPort)
    const heard = real.map(({ protocol, balance, transfer, check: look }) => ({
      protocol,
      transfer,
      check: look,
      balance: async (...[vendor, holder]: Parameters<typeof balance>) => {
        if (silent.includes(holder.account)) throw new VendorUnclear('the account is suspended')
        return balance(vendor, holder)
      },
    }))
    ports.provide(transferWalletsPort, heard)
    // They are longest not heard of, so that they come first; the run ends at the third, as if the vendor were silent.
    await database.run(sql`
      update funds.wallet w
      set known_at = now() - case when m.account = ${account} then interval '25 hours' else interval '9 days' end
      from identity.member m
      where m.id = w.member_id and m.account = any(${[account, ...silent]})`)
    await hear()
    expect(await purse()).toBe('90000000')
    await hear()
    expect(await purse()).toBe('115000000')
    ports.provide(transferWalletsPort, real)
    expect(await ledgerFindings(server())).toEqual([])
  })
})

describe('[D-04] the operators’ list', () => {
  it('shows what is open, asks now, and writes who asked', async () => {
    await behave('lost')
    const { reference } = (await moveIn('45.00')).value
    const open = (await office('GET', '/staff/vendor-transfers?state=open')).value.list
    expect(open[0]).toMatchObject({ reference, account, vassalage: code, state: 'unknown', amount: '45.00' })

    const asked = await check(reference)
    expect(asked.value).toMatchObject({ reference, state: 'done', checkedAt: expect.any(Number) })
    expect((await check(reference)).errorCode).toBe('transfer.settled')
    expect((await check('T260101NEVERWAS')).errorCode).toBe('transfer.not.found')

    const audit = await asOperator<any>(server(), 'listAudit', { action: 'checkTransfer' })
    expect(JSON.stringify(audit)).toContain(reference)
  })
})

describe('[D-04] a transfer whose vendor is gone', () => {
  /** One operator asks for the ruling, another approves it. */
  async function rule(reference: string, outcome: 'done' | 'refused') {
    const asked = await office('POST', `/staff/vendor-transfers/${reference}/mark`, { outcome, note: 'it closed down' })
    expect(asked.status).toBe(202)
    const id = asked.value.proposalId
    return server().call('console', {
      method: 'POST',
      url: `/staff/proposals/${id}/approve`,
      body: {},
      token: approver,
    })
  }
  const order = async (reference: string) =>
    (await office('GET', `/staff/vendor-transfers?reference=${reference}`)).value.list[0]

  it.each(['done', 'refused'] as const)('is settled by two operators as %s, with reason and names', async (outcome) => {
    await behave('deaf')
    const { reference } = (await moveIn('120.00')).value
    expect((await rule(reference, outcome)).json().errorCode).toBe('transfer.on.its.way')
    await expire(reference)

    expect((await rule(reference, outcome)).statusCode).toBe(200)
    // Neither of the two approves what the member withdraws now.
    const editors = await server().wired.app.database.many<{ actor: string }>(sql`
      select actor
      from staff.money_edit
      where operation = 'markTransfer' and member_id = (select member_id from funds.transfer where reference = ${reference})`)
    expect(new Set(editors.map(({ actor }) => actor)).size).toBe(2)

    expect(await order(reference)).toMatchObject({
      state: outcome,
      ruling: 'it closed down',
      ruledBy: 'staff:mitali',
    })
    expect(await money()).toMatchObject({ main: outcome === 'done' ? '380.00' : '500.00', hold: '0.00' })
    expect(await purse()).toBe(outcome === 'done' ? '120000000' : '0')
    expect((await rule(reference, outcome)).json().errorCode).toBe('transfer.settled')
    expect(await ledgerFindings(server())).toEqual([])
  })

  /** What the list of open ones shows of this member. */
  const awaited = async () => {
    const { list } = (await office('GET', `/staff/vendor-transfers?state=open&account=${account}`)).value
    return list.map(({ reference, state, answeredAt }: any) => ({ reference, state, answeredAt }))
  }

  /** What the house's books say was won there in all, below zero lost. */
  const results = async () => {
    const { sum } = await server().wired.app.database.one<{ sum: bigint }>(sql`
      select coalesce(sum(r.amount), 0)::bigint as sum
      from (
        select member_id, result as amount from funds.transfer
        union all
        select member_id, amount from funds.result
      ) r
      join identity.member m on m.id = r.member_id
      where m.account = ${account}`)
    return String(sum)
  }
  const jobsFor = async (reference: string) => {
    const { count } = await server().wired.app.database.one<{ count: number }>(sql`
      select count(*)::int as count
      from platform.outbox
      where payload ->> 'name' = 'funds.followTransfer' and payload -> 'payload' ->> 'reference' = ${reference}`)
    return count
  }

  /** A transfer of 60.00 that the vendor did and nobody heard of (`lost`), or never got (`deaf`), ruled on otherwise. */
  const wrongRulings = [
    ['in, and the vendor has it', 'in', 'lost', 'refused', { ruled: '400.00', corrected: '340.00', there: '160.00' }],
    [
      'in, and the vendor never got it',
      'in',
      'deaf',
      'done',
      { ruled: '340.00', corrected: '400.00', there: '100.00' },
    ],
    ['out, and the vendor sent it', 'out', 'lost', 'refused', { ruled: '400.00', corrected: '460.00', there: '40.00' }],
    [
      'out, and the vendor still has it',
      'out',
      'deaf',
      'done',
      { ruled: '460.00', corrected: '400.00', there: '100.00' },
    ],
  ] as const

  async function ruleWrongly(direction: 'in' | 'out', behaviour: string, outcome: 'done' | 'refused'): Promise<string> {
    await moveIn('100.00')
    await behave(behaviour)
    const { reference } = (await (direction === 'in' ? moveIn('60.00') : moveOut('60.00'))).value
    await expire(reference)
    expect((await rule(reference, outcome)).statusCode).toBe(200)
    await behave('at-once')
    return reference
  }

  it.each(wrongRulings)('%s: the vendor’s record corrects the ruling before anything is recalled', async (...row) => {
    const [, direction, behaviour, outcome, { ruled }] = row
    const reference = await ruleWrongly(direction, behaviour, outcome)
    expect((await money()).main).toBe(ruled)

    await recall()

    const said = outcome === 'done' ? 'refused' : 'done'
    expect(await order(reference)).toMatchObject({
      state: outcome,
      contradiction: said,
      answeredAt: expect.any(Number),
      correctedAt: expect.any(Number),
      owed: null,
    })
    expect((await transfers()).find((each: any) => each.reference === reference)).toMatchObject({ state: said })
    expect(await money()).toEqual({ main: '500.00', hold: '0.00', there: '0.00' })
    expect(await purse()).toBe('0')
    expect(await results()).toBe('0')
    const record = (await call('GET', '/wps/report/transactions?type=transfer')).value.list
    expect(record.filter(({ kind }: any) => kind === 'funds.correction')).toHaveLength(1)
    expect((await check(reference)).errorCode).toBe('transfer.settled')
    const contradicted = (await office('GET', '/staff/vendor-transfers?state=contradicted')).value.list
    expect(contradicted.map((each: any) => each.reference)).toContain(reference)
    const audit = JSON.stringify(await asOperator(server(), 'listAudit', { action: 'correctTransfer' }))
    expect(audit).toContain(reference)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each(wrongRulings)('%s: the vendor is asked again until it answers, and once is enough', async (...row) => {
    const [, direction, behaviour, outcome, { corrected, there }] = row
    const reference = await ruleWrongly(direction, behaviour, outcome)
    await behave('down')
    const before = await jobsFor(reference)
    await follow(reference)
    expect(await order(reference)).toMatchObject({ answeredAt: null, contradiction: null })
    expect(await awaited()).toEqual([{ reference, state: outcome, answeredAt: null }])
    expect(await jobsFor(reference)).toBe(before + 1)

    await behave('at-once')
    await Promise.all([follow(reference), follow(reference), check(reference)])

    expect(await order(reference)).toMatchObject({ correctedAt: expect.any(Number) })
    expect(await awaited()).toEqual([])
    expect(await jobsFor(reference)).toBe(before + 1)
    expect(await money()).toEqual({ main: corrected, hold: '0.00', there })
    expect(await purse()).toBe(`${Number(there) * 1_000_000}`)
    expect(await results()).toBe('0')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('books nothing as won or lost, and begins nothing, until the vendor has answered', async () => {
    const reference = await ruleWrongly('in', 'lost', 'refused')
    await playedBy(15)
    await behave('down')
    expect(await recall()).toEqual([expect.objectContaining({ outcome: 'silent' })])
    expect((await moveIn('20.00')).errorCode).toBe('transfer.pending')
    expect(await results()).toBe('0')

    await behave('at-once')
    expect((await moveIn('20.00')).value.state).toBe('done')

    expect(await order(reference)).toMatchObject({ contradiction: 'done' })
    // Fifteen were won; the sixty that came back from the ruling were not.
    expect(await results()).toBe('15000000')
    expect(await money()).toEqual({ main: '320.00', hold: '0.00', there: '195.00' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('says so where the vendor agrees, and asks it no more', async () => {
    await moveIn('100.00')
    await behave('lost')
    const { reference } = (await moveIn('60.00')).value
    await expire(reference)
    await rule(reference, 'done')
    expect(await awaited()).toEqual([{ reference, state: 'done', answeredAt: null }])

    expect((await check(reference)).value).toMatchObject({ answeredAt: expect.any(Number), contradiction: null })
    expect(await awaited()).toEqual([])
    const before = await jobsFor(reference)
    await follow(reference)
    expect(await jobsFor(reference)).toBe(before)
    expect((await check(reference)).errorCode).toBe('transfer.settled')
    expect(await money()).toEqual({ main: '340.00', hold: '0.00', there: '160.00' })
  })

  it('recovers from what comes back what the member no longer has, also where they are frozen', async () => {
    const reference = await ruleWrongly('in', 'lost', 'refused')
    await loseElsewhere('370.00')
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })

    await office('POST', `/staff/members/${account}/recall`, { note: 'vendor is back' })

    expect(await order(reference)).toMatchObject({ contradiction: 'done', owed: '30.00' })
    const [back] = (await office('GET', `/staff/vendor-transfers?account=${account}`)).value.list
    expect(back).toMatchObject({ direction: 'out', amount: '160.00', state: 'done', recovered: '30.00' })
    const { main } = await server().wired.app.database.one<{ main: bigint }>(sql`
      select b.balance as main
      from identity.member m
      join ledger.account a on a.owner = 'member:' || m.id and a.purse = 2
      join ledger.balance b on b.account_id = a.id
      where m.account = ${account}`)
    expect([main, await purse(), await results()]).toEqual([130_000_000n, '0', '0'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('recovers it also from what a corrected ruling brings back', async () => {
    const advanced = await ruleWrongly('in', 'lost', 'refused')
    await loseElsewhere('370.00')
    await check(advanced)
    expect(await order(advanced)).toMatchObject({ contradiction: 'done', owed: '30.00' })

    await behave('lost')
    const { reference } = (await moveOut('160.00')).value
    await expire(reference)
    expect((await rule(reference, 'refused')).statusCode).toBe(200)
    await behave('at-once')
    await check(reference)

    expect(await order(reference)).toMatchObject({ state: 'refused', contradiction: 'done', recovered: '30.00' })
    expect((await money()).main).toBe('130.00')
    expect([await purse(), await results()]).toEqual(['0', '0'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is looked for again where its own job was lost', async () => {
    const reference = await ruleWrongly('in', 'lost', 'refused')
    await server().wired.app.database.run(sql`
      update funds.transfer
      set changed_at = now() - interval '3 hours', checked_at = null
      where reference = ${reference}`)
    const before = await jobsFor(reference)
    await checkQuietTransfers.run(system(), { schedule: 'funds.checkQuietTransfers', startsAt: 0, endsAt: 1 })
    expect(await jobsFor(reference)).toBe(before + 1)
  })

  it('back to main is won where the books knew of less', async () => {
    await moveIn('50.00')
    await playedBy(25)
    await behave('lost')
    const { reference } = (await moveOut('70.00')).value
    await expire(reference)
    await rule(reference, 'done')

    expect(await money()).toMatchObject({ main: '520.00', hold: '0.00' })
    expect(await purse()).toBe('0')
    expect(await ledgerFindings(server())).toEqual([])
  })
})

describe('[D-04] staff bring back what a member has at vendors', () => {
  it('also those of a frozen member, who cannot do so, with the reason in the audit log', async () => {
    await moveIn('120.00')
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })

    const { value } = await office('POST', `/staff/members/${account}/recall`, { note: 'account is closed' })

    expect(value.list).toEqual([expect.objectContaining({ vassalage: code, outcome: 'done', amount: '120.00' })])
    expect(await purse()).toBe('0')
    expect((await office('POST', '/staff/members/nobody1x/recall', { note: 'no such' })).errorCode).toBe(
      'member.not.found',
    )
    expect(JSON.stringify(await asOperator(server(), 'listAudit', { action: 'recallMemberFunds' }))).toContain(account)
    expect(await ledgerFindings(server())).toEqual([])
  })
})
