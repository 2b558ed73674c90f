import { beforeAll, expect, it } from 'vitest'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { cataloguePort } from '../index.ts'

const server = useServer()
let cast: Cast
let nodeId: number

const staff = async (method: 'POST' | 'PUT', url: string, body: object) => {
  const answer = await server().call('console', { method, url, token: cast.admin, body })
  await server().wired.app.ports.use(cataloguePort).refresh()
  return answer.json().value
}
const show = async (node: number | string) =>
  (await server().call('portal', { url: `/lgw/games/game/${node}?language=bn` })).json()

beforeAll(async () => {
  cast = await signInTheCast(server())
  await staff('PUT', '/staff/vendors/ACME', { protocol: 'softswiss', name: 'Acme Studio' })
  const game = { code: 'lotus', name: 'Lotus', names: { bn: 'পদ্ম' }, vendor: 'ACME', type: 'RNG', rtp: '96.50' }
  ;({ nodeId } = await staff('POST', '/staff/games', game))
})

it('[D-11] tells a game that is opened by its address, in the reader’s language', async () => {
  expect(await show(nodeId)).toMatchObject({
    nodeId,
    gameId: 'lotus',
    displayName: 'পদ্ম',
    vassalage: 'ACME',
    rtp: '96.50',
    isMaintenance: false,
  })
})

it('[D-11] tells that a game’s vendor is under maintenance', async () => {
  await staff('PUT', '/staff/vendors/ACME', { status: 'maintenance' })

  expect(await show(nodeId)).toMatchObject({ isMaintenance: true })
})

it.each([
  ['no game has', () => 2_000_000_000],
  ['belongs to a closed vendor', () => nodeId],
])('[D-11] does not know a node that %s', async (_what, node) => {
  await staff('PUT', '/staff/vendors/ACME', { status: 'closed' })

  expect(await show(node())).toMatchObject({ success: false, errorCode: 'game.not.found' })
})

it.each(['0', '-1', '1.5', 'x'])('[D-11] refuses %s as a node', async (node) => {
  expect(await show(node)).toMatchObject({ success: false, errorCode: 'request.invalid' })
})
