import { transferAccount } from '../sandbox/game-vendor/transfer-account.ts'
import { settled, widthBeyondWindow } from './accessibility.ts'
import { nodeOf } from './games.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'

const vendor = transferAccount.name

for (const language of ['en', 'bn'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[B-05] a member moves money to a vendor’s wallet, and one tap brings everything back', async ({
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

test('[B-05] a game whose vendor’s wallet is empty offers to move money in, and goes on with it @phone', async ({
  page,
  product,
  say,
}) => {
  const member = await product.newMember()
  await product.credit(member, '300.00')
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, transferAccount.code, 'festival-wheel')}`)

  await expect(page.getByText(say('lobby.purse.title', { vendor }))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  const amount = page.locator('input[name=amount]')
  await amount.fill('300.01')
  await page.locator('button[type=submit]').click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: say('funds.all'), exact: true }).click()
  await page.locator('button[type=submit]').click()

  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('group', { name: say('lobby.bar.label') })).toContainText('0.00')

  // What is there is played with at once the next time, and more may follow.
  await page.reload()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: say('lobby.purse.in') }).click()
  await expect(dialogOf(page, say('funds.in.title', { vendor }))).toBeVisible()
})

test('[B-05] whoever moves nothing goes on to the game with one tap @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, transferAccount.code, 'festival-wheel')}`)
  await page.getByRole('button', { name: say('lobby.purse.go') }).click()
  await expect(page.locator('iframe')).toBeVisible()
})
