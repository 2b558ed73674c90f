import { settled } from './accessibility.ts'
import { accountButton, expect, resumeSession, test } from './portal-test.ts'

test('[C-03] the header offers a visitor log-in and registration', async ({ page, say }) => {
  await page.goto('/promotions')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: say('shell.header.login') })).toBeVisible()
  await expect(header.getByRole('button', { name: say('shell.header.register') })).toBeVisible()
  await expect(accountButton(page, say)).toHaveCount(0)
})

test('[C-03] the account menu leads to each of its places, by keyboard too', async ({ page, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/')
  await accountButton(page, say).click()
  const menu = page.getByRole('menu')
  const expected = ['bettingRecord', 'accountRecord', 'profit', 'rewardCenter', 'points', 'myAccount', 'signOut'].map(
    (name) => say(`shell.menu.${name}`),
  )
  const shown = await menu.getByRole('menuitem').allInnerTexts()
  expect(shown.map((text) => text.trim().split('\n')[0]!).filter((text) => expected.includes(text))).toEqual(expected)
  expect(shown).not.toContain(say('shell.menu.agent'))

  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/member?page=transactionHistory')

  await accountButton(page, say).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(accountButton(page, say)).toBeFocused()
})

const order = [
  'shell.nav.home',
  'shell.nav.favorites',
  'shell.category.RNG',
  'shell.category.LIVE',
  'shell.category.FISH',
  'shell.category.PVP',
  'shell.category.SPORTS',
  'shell.category.ESPORTS',
  'shell.category.COCKFIGHT',
  'shell.nav.promotions',
  'shell.category.BINGO',
]

test('[C-04][C-07] the menu holds home, favourites, the categories that have a vendor, promotions and bingo in this order', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/')
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.menu'), exact: true })
      .click()
  const menu = page.getByRole('navigation', { name: say('shell.nav.main') })
  await expect(menu).toBeVisible()
  const menus = (await product.call('GET /lgw/games/game_menus')).body as { gameCategory: string }[]
  const open = menus.map(({ gameCategory }) => `shell.category.${gameCategory}`)
  expect(open.length).toBeGreaterThan(1)
  const isShown = (key: string) =>
    !key.startsWith('shell.category.') || key === 'shell.category.BINGO' || open.includes(key)
  const wanted = order.filter(isShown).map((key) => say(key))
  await menu.getByRole('link', { name: wanted[2] ?? '', exact: true }).waitFor()
  const shown = (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim())
  const known = order.map((key) => say(key))
  expect(shown.filter((text) => known.includes(text))).toEqual(wanted)
  await expect(menu.getByRole('link', { name: say('shell.side.download') })).toBeVisible()
  await expect(menu.getByRole('button', { name: new RegExp(say('shell.side.language')) })).toBeVisible()

  await menu.getByRole('link', { name: say('shell.category.FISH') }).click()
  await expect(page).toHaveURL('/fish')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('shell.category.FISH'))
})

test('[C-04] the side menu folds to icons that keep their names, stays so, and is hidden on game pages @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: say('shell.nav.main') })
  const wide = (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: say('shell.side.collapse') }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(wide / 2)
  await page.reload()
  await expect(page.getByRole('button', { name: say('shell.side.expand') })).toBeVisible()
  await expect(menu.getByRole('link', { name: say('shell.category.RNG') })).toBeVisible()

  await page.goto('/seamless')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test('[C-03] a phone has its five places within reach of a thumb', async ({ page, say }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 1000, 'a desk has the side menu')
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: say('shell.nav.bottom') })
  const names = ['home', 'games', 'deposit', 'promotions', 'me'].map((name) => say(`shell.nav.${name}`))
  await expect(bar.getByRole('link')).toHaveText(names)
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await bar.getByRole('link', { name: say('shell.nav.promotions') }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(bar.getByRole('link', { name: say('shell.nav.promotions') })).toHaveAttribute('aria-current', 'page')
})

test('[C-05] the footer holds products, help, contact, and says who may play', async ({ page, say }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const key of ['products', 'help', 'contact']) {
    await expect(footer.getByRole('heading', { name: say(`shell.footer.${key}`), exact: true })).toBeVisible()
  }
  for (const key of ['footer.helpCenter', 'footer.terms', 'footer.affiliate', 'side.download']) {
    await expect(footer.getByRole('link', { name: say(`shell.${key}`), exact: true })).toBeVisible()
  }
  await expect(footer).toContainText(say('shell.footer.licence', { age: 18 }))
  await expect(footer).toContainText(say('shell.footer.playMoney'))
  await footer.getByRole('link', { name: say('shell.footer.terms'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: say('terms.title') })).toBeVisible()
})

test('[C-05] the links of menu and footer lead somewhere @desktop', async ({ page, request, say }) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.terms') })
    .waitFor()
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const own = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(page.url()).origin)
  for (const pathname of new Set(own.map((link) => link.pathname)))
    expect((await request.get(pathname, { headers: { accept: 'text/html' } })).status(), pathname).toBe(200)
})

test('[C-05] far down the page a button leads back to the top', async ({ page, say }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 300 })
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.terms') })
    .waitFor()
  const button = page.getByRole('button', { name: say('shell.scrollTop') })
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[C-07] another page begins at its top', async ({ page, say }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 })
  await page.goto('/')
  // Rows of games come in one by one, and move what stands below them.
  await settled(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('shell.footer.helpCenter'), exact: true })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  // By key: rows that come into sight on the way down can move a link from under a pointer.
  await link.press('Enter')
  await expect(page).toHaveURL('/help')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the skip link goes past the menu to the content @desktop', async ({ page, say }) => {
  await page.goto('/promotions')
  // The server's first words have given way to the page: what had the focus would go with them.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('shell.header.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
