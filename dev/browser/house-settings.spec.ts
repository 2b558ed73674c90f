import type { Page } from '@playwright/test'
import { accountButton, expect, resumeSession, sendLogin, test } from './portal-test.ts'
import { widthBeyondWindow } from './accessibility.ts'
import { goodPassword, newAccount } from './product.ts'

/** The settings as an operator may have made them, for this visitor alone: others' tests see the house as it is. */
async function withSettings(page: Page, more: (value: Record<string, object>) => object): Promise<void> {
  await page.route('**/wps/system/settings/consolidated*', async (route) => {
    const answer = await route.fetch()
    const { value, ...rest } = (await answer.json()) as { value: Record<string, object> }
    await route.fulfill({ response: answer, json: { ...rest, value: { ...value, ...more(value) } } })
  })
}

const elsewhere = [
  { resourceType: 'TELEGRAM', url: 'https://t.me/the-house', labelNameEn: 'Our channel' },
  { resourceType: 'APP_IOS', url: 'https://apps.example/ios', labelNameEn: 'iOS' },
  { resourceType: 'APP_IOS_LITE', url: 'https://apps.example/lite', labelNameEn: 'iOS lite' },
  { resourceType: 'APP_ANDROID', url: 'https://apps.example/android', labelNameEn: 'Android' },
]
const licence = { authority: 'An authority', number: 'GL/2026/0417', texts: { EN: 'Granted in 2026.' }, url: null }
const licensed = ({ brand, resources }: Record<string, object>) => ({
  brand: { ...brand, licences: [licence] },
  resources: [...(resources as object[]), ...elsewhere],
  customerService: [{ csPosition: 'MENU', title: 'The desk', path: '/service/menu' }],
})

test('[C-04][C-05][C-13] what the operator has set is in the side menu, the footer and the download page @desktop', async ({
  page,
  member,
  say,
}) => {
  await withSettings(page, licensed)
  await resumeSession(page, member)
  await page.goto('/download')
  const menu = page.getByRole('navigation', { name: say('shell.nav.main') })
  await expect(menu.getByRole('link', { name: new RegExp(`^${say('shell.menu.rewardCenter')}`) })).toHaveAttribute(
    'href',
    '/member?page=rewardCenter',
  )
  const leads = {
    [say('shell.side.invite')]: '/member?page=referral',
    [say('shell.side.download')]: '/download',
    'The desk': '/service/menu',
    'Our channel': 'https://t.me/the-house',
  }
  for (const [name, href] of Object.entries(leads)) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(menu.getByRole('link', { name: say('shell.side.agentRegister') })).toHaveCount(0)
  await expect(menu).toContainText('GL/2026/0417 Granted in 2026.')
  await expect(menu.getByRole('button', { name: new RegExp(say('shell.side.language')) })).toBeVisible()
  // The demo's own banner of the group w_leftmenu.
  await expect(menu.locator('a[href="/pointMall"]')).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Our channel' })).toBeVisible()
  await expect(footer.getByRole('button', { name: say('shell.footer.feedback') })).toBeVisible()
  await expect(footer.getByRole('link', { name: say('shell.footer.customerService') })).toBeVisible()
  await expect(footer).toContainText('GL/2026/0417')
  const vendors = footer.getByRole('region', { name: say('shell.footer.vendors') }).getByRole('listitem')
  // They are drawn once one is near the foot of the page.
  await footer.scrollIntoViewIfNeeded()
  await expect(vendors.nth(10)).toBeVisible()
  await expect(vendors.first().getByRole('link')).toHaveAttribute('href', /^\/\w+/)

  const main = page.getByRole('main')
  for (const name of ['ios', 'iosLite', 'android']) {
    const system = say(`pages.download.${name}`)
    await expect(main.getByRole('link', { name: say('pages.download.get', { system }), exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.example\//,
    )
    const code = main.getByRole('img', { name: say('pages.download.qr', { system }), exact: true })
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
  }
})

test('[C-03] the header of a member has the balance, that hides, ways in and out, and a large menu of more than ten vendors @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/promotions')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: say('shell.header.withdraw') })).toHaveAttribute(
    'href',
    '/member?page=withdraw',
  )
  await expect(header.getByRole('link', { name: say('shell.header.deposit') })).toHaveAttribute(
    'href',
    '/member?page=depositv2',
  )
  const balance = header.getByRole('link', { name: say('shell.header.balance') })
  await expect(balance).toContainText('0.00')
  await expect(header.getByRole('button', { name: say('shell.header.balance.refresh') })).toBeVisible()
  await header.getByRole('button', { name: say('shell.header.balance.hide') }).click()
  await expect(balance).toContainText('***')
  await expect(balance).not.toContainText('0.00')
  await accountButton(page, say).click()
  await expect(page.getByRole('menu').getByRole('menuitem', { name: say('shell.menu.manualRebate') })).toBeVisible()
  await page.keyboard.press('Escape')

  await header.getByRole('button', { name: say('shell.header.vendors'), exact: true }).click()
  const vendors = header.getByRole('listitem')
  await expect(vendors.first()).toBeVisible()
  expect(await vendors.count()).toBeGreaterThan(10)
  // Large: by category, each under its name.
  expect(await header.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
  await vendors.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/\w+(?:\?vassalage=\w+)?$/)
})

test('[G-03] a customer service that the operator puts into the header stands there on a desk, and in the menu of a phone', async ({
  page,
  isMobile,
  say,
}) => {
  await withSettings(page, () => ({
    customerService: [{ csPosition: 'HEADER', title: 'Ask us now', path: '/service/header' }],
  }))
  await page.goto('/promotions')
  const isPhone = isMobile || (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.menu') })
      .click()
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner')
  await expect(place.getByRole('link', { name: 'Ask us now' })).toHaveAttribute('href', '/service/header')
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
})

for (const [position, title] of [
  ['MAINTENANCE', 'maintenance'],
  ['REGION', 'region'],
] as const) {
  test(`[C-02] the ${title} page leads to the customer service that the operator has for it @desktop`, async ({
    page,
    say,
  }) => {
    await withSettings(page, () => ({
      customerService: [
        { csPosition: 'ALL', path: '/service/all' },
        { csPosition: position, path: '/service/own' },
      ],
      maintenance: { isOn: position === 'MAINTENANCE', endsAt: null },
      regionRestriction: { isRestricted: position === 'REGION' },
    }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: say(`shell.${title}.title`) })).toBeVisible()
    await expect(page.getByRole('link', { name: say('shell.customerService.action') })).toHaveAttribute(
      'href',
      '/service/own',
    )
  })
}

test('[J-01] an address that is not the operator’s says so, and leads to their own and to customer service there @phone', async ({
  page,
  complaints,
  say,
}) => {
  complaints.expect(/status of 403/)
  await page.route('**/wps/**', (route) =>
    route.fulfill({
      status: 403,
      json: {
        success: false,
        errorCode: 'domain.invalid',
        message: say('refusals.domain.invalid'),
        value: { mainDomain: 'https://main.example' },
      },
    }),
  )
  await page.goto('/rng')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('shell.domain.title'))
  await expect(main).toContainText(say('shell.domain.text'))
  await expect(
    main.getByRole('link', { name: say('shell.domain.action', { domain: 'main.example' }) }),
  ).toHaveAttribute('href', 'https://main.example')
  await expect(main.getByRole('link', { name: say('shell.customerService.action') })).toHaveAttribute(
    'href',
    'https://main.example/support',
  )
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('[K-03] visits are counted once a visitor has agreed, and no more once they take it back @desktop', async ({
  page,
  say,
}) => {
  const counted: string[] = []
  await withSettings(page, () => ({ analytics: [{ provider: 'GA4', id: 'G-HOUSE1' }] }))
  await page.route('https://www.google-analytics.com/**', async (route) => {
    counted.push(route.request().url())
    await route.fulfill({ status: 204 })
  })
  // The policy opens for the host with the operator's setting; here the setting is this visitor's alone.
  await page.route('**/promotions', async (route) => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    const opened = policy.replace('img-src', 'img-src https://www.google-analytics.com')
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': opened } })
  })
  await page.goto('/promotions')
  const question = page.getByRole('region', { name: say('measuring.title') })
  await expect(question).toBeVisible()
  expect(counted).toEqual([])
  await question.getByRole('button', { name: say('measuring.agree') }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(() => counted.length).toBe(1)
  expect(new URL(counted[0]!).searchParams.get('tid')).toBe('G-HOUSE1')

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: say('measuring.withdraw') }).click()
  await footer.getByRole('link', { name: say('shell.footer.helpCenter'), exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(counted).toHaveLength(1)
})

test('[D-06] a member sees the tables with their seats, stakes and rake, and takes a seat; practice tables are apart @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '500')
  await page.goto('/pvp')
  const rooms = page.getByRole('region', { name: say('rooms.title') })
  await expect(rooms.getByRole('button', { name: say('rooms.guest.action') })).toBeVisible()

  await resumeSession(page, member)
  await page.goto('/pvp')
  const table = rooms
    .getByRole('listitem')
    .filter({ hasText: say('rooms.ante') })
    .first()
  await expect(table).toContainText(say('rooms.rake'))
  await expect(table).toContainText(/\d+ seats/)
  // The house's own are played for blinds, at a page of the portal.
  const own = rooms
    .getByRole('listitem')
    .filter({ hasText: say('rooms.blinds') })
    .getByRole('link')
    .first()
  await expect(own).toHaveAttribute('href', /^\/poker\?/)
  await expect(rooms.getByText(say('rooms.practice'), { exact: true })).toHaveCount(1)
  await rooms.getByText(say('rooms.kind.practice'), { exact: true }).click()
  await expect(table).toContainText(say('rooms.practice'))
  const practice = await rooms.getByRole('link').first().getAttribute('href')
  expect(practice).toContain('accountType=0')

  await rooms.getByText(say('rooms.kind.money'), { exact: true }).click()
  await table.getByRole('link').click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&room=/)
  await expect(page.locator('iframe')).toBeVisible()
})

test('[C-04] agents register members where others invite friends @desktop', async ({ page, product, say }) => {
  const account = newAccount()
  await product.ops('member', 'create', '--username', account, '--password', goodPassword, '--type', '1')
  await page.goto('/agent')
  await sendLogin(page, say, account, goodPassword)
  await page.waitForURL(/agentHome/)
  const menu = page.getByRole('navigation', { name: say('shell.nav.main') })
  await expect(menu.getByRole('link', { name: say('shell.side.agentRegister') })).toHaveAttribute(
    'href',
    '/agentHome?page=registerCenter',
  )
  await expect(menu.getByRole('link', { name: say('shell.side.invite') })).toHaveCount(0)
})

test.describe('on the narrowest phone, in Arabic', { tag: '@desktop' }, () => {
  test.use({ language: 'ar', viewport: { width: 360, height: 780 } })

  test('[C-03] what the header offers a visitor stands within the window', async ({ page, say }) => {
    await page.goto('/rng')
    const register = page.getByRole('banner').getByRole('button', { name: say('shell.header.register') })
    await expect(register).toBeInViewport({ ratio: 1 })
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  })
})
