import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
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
})
