import { authenticatorCode } from './authenticator.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'

for (const language of ['en', 'bn'] as const) {
  test.describe(`the authenticator, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-20] is linked by its QR code and first code, and removed by password and code', async ({
      page,
      member,
      say,
    }) => {
      await resumeSession(page, member)
      await page.goto('/member?page=securityCenter')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: say('guard.authenticator.bind.action') }).click()
      const dialog = dialogOf(page, say('guard.authenticator.title'))
      await dialog.locator('input[name=password]').fill('not-the-password-1')
      await dialog.getByRole('button', { name: say('guard.authenticator.next.action') }).click()
      await expect(dialog.getByText(say('refusals.password.wrong'))).toBeVisible()
      await dialog.locator('input[name=password]').fill(member.password)
      await dialog.getByRole('button', { name: say('guard.authenticator.next.action') }).click()

      await expect(dialog.getByRole('img', { name: say('guard.authenticator.qr') })).toBeVisible()
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
      const code = dialog.getByRole('textbox', { name: say('guard.authenticator.code.label') })
      const confirm = dialog.getByRole('button', { name: say('guard.authenticator.confirm.action'), exact: true })
      await code.fill(authenticatorCode(secret) === '000000' ? '000001' : '000000')
      await confirm.click()
      await expect(dialog.getByText(say('refusals.authenticator.wrong'))).toBeVisible()
      await code.fill(authenticatorCode(secret))
      await confirm.click()
      await expect(dialog).toBeHidden()

      await expect(page.locator('dialog')).toHaveCount(0)

      // Another takes its place only by a code of its own.
      await main.getByRole('button', { name: say('guard.authenticator.replace.action') }).click()
      await dialog.locator('input[name=password]').fill(member.password)
      await code.fill(authenticatorCode(secret, 1) === '000000' ? '000001' : '000000')
      await dialog.getByRole('button', { name: say('guard.authenticator.next.action') }).click()
      await expect(dialog.getByText(say('refusals.authenticator.wrong'))).toBeVisible()
      await dialog.getByRole('button', { name: say('kit.close') }).click()
      await expect(page.locator('dialog')).toHaveCount(0)

      await main.getByRole('button', { name: say('guard.authenticator.remove.action') }).click()
      const removal = dialogOf(page, say('guard.authenticator.remove.title'))
      await removal.locator('input[name=password]').fill(member.password)
      await removal
        .getByRole('textbox', { name: say('guard.authenticator.code.label') })
        .fill(authenticatorCode(secret, 1))
      await removal.getByRole('button', { name: say('guard.authenticator.remove.action') }).click()
      await expect(removal).toBeHidden()
      await expect(main.getByRole('button', { name: say('guard.authenticator.bind.action') })).toBeVisible()
    })
  })
}
