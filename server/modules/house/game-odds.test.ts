import { createHash } from 'node:crypto'
import { openImported } from '@croupier/dev/testing/bundle.ts'
import { type House, openHouse } from '@croupier/dev/testing/house.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, expect, it } from 'vitest'

const server = useServer()
let house: House
let cast: Cast
let boats: number

beforeAll(async () => {
  house = await openHouse(server())
  ;({ nodeId: boats } = await openImported(server(), 'boats'))
  cast = await signInTheCast(server())
})

const odds = async (nodeId: number) => (await server().call('portal', { url: `/lgw/games/game/${nodeId}/odds` })).json()

it('[D-05] shows the cost and return of every mode of an imported game, and its table to the byte', async () => {
  const value = await odds(boats)

  expect(value).toMatchObject({ proof: 'tables', version: '1', verifyPage: expect.stringMatching(/\/play\/verify\/$/) })
  expect(value.modes).toMatchObject([
    { mode: 'base', cost: '1', rtp: '81.50', hitRate: '40.00', maxWin: '200.00' },
    { mode: 'ante', cost: '1.5', rtp: '90.00', hitRate: '30.00', maxWin: '4.50' },
    { mode: 'bonus', cost: '10', rtp: '94.00', hitRate: '90.00', maxWin: '50.00' },
  ])
  for (const { tableUrl, tableHash } of value.modes) {
    const file = await server().bundles.inject(new URL(tableUrl).pathname)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(tableHash)
  }
})

it('[D-05] shows them for the house’s own games, and leaves out what the player chooses', async () => {
  expect(await odds(house['dice']!)).toMatchObject({
    proof: 'rules',
    modes: [{ mode: 'BASE', cost: '1', rtp: '99.00', hitRate: null, maxWin: null, tableHash: null }],
  })
  expect((await odds(house['monsoon-lanterns']!)).modes).toMatchObject([
    { mode: 'BASE', cost: '1', rtp: '95.95', hitRate: '32.67', maxWin: '31617.00' },
  ])
  expect((await odds(house['lamplight-bingo']!)).modes).toMatchObject([
    { mode: 'BASE', cost: '1', rtp: '96.44', hitRate: null, maxWin: '10000.00' },
  ])
  for (const code of ['sky-lantern', 'bamboo-rain']) {
    expect((await odds(house[code]!)).modes).toMatchObject([
      { mode: 'BASE', cost: '1', rtp: '99.00', hitRate: null, maxWin: null },
    ])
  }
  expect((await odds(house['delta-nets']!)).modes).toMatchObject([
    { mode: 'BASE', cost: '1', rtp: '96.00', hitRate: null, maxWin: null },
  ])
})

it('[D-05] shows operators the same, and refuses unknown games', async () => {
  const staff = await server().call('console', { url: `/staff/games/${boats}/odds`, token: cast.admin })

  expect(staff.json().value).toEqual(await odds(boats))
  expect((await odds(2_000_000_000)).errorCode).toBe('game.not.found')
})

it('[D-05] prints on an imported game the return of the mode that returns least', async () => {
  const value = (await server().call('portal', { url: `/lgw/games/game/${boats}` })).json()

  expect(value.rtp).toBe('81.50')
})
