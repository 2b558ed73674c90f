import { randomUUID } from 'node:crypto'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import { expect, it } from 'vitest'
import { cataloguePort, vendorByCode } from '../../catalogue/index.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { openGameSession } from '../index.ts'

const server = useServer()

it('[D-04] a bet in a currency that was closed since the launch is refused; what the round wins still lands', async () => {
  const vendor = await openVendor(server())
  const account = await openPlayer(server())
  const round = randomUUID()
  const send = (type: 'bet' | 'win', amount: string) =>
    vendor.send('betwin', {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id: round,
      transactions: [{ id_provider: randomUUID(), type, amount }],
    })
  const close = async (closedCurrencies: string[]) => {
    await asOperator(server(), 'setVendor', { code: vendor.code, closedCurrencies })
    await server().wired.app.ports.use(cataloguePort).refresh()
  }

  const open = await send('bet', '10.00')
  await close(['USD', 'BDT'])
  const closed = await send('bet', '10.00')
  const won = await send('win', '5.00')
  await close(['USD'])
  const again = await send('bet', '1.00')

  expect([open.status, open.body.balance]).toEqual([200, '90.00'])
  expect([closed.status, closed.body.meta.api_code]).toEqual([400, '154'])
  expect([won.status, won.body.balance]).toEqual([200, '95.00'])
  expect([again.status, again.body.balance]).toEqual([200, '94.00'])
})

it('[D-04] a bet needs a session of its own currency, for money', async () => {
  const { app } = server().wired
  const vendor = await openVendor(server())
  const account = await openPlayer(server())
  const member = (await findMemberByAccount(app.database, account))!
  const bet = async (session: { currency: string; isDemo: boolean }) => {
    const { token } = await app.database.transaction((tx) =>
      openGameSession(tx, {
        ...session,
        launchedFrom: null,
        memberId: member.id,
        account,
        vendorId: vendorByCode(app, vendor.code)!.id,
        gameNodeId: vendor.nodeId,
        language: 'en',
        device: 'desktop',
      }),
    )
    return vendor.send('betwin', {
      account_id: account,
      currency: 'BDT',
      game_id: 'game',
      round_id: randomUUID(),
      session_id: token,
      transactions: [{ id_provider: randomUUID(), type: 'bet', amount: '10.00' }],
    })
  }

  expect(await bet({ currency: 'BDT', isDemo: false })).toMatchObject({ status: 200, body: { balance: '90.00' } })
  for (const other of [
    { currency: 'USD', isDemo: false },
    { currency: 'BDT', isDemo: true },
  ]) {
    expect(await bet(other)).toMatchObject({ status: 400, body: { meta: { api_code: '101' } } })
  }
})
