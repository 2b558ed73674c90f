import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { exportDepositOrders } from '@croupier/api/wallet/exports/export-deposit-orders.ts'
import { exportWithdrawalOrders } from '@croupier/api/wallet/exports/export-withdrawal-orders.ts'
import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { FakeClock } from '../../../platform/clock.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { openExport } from './export-desk.ts'

const server = useServer()
let cast: Cast
let member: string

const call = (token: string, listener: 'portal' | 'console', url: string, body: object = {}) =>
  server().call(listener, { method: 'POST', url, token, body })

/** What stands under an address, in the parts in which it is written. */
async function partsUnder(address: string): Promise<string[] | undefined> {
  const found = openExport(server().wired.app, address.replace('/exports/', ''))
  if (!found) return undefined
  const parts: string[] = []
  for await (const part of found.lines) parts.push(part)
  return parts
}

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Exporter01')
  for (const amount of ['10', '20.5', '3']) {
    await call(cast.admin, 'console', '/staff/members/Exporter01/credit', { amount, note: 'to export' })
  }
})

describe('[B-08] the account record as CSV', () => {
  it('has every change with reference and balance after it, and lasts a minute', async () => {
    const { address } = (await call(member, 'portal', '/wps/report/transactions/export')).json().value
    const lines = (await partsUnder(address))!.join('').trim().split('\n')
    expect(lines[0]).toBe('number,time,kind,reference,amount,balance,unit')
    expect(lines.slice(1).map((line) => line.split(',').slice(4).join(' '))).toEqual([
      '3.00 33.50 BDT',
      '20.50 30.50 BDT',
      '10.00 10.00 BDT',
    ])
    expect(lines[1]).toContain('wallet.adjustment')
  })

  it('filters by type, and refuses periods that are too long', async () => {
    const none = (await call(member, 'portal', '/wps/report/transactions/export', { type: 'bet' })).json().value
    expect(await partsUnder(none.address)).toHaveLength(1)
    const long = await call(member, 'portal', '/wps/report/transactions/export', { from: 0, until: Date.now() })
    expect(long.json().errorCode).toBe('request.invalid')
  })

  it('is named by the day it is in the house, not in Greenwich', async () => {
    const { address } = (await call(member, 'portal', '/wps/report/transactions/export')).json().value
    const { app } = server().wired
    // A quarter to midnight in Greenwich: in Dhaka the next day has begun.
    const evening = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 900_000
    const late = { ...app, clock: new FakeClock(evening) }
    const { name } = openExport(late, address.replace('/exports/', ''))!
    expect(app.ports.use(settingsPort).read(timeZone)).toBe('Asia/Dhaka')
    expect(name).toBe(`account-record-${new Date().toISOString().slice(0, 10)}.csv`)
  })

  it('an address that was altered, or made up, leads nowhere', async () => {
    const { address } = (await call(member, 'portal', '/wps/report/transactions/export')).json().value
    for (const wrong of [`${address.slice(0, -8)}AAAAAAAA`, '/exports/short', `/exports/${'x'.repeat(90)}`]) {
      expect(await partsUnder(wrong)).toBeUndefined()
    }
  })
})

describe('[H-03] deposits and withdrawals as CSV', () => {
  it.each(['deposits', 'withdrawals'])('%s: for operators who may read them, of one member too', async (list) => {
    const answer = await call(cast.admin, 'console', `/staff/${list}/export`, { account: 'Exporter01' })
    const parts = await partsUnder(answer.json().value.address)
    expect(parts![0]).toMatch(/^reference,account,time,state,/)
    const nobody = await call(cast.admin, 'console', `/staff/${list}/export`, { account: 'Nobody77' })
    expect(nobody.json().errorCode).toBe('member.not.found')
  })

  it('saves what the list shows: by account, reference, transaction, address, device, channel and state', async () => {
    const { database } = server().wired.app
    const limits = { currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
    await server().call('console', {
      method: 'PUT',
      url: '/staff/deposit-channels/saved',
      token: cast.admin,
      body: { kind: 'qr', name: 'saved', qrText: 'pay', ...limits },
    })
    const other = await newMember(server(), 'Exporter02')
    const ask = (token: string, address: string) =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/transaction/deposit/qr',
        token,
        address,
        body: { channel: 'saved', amount: '500' },
      })
    const { reference } = (await ask(member, '10.46.1.1')).json().value
    await ask(other, '10.46.1.2')
    await database.run(sql`
      update wallet.deposit_order set transaction_id = 'TRX777' where reference = ${reference}`)
    await database.run(sql`
      insert into identity.known_device (member_id, device_hash, first_seen_at, last_seen_at, user_agent)
      select id, ${Buffer.alloc(32, 9)}, now(), now() + interval '1 hour', 'Firefox/140.0 Android'
      from identity.member where account = 'Exporter01'`)
    const shown = await server().call('console', { url: `/staff/deposits/${reference}`, token: cast.admin })
    const [device] = shown.json().value.devices

    for (const filter of [
      { account: 'Exporter01' },
      { reference },
      { transaction: 'trx777' },
      { ip: '10.46.1.1' },
      { device: device.id },
      { channel: 'saved', state: 'waiting', account: 'Exporter01' },
    ]) {
      const { address } = (await call(cast.admin, 'console', '/staff/deposits/export', filter)).json().value
      const lines = (await partsUnder(address))!.join('').trim().split('\n')
      expect([filter, lines.slice(1).map((line) => line.split(',')[0])]).toEqual([filter, [reference]])
      expect(lines[1]).toMatch(/,10\.46\.1\.1$/)
    }
  })

  it('takes for its filter just what the list takes', () => {
    const filterOf = ({ input }: { input: { _zod: { def: { shape: object } } } }) =>
      Object.keys(input._zod.def.shape).filter((field) => !['before', 'pageSize', 'order'].includes(field))
    expect(filterOf(exportDepositOrders)).toEqual(filterOf(listDepositOrders))
    expect(filterOf(exportWithdrawalOrders)).toEqual(filterOf(listWithdrawalOrders))
  })
})
