import { logIn } from '@croupier/dev/testing/accounts.ts'
import { type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { type TestServer, useServer } from '@croupier/dev/testing/server.ts'
import { inHouseGames } from '@croupier/games/index.ts'
import { verifyRound } from '@croupier/games/engine/verify-round.ts'
import { beforeAll, expect, it } from 'vitest'

const server = useServer()
let house: House

beforeAll(async () => {
  house = await openHouse(server())
})

async function signIn(at: TestServer, account: string): Promise<string> {
  const answer = await logIn(at, { username: account, password: 'lantern-light-77' })
  return answer.json().value.token
}

it('[D-05] a player sees what a round came from, the server seed after a change of seeds, and verifies it', async () => {
  const table = await openTable(server(), house['monsoon-lanterns']!, { balance: '5000.00' })
  const { body } = await table.playUntil({ mode: 'BASE', amount: 10_000_000 }, ({ payout }) => payout > 0)
  const { betID, state } = body.round
  const token = await signIn(server(), table.account)
  const ask = (id: string, as = token) => server().call('portal', { url: `/wps/game/rounds/${id}/fairness`, token: as })

  const open = (await ask(betID)).json().value
  await table.rgs('/wallet/end-round')
  await table.rgs('/fairness/rotate', { clientSeed: 'mine' })
  const revealed = (await ask(betID)).json().value

  expect(open).toMatchObject({ roundId: betID, game: 'monsoon-lanterns', isOpen: true, serverSeed: null, choice: null })
  expect(open).toMatchObject({
    amount: '10.00',
    currency: 'BDT',
    serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(revealed).toMatchObject({ isOpen: false, serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/), events: state })
  const rules = inHouseGames.find(({ code }) => code === revealed.game)!
  const verified = verifyRound(rules, revealed)
  expect(verified.verdict === 'decided' && verified.outcome.events).toEqual(state)
})

it('[D-05] a round that is another’s, or none, is not found', async () => {
  const table = await openTable(server(), house['dice']!)
  const order = { mode: 'BASE', amount: 1_000_000, choice: { target: '50.50', over: true } }
  const { body } = await table.rgs('/wallet/play', order)
  const other = await openTable(server(), house['dice']!)
  const token = await signIn(server(), other.account)

  for (const id of [body.round.betID, '019aa8c8-0000-7000-8000-000000000000', '1', '%00']) {
    const answer = await server().call('portal', { url: `/wps/game/rounds/${id}/fairness`, token })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('clientSeed')
  }
  const nobody = await server().call('portal', { url: `/wps/game/rounds/${body.round.betID}/fairness` })
  expect(nobody.statusCode).toBe(401)
})
