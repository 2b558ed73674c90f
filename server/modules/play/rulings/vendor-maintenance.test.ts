import { randomUUID } from 'node:crypto'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { cataloguePort } from '../../catalogue/index.ts'

const server = useServer()
const HOUR = 3_600_000
let cast: Cast
let vendor: TestVendor
let member: string
const account = 'Nasima7'

beforeAll(async () => {
  cast = await signInTheCast(server())
  vendor = await openVendor(server())
  member = await newMember(server(), account)
  await asOperator(server(), 'creditMember', { account, amount: '100.00', note: 'test' })
})

async function plan(periods: object[], token = cast.admin, planned?: object[]) {
  const url = `/staff/vendors/${vendor.code}/maintenance`
  const body = { periods, ...(planned && { planned }) }
  const answer = await server().call('console', { method: 'PUT', url, body, token })
  await server().wired.app.ports.use(cataloguePort).refresh()
  return answer
}

const launch = async () =>
  (
    await server().call('portal', {
      method: 'POST',
      url: '/wps/game/launchGame',
      body: { nodeId: vendor.nodeId },
      token: member,
    })
  ).json()

const shown = async () =>
  (await server().call('portal', { url: `/lgw/games/game/${vendor.nodeId}`, token: member })).json()

const betwin = (type: 'bet' | 'win', round: string) =>
  vendor.send('betwin', {
    account_id: account,
    currency: 'BDT',
    game_id: 'game',
    round_id: round,
    transactions: [{ id_provider: randomUUID(), type, amount: '2.00' }],
  })

it('[D-04] planned maintenance is shown with its end, starts no game and takes no bet, and still pays', async () => {
  const round = randomUUID()
  await betwin('bet', round)
  const [from, until] = [Date.now() - HOUR, Date.now() + HOUR]

  const planned = await plan([
    { from: until + HOUR, until: until + 2 * HOUR },
    { from, until },
    { from: from - 2 * HOUR, until: from - HOUR },
  ])

  expect(planned.json().value).toMatchObject({
    status: 'open',
    maintenance: [
      { from, until },
      { from: until + HOUR, until: until + 2 * HOUR },
    ],
    maintenanceEndsAt: until,
  })
  expect(await launch()).toMatchObject({ errorCode: 'game.maintenance', value: { until } })
  expect(await shown()).toMatchObject({ isMaintenance: true, maintenanceEndsAt: until })
  expect(await betwin('bet', randomUUID())).toMatchObject({ status: 400, body: { meta: { api_code: '405' } } })
  expect(await betwin('win', round)).toMatchObject({ status: 200, body: { balance: '100.00' } })
})

it('[D-04] it ends automatically, in every process', async () => {
  const until = Date.now() + 5_000
  await plan([{ from: Date.now() - HOUR, until }])
  expect(await shown()).toMatchObject({ isMaintenance: true, maintenanceEndsAt: until })

  await expect.poll(shown, { timeout: 20_000 }).toMatchObject({ isMaintenance: false, maintenanceEndsAt: null })

  expect(Date.now()).toBeGreaterThanOrEqual(until)
  expect(await betwin('bet', randomUUID())).toMatchObject({ status: 200 })
})

it('[H-04] periods that overlap, or end before they begin, are refused; so are operators without permission', async () => {
  const now = Date.now()
  const wrong = { errorCode: 'request.invalid', value: { fields: [{ field: 'periods' }] } }
  expect((await plan([{ from: now + HOUR, until: now }])).json()).toMatchObject(wrong)
  const meeting = [
    { from: now, until: now + 2 * HOUR },
    { from: now + HOUR, until: now + 3 * HOUR },
  ]
  expect((await plan(meeting)).json()).toMatchObject(wrong)
  const support = await signInOperator(server(), 'joy', 'support')
  expect((await plan([], support)).statusCode).toBe(403)
})

it('[D-04] what one operator plans does not take the place of what another planned meanwhile', async () => {
  await plan([])
  const [first, second] = [1, 3].map((hours) => ({
    from: Date.now() + hours * HOUR,
    until: Date.now() + (hours + 1) * HOUR,
  }))
  // Both looked at the vendor before anything was planned.
  expect((await plan([first!], cast.admin, [])).statusCode).toBe(200)

  const refused = await plan([second!], cast.admin, [])
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'vendor.plan.changed'])

  // What is over was left out meanwhile, and is no change.
  const over = { from: Date.now() - 2 * HOUR, until: Date.now() - HOUR }
  const added = await plan([first!, second!], cast.admin, [over, first!])
  expect(added.json().value.maintenance).toEqual([first, second])
})
