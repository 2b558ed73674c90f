import { logIn } from '../testing/accounts.ts'
import { importFolder, openImported, rowsOf, smallBundle, writeBundle } from '../testing/bundle.ts'
import { openPublicClient } from '../testing/public-client.ts'
import { useServer } from '../testing/server.ts'
import { ledgerFindings, openPlayer } from '../testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'

/*
 * Other people's games of the Stake Engine form bring their own client. This one makes the calls that their public client
 * makes, in its order, against a game launched as any player launches it.
 */

const server = useServer()
let nodeId: number

beforeAll(async () => {
  ;({ nodeId } = await openImported(server(), 'boats'))
})

const BET = 10_000_000

async function tokenOf(account: string): Promise<string> {
  const answer = await logIn(server(), { username: account, password: 'lantern-light-77' })
  return answer.json().value.token
}

async function launch(token: string, accountType = 1): Promise<string> {
  const url = `/wps/game/launchGame?nodeId=${nodeId}&accountType=${accountType}&device=mobile`
  const answer = await server().call('portal', { url, token })
  expect(answer.statusCode).toBe(200)
  return answer.json().value.content.game_url
}

async function openClient(balance: string) {
  const token = await tokenOf(await openPlayer(server(), balance))
  return { token, client: openPublicClient(server(), await launch(token)) }
}

it('[D-05] launches the game’s own page with the words the public client reads', async () => {
  const url = new URL(await launch(await tokenOf(await openPlayer(server(), '50.00'))))

  expect(url.pathname).toBe('/bundle/boats/1/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sessionID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    rgs_url: `${url.host}/rgs`,
    lang: 'en',
    device: 'mobile',
    currency: 'BDT',
  })
  const page = await server().bundles.inject(`${url.pathname}${url.search}`)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

it('[D-05] plays round after round in every mode, and the balance is what the rounds say', async () => {
  const { client } = await openClient('9000.00')
  const { config, round } = await client.open()
  expect(round).toBeNull()
  expect(config).toMatchObject({
    minBet: 1_000_000,
    stepBet: 1_000_000,
    betModes: { base: { cost: 1 }, ante: { cost: 1.5 }, bonus: { cost: 10 } },
    jurisdiction: { socialCasino: false, disabledTurbo: false, displayRTP: true, minimumRoundDuration: 0 },
  })

  let expected = 9_000_000_000
  for (const [mode, cost] of [
    ['BASE', 1],
    ['ANTE', 1.5],
    ['BONUS', 10],
  ] as const) {
    for (let played = 0; played < 12; played += 1) {
      const round = await client.play(BET, mode, mode === 'BONUS')
      expected += round.payout - BET * cost
      expect(round.payout).toBe(round.payoutMultiplier * BET)
      expect([round.mode, round.active]).toEqual([mode, round.payout > 0])
      expect(client.balance).toEqual({ amount: expected, currency: 'BDT' })
    }
  }
  expect(await client.refresh()).toEqual({ amount: expected, currency: 'BDT' })
  expect(await ledgerFindings(server())).toEqual([])
})

it('[D-05] resumes a round after a reload from the event shown last, and pays it once', async () => {
  const { token, client } = await openClient('900.00')
  await client.open()
  let round = await client.bet(BET, 'BASE')
  while (!round.active) round = await client.bet(BET, 'BASE')
  await client.report(1)
  const { amount } = client.balance
  await expect(client.bet(BET, 'BASE')).rejects.toThrow('ERR_BE')

  const again = openPublicClient(server(), await launch(token))
  const resumed = await again.open()

  expect(resumed.round).toEqual({ ...round, event: '1' })
  expect(again.balance.amount).toBe(amount + round.payout)
  expect((await again.open()).round).toMatchObject({ betID: round.betID, active: false })
  await expect(client.refresh()).rejects.toThrow('ERR_IS')
})

it('[D-05] replays a book by its id', async () => {
  const { client } = await openClient('20.00')

  const replayed = await client.replay('boats', '1', 'BASE', '6')

  expect(replayed).toMatchObject({ payoutMultiplier: 200, costMultiplier: 1, event: '6' })
  expect(replayed.state).toEqual(smallBundle[0]!.rows[5]!.events)
  for (const [version, mode, id] of [
    ['1', 'BASE', '7'],
    ['2', 'BASE', '1'],
    ['1', 'OTHER', '1'],
    ['x', 'BASE', '1'],
  ]) {
    await expect(client.replay('boats', version!, mode!, id!)).rejects.toThrow('ERR_BNF')
  }
})

it('[D-05] plays for play money of its own, with the same words', async () => {
  const token = await tokenOf(await openPlayer(server(), '5.00'))
  const url = await launch(token, 0)
  expect(new URL(url).searchParams.get('demo')).toBe('true')
  const client = openPublicClient(server(), url)
  await client.open()

  const round = await client.play(BET, 'BASE')

  expect(client.balance.amount).toBe(10_000_000_000 - BET + round.payout)
})

it('[D-05] goes on with the version a session and its round began with, while others open the new one', async () => {
  const { token, client } = await openClient('900.00')
  await client.open()
  let round = await client.bet(BET, 'BASE')
  while (!round.active) round = await client.bet(BET, 'BASE')

  const always = [{ name: 'base', cost: 1, rows: rowsOf([[1, 30]], 77) }]
  const imported = await importFolder(server(), await writeBundle(always))
  const reopened = await launch(token)
  const resumed = openPublicClient(server(), reopened)
  const before = await resumed.open()
  const other = await launch(await tokenOf(await openPlayer(server(), '90.00')))
  const fresh = openPublicClient(server(), other)
  await fresh.open()
  const won = await fresh.play(BET, 'BASE')
  // The old version pays six rounds of ten nothing, the new one pays every round.
  const old = []
  for (let played = 0; played < 12; played += 1) old.push((await resumed.play(BET, 'BASE')).payoutMultiplier)

  expect(imported).toMatchObject({ outcome: 'imported', version: 2 })
  expect([new URL(reopened).pathname, new URL(other).pathname]).toEqual(['/bundle/boats/1/', '/bundle/boats/2/'])
  expect(before.round).toEqual(round)
  expect(won.payoutMultiplier).toBe(0.3)
  expect(old).toContain(0)
  const last = new URL(await launch(token))
  expect(last.pathname).toBe('/bundle/boats/2/')
  expect(await ledgerFindings(server())).toEqual([])
})
