import { transferAccount } from '../sandbox/game-vendor/transfer-account.ts'
import { settled, widthBeyondWindow } from './accessibility.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'

const vendor = transferAccount.name

for (const language of ['en', 'bn'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('[B-05] a member moves money to a vendor’s wallet, and one tap brings everything back @desktop', async ({
      page,
      product,
      say,
    }) => {
      const member = await product.newMember()
      await product.credit(member, '300.00')
      await resumeSession(page, member)
      await page.goto('/member?page=transferFund')
      const card = page
        .getByRole('main')
        .locator('section')
        .filter({ hasText: say('funds.vendors.title') })
      const wallet = card.getByRole('listitem').filter({ hasText: vendor })

      await wallet.getByRole('button', { name: say('funds.in'), exact: true }).click()
      const dialog = dialogOf(page, say('funds.in.title', { vendor }))
      await dialog.locator('input[name=amount]').fill('120.50')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toBeHidden()
      await expect(wallet).toContainText('120.50')
      await expect(card).toContainText('179.50')
      await expect(page.getByText(say('funds.state.done'), { exact: true })).toBeVisible()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)

      await card.getByRole('button', { name: say('funds.recall') }).click()
      await expect(wallet).toContainText('0.00')
      await expect(card).toContainText('300.00')
    })
  })
}
