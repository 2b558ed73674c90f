import { assert } from '@croupier/basis/assert.ts'
import { gameIn, nodeOf } from './games.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import type { Member, Product } from './product.ts'

// Clients of this form say https whatever their page came by; the demo's certificate vouches for itself.
// It asks for a service worker, which its place has to refuse.
test.use({ ignoreHTTPSErrors: true, serviceWorkers: 'allow' })

test('@desktop [D-05] a game of another studio is played and shown again, on an origin where nothing of the house’s lies', async ({
  page,
  member,
  product,
  say,
  complaints,
}) => {
  // What the page is kept from, it is told about.
  complaints.expect(/Content Security Policy/, /sandboxed/, /fetching the script/)
  await product.credit(member, '100.00')
  const dice = new URL(await product.launchGame(member, 'dice'))
  await page.goto(dice.href)
  await page.evaluate(() => localStorage.setItem('left by a game of the house', 'here'))
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'RIVERSIDE', 'paper-boats')}`)
  const bar = page.getByRole('group', { name: say('lobby.bar.label') })
  await expect(bar).toContainText('100.00')

  const float = gameIn(page, say, 'Paper Boats').getByRole('button', { name: 'Let them float' })
  const played = page.waitForResponse('**/rgs/wallet/play')
  await float.click()
  const { round } = await (await played).json()
  await expect(float).toBeEnabled()
  const balance = await product.call('GET /wps/v2/wallets/balance?typeId=0', { token: member.token })
  await expect(bar).toContainText(balance.body.value.sumBalance)

  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  assert(frame, 'the game is in its frame')
  const own = new URL(frame.url()).origin
  expect([dice.origin, new URL(page.url()).origin]).not.toContain(own)
  // The header that tells tests apart is none a page of another origin may send: here the policies decide alone.
  await page.context().setExtraHTTPHeaders({})
  const called = await frame.evaluate(async (url) => {
    const { searchParams } = new URL(url)
    const body = JSON.stringify({ sessionID: searchParams.get('sessionID') })
    const answer = await fetch(`https://${searchParams.get('rgs_url')}/wallet/balance`, { method: 'POST', body })
    return (await answer.json()).balance.currency
  }, frame.url())
  expect(called).toBe('BDT')
  const reached = await frame.evaluate(async (house) => {
    const attempt = async (action: () => unknown) => {
      try {
        return String(await action())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      stored: await attempt(() => localStorage.getItem('left by a game of the house')),
      cookies: await attempt(() => document.cookie),
      portal: await attempt(() => parent.document.title),
      house: await attempt(() => fetch(house)),
      window: await attempt(() => open(house)),
      worker: await attempt(() => navigator.serviceWorker.register('game.js')),
    }
  }, `${dice.origin}/rgs/fairness`)
  expect(reached).toEqual({
    stored: 'null',
    cookies: '',
    portal: 'SecurityError',
    house: 'TypeError',
    window: 'null',
    worker: expect.stringMatching(/^(?:TypeError|SecurityError)$/),
  })

  await page.goto(`${dice.origin}/play/paper-boats/?replay=true&roundId=${round.betID}&lang=en`)
  await expect(page.getByRole('listitem')).toHaveCount(3)
  expect(new URL(page.url()).origin).toBe(own)
  await expect(page.getByRole('button', { name: 'Let them float' })).toBeHidden()
})

/** Plays one round of Paper Boats as its client would, to its end. Answers its id. */
async function playBoats(product: Product, { token }: Member): Promise<string> {
  const body = { gameId: 'paper-boats', vassalage: 'RIVERSIDE' }
  const launched = await product.call('POST /wps/game/launchGame', { token, body })
  const words = new URL(launched.body.value.content.game_url).searchParams
  const sessionID = words.get('sessionID')
  const ask = async (path: string, more: object = {}) => {
    const url = `http://${words.get('rgs_url')}${path}`
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ sessionID, ...more }) })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const { config } = await ask('/wallet/authenticate')
  const { round } = await ask('/wallet/play', { mode: 'BASE', amount: config.defaultBetLevel, currency: 'BDT' })
  if (round.active) await ask('/wallet/end-round')
  return round.betID
}

test('@desktop [D-05] a round of a game of another studio is verified on the page its record leads to', async ({
  page,
  member,
  product,
  say,
}) => {
  await product.credit(member, '100.00')
  const roundId = await playBoats(product, member)
  await resumeSession(page, member)
  await page.goto('/member?page=personalHistoryCopy')
  await page.getByRole('button', { name: 'Paper Boats' }).click()
  const round = dialogOf(page, say('records.round.title', { game: 'Paper Boats' }))
  await expect(round).toContainText(roundId)
  await round.getByRole('button', { name: say('records.proof.turn') }).click()
  const link = round.getByRole('link', { name: say('records.proof.verify') })
  const query = `GET /wps/game/rounds/${roundId}/fairness`
  const { draw } = (await product.call(query, { token: member.token })).body.value

  // In this tab, where every complaint of the page is heard.
  await page.goto(String(await link.getAttribute('href')))

  await expect(page.getByRole('heading', { name: say('play-verify.title') })).toBeVisible()
  await expect(page.getByText(draw.number, { exact: true })).toBeVisible()
  await expect(page.getByText(`${draw.from} – ${BigInt(draw.to) - 1n}`, { exact: true })).toBeVisible()
  await expect(page.getByText(say('play-verify.ofBook'))).toBeVisible()
})
