import { logIn } from '@croupier/dev/testing/accounts.ts'
import { callRgs, type House, openHouse } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'

const server = useServer()
let house: House

beforeAll(async () => {
  house = await openHouse(server())
})

async function signIn(account: string): Promise<string> {
  const answer = await logIn(server(), { username: account, password: 'lantern-light-77' })
  return answer.json().value.token
}

async function launch(token: string, accountType: number): Promise<URL> {
  const url = `/wps/game/launchGame?nodeId=${house['dice']}&accountType=${accountType}&device=mobile`
  const answer = await server().call('portal', { url, token })
  expect(answer.statusCode).toBe(200)
  return new URL(answer.json().value.content.game_url)
}

const order = { mode: 'BASE', amount: 10_000_000, choice: { target: '50.50', over: true } }

it('[D-05] is launched like any vendor’s game, on the games origin', async () => {
  const token = await signIn(await openPlayer(server(), '70.00'))

  const url = await launch(token, 1)
  const { sessionID, ...rest } = Object.fromEntries(url.searchParams)

  expect(url.pathname).toBe('/play/dice/')
  expect(rest).toEqual({ rgs_url: url.host, lang: 'en', device: 'mobile', currency: 'BDT' })
  const { body } = await callRgs(server(), '/wallet/authenticate', { sessionID })
  expect(body.balance).toEqual({ amount: 70_000_000, currency: 'BDT' })
})

it('[D-05] is launched for play money by a member, and leaves their money alone', async () => {
  const token = await signIn(await openPlayer(server(), '70.00'))

  const url = await launch(token, 0)

  expect(url.searchParams.get('demo')).toBe('true')
  const { body } = await callRgs(server(), '/wallet/authenticate', { sessionID: url.searchParams.get('sessionID') })
  expect(body.balance.amount).toBe(10_000_000_000)
})

it('[D-05] plays a trial’s own play money, in no statistic', async () => {
  const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
  const token = trial.json().value?.token
  expect(token).toBeTruthy()
  const url = await launch(token, 0)
  const sessionID = url.searchParams.get('sessionID')

  const { body } = await callRgs(server(), '/wallet/play', { sessionID, ...order })

  expect(body.balance.amount).toBe(9_990_000_000)
  const round = await server().wired.app.database.one<{ isDemo: boolean }>(sql`
    select is_demo as "isDemo" from play.round where id = ${body.round.betID}`)
  expect(round.isDemo).toBe(true)
})

it('is launched for play money by the relayed trial launch, which older clients send no account type', async () => {
  const token = await signIn(await openPlayer(server(), '70.00'))

  const answer = await server().call('portal', {
    method: 'POST',
    url: '/wps/relay/GCS_gameTrialLaunch',
    token,
    body: { nodeId: house['dice'] },
  })

  expect(answer.json().value.content).toMatchObject({ nodeId: house['dice'], isDemo: true })
})

it('[A-11] is refused only to a trial that asks for it for money', async () => {
  const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
  const { token } = trial.json().value
  const asked = async (accountType: string) => {
    const url = `/wps/game/launchGame?nodeId=${house['dice']}${accountType}`
    const { statusCode, json } = await server().call('portal', { url, token })
    return [statusCode, json().errorCode, json().value?.content?.isDemo]
  }

  expect(await asked('&accountType=1')).toEqual([403, 'in_need_true_account', undefined])
  expect(await asked('')).toEqual([403, 'in_need_true_account', undefined])
  expect(await asked('&accountType=0')).toEqual([200, undefined, true])
  const member = await signIn(await openPlayer(server(), '70.00'))
  expect((await launch(member, 1)).searchParams.get('demo')).toBeNull()
})
