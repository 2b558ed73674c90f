import { listFixtures } from '@croupier/api/book/list-fixtures.ts'
import { placeSlip } from '@croupier/api/book/place-slip.ts'
import { showFixture } from '@croupier/api/book/show-fixture.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { nodeOf } from './games.ts'
import { dialogOf, expect, resumeSession, sendLogin, test } from './portal-test.ts'
import type { Product } from './product.ts'
import type { Say } from './words.ts'

/** Matches that are to come, the last first: nothing of them changes while a test looks at them. */
async function comingOf(product: Product, gameCode: string): Promise<{ fixtureId: number; home: string }[]> {
  const { body } = await product.call(`GET ${listFixtures.path.replace(':gameCode', gameCode)}`)
  const list = body.value.list as { fixtureId: number; home: string; state: string }[]
  return list.filter(({ state }) => state === 'coming').toReversed()
}

/** Lets a match have been played: of a league that no other test here looks at. */
async function letPlay({ database }: Product, fixtureId: number): Promise<void> {
  await database.run(sql`
    update book.fixture
    set starts_at = clock_timestamp() - interval '20 minutes', ends_at = clock_timestamp() - interval '1 second'
    where id = ${fixtureId} and state = 'planned'`)
}

const card = (page: Page, fixtureId: number) => page.locator(`[data-fixture="${fixtureId}"]`)
const firstPrice = (page: Page, fixtureId: number) => card(page, fixtureId).locator('[aria-pressed]').first()

/** The slip: in a sheet where the page is narrow. */
async function openSlip(page: Page, say: Say, count: number): Promise<void> {
  await page.getByRole('button', { name: say('book.slip.open', { count }) }).click()
}

test('[D-08] a visitor puts a price on the slip, logs in, finds it again, bets, and cashes out @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '500')
  await page.goto('/book?gameCode=FOOTBALL')
  await expect(page.getByRole('heading', { level: 1, name: say('book.league.FOOTBALL') })).toBeVisible()
  const [last] = await comingOf(product, 'FOOTBALL')
  const price = firstPrice(page, last!.fixtureId)
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await card(page, last!.fixtureId)
    .getByRole('button', { name: say('book.markets.open') })
    .click()
  await expect(card(page, last!.fixtureId).getByText(say('book.market.SCORE'))).toBeVisible()

  await page.getByRole('button', { name: say('book.slip.login') }).click()
  await sendLogin(page, say, member.account, member.password)
  await expect(dialogOf(page, say('identity.login.title'))).toBeHidden()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel(say('book.slip.stake'), { exact: true }).fill('100')

  // Sent at a price that has gone: the page names the one of now, at which it is placed with one press.
  let isFirst = true
  await page.route(`**${placeSlip.path}`, async (route) => {
    const sent = route.request().postDataJSON() as { legs: { price: string }[] }
    const legs = sent.legs.map((leg) => ({ ...leg, price: isFirst ? '99.00' : leg.price }))
    isFirst = false
    await route.continue({ postData: JSON.stringify({ ...sent, legs }) })
  })
  await page.getByRole('button', { name: say('book.slip.place', { count: 1 }) }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.getByRole('button').click()
  await expect(page.getByText(say('book.slip.placed', { count: 1 }))).toBeVisible()
  await expect(page.getByText(say('book.slip.empty'))).toBeVisible()

  await page.getByRole('tab', { name: say('book.view.slips') }).click()
  const slip = page.locator('[data-slip]')
  await expect(slip).toHaveCount(1)
  await expect(slip.getByText(say('book.state.open'))).toBeVisible()
  await settled(page)
  expect(await accessibilityFaults(page, { inThemes: ['light'] })).toEqual([])
  await slip.getByRole('button').click()
  await page.getByRole('radio', { name: say('book.slips.ended') }).check()
  await expect(slip.getByText(say('book.state.cashed'))).toBeVisible()
})

test('[D-08] a bet whose answer was lost is one bet when it is sent again, also where its price has moved since @desktop', async ({
  page,
  product,
  member,
  complaints,
  say,
}) => {
  complaints.expect(/Failed to load resource/)
  await product.credit(member, '500')
  await resumeSession(page, member)
  await page.goto('/book?gameCode=FOOTBALL')
  const [last] = await comingOf(product, 'FOOTBALL')
  await firstPrice(page, last!.fixtureId).click()
  await page.getByLabel(say('book.slip.stake'), { exact: true }).fill('10')
  await page.getByRole('radio', { name: say('book.slip.accepts.any') }).check()
  // The server books it, and nothing of its answers comes through.
  let isCut = true
  await page.route(`**${placeSlip.path}`, async (route) => {
    const answer = await route.fetch()
    await (isCut ? route.abort() : route.fulfill({ response: answer }))
  })
  const send = page.getByRole('button', { name: say('book.slip.place', { count: 1 }) })
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()

  await page.route(`**${showFixture.path.replace(':fixtureId', '*')}`, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"price":"[\d.]+"/g, '"price":"1.01"')
    await route.fulfill({ response: answer, body: text })
  })
  await expect(page.getByText('1.01').first()).toBeVisible()
  isCut = false
  await send.click()
  await expect(page.getByText(say('book.slip.placed', { count: 1 }))).toBeVisible()
  const { body } = await product.call('GET /wps/book/slips', { token: member.token })
  expect(body.value.list).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ language: 'bn', viewport: { width: 390, height: 844 } })

  test('[D-08] a parlay is placed and settled, and its matches can be played again in the browser @phone', async ({
    page,
    product,
    member,
    say,
  }) => {
    await product.credit(member, '500')
    await resumeSession(page, member)
    await page.goto('/book?gameCode=ARENA')
    const [one, other] = await comingOf(product, 'ARENA')
    await firstPrice(page, one!.fixtureId).click()
    await firstPrice(page, other!.fixtureId).click()
    await settled(page)
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    await openSlip(page, say, 2)
    const sheet = dialogOf(page, say('book.slip'))
    await sheet.getByRole('radio', { name: say('book.slip.parlay') }).check()
    await sheet.getByLabel(say('book.slip.stake'), { exact: true }).fill('50')
    await settled(page)
    expect(await accessibilityFaults(page, { inThemes: ['dark'] })).toEqual([])
    await sheet.getByRole('button', { name: say('book.slip.place.parlay') }).click()
    await expect(page.getByText(say('book.slip.placed', { count: 1 }))).toBeVisible()

    await letPlay(product, one!.fixtureId)
    await letPlay(product, other!.fixtureId)
    await expect
      .poll(async () => {
        const { body } = await product.call('GET /wps/book/slips', { token: member.token })
        return body.value.list[0].state
      })
      .toMatch(/won|lost/)
    await page.getByRole('tab', { name: say('book.view.slips') }).click()
    await page.getByRole('radio', { name: say('book.slips.ended') }).check()
    await expect(page.locator('[data-slip]').getByText(say('book.kind.parlay', { count: 2 }))).toBeVisible()

    await page.getByRole('tab', { name: say('book.view.results') }).click()
    const row = card(page, one!.fixtureId)
    await row.getByRole('button', { name: say('book.verify'), exact: true }).click()
    await expect(row.getByText(say('book.verify.right'), { exact: true })).toHaveCount(3)
    for (const view of ['results', 'rules'] as const) {
      await page.getByRole('tab', { name: say(`book.view.${view}`) }).click()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: ['light'] })).toEqual([])
    }
  })

  test('[D-08] a fight is bet on in its pool, and its slip ends with it @phone', async ({
    page,
    product,
    member,
    say,
  }) => {
    await product.credit(member, '500')
    // A fight that is about to begin is let go: the next one is on sale for as long as the test needs.
    const [next] = (await comingOf(product, 'COCKFIGHT')).toReversed()
    await letPlay(product, next!.fixtureId)
    await resumeSession(page, member)
    // By its number, as what operators write leads to games.
    await page.goto(`/seamless?nodeId=${await nodeOf(product, 'BOOK', 'COCKFIGHT')}`)
    await expect(page).toHaveURL(/\/book\?gameCode=COCKFIGHT$/)
    const meron = page.locator('button[data-side=home]')
    await meron.click()
    await expect(meron).toHaveAttribute('aria-pressed', 'true')
    const fixtureId = Number(await page.locator('[data-fixture]').getAttribute('data-fixture'))
    await page.getByLabel(say('book.slip.stake'), { exact: true }).fill('100')
    await page.getByRole('button', { name: say('book.slip.place', { count: 1 }) }).click()
    await expect(page.getByText(say('book.slip.placed', { count: 1 }))).toBeVisible()
    await settled(page)
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])

    await letPlay(product, fixtureId)
    await page.getByRole('tab', { name: say('book.view.slips') }).click()
    await page.getByRole('radio', { name: say('book.slips.ended') }).check()
    await expect(page.locator('[data-slip]').getByText(/./).first()).toBeVisible({ timeout: 30_000 })
  })
})
