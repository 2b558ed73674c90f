import { settled } from './accessibility.ts'
import { expireSessions } from './product.ts'
import { accountButton, dialogOf, expect, heldToken, resumeSession, test, useSession } from './portal-test.ts'

test('[A-06] the token lies in session storage alone, survives a reload and goes to a new tab', async ({
  page,
  context,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/')
  await expect(accountButton(page, say)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.token)
  expect(JSON.stringify(await context.cookies())).not.toContain(member.token)

  await page.reload()
  await expect(accountButton(page, say)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/promotions')
  await expect(accountButton(other, say)).toBeVisible()
  expect(await heldToken(other)).toBe(member.token)
})

test('[A-17] signing out in one tab signs the other out too', async ({ page, context, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await expect(accountButton(other, say)).toBeVisible()

  await accountButton(page, say).click()
  await page.getByRole('menuitem', { name: say('shell.menu.signOut') }).click()
  await page.getByRole('button', { name: say('shell.logout.in_increase_submit') }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: say('shell.header.login') })).toBeVisible()
})

test('[A-17] signing out asks first, shows that it works, ends the session and opens home', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=transferFund')
  await accountButton(page, say).click()
  await page.getByRole('menuitem', { name: say('shell.menu.signOut') }).click()
  const dialog = dialogOf(page, say('shell.logout.in_popup_prompt'))
  await expect(dialog).toContainText(say('shell.logout.in_sure_logout'))
  await dialog.getByRole('button', { name: say('shell.logout.in_more_cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect(accountButton(page, say)).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route('**/wps/session/logout', async (route) => {
    await held.promise
    await route.continue()
  })
  await accountButton(page, say).click()
  await page.getByRole('menuitem', { name: say('shell.menu.signOut') }).click()
  const confirm = dialog.getByRole('button', { name: say('shell.logout.in_increase_submit') })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  held.resolve()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await heldToken(page)).toBeNull()
  const after = await product.call('GET /wps/v2/wallets/balance', { token: member.token })
  expect(after.body.errorCode).toBe('login.not.session')
})

test('[J-01] a session that ended on the server opens log-in over the page, and log-in leads back to it', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=transferFund')
  await expect(accountButton(page, say)).toBeVisible()

  await expireSessions(product.database, member.account)
  await useSession(page, say)
  const dialog = dialogOf(page, say('identity.login.title'))
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/member?page=transferFund')
  expect(await heldToken(page)).toBeNull()

  await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill(member.account)
  await dialog.locator('input[name=password]').fill(member.password)
  await dialog.getByRole('button', { name: say('identity.login.action'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/member?page=transferFund')
  await expect(accountButton(page, say)).toBeVisible()
})

test('[A-11] free play logs a visitor in with demo money, says so, and real money is out of reach', async ({
  page,
  product,
  say,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.game.demo') })
    .click()
  const dialog = dialogOf(page, say('identity.freePlay.title'))
  await dialog.getByRole('button', { name: say('identity.freePlay.action') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByText(say('shell.trial.banner'))).toBeVisible()
  await expect(accountButton(page, say)).toBeVisible()

  const token = String(await heldToken(page))
  const info = (await product.call('GET /wps/member/info', { token })).body.value
  expect(info).toMatchObject({ isTrial: true, type: 4 })
  const refused = await product.call('POST /wps/member/password', {
    token,
    sealed: true,
    body: { oldPassword: 'whatever-1', newPassword: 'whatever-22', confirmNewPassword: 'whatever-22' },
  })
  expect(refused.body.errorCode).toBe('in_need_true_account')
})

test('[A-11] what a trial account is refused is told by a dialog, and the pages of real money say so beforehand', async ({
  page,
  say,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.game.demo') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('identity.freePlay.action') })
    .click()
  await expect(page.getByRole('main').getByText(say('shell.trial.banner'))).toBeVisible()

  await page.goto('/member?page=depositv2')
  const dialog = dialogOf(page, say('shell.trial.title'))
  await expect(dialog).toContainText(say('shell.trial.text'))
  await dialog.getByRole('button', { name: say('kit.ok') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(say('shell.trial.text'))).toBeVisible()

  // No page offers a trial account what the server would refuse, so the refusal is put in the answer's place here.
  await page.route('**/wps/v2/wallets/balance*', (route) =>
    route.fulfill({ status: 403, json: { success: false, errorCode: 'in_need_true_account', message: '' } }),
  )
  await page.getByRole('button', { name: say('shell.header.balance.refresh') }).click()
  await expect(dialog).toContainText(say('shell.trial.text'))
  await dialog.getByRole('button', { name: say('kit.ok') }).click()
  await expect(dialog).toBeHidden()
})

test('[B-01] the header shows the balance in the brand’s currency, hides it on request and refreshes', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByText('৳')).toBeVisible()
  await expect(header.getByText(/0\.00/)).toBeVisible()
  const asked = page.waitForResponse('**/wps/v2/wallets/balance*')
  await header.getByRole('button', { name: say('shell.header.balance.refresh') }).click()
  await asked

  await header.getByRole('button', { name: say('shell.header.balance.hide') }).click()
  await expect(header.getByText(/\d\.\d\d/)).toHaveCount(0)
  await expect(header.getByText('***')).toBeVisible()
  await page.reload()
  await expect(header.getByText('***')).toBeVisible()
})
