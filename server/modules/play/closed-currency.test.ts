import { randomUUID } from 'node:crypto'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import { expect, it } from 'vitest'
import { cataloguePort } from '../catalogue/index.ts'

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
  expect(closed.status).toBe(400)
  expect([won.status, won.body.balance]).toEqual([200, '95.00'])
  expect([again.status, again.body.balance]).toEqual([200, '94.00'])
})
