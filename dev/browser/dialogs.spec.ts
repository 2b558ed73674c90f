import { dialogOf, expect, resumeSession, test } from './portal-test.ts'

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

test('[C-08] each dialog has a title, a close button inside its window, and is at least 200 by 200', async ({
  page,
  say,
}) => {
  const openers: Record<string, () => Promise<void>> = {
    'identity.login.title': async () => void (await page.goto('/login')),
    'identity.register.title': async () => void (await page.goto('/register')),
    'terms.title': async () => void (await page.goto('/help#term')),
    'identity.freePlay.title': async () => {
      await page.goto('/')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shell.game.demo') })
        .click()
    },
    'shell.language.title': async () => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    },
  }
  for (const [title, open] of Object.entries(openers)) {
    await open()
    const dialog = dialogOf(page, say(title))
    await expect(dialog).toBeVisible()
    const close = dialog.getByRole('button', { name: say('kit.close') })
    await expect(close).toBeInViewport({ ratio: 1 })
    const box = await dialog.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200)
    await close.click()
    await expect(dialog).toBeHidden()
  }
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
