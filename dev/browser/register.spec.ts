import { ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import { newAccount, goodPassword } from './product.ts'
import { accountButton, dialogOf, expect, heldToken, test, walkedAt } from './portal-test.ts'
import { codeSentTo, newMobile } from './texts.ts'

for (const language of ['en', 'bn'] as const) {
  test.describe(`registering in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-01] [A-03] [E-02] [J-03] shows what registering gives, marks the required fields of the operator’s rules, and says at each its pattern and lengths where it is missing or wrong', async ({
      page,
      product,
      say,
    }) => {
      await page.goto('/register')
      const dialog = dialogOf(page, say('identity.register.title'))
      await expect(dialog).toBeVisible()

      const [gift] = (await product.call('GET /wps/promotions/register')).body.value.list
      const way = dialog
        .getByRole('list', { name: say('identity.register.gifts') })
        .getByRole('link')
        .first()
      await expect(way).toHaveAttribute('href', `/promotions/${gift.promotionId}`)

      const rules = (await product.call('GET /wps/system/setting/register')).body.value.fields
      const asked = Object.keys(rules).filter(
        (name) => rules[name].enabled || name === 'username' || name === 'password',
      )
      asked.push('terms', 'ageConfirmed')
      const shown = await dialog
        .locator('input[name]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
      expect([...shown].sort()).toEqual([...asked].sort())

      await dialog.getByRole('button', { name: say('identity.register.action') }).click()
      const username = dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })
      const password = dialog.locator('input[name=password]')
      const messageAt = (name: 'username' | 'password') => {
        const { messageKey, min = 0, max = 0 } = ruleMessage(name, rules[name])
        return say(messageKey as WordKey, { min, max })
      }
      await expect(username).toBeFocused()
      await expect(dialog.getByText(`${say('fields.label.username')} *`, { exact: true })).toBeVisible()
      await expect(dialog.getByText(`${say('fields.label.password')} *`, { exact: true })).toBeVisible()
      await expect(username).toHaveAccessibleDescription(messageAt('username'))
      await expect(password).toHaveAccessibleDescription(messageAt('password'))

      await username.fill('9lives')
      await password.fill('short')
      await dialog.getByRole('button', { name: say('identity.register.action') }).click()
      await expect(username).toHaveAttribute('aria-invalid', 'true')
      await expect(username).toHaveAccessibleDescription(messageAt('username'))
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await expect(password).toHaveAccessibleDescription(messageAt('password'))
      await expect(username).toHaveValue('9lives')
      await expect(password).toHaveValue('short')
      expect(await heldToken(page)).toBeNull()
    })

    test('[A-02] [J-03] by mobile: a code comes to the number, which becomes the name of the account; a number too short is said by its own message', async ({
      page,
      product,
      say,
    }) => {
      const number = newMobile()
      await page.goto('/register')
      const dialog = dialogOf(page, say('identity.register.title'))
      await dialog.getByRole('tab', { name: say('identity.register.tab.mobile') }).click()
      const sendCode = dialog.getByRole('button', { name: say('codes.send') })
      await expect(sendCode).toBeDisabled()
      const mobile = dialog.locator('input[name=mobileNum]')
      await mobile.fill('1711')
      await dialog.locator('input[name=password]').fill(goodPassword)
      for (const box of await dialog.getByRole('checkbox').all()) await box.check()
      await dialog.getByRole('button', { name: say('identity.register.action') }).click()
      const { mobileNum: rule } = (await product.call('GET /wps/system/setting/register')).body.value.fields
      const limits = { min: rule.minLength, max: rule.maxLength }
      await expect(mobile).toHaveAccessibleDescription(say('fields.error_phone_number_limit', limits))
      await expect(mobile).toHaveValue('1711')
      await expect(dialog.locator('input[name=password]')).toHaveValue(goodPassword)
      await mobile.fill(number)
      await sendCode.click()
      await expect(dialog.getByText(say('codes.sent', { minutes: 5 }))).toBeVisible()
      const code = dialog.locator('input[name=verificationCode]')
      await code.fill('12')
      await dialog.getByRole('button', { name: say('identity.register.action') }).click()
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expect(mobile).toHaveValue(number)

      await code.fill((await codeSentTo(number)) ?? '')
      await dialog.getByRole('button', { name: say('identity.register.action') }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/')
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page.getByText(say('identity.register.welcome', { name: number.replace(/^0/, '') }))).toBeVisible()
    })

    test('[A-01] refuses a taken name, keeps what was typed, wants terms and age, then opens home logged in', async ({
      page,
      member,
      say,
    }) => {
      await page.goto('/register')
      const dialog = dialogOf(page, say('identity.register.title'))
      const username = dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true })
      const send = dialog.getByRole('button', { name: say('identity.register.action') })
      await username.fill(member.account)
      await dialog.locator('input[name=password]').fill(goodPassword)

      await send.click()
      await expect(dialog.getByText(say('fault.tick'))).toHaveCount(2)

      for (const box of await dialog.getByRole('checkbox').all()) await box.check()
      await expect(dialog.getByRole('checkbox')).toHaveCount(2)
      await send.click()
      await expect(username).toHaveAccessibleDescription(new RegExp(say('refusals.username.taken')))
      await expect(dialog.locator('input[name=password]')).toHaveValue(goodPassword)

      const account = newAccount()
      await username.fill(account)
      await send.click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/')
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page.getByRole('banner').getByText(/0\.00/)).toBeVisible()
      expect(await heldToken(page)).not.toBeNull()
    })
  })
}

test('[A-01] [A-21] a password that equals the name, or is on the lists of stolen ones, is refused at its field @desktop', async ({
  page,
  say,
}) => {
  await page.goto('/register')
  const dialog = dialogOf(page, say('identity.register.title'))
  const password = dialog.locator('input[name=password]')
  await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill('lantern2026')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  const send = dialog.getByRole('button', { name: say('identity.register.action') })

  await password.fill('Lantern2026')
  await send.click()
  await expect(password).toHaveAccessibleDescription(new RegExp(say('refusals.password.same.as.username')))

  await password.fill('password123')
  await send.click()
  await expect(password).toHaveAccessibleDescription(new RegExp(say('refusals.password.breached')))

  // The form's own check knows nothing of it, and takes nothing back when the field is left.
  await password.press('Tab')
  await expect(password).not.toBeFocused()
  await expect(password).toHaveAccessibleDescription(new RegExp(say('refusals.password.breached')))
  // A field left by a press at the cross moves nothing from under it.
  await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill('7')
  await dialog.getByRole('button', { name: say('kit.close') }).click()
  await expect(dialog).toBeHidden()
})

test('[A-05] an affiliate link fills the invitation code in where it is asked, and a wrong code is refused @desktop', async ({
  page,
  product,
  say,
}) => {
  const rules = (await product.call('GET /wps/system/setting/register')).body.value.fields
  test.skip(!rules.affiliateCode?.enabled, 'the demo does not ask for the code')
  await page.goto('/?affiliateCode=nosuchcode')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.header.register') })
    .click()
  const dialog = dialogOf(page, say('identity.register.title'))
  await expect(dialog.locator('input[name=affiliateCode]')).toHaveValue('nosuchcode')

  await dialog.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill(newAccount())
  await dialog.locator('input[name=password]').fill(goodPassword)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: say('identity.register.action') }).click()
  const warning = dialogOf(page, say('identity.register.affiliate.failed.title'))
  await expect(warning).toContainText(say('refusals.invitation_code_error'))
  await warning.getByRole('button', { name: say('kit.confirm') }).click()
  await expect(warning).toBeHidden()
  await expect(dialog.locator('input[name=affiliateCode]')).toHaveAccessibleDescription(
    new RegExp(say('refusals.invitation_code_error')),
  )
  await expect(dialog.locator('input[name=affiliateCode]')).toHaveValue('nosuchcode')
})
