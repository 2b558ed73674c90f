import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn } from './accessibility.ts'
import { nodeOf, tileOf } from './games.ts'
import { expect, resumeSession, test, walkedAt } from './portal-test.ts'

test('[C-12] a list is narrowed by vendor and name, says so in its address, and opens again from it @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/rng')
  await expect(tileOf(page, 'Dice')).toBeVisible()
  await expect(tileOf(page, 'Mango Express')).toBeVisible()

  await page.getByRole('combobox', { name: say('lobby.vendor.label') }).selectOption('SANDBOX')
  await expect(page).toHaveURL('/rng?vassalage=SANDBOX')
  await expect(tileOf(page, 'Mango Express')).toBeVisible()
  await expect(tileOf(page, 'Dice')).toHaveCount(0)

  await page.getByRole('searchbox', { name: say('lobby.search.label') }).fill('manGO')
  await expect(page).toHaveURL('/rng?vassalage=SANDBOX&search=manGO')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('manGO')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

/** How many of the browser's own buttons that clear a search are drawn. */
async function ownClearButtons(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  type Node = typeof root
  const all = (node: Node): Node[] =>
    [node, ...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap((each) =>
      each === node ? [node] : all(each),
    )
  const buttons = all(root).filter(({ attributes }) => attributes?.includes('-webkit-search-cancel-button'))
  const drawn = await Promise.all(
    buttons.map(({ nodeId }) =>
      session.send('DOM.getBoxModel', { nodeId }).then(
        ({ model }) => model.width > 0,
        () => false,
      ),
    ),
  )
  expect(buttons.length).toBeGreaterThan(0)
  return drawn.filter(Boolean).length
}

test('[C-12] a search finds games by their names first, and shows a vendor as a vendor @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/rng?search=boat')
  const games = page.getByRole('main').getByRole('article')
  await expect(games.first()).toBeVisible()
  for (const name of await games.getByRole('link').locator('[title]').allInnerTexts())
    expect(name.toLowerCase()).toContain('boat')
  await expect(page.getByRole('list', { name: say('lobby.vendor.found') })).toHaveCount(0)

  await expect(page.getByRole('button', { name: say('lobby.search.clear') })).toHaveCount(1)
  expect(await ownClearButtons(page)).toBe(0)

  await page.getByRole('searchbox').fill('longb')
  const found = page.getByRole('list', { name: say('lobby.vendor.found') }).getByRole('button')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page).toHaveURL(/\/rng\?vassalage=[A-Z0-9]+$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(games.first()).toBeVisible()
})

test('[C-12] a search without a find says what to do, and leads back @desktop', async ({ page, say }) => {
  await page.goto('/rng?search=no-such-game')
  await expect(page.getByText(say('lobby.none.title'))).toBeVisible()
  await page.getByRole('link', { name: say('lobby.none.action') }).click()
  await expect(page).toHaveURL('/rng')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(tileOf(page, 'Dice')).toBeVisible()
})

test('[C-12] odd words in the address and the search are only words @desktop', async ({ page }) => {
  for (const odd of ['%25', '<b>x</b>', "'; drop table catalogue.game; --", '🎲'.repeat(20), 'ল'.repeat(64)]) {
    await page.goto(`/rng?search=${encodeURIComponent(odd)}&vassalage=${encodeURIComponent('INHOUSE')}`)
    await expect(page.getByRole('searchbox')).toHaveValue(odd)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  }
})

test('[D-12] of ten thousand games only those near the window are drawn and asked for, and the foot of the page can be reached @phone', async ({
  page,
  say,
}) => {
  const game = (index: number) => ({
    nodeId: index + 1,
    gameId: `g${index}`,
    gameName: `Game ${index}`,
    nodeName: '',
    displayName: `Game ${index}`,
    vassalage: 'MANY',
    vendorName: 'Many',
    gameType: 'RNG',
    defaultIcon: '',
    showIcon: '',
    iconUrl: '',
    lagerIcon: '',
    art: null,
    isHot: false,
    isNew: false,
    isGame: 'GAME',
    isDemoCapable: false,
    hasBonusBuy: false,
    keepsWallet: false,
    isMaintenance: false,
    maintenanceEndsAt: null,
    minBet: null,
    rtp: null,
    lines: null,
    volatility: null,
  })
  const asked = new Set<number>()
  await page.route('**/GCSGAME_gameList*', (route) => {
    const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'))
    asked.add(pageNo)
    const games = Array.from({ length: 20 }, (_, index) => game((pageNo - 1) * 20 + index))
    const value = { games, pageNum: pageNo, pageSize: 20, totalPages: 500, totalCount: 10_000, next: null }
    return route.fulfill({ json: { success: true, value } })
  })
  await page.goto('/rng')
  const tiles = page.getByRole('main').getByRole('article')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(20)
  const more = page.getByRole('button', { name: say('lobby.more.action') })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByTitle('Game 59', { exact: true })).toBeAttached()
  await expect(page.getByTitle('Game 60', { exact: true })).toHaveCount(0)
  // Pages of tiles come meanwhile, and move it.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  // By key: pages of tiles come meanwhile, and a pointer would have to wait until they all have.
  for (const shown of [180, 300, 420, 540]) {
    await more.press('Enter')
    await expect(page.getByText(say('lobby.more.text', { shown, total: 10_000 }))).toBeAttached()
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByTitle('Game 539', { exact: true })).toBeAttached()
  expect(await tiles.count()).toBeLessThan(250)
  expect(asked.size).toBeLessThan(28)
})

test('[C-12] a way back leads to where a list was left, also when the next page was loaded anew @desktop', async ({
  page,
  say,
}) => {
  test.slow()
  await page.goto('/rng')
  await settled(page)
  await page.getByRole('button', { name: say('lobby.more.action') }).press('Enter')
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const leave = () =>
    page
      .getByRole('navigation', { name: say('shell.nav.main') })
      .getByRole('link', { name: say('shell.nav.promotions'), exact: true })
      .press('Enter')
  for (const isLoadedAnew of [false, true]) {
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
      expect(await scrolled()).toBe(3000)
    }).toPass()
    // Told with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await leave()
    await expect(page).toHaveURL('/promotions')
    await expect.poll(scrolled).toBe(0)
    if (isLoadedAnew) await page.reload()
    await settled(page)

    await page.goBack()
    await expect(page).toHaveURL('/rng')
    // Promotions stand there until the list has come.
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expect.poll(scrolled).toBe(3000)
  }
})

test('[C-12] what was opened last is found again, and what is liked @phone', async ({ page, member, product, say }) => {
  await resumeSession(page, member)
  await page.goto('/recent')
  await expect(page.getByText(say('pages.recent.empty.title'))).toBeVisible()
  await page.goto('/favorite')
  await expect(page.getByText(say('pages.favorite.empty.title'))).toBeVisible()

  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  await page.locator('iframe').waitFor()
  await page.goto('/recent')
  await expect(tileOf(page, 'Dice')).toBeVisible()
})

test('[C-12] a list that cannot be loaded says so and is asked again @desktop', async ({ page, complaints, say }) => {
  complaints.expect(/Failed to load resource/)
  let fails = true
  await page.route('**/GCSGAME_gameList*', (route) => (fails ? route.abort() : route.continue()))
  await page.goto('/rng')
  await expect(page.getByText(say('lobby.failed.title'))).toBeVisible()
  fails = false
  await page.getByRole('button', { name: say('kit.retry') }).click()
  await expect(tileOf(page, 'Dice')).toBeVisible()
})

// In English every-page.spec.ts looks at it.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })
    test('[C-12] a list with its games has no accessibility fault', async ({ page }) => {
      await page.goto('/rng')
      await settled(page)
      await page.getByRole('main').getByRole('article').first().waitFor()
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
    })
  })
}
