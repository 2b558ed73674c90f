import { betPagePath } from '@croupier/api/games/start-path.ts'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { sessionElsewhere } from './product.ts'
import type { Say } from './words.ts'

test('[C-08] a dialog locks the page, keeps the focus, ignores the backdrop and gives the focus back @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })
  await opener.click()
  const dialog = dialogOf(page, say('identity.login.title'))
  await expect(dialog).toBeVisible()
  await expect(page.locator('dialog input[name=username]')).toBeFocused()

  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape').catch(() => undefined)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await opener.click()
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
  await page.locator('dialog input[name=username]').fill('half typed')
  await page.mouse.click(4, 4)
  await expect(dialog).toBeVisible()
  await expect(page.locator('dialog input[name=username]')).toHaveValue('half typed')

  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(inside).toBe(true)
  }
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain('hidden')
})

test('[C-08] a dialog opens 100 ms after it was asked for @desktop', async ({ page, say }) => {
  await page.clock.install()
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })
  await opener.click()
  const dialog = dialogOf(page, say('identity.login.title'))
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('dialog')).toHaveCount(0)

  // From here on time stands still until it is moved.
  await page.clock.pauseAt(Date.now() + 60_000)
  await opener.click()
  const waiting = page.locator('dialog:not([open])')
  await expect(waiting).toBeAttached()
  await page.clock.runFor(99)
  await expect(waiting).toBeAttached()
  await page.clock.runFor(1)
  await expect(page.locator('dialog[open]')).toBeAttached()
})

test('[C-08] a dialog is there although words of its form come after it was shown @desktop', async ({
  page,
  product,
  say,
}) => {
  await resumeSession(page, await product.newMember())
  // Shown with a skeleton first; what it must know comes then, and the words last.
  for (const asked of ['**/hasWithdrawalPassword', /\/assets\/(fields|fault)-[^/]*\.js$/]) {
    await page.route(asked, async (route) => {
      await page.waitForTimeout(600)
      await route.continue()
    })
  }
  await page.goto('/member?page=withdraw')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.password.set') })
    .click()
  await expect(page.locator('dialog input[name=paymentPassword]')).toBeVisible()
  await expect(dialogOf(page, say('withdraw.password.set.title'))).toBeVisible()
})

/** Whether the rules of modals hold for the dialog that is open, closed at the end by its own button. */
async function keepsRules(page: Page, say: Say, title: string): Promise<void> {
  const dialog = dialogOf(page, title)
  await expect(dialog).toBeVisible()
  await settled(page)
  const close = dialog.getByRole('button', { name: say('kit.close') })
  await expect(close).toBeInViewport({ ratio: 1 })
  const box = await dialog.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), title).toBeGreaterThanOrEqual(200)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow), title).toContain('hidden')
  // Colours are the same at both widths: the phone sees them in both themes.
  const inThemes = test.info().project.name === 'phone' ? themesIn.en : themesIn.ar
  expect(await accessibilityFaults(page, { within: 'dialog[open]', inThemes }), title).toEqual([])
  expect(await widthBeyondWindow(page), title).toBeLessThanOrEqual(0)
  const beyond = await dialog
    .locator(':scope > div')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(beyond, `${title} is no wider than its window`).toBeLessThanOrEqual(0)

  await page.mouse.click(4, 4)
  await expect(dialog).toBeVisible()
  // Further than there is to go in the shortest of them: the focus comes round, and never leaves.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(inside, `${title} keeps the focus`).toBe(true)
  }
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('html'), title).not.toHaveCSS('overflow', /hidden/)
}

/** What an answer of a relay holds besides, for this page alone. */
async function answered(page: Page, relay: string, add: (value: any) => void): Promise<void> {
  await page.route(`**/wps/relay/${relay}*`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (body.value && !Array.isArray(body.value)) add(body.value)
    await route.fulfill({ response: answer, json: body })
  })
}

test('[C-08] what visitors open keeps the rules of modals: title, close button, size, lock, backdrop, focus', async ({
  page,
  say,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const walk: [title: string, open: () => Promise<unknown>][] = [
    ['identity.login.title', () => page.goto('/login')],
    [
      'identity.forgot.title',
      async () => {
        await page.goto('/login')
        await page.getByRole('button', { name: say('identity.login.forgotLink') }).click()
      },
    ],
    ['identity.register.title', () => page.goto('/register')],
    ['terms.title', () => page.goto('/help#term')],
    [
      'shell.title.help',
      async () => {
        await page.goto('/support')
        await main.getByRole('button', { name: say('shell.title.help') }).click()
      },
    ],
    ['support.feedback', () => main.getByRole('button', { name: say('support.feedback') }).click()],
    [
      'identity.freePlay.title',
      async () => {
        await page.goto('/')
        await main.getByRole('button', { name: say('shell.game.demo') }).click()
      },
    ],
    [
      'announcements.title',
      () =>
        main
          .getByRole('region', { name: say('home.headlines') })
          .getByRole('button')
          .first()
          .click(),
    ],
    ['shell.language.title', () => page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()],
  ]
  for (const [title, open] of walk) {
    await test.step(title, async () => {
      await open()
      await keepsRules(page, say, say(title))
    })
  }

  await test.step('the popup of announcements', async () => {
    const popup = { id: '1', title: 'High water', content: '<p>Two days.</p>', createTime: 1, executionCode: 'B' }
    await answered(page, 'MCSFE_getListAnnouncements', (value) => value.popup.push(popup, { ...popup, id: '2' }))
    await page.goto('/')
    await keepsRules(page, say, say('announcements.title'))
  })
  await test.step('the games of a vendor', async () => {
    let name = ''
    await answered(page, '*', ({ games = [] }) => {
      for (const game of games) {
        // The house's own tables are a page, whatever their entry stands for.
        if (game.gameType !== 'LIVE' || betPagePath(game) !== undefined) continue
        game.isGame = 'VASSALAGE'
        name ||= game.displayName
      }
    })
    await page.goto('/live')
    await expect.poll(() => name).not.toBe('')
    await main.getByRole('link', { name: name, exact: false }).first().click()
    await keepsRules(page, say, name)
  })
})

test('[C-08] what is for members keeps the rules of modals: another password, and a contract to answer', async ({
  page,
  product,
  say,
}) => {
  // A demo agent with a proposal of their upline to answer; it is shown by itself, and left as it is.
  const token = await sessionElsewhere(product.database, 'nasrin')
  await resumeSession(page, { account: 'nasrin', password: '', token })
  await page.goto('/member?page=securityCenter')
  await keepsRules(page, say, say('agent.contract.title'))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('password.card.change'), exact: true })
    .click()
  await keepsRules(page, say, say('identity.change.title'))
})

test('[A-22] log-in leads to a new password, registration, free play and the terms, in this order, and registration back @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/login')
  const login = dialogOf(page, say('identity.login.title'))
  const ways = [say('identity.login.forgotLink'), 'Register', say('identity.login.freePlayLink'), 'terms', 'Google']
  await expect(login.getByRole('button', { name: /Google/ })).toBeVisible()
  const order = await login.locator('button, a').allInnerTexts()
  expect(order.filter((text) => ways.includes(text.trim()))).toEqual(ways)
  await login.getByRole('button', { name: /Register/ }).click()
  const register = dialogOf(page, say('identity.register.title'))
  await expect(register).toBeVisible()
  await expect(login).toBeHidden()
  await register.getByRole('button', { name: 'Log in' }).click()
  await expect(login).toBeVisible()
  await expect(login.getByRole('link', { name: /terms/ })).toHaveAttribute('href', '/help#term')
  await login.getByRole('button', { name: say('identity.login.freePlayLink') }).click()
  await expect(dialogOf(page, say('identity.freePlay.title'))).toBeVisible()
})

/** A popup opens a tenth of a second behind the answer that brings it: by now it would be there. */
async function staysHidden(page: Page, dialog: Locator): Promise<void> {
  await settled(page)
  await page.waitForTimeout(500)
  await expect(dialog).toBeHidden()
}

test('[C-09] a popup greets visitors once a session unless it was closed, with its nine to a page @desktop', async ({
  page,
  say,
}) => {
  // For this page alone: others are not to be greeted in the midst of their tests.
  await answered(page, 'MCSFE_getListAnnouncements', ({ popup }) => {
    for (let number = 1; number <= 10; number += 1) {
      const content = `<p>Read <b>${number}</b></p><img src=x onerror=alert(1)>`
      popup.push({ id: String(number), title: `Popup ${number}`, content, createTime: 1, executionCode: 'B' })
    }
  })
  await page.goto('/')
  const dialog = dialogOf(page, say('announcements.title'))
  await expect(dialog.getByRole('listitem').filter({ hasText: /Popup/ })).toHaveCount(9)
  await dialog.getByRole('button', { name: /Popup 2/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Popup 2' })).toBeVisible()
  await expect(dialog.getByText('Read 2')).toBeVisible()
  await expect(dialog.locator('img')).toHaveCount(0)
  await expect(dialog.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await staysHidden(page, dialog)
})

test('[C-09] newcomers are greeted by F and A, agents where they arrive, and nobody again after they closed it @desktop', async ({
  page,
  product,
  say,
}) => {
  await answered(page, 'MCSFE_getListAnnouncements', ({ popup }) => {
    for (const executionCode of ['A', 'B', 'F'])
      popup.push({ id: executionCode, title: `Greeting ${executionCode}`, content: '', createTime: 1, executionCode })
  })
  const dialog = dialogOf(page, say('announcements.title'))
  const isGreeted = async (...greetings: string[]): Promise<void> => {
    await expect(dialog.getByText(/^Greeting/)).toHaveText(greetings)
    await dialog.getByRole('button', { name: say('kit.close') }).click()
    // The page is free again, and stays so: another dialog would lock it.
    await staysHidden(page, dialog)
    await expect(page.locator('html')).not.toHaveCSS('overflow', /hidden/)
  }
  await page.goto('/')
  await isGreeted('Greeting B')

  // Other states of the same session.
  await resumeSession(page, await product.newMember())
  await page.goto('/')
  await isGreeted('Greeting A', 'Greeting F')
  await resumeSession(page, {
    account: 'shirin',
    password: '',
    token: await sessionElsewhere(product.database, 'shirin'),
  })
  await page.goto('/agentHome')
  await isGreeted('Greeting A', 'Greeting F')
  await page.reload()
  await staysHidden(page, dialog)
})
