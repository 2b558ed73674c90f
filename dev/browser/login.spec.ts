import { textOfKey } from '@croupier/server/modules/identity/log-in/attempts-store.ts'
import { type Sql, sql } from '@croupier/server/platform/database.ts'
import { captchaAnswer } from './product.ts'
import { accountButton, dialogOf, expect, heldToken, resumeSession, sendLogin, test, walkedAt } from './portal-test.ts'

for (const language of ['en', 'bn'] as const) {
  test.describe(`logging in, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-06] a wrong password is told and loses nothing; the right one closes the dialog and opens home', async ({
      page,
      member,
      say,
    }) => {
      await page.goto('/login')
      const dialog = dialogOf(page, say('identity.login.title'))
      await sendLogin(page, say, member.account, 'not-the-password-1')
      await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.failed'))
      await expect(dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })).toHaveValue(
        member.account,
      )
      await expect(dialog.locator('input[name=password]')).toHaveValue('not-the-password-1')

      await sendLogin(page, say, member.account, member.password)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/')
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page.getByRole('banner').getByText('0.00')).toBeVisible()
      expect(await heldToken(page)).not.toBeNull()
    })
  })
}

test('[A-06] the body travels sealed and the password stands in no call @desktop', async ({ page, member, say }) => {
  await page.goto('/login')
  const sent = page.waitForRequest('**/wps/session/login')
  await sendLogin(page, say, member.account, member.password)
  const request = await sent
  expect(request.headers()['encryption']).toBe('JWE')
  expect(request.postData()).not.toContain(member.password)
  await expect(accountButton(page, say)).toBeVisible()
})

test('[A-07] three failures bring the captcha; its picture changes on a click, at most once a second; the right characters let in @desktop', async ({
  page,
  context,
  product,
  member,
  say,
}) => {
  let drawn = 0
  page.on('request', (request) => request.url().includes('/wps/captcha') && (drawn += 1))
  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  const captcha = dialog.getByRole('textbox', { name: say('identity.captcha.label') })
  for (let failure = 1; failure <= 3; failure += 1) {
    await expect(captcha).toHaveCount(0)
    const answered = page.waitForResponse('**/wps/session/login')
    await sendLogin(page, say, member.account, `wrong-password-${failure}`)
    await answered
    await expect(dialog.getByRole('button', { name: say('identity.login.action'), exact: true })).toBeEnabled()
  }
  await expect(captcha).toBeVisible()
  const picture = dialog.getByRole('img', { name: say('identity.captcha.image') })
  const first = await picture.getAttribute('src')
  expect(first).toMatch(/^data:image\/png;base64,/)
  expect(drawn).toBe(1)

  // The throttle counts from the picture's asking, so the first click may come too early and is then swallowed.
  const refresh = dialog.getByRole('button', { name: say('identity.captcha.refresh') })
  // Two at once draw one picture, however slow the machine is between a test's steps.
  await expect(async () => {
    await refresh.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    expect(drawn).toBe(2)
  }).toPass()
  await expect(picture).not.toHaveAttribute('src', String(first))
  expect(drawn).toBe(2)

  await captcha.fill('!!!!!')
  const refused = page.waitForResponse('**/wps/session/login')
  await sendLogin(page, say, member.account, member.password)
  await refused
  await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.captcha.wrong'))
  await expect(captcha).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })).toHaveValue(
    member.account,
  )

  await expect(async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'captchaId')?.value ?? ''
    await captcha.fill(await captchaAnswer(product.database, cookie))
  }).toPass()
  await expect(picture).toBeVisible()
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
})

test('[A-07] [A-21] a captcha that cannot be fetched is said; after ten failures the right password waits too, until the lock is over @desktop', async ({
  page,
  complaints,
  product,
  member,
  say,
}) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/wps/captcha*', (route) => route.abort())
  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  for (let failure = 1; failure <= 3; failure += 1) {
    const answered = page.waitForResponse('**/wps/session/login')
    await sendLogin(page, say, member.account, `wrong-password-${failure}`)
    await answered
    await expect(dialog.getByRole('button', { name: say('identity.login.action'), exact: true })).toBeEnabled()
  }
  await expect(dialog.getByText(say('identity.captcha.missing'))).toBeVisible()
  await expect(dialog.getByRole('img', { name: say('identity.captcha.image') })).toHaveCount(0)

  const changeCount = (change: Sql) =>
    product.database.run(sql`
      update identity.attempt
      set ${change}
      where key = ${textOfKey({ kind: 'stranger', subject: member.account.toLowerCase() })}`)
  expect(await changeCount(sql`failures = 10`)).toBe(1)
  await sendLogin(page, say, member.account, member.password)
  await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.locked'))
  await expect(dialog.locator('input[name=password]')).toHaveValue(member.password)

  await changeCount(sql`window_ends_at = now()`)
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
})

for (const language of ['en', 'bn'] as const) {
  test.describe(`being remembered, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-12] the form comes back filled in and one click logs in, without the password being anywhere', async ({
      page,
      context,
      member,
      say,
    }) => {
      await page.goto('/login')
      await page.getByLabel(say('identity.login.remember')).check()
      await sendLogin(page, say, member.account, member.password)
      await expect(accountButton(page, say)).toBeVisible()

      const cookies = await context.cookies(`${new URL(page.url()).origin}/wps/session/login`)
      const named = (part: string) => cookies.find(({ name }) => name.startsWith(part))
      expect(named('lastUser')?.value).toBe(member.account)
      expect(named('rememberLogin')?.value).toBe('1')
      const kept = named('remembered_')
      expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' })
      for (const cookie of [named('lastUser'), named('rememberLogin'), kept]) {
        expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000)
      }
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      )
      expect(stored).not.toContain(member.password)
      expect(stored).not.toContain(kept!.value)

      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/login')
      const dialog = dialogOf(page, say('identity.login.title'))
      await expect(dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })).toHaveValue(
        member.account,
      )
      await expect(dialog.getByText(say('identity.login.remembered'))).toBeVisible()
      await dialog
        .getByRole('button', { name: say('identity.login.action'), exact: true })
        .last()
        .click()
      await expect(accountButton(page, say)).toBeVisible()
    })
  })
}

test('[A-12] what was remembered and no longer holds is told, and the password is asked for; unticked, all is cleared @desktop', async ({
  page,
  context,
  product,
  member,
  say,
}) => {
  await page.goto('/login')
  await page.getByLabel(say('identity.login.remember')).check()
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
  await product.database.run(sql`
    delete from identity.remembered_login r
    using identity.member m
    where m.id = r.member_id
      and m.account = ${member.account}`)
  await page.evaluate(() => sessionStorage.clear())

  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  await dialog
    .getByRole('button', { name: say('identity.login.action'), exact: true })
    .last()
    .click()
  await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.remember.stale'))
  await expect(dialog.locator('input[name=password]')).toHaveValue('')
  await dialog.getByLabel(say('identity.login.remember')).uncheck()
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()

  const names = (await context.cookies(`${new URL(page.url()).origin}/wps/session/login`)).map(({ name }) => name)
  expect(names.filter((name) => /^(?:lastUser|rememberLogin|remembered_)/.test(name))).toEqual([])
})

test('[A-06] a guest who opens a member page logs in and arrives there @desktop', async ({ page, member, say }) => {
  await page.goto('/member?page=transferFund')
  await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
  await sendLogin(page, say, member.account, member.password)
  await expect(page).toHaveURL('/member?page=transferFund')
  await expect(page.getByRole('heading', { name: say('shell.member.transferFund') })).toBeVisible()
})

test('[A-06] the keyboard alone is enough to log in @desktop', async ({ page, member, say }) => {
  await page.goto('/')
  const logIn = page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })
  await expect(logIn).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    if (await logIn.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: say('fields.label.username'), exact: true })).toBeFocused()
  await page.keyboard.type(member.account)
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name=password]')).toBeFocused()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(accountButton(page, say)).toBeVisible()
})

test('[F-01] an agent logs in at the agents’ door and is in the agent centre, with clock, name and way out; a member is refused there @desktop', async ({
  page,
  member,
  say,
}) => {
  await page.goto('/agent')
  await sendLogin(page, say, member.account, member.password)
  await expect(page.getByRole('alert')).toContainText(say('refusals.login.agent.only'))

  await sendLogin(page, say, 'karim', 'Lantern2026')
  await expect(page).toHaveURL('/agentHome')
  // A desk shows the overview at once, a phone the list of the centre's pages.
  await expect(page.getByRole('main').getByText(say('shell.agent.agentTeamOverview')).first()).toBeVisible()
  // Whose centre it is, the house's clock with its zone, and the way out.
  await expect(page.getByText('karim', { exact: true }).filter({ visible: true })).toBeVisible()
  const clock = page.getByText(say('shell.agent.clock', { zone: 'Asia/Dhaka' })).filter({ visible: true })
  await expect(clock.locator('..').locator('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await expect(page.getByRole('main').getByRole('button', { name: say('shell.agent.signOut') })).toBeVisible()
})

test('[F-01] [C-01] a member who is no agent is sent from the agent centre to its door and told whom to ask @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent')
  await expect(page.getByText(say('shell.agent.askYourAgent'))).toBeVisible()
})
