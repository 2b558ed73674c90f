import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { CONSOLE, staffCall, staffToken } from './console.ts'
import { dialogOf, expect, test } from './portal-test.ts'

/** Longer than the five seconds an open form takes to ask again. */
const FOLLOWED = { timeout: 12_000 }

test('[A-01] [A-04] a form that stands open follows what an operator changes in the console, and keeps what was typed', async ({
  page,
  context,
  request,
  say,
}) => {
  const admin = await staffToken(request, 'anika')
  const { email } = initialRegistrationRules
  await page.goto('/register')
  const dialog = dialogOf(page, say('identity.register.title'))
  const username = dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })
  await username.fill('Typed2026')

  const desk = await context.newPage()
  await desk.addInitScript((token) => sessionStorage.setItem('staff-session', token), admin)
  await desk.goto(`${CONSOLE}/settings/registration`)
  const row = desk.getByRole('row').filter({ has: desk.getByText('email', { exact: true }) })
  const longest = row.getByRole('textbox', { name: new RegExp(say('console-settings.registration.maxLength')) })
  try {
    await row.getByRole('checkbox', { name: new RegExp(say('console-settings.registration.enabled')) }).check()
    await row.getByRole('checkbox', { name: new RegExp(say('console-settings.registration.required')) }).check()
    await longest.fill('3')
    await expect(row).toContainText(say('console-settings.registration.wrongOrder'))
    await expect(desk.getByRole('button', { name: say('kit.save') })).toBeDisabled()
    await longest.fill('77')
    const message = say('fields.pattern.email', { min: 6, max: 77 })
    await expect(row).toContainText(message)
    await expect(desk.getByRole('list').getByText(message)).toBeVisible()
    await desk.getByRole('button', { name: say('kit.save') }).click()
    await expect(desk.getByText(say('console-settings.saved'))).toBeVisible()

    await page.bringToFront()
    const address = dialog.locator('input[name=email]')
    await expect(address).toBeVisible(FOLLOWED)
    await expect(username).toHaveValue('Typed2026')
    await dialog.getByRole('button', { name: say('identity.register.action') }).click()
    await expect(address).toHaveAccessibleDescription(new RegExp(message))
  } finally {
    await staffCall(request, admin, '/staff/registration/rules', { fields: { email } })
  }
})

test('[C-18] registration by mobile loses password, code and then itself with its switches, also while it stands open', async ({
  page,
  product,
  say,
}) => {
  const before = (await product.readSetting('settings.whiteLabel')) as object
  const switchTo = (off: object) => product.changeSetting('settings.whiteLabel', { ...before, ...off })
  await page.goto('/register')
  const dialog = dialogOf(page, say('identity.register.title'))
  const tab = dialog.getByRole('tab', { name: say('identity.register.tab.mobile') })
  await tab.click()
  await expect(dialog.locator('input[name=password]')).toBeVisible()
  await expect(dialog.locator('input[name=verificationCode]')).toBeVisible()
  try {
    await switchTo({ MOBILENUMPASSREG3: false, REGMOBVERF3: false })
    await expect(dialog.locator('input[name=password]')).toHaveCount(0, FOLLOWED)
    await expect(dialog.locator('input[name=verificationCode]')).toHaveCount(0)
    await expect(dialog.getByText(say('identity.register.mobile.noPassword'))).toBeVisible()

    await switchTo({ MOBILENUMREG3: false })
    await expect(tab).toHaveCount(0, FOLLOWED)
    await expect(dialog.locator('input[name=mobileNum]')).toHaveCount(0)
  } finally {
    await product.changeSetting('settings.whiteLabel', before)
  }
})

test('[C-18] with log-in by SMS switched off, the log-in offers no tab for it', async ({ page, product, say }) => {
  const before = (await product.readSetting('settings.whiteLabel')) as object
  await product.changeSetting('settings.whiteLabel', { ...before, MOBILEVERCODELOGIN3: false })
  try {
    const send = () => product.call('POST /wps/verification/sms/noLogin', { body: { mobileNum: '01711000001' } })
    await expect.poll(async () => (await send()).body.errorCode).toBe('function.not.available')
    await page.goto('/login')
    await expect(dialogOf(page, say('identity.login.title')).locator('input[name=password]')).toBeVisible()
    await expect(page.getByRole('tab', { name: say('identity.login.tab.sms') })).toHaveCount(0)
  } finally {
    await product.changeSetting('settings.whiteLabel', before)
  }
})
