import { sql } from '@croupier/server/platform/database.ts'
import { accountButton, dialogOf, expect, sendLogin, test } from './portal-test.ts'

let before: object

test.beforeAll(async ({ product }) => {
  before = (await product.readSetting('settings.whiteLabel')) as object
  await product.changeSetting('settings.whiteLabel', { ...before, LOGINIPVERF3: true })
})

test.afterAll(({ product }) => product.changeSetting('settings.whiteLabel', before))

for (const language of ['en', 'bn'] as const) {
  test.describe(`a log-in from a new place, in ${language}`, () => {
    test.use({ language })

    test('[A-14] is confirmed by one of what the member has bound, and then goes where they wanted', async ({
      page,
      product,
      member,
      say,
    }) => {
      await product.database.run(sql`
        update identity.profile p
        set payee_name = 'Rahima Khatun', email = ${`${member.account}@example.com`}, email_verified_at = now()
        from identity.member m
        where m.id = p.member_id
          and m.account = ${member.account}`)
      await page.goto('/member?page=transferFund')
      await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
      await sendLogin(page, say, member.account, member.password)
      const dialog = dialogOf(page, say('guard.secondStep.title'))
      await expect(dialog.getByText(`${member.account.slice(0, 1)}•••@example.com`)).toBeVisible()
      await dialog.getByLabel(say('guard.secondStep.method.bankAccountName')).check()
      const name = dialog.getByRole('textbox', { name: say('guard.secondStep.name.label') })
      await name.fill('Somebody Else')
      const confirm = dialog.getByRole('button', { name: say('guard.secondStep.action'), exact: true })
      await confirm.click()
      await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.verification.wrong'))
      await name.fill('rahima khatun')
      await confirm.click()
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page).toHaveURL('/member?page=transferFund')
    })
  })
}
