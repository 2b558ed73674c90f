import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useServer()
let cast: Cast
let member: string

const own = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('portal', { method, url: `/wps${url}`, token: member, ...(body ? { body } : {}) })).json()

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Surface01')
  const limits = { currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
  const hand = { payBank: 'Bank', payHolder: 'House', payNumber: '1102' }
  for (const [code, more] of Object.entries({
    'surface-mt': { kind: 'mt', ...hand },
    'surface-ma': { kind: 'ma', ...hand },
    'surface-qr': { kind: 'qr', qrText: 'https://qr.example/house' },
    'surface-voucher': { kind: 'voucher' },
    'surface-c2c': { kind: 'c2c' },
  })) {
    const body = { name: code, ...limits, ...more }
    await server().call('console', { method: 'PUT', url: `/staff/deposit-channels/${code}`, token: cast.admin, body })
  }
})

describe('[B-02] [B-03] [B-04] what public clients call of the cashier', () => {
  it.each([
    ['/relay/MCSFE_getDepositSettings', { allowDeposit: 'Y', currency: 'BDT' }],
    ['/relay/MCSFE_getWithdrawSettings', { currency: 'BDT' }],
    ['/relay/MCSFE_getPaymentConfirmationList', { list: [] }],
    ['/system/depositBanks', { list: expect.arrayContaining([expect.objectContaining({ code: 'surface-mt' })]) }],
    ['/system/withdrawBanks', { list: expect.any(Array) }],
    ['/report/depositTransaction', { list: expect.any(Array) }],
    ['/report/withdrawTransaction', { list: expect.any(Array) }],
    ['/report/transactions', { list: expect.any(Array) }],
    ['/report/profitLoss', expect.anything()],
    ['/report/bonus', expect.anything()],
  ])('GET %s answers', async (url, value) => {
    const answer = await own('GET', url)
    expect(answer).toMatchObject({ success: true })
    if (typeof value === 'object' && !('asymmetricMatch' in value)) expect(answer.value).toMatchObject(value)
  })

  it.each(['mt', 'ma', 'qr'])('POST /transaction/deposit/%s makes an order', async (kind) => {
    const answer = await own('POST', `/transaction/deposit/${kind}`, { channel: `surface-${kind}`, amount: '500' })
    expect(answer.value).toMatchObject({ kind, state: 'waiting', amount: '500.00' })
  })

  it('MCSFE_depositByQRImageUrl makes one that is paid by the house’s code', async () => {
    const asked = { channel: 'surface-qr', amount: '600' }
    const answer = await own('POST', '/relay/MCSFE_depositByQRImageUrl', asked)
    expect(answer.value).toMatchObject({ kind: 'qr', qrText: 'https://qr.example/house', isProvable: true })
  })

  it.each([
    ['/transaction/deposit/pg', { channel: 'surface-qr', amount: '500' }, 'deposit.channel.unavailable'],
    ['/transaction/deposit/c2c', { channel: 'surface-c2c', amount: '500' }, 'deposit.match.none'],
    ['/transaction/deposit/voucher', { code: 'AAAA-BBBB-CCCC-DDDD' }, 'voucher.unknown'],
    ['/relay/MCSFE_processC2CTransaction', { id: '1', answer: 'received' }, 'payout.part.not.found'],
    ['/file', { picture: Buffer.from('no picture at all').toString('base64') }, 'upload.not.image'],
  ])('POST %s says no in a sentence of its own', async (url, body, code) => {
    const answer = await own('POST', url, body)
    expect(answer).toMatchObject({ success: false, errorCode: code })
    expect(answer.message.length).toBeGreaterThan(10)
  })
})
