import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn } from './accessibility.ts'
import { tileOf } from './games.ts'
import { expect, resumeSession, test, walkedAt } from './portal-test.ts'

/** Goes on, frame by frame, to when a banner would have gone and its way were over; scrolling is told a moment later. */
async function waitForAnother(page: Page): Promise<void> {
  await page.clock.runFor(6500)
  await page.waitForTimeout(500)
}

test('[C-06] the banners go round by themselves, follow dots and arrows, and stand still on request @desktop', async ({
  page,
  say,
}) => {
  // More than a hundred steps of time, each of which draws motion.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: say('shell.home.banners') })
  const dots = banners.locator('button[aria-current], button:has(> span.rounded-full)')
  await expect.poll(() => dots.count()).toBeGreaterThan(2)
  const count = await dots.count()
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

  // Time stands still from here on, and is moved by tenths of a second: how many, until another one is shown.
  await page.clock.pauseAt(Date.now() + 60_000)
  const waited = async () => {
    const before = await current()
    let tenths = 0
    for (; tenths < 100 && (await current()) === before; tenths += 1) {
      await page.clock.runFor(100)
      // What is drawn of it takes its own time.
      await new Promise((drawn) => setTimeout(drawn, 20))
    }
    expect(await current()).toBe((before + 1) % count)
    return tenths
  }
  await waited()
  // Five seconds, and what drawing takes.
  const tenths = await waited()
  expect(tenths).toBeGreaterThanOrEqual(40)
  expect(tenths).toBeLessThanOrEqual(65)
  await page.clock.resume()

  await banners.getByRole('button', { name: say('kit.slide.pause') }).click()
  await dots.last().click()
  await expect.poll(current).toBe(count - 1)
  await banners.getByRole('button', { name: say('kit.slide.next') }).click()
  await expect.poll(current).toBe(0)
  await banners.getByRole('button', { name: say('kit.slide.previous') }).click()
  await expect.poll(current).toBe(count - 1)
  await waitForAnother(page)
  expect(await current()).toBe(count - 1)
})

test('[C-06] nothing moves by itself for who wants no motion, and then there is nothing to stop @desktop', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: say('shell.home.banners') })
  await expect(banners.getByRole('button', { name: say('kit.slide.next') })).toBeVisible()
  await expect(banners.getByRole('button', { name: say('kit.slide.pause') })).toHaveCount(0)
  await waitForAnother(page)
  await expect(banners.locator('button[aria-current]')).toHaveAccessibleName(
    say('kit.slide.goTo', { number: 1, total: 4 }),
  )
})

test('[C-06] a banner leads to what it is about @desktop', async ({ page, say }) => {
  await page.goto('/')
  const banners = page.getByRole('region', { name: say('shell.home.banners') })
  await banners.getByRole('button', { name: say('kit.slide.next') }).click()
  await banners
    .getByRole('link', { name: say('home.banner.look') })
    .first()
    .click()
  await expect(page).toHaveURL('/rng?vassalage=INHOUSE')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('shell.category.INHOUSE'))
})

test('[C-06] headlines, hot games and a row for each category come from the operator’s catalogue', async ({
  page,
  product,
  say,
}) => {
  const hot = (await product.call('GET /lgw/games/popular')).body.games as { displayName: string }[]
  const menus = (await product.call('GET /lgw/games/game_menus')).body as { gameCategory: string }[]
  expect(hot.length).toBeGreaterThan(0)

  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: say('home.headlines') })).toContainText('play money')
  const hotRow = main.locator('section').filter({ has: page.getByRole('heading', { name: say('home.hot') }) })
  await expect(hotRow.getByRole('link')).toHaveCount(hot.length)
  for (const { gameCategory } of menus) {
    await expect(
      main.getByRole('heading', { name: say(`shell.category.${gameCategory}`), level: 2, exact: true }),
    ).toBeVisible()
  }

  const slots = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say('shell.category.RNG'), exact: true }) })
  await slots.getByRole('link', { name: say('shell.home.row.all') }).click()
  await expect(page).toHaveURL('/rng')
})

test('[C-12] a heart shows at once, is remembered, and a guest is asked to log in @phone', async ({
  page,
  member,
  product,
  say,
}) => {
  const add = say('shell.game.favorite.add', { game: 'Dice' })
  await page.goto('/rng')
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByRole('dialog', { name: say('identity.login.title') })).toBeVisible()

  await resumeSession(page, member)
  await page.goto('/rng')
  // Held back until it shows, so that what shows is the page's own word.
  const { promise: hasShown, resolve: shown } = Promise.withResolvers<void>()
  await page.route('**/MCSFE_addFavoriteGameV2', async (route) => {
    await hasShown
    await route.continue()
  })
  const answered = page.waitForResponse('**/MCSFE_addFavoriteGameV2')
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByRole('button', { name: say('shell.game.favorite.remove', { game: 'Dice' }) })).toBeVisible()
  shown()
  await answered
  const kept = await product.call('GET /wps/relay/MCSFE_getFavoriteGames', { token: member.token })
  expect(kept.body.value.list).toHaveLength(1)

  await page.goto('/favorite')
  await expect(tileOf(page, 'Dice')).toBeVisible()
})

test('[C-12] a heart the server refuses is taken back and says why @desktop', async ({
  page,
  member,
  complaints,
  say,
}) => {
  complaints.expect(/Failed to load resource/)
  await resumeSession(page, member)
  const message = say('refusals.favourites.full')
  await page.route('**/MCSFE_addFavoriteGameV2', (route) =>
    route.fulfill({ status: 409, json: { success: false, errorCode: 'favourites.full', message } }),
  )
  await page.goto('/rng')
  const add = page.getByRole('button', { name: say('shell.game.favorite.add', { game: 'Dice' }) })
  await add.click()
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(add).toBeVisible()
})

test('[K-03] a picture comes from the first host of the list that gives it, from the house where none does @desktop', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/, /net::ERR_FAILED/)
  const hosts = ['https://down.example', 'https://partly.example']
  const known = Promise.withResolvers<void>()
  await page.route('**/wps/system/settings/consolidated', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.imageCdn = hosts
    await route.fulfill({ response, json: body })
    known.resolve()
  })
  // Where the settings come after the games, pictures are asked of the house.
  await page.route('**/lgw/games/popular**', async (route) => {
    await known.promise
    await route.continue()
  })
  // The page's policy names the hosts that an operator has set.
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace("img-src 'self'", `img-src 'self' ${hosts.join(' ')}`),
    }
    await route.fulfill({ response, headers })
  })
  await page.route('https://down.example/**', (route) => route.abort())
  await page.route('https://partly.example/**', (route) =>
    route.request().url().includes('/dice/')
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>',
        }),
  )
  await page.goto('/')
  const pictures = page.getByRole('main').getByRole('article').locator('img')
  const shown = (name: string) => pictures.and(page.locator(`[src*="/${name}/"]`)).first()
  await expect(shown('monsoon-lanterns')).toHaveAttribute('src', /^https:\/\/partly\.example\/art\//)
  await expect(shown('dice')).toHaveAttribute('src', /^\/art\//)
  await expect
    .poll(() => shown('dice').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
})

// In English every-page.spec.ts looks at it.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })
    test('[C-06] home has no accessibility fault with its games on it', async ({ page }) => {
      await page.goto('/')
      await settled(page)
      await page.getByRole('main').getByRole('article').first().waitFor()
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
    })
  })
}

test.describe('in ar, of names in Latin letters', () => {
  test.use({ language: 'ar' })
  test('[C-11] a name too long for its tile loses its end and not its beginning, and stands at the reader’s side @desktop', async ({
    page,
  }) => {
    await page.goto('/rng')
    const vendor = page.getByRole('main').getByRole('article').getByText('Lumen Originals').first()
    await expect(vendor).toHaveCSS('direction', 'ltr')
    await expect(vendor).toHaveCSS('text-align', 'right')
    await expect(vendor).toHaveCSS('text-overflow', 'ellipsis')
  })
})
