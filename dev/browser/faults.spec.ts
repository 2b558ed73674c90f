import { expect, resumeSession, test } from './portal-test.ts'

test('[C-14] a part of the page that does not come offers to reload, and the reload heals', async ({
  page,
  complaints,
  say,
}) => {
  complaints.expect(/Failed to load resource/, /dynamically imported module/, /Unable to preload/, /TypeError/)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  let lost = 0
  await page.route(/\/assets\/download-page-.*\.js$/, (route) => {
    lost += 1
    return route.abort()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.side.download') })
    .click()
  await expect(page.getByRole('main').getByRole('heading', { name: say('shell.chunk.title') })).toBeVisible()
  expect(lost).toBeGreaterThan(0)

  await page.unroute(/\/assets\/download-page-.*\.js$/)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.crash.reload') })
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(say('shell.chunk.title'))
})

test('[C-14] a dialog whose code does not come says so and offers to reload; the page stands', async ({
  page,
  complaints,
  say,
}) => {
  complaints.expect(/Failed to load resource/, /dynamically imported module/, /Unable to preload/, /TypeError/)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.route(/\/assets\/login-dialog-.*\.js$/, (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.header.login') })
    .click()
  await expect(page.getByText(say('shell.chunk.text'))).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('[C-13] where a reload would lose what is typed, the offer of it says so @desktop', async ({
  page,
  complaints,
  say,
}) => {
  complaints.expect(/Failed to load resource/, /dynamically imported module/, /Unable to preload/, /TypeError/)
  await page.route(/\/assets\/(?:login|register)-dialog-.*\.js$/, (route) => route.abort())
  await page.goto('/agent')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const open = page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })
  await open.click()
  await expect(page.getByText(say('shell.chunk.text'))).toBeVisible()
  const account = page.getByRole('main').locator('input[name=username]')
  await account.fill('halfway31')
  const reload = page.getByRole('button', { name: say('shell.newVersion.action'), exact: true })
  await reload.click()
  await expect(page.getByText(say('shell.chunk.typed'))).toBeVisible()
  await expect(account).toHaveValue('halfway31')
  await Promise.all([page.waitForEvent('load'), reload.click()])
})

test('[J-01] a broken network is told at the form, and nothing typed is lost', async ({ page, complaints, say }) => {
  complaints.expect(/Failed to load resource/)
  await page.goto('/login')
  await page.locator('dialog input[name=username]').fill('rahim')
  await page.locator('dialog input[name=password]').fill('Lantern2026')
  await page.route('**/wps/session/login', (route) => route.abort())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('identity.login.action'), exact: true })
    .click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(say('refusals.network'))
  await expect(page.locator('dialog input[name=username]')).toHaveValue('rahim')
  await expect(page.locator('dialog input[name=password]')).toHaveValue('Lantern2026')

  await page.unroute('**/wps/session/login')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('identity.login.action'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[J-01] an unknown fault of the server is told with a way to go on', async ({ page, complaints, member, say }) => {
  complaints.expect(/Failed to load resource/)
  await resumeSession(page, member)
  await page.route('**/wps/v2/wallets/balance*', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, errorCode: 'unknown.error', message: say('refusals.unknown.error') },
    }),
  )
  await page.goto('/member?page=transferFund')
  const main = page.getByRole('main')
  await expect(main.getByText(say('refusals.unknown.error'))).toBeVisible()
  const retry = main.getByRole('button', { name: say('kit.retry') })
  await expect(retry).toBeEnabled()
  await page.unroute('**/wps/v2/wallets/balance*')
  // The page asks by itself too, when its socket opens: then there is nothing left to press.
  await retry.click({ timeout: 5000 }).catch(() => undefined)
  await expect(main.getByText(say('pages.purse.main'), { exact: true })).toBeVisible()
})

test('[C-14] without the settings call the portal still opens, and asks again', async ({ page, complaints, say }) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/wps/system/settings/consolidated*', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: say('shell.home.guest.headline'), level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })).toBeVisible()
})
