import { sql } from '@croupier/server/platform/database.ts'
import { accountButton, dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'
import { bindNewMobile, codeSentTo, newMobile } from './texts.ts'

for (const language of ['en', 'bn'] as const) {
  test.describe(`logging in by SMS, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-08] [A-12] [J-02] a code is sent once the number holds, counts down, and lets in; the number is remembered', async ({
      page,
      context,
      product,
      member,
      say,
    }) => {
      const mobile = await bindNewMobile(product, member)
      await page.goto('/login')
      const dialog = dialogOf(page, say('identity.login.title'))
      await dialog.getByRole('tab', { name: say('identity.login.tab.sms') }).click()
      const number = dialog.getByRole('textbox', { name: say('fields.label.mobileNum') })
      const code = dialog.getByRole('textbox', { name: say('codes.label') })
      const send = dialog.getByRole('button', { name: say('codes.send') })
      await number.fill('0171')
      await expect(send).toBeDisabled()
      await number.fill(mobile)
      await send.click()
      await expect(dialog.getByText(say('codes.sent', { minutes: 5 }))).toBeVisible()
      await expect(dialog.getByRole('timer')).toContainText(/0:[0-5]\d|1:00/)
      await expect(dialog.getByRole('button').filter({ has: page.getByRole('timer') })).toBeDisabled()

      const sent = (await codeSentTo(mobile)) ?? ''
      const enter = dialog.getByRole('button', { name: say('identity.login.action'), exact: true }).last()
      await code.fill(sent === '123456' ? '654321' : '123456')
      await enter.click()
      await expect(dialog.getByText(say('refusals.code.wrong'))).toBeVisible()
      await expect(number).toHaveValue(mobile)
      await code.fill(sent)
      await dialog.getByLabel(say('codes.login.rememberNumber')).check()
      await enter.click()
      await expect(accountButton(page, say)).toBeVisible()
      const kept = (await context.cookies()).find(({ name }) => name === 'lastMobile')
      expect(decodeURIComponent(kept?.value ?? '')).toBe(`880 ${mobile}`)

      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/login')
      await dialog.getByRole('tab', { name: say('identity.login.tab.sms') }).click()
      await expect(number).toHaveValue(mobile)
      await expect(dialog.getByLabel(say('codes.login.rememberNumber'))).toBeChecked()
    })
  })
}

test.describe('in Bengali', () => {
  test.use({ language: 'bn' })

  test('[A-09] a number asked too often is told so in a warning, and the button waits @desktop', async ({
    page,
    product,
    say,
  }) => {
    const mobile = newMobile()
    await page.goto('/login')
    const dialog = dialogOf(page, say('identity.login.title'))
    await dialog.getByRole('tab', { name: say('identity.login.tab.sms') }).click()
    await dialog.getByRole('textbox', { name: say('fields.label.mobileNum') }).fill(mobile)
    const sent = page.waitForResponse('**/wps/verification/sms/noLogin')
    await dialog.getByRole('button', { name: say('codes.send') }).click()
    await sent
    await product.database.run(sql`
      update identity.code_request
      set asked_at = array(select now() - make_interval(mins => minute) from generate_series(1, 5) as minute)
      where target_hash = sha256(convert_to(${`sms 880 ${mobile.slice(1)}`}, 'UTF8'))`)
    await page.reload()
    await dialog.getByRole('tab', { name: say('identity.login.tab.sms') }).click()
    await dialog.getByRole('textbox', { name: say('fields.label.mobileNum') }).fill(mobile)
    await dialog.getByRole('button', { name: say('codes.send') }).click()

    const warning = dialogOf(page, say('codes.failed.title'))
    await expect(warning.getByRole('alert')).toContainText(say('refusals.sms.too.many'))
    await warning.getByRole('button', { name: say('codes.failed.close') }).click()
    await expect(warning).toBeHidden()
    await expect(dialog.getByRole('timer')).toContainText(/[45]:\d\d/)
  })
})

test('[A-20] a member binds their number in the security centre @desktop', async ({ page, member, say }) => {
  const mobile = newMobile()
  await resumeSession(page, member)
  await page.goto('/member?page=securityCenter')
  await page.getByRole('button', { name: say('codes.bind.action.add') }).click()
  const dialog = dialogOf(page, say('codes.bind.dialog.title'))
  await dialog.getByRole('textbox', { name: say('fields.label.mobileNum') }).fill(mobile)
  await dialog.getByRole('button', { name: say('codes.send') }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByRole('textbox', { name: say('codes.label') }).fill((await codeSentTo(mobile)) ?? '')
  await dialog.locator('input[name=password]').fill(member.password)
  await dialog.getByRole('button', { name: say('codes.bind.submit') }).click()
  await expect(dialog).toBeHidden()
  const masked = `${mobile.slice(1, 3)}••••••${mobile.slice(-2)}`
  await expect(page.getByText(say('codes.bind.verified', { number: masked }))).toBeVisible()
})
