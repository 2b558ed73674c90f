import type { Page } from '@playwright/test'
import { widthBeyondWindow } from './accessibility.ts'
import { expect, resumeSession, test } from './portal-test.ts'

test.use({ serviceWorkers: 'allow' })

test('[C-13] the download page has the apps, a QR code of 200, and an honest page stands in without a line @desktop', async ({
  page,
  context,
  say,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /socket|WebSocket/i)
  await page.goto('/download')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('shell.title.download'))
  for (const system of ['ios', 'iosLite', 'android']) {
    await expect(main.getByRole('heading', { name: say(`pages.download.${system}`), exact: true })).toBeVisible()
  }
  const code = main.getByRole('img', { name: say('pages.download.qrPage') })
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('offline.title'))
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/(?:assets\/|offline\.html$|mark\.svg$|favicon\.svg$)/.test(path))).toEqual([])

  // Tried again without a line it stays what it is; with one it goes on by itself.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: say('offline.retry') }).click()])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('offline.title'))
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('shell.category.RNG'))
})

test('[C-13] a phone shows the code of the page to another one, within its window @phone', async ({ page, say }) => {
  await page.goto('/download')
  const main = page.getByRole('main')
  const code = main.getByRole('img', { name: say('pages.download.qrPage') })
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
  await expect(main.getByText(say('pages.download.show'))).toBeVisible()
  await expect(main.getByText(say('pages.download.iosLiteHint'))).toBeVisible()
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
})

test('[C-13] a browser that can install the portal is asked by a press, once, and what another app shares begins a question @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/download')
  const install = page.getByRole('main').getByRole('button', { name: say('pages.download.install') })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(install).toHaveCount(0)
  // Browsers under test make no offer of their own.
  const isHeld = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset['asked'] = `${document.documentElement.dataset['asked'] ?? ''}x`
        return { outcome: 'dismissed' }
      },
    })
    return !window.dispatchEvent(offer)
  })
  expect(isHeld).toBe(true)
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'x')
  await expect(install).toHaveCount(0)

  // As the manifest's share_target opens it.
  await page.goto('/support?title=Slip&text=Paid+at+noon&url=https%3A%2F%2Fbank.example%2F1')
  await expect(page.locator('textarea[name=content]')).toHaveValue('Slip\nPaid at noon\nhttps://bank.example/1')
})

test('a member who agrees by a press is told in this browser until they turn it off, and one that cannot says so @desktop', async ({
  page,
  member,
  say,
}) => {
  // Browsers under test belong to no service of their maker's: what the service would give is given here.
  await page.addInitScript(() => {
    const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const given = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => {
        subscribed = null
        return true
      },
    }
    let subscribed: unknown = null
    // A browser without windows refuses before anybody is asked.
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      document.documentElement.dataset['asked'] = `${document.documentElement.dataset['asked'] ?? ''}x`
      permission = 'granted'
      return permission
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      subscribe: async (wanted: PushSubscriptionOptionsInit) => {
        if (typeof wanted.applicationServerKey === 'string' && wanted.userVisibleOnly) subscribed = given
        return given
      },
    })
  })
  await resumeSession(page, member)
  await page.goto('/member?page=securityCenter')
  const toggle = page.getByRole('switch', { name: say('security.push.label') })
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'x')
  await expect(page.getByText(say('security.push.on'))).toBeVisible()
  await toggle.click()
  await expect(toggle).not.toBeChecked()

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await expect(toggle).toBeDisabled()
  await expect(page.getByText(say('security.push.none'))).toBeVisible()
})

/**
 * A build that waits, as the browser would hand it to a page of the build before: from the start, or after the event
 * `build-ready`, and then let take over by another window at once.
 */
async function letBuildWait(page: Page, isLate = false): Promise<void> {
  await page.addInitScript((comesLate) => {
    const { serviceWorker } = navigator
    const build = {
      postMessage(asked: string, [port]: MessagePort[]) {
        if (asked === 'build') port?.postMessage('assets/another-build.js')
        else serviceWorker.dispatchEvent(new Event('controllerchange'))
      },
    }
    const installing = Object.assign(new EventTarget(), build, { state: 'installed' })
    const waiting = comesLate ? null : build
    const registration = Object.assign(new EventTarget(), { waiting, installing, update: async () => undefined })
    Object.defineProperty(serviceWorker, 'controller', { value: build })
    Object.defineProperty(serviceWorker, 'register', { value: async () => registration })
    window.addEventListener('build-ready', () => {
      registration.dispatchEvent(new Event('updatefound'))
      installing.dispatchEvent(new Event('statechange'))
    })
  }, isLate)
}

test('[C-13] a new version is offered, loses nothing that is typed, and comes once the form is left @desktop', async ({
  page,
  say,
}) => {
  await letBuildWait(page)
  await page.goto('/agent')
  const account = page.getByRole('main').locator('input[name=username]')
  await account.fill('halfway31')
  const reload = page.getByRole('button', { name: say('shell.newVersion.action'), exact: true })
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await reload.click()
  await expect(page.getByText(say('shell.newVersion.later'))).toBeVisible()
  await expect(account).toHaveValue('halfway31')
  await expect(page.locator('html')).toHaveAttribute('data-before')

  const menu = page.getByRole('navigation', { name: say('shell.nav.main') })
  await Promise.all([page.waitForEvent('load'), menu.getByRole('link', { name: say('shell.nav.promotions') }).click()])
  await expect(page.locator('html')).not.toHaveAttribute('data-before')

  // Nothing is typed now: it comes at once.
  await Promise.all([page.waitForEvent('load'), reload.click()])
})

test('[C-13] an amount that stands for review is not lost to a new version, though its field is gone @desktop', async ({
  page,
  member,
  say,
}) => {
  await page.clock.install()
  await letBuildWait(page)
  await resumeSession(page, member)
  await page.goto('/member?page=depositv2')
  const main = page.getByRole('main')
  await main.locator('input[name=amount]').fill('700')
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await page.getByRole('button', { name: say('shell.newVersion.action'), exact: true }).click()
  await expect(page.getByText(say('shell.newVersion.later'))).toBeVisible()
  await main.getByRole('button', { name: say('deposit.review.action') }).click()
  await expect(main.getByRole('button', { name: say('deposit.review.back') })).toBeVisible()
  await page.clock.runFor(10_000)
  await main.getByRole('button', { name: say('deposit.review.back') }).click()
  await expect(main.locator('input[name=amount]')).toHaveValue('700')
  await expect(page.locator('html')).toHaveAttribute('data-before')
})

test('[C-13] a new version is not offered above a dialog, and comes where another window let it take over @desktop', async ({
  page,
  say,
}) => {
  await page.clock.install()
  await letBuildWait(page, true)
  await page.goto('/register')
  const account = page.getByRole('dialog').locator('input[name=username]')
  await account.fill('halfway31')
  await page.clock.runFor(10_000)
  await page.evaluate(() => window.dispatchEvent(new Event('build-ready')))
  const reload = page.getByRole('button', { name: say('shell.newVersion.action'), exact: true, includeHidden: true })
  await page.clock.runFor(10_000)
  await expect(reload).toHaveCount(0)
  await expect(account).toHaveValue('halfway31')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('kit.close') })
    .click()
  await expect(reload).toBeVisible()
  await Promise.all([page.waitForEvent('load'), reload.click()])
})

test('[F-06] where this address does not answer, the page that stands in leads to the house’s other addresses @desktop', async ({
  page,
  context,
  say,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /socket|WebSocket/i)
  await page.route('**/wps/system/settings/consolidated*', async (route) => {
    const answer = await route.fetch()
    const { value, ...rest } = (await answer.json()) as { value: object }
    const domains = {
      mainDomain: new URL(page.url()).origin,
      domainRoute: ['https://two.example', 'http://three.example:8080'],
    }
    await route.fulfill({ response: answer, json: { ...rest, value: { ...value, ...domains } } })
  })
  await page.goto('/help')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('addresses'))).toContain('two.example')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  await context.setOffline(true)
  await page.goto('/rng?vassalage=INHOUSE')
  await expect(page.getByText(say('offline.others'))).toBeVisible()
  const ways = page.getByRole('navigation').getByRole('link')
  await expect(ways).toHaveText(['two.example', 'three.example:8080'])
  await expect(ways.first()).toHaveAttribute('href', 'https://two.example/rng?vassalage=INHOUSE')
})
