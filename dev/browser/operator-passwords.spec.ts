import { sql } from '@croupier/server/platform/database.ts'
import type { Product } from './product.ts'
import { accountButton, dialogOf, expect, sendLogin, test } from './portal-test.ts'

const NEW = 'brass-and-paper-78'

/** Changes settings for one test and puts them back, whatever becomes of it. */
async function withSettings(
  product: Product,
  wanted: Record<string, unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const before = new Map<string, unknown>()
  for (const [name, value] of Object.entries(wanted)) {
    before.set(name, await product.readSetting(name))
    await product.changeSetting(name, value)
  }
  try {
    await work()
  } finally {
    for (const [name, value] of before) await product.changeSetting(name, value)
  }
}

test('[A-13] an expired password is changed first where the operator forces it, and who leaves is logged out', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.database.run(sql`
    update identity.member
    set password_changed_at = now() - interval '3 days'
    where account = ${member.account}`)
  const forced = { 'settings.whiteLabel': { PWDEXPFORCECHANGE3: true }, 'identity.passwordExpiryDays': 2 }
  await withSettings(product, forced, async () => {
    await page.goto('/login')
    await sendLogin(page, say, member.account, member.password)
    const change = dialogOf(page, say('identity.change.title'))
    await expect(change.getByText(say('identity.change.expired.text'))).toBeVisible()
    await change.getByRole('button', { name: say('password.change.leave') }).click()
    await expect(change).toBeHidden()
    await expect(accountButton(page, say)).toHaveCount(0)

    await page.goto('/login')
    await sendLogin(page, say, member.account, member.password)
    await change.locator('input[name=newPassword]').fill(NEW)
    await change.locator('input[name=confirmNewPassword]').fill(NEW)
    await change.getByRole('button', { name: say('identity.change.action') }).click()
    await expect(change).toBeHidden()
    await expect(accountButton(page, say)).toBeVisible()
  })
})

test('[A-16] without a live chat nothing leads to a forgotten password; without registration by mobile, e-mail comes first', async ({
  page,
  product,
  say,
}) => {
  const forgotLink = page.getByRole('button', { name: say('identity.login.forgotLink') })
  await withSettings(product, { 'settings.resources': [] }, async () => {
    await page.goto('/login')
    await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
    await expect(page.locator('dialog input[name=username]')).toBeVisible()
    await expect(forgotLink).toHaveCount(0)
  })
  await withSettings(product, { 'settings.whiteLabel': { MOBILENUMPASSREG3: false } }, async () => {
    await page.goto('/login')
    await forgotLink.click()
    await expect(
      dialogOf(page, say('identity.forgot.title')).getByRole('tab', { name: say('identity.forgot.tab.email') }),
    ).toHaveAttribute('aria-selected', 'true')
  })
})
