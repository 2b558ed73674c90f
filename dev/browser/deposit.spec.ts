import type { Page } from '@playwright/test'
import { sql } from '@croupier/server/platform/database.ts'
import { ports } from './ports.ts'
import { expect, resumeSession, test, walkedAt } from './portal-test.ts'
import type { Say } from './words.ts'

/** From the portal's form to the provider's own page, by the hands of a member. */
async function goToProvider(page: Page, say: Say, amount: string): Promise<void> {
  await page.goto('/member?page=depositv2')
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  await expect(page.getByRole('heading', { name: say('deposit.review.title') })).toBeFocused()
  await page.getByRole('button', { name: say('deposit.review.pay', { provider: 'Sandbar Pay' }) }).click()
  await page.waitForURL(`http://*:${ports.SANDBOX_PORT}/payments/checkout/*`)
}

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[B-02] a member pays in on the provider’s page and sees the money arrive', async ({ page, member, say }) => {
      await resumeSession(page, member)
      await goToProvider(page, say, '500')
      await expect(page.getByText(member.account)).toBeVisible()

      await page.getByRole('button', { name: 'Pay 500.00 BDT' }).click()

      await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
      await expect(page.getByRole('banner').getByText('500.00')).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: say('deposit.state.paid') })).toHaveCount(1)
    })
  })
}

test('[B-02] an amount outside the limits is told at its field, and nothing is asked for @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=depositv2')
  const amount = page.getByLabel(say('deposit.amount.label'), { exact: true })

  for (const [typed, complaint] of [
    ['', say('deposit.amount.needed')],
    ['0', say('deposit.amount.needed')],
    ['99.99', '৳100.00'],
    ['25000.01', '৳25,000.00'],
  ] as const) {
    await amount.fill(typed)
    await page.getByRole('button', { name: say('deposit.review.action') }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toBeFocused()
    await expect(page.getByRole('main')).toContainText(complaint)
  }
  await expect(page.getByText(say('deposit.history.empty.title'))).toBeVisible()
})

test('[B-02] a payment that comes later is shown without a reload @desktop', async ({ page, context, member, say }) => {
  await resumeSession(page, member)
  await goToProvider(page, say, '1000')
  const hosted = page.url()
  await page.getByText('Pay in a way that goes wrong').click()
  await page.getByLabel('Seconds').fill('900')

  await page.getByRole('button', { name: 'Pay later' }).click()

  await expect(page.getByRole('heading', { name: say('deposit.state.waiting.title') })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()

  // It comes once the page is waiting for it, however long that took.
  const elsewhere = await context.newPage()
  await elsewhere.goto(hosted)
  await elsewhere.getByRole('button', { name: 'Pay 1000.00 BDT' }).click()

  await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
  await expect(page.getByRole('banner').getByText('1,000.00')).toBeVisible()
})

test('[B-02] a payment after the time is over is shown as it arrives @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await goToProvider(page, say, '400')
  const hosted = page.url()
  await product.database.run(sql`
    update wallet.deposit_order
    set expires_at = now(), state = 'expired'
    where account = ${member.account}`)
  await page.goto('/member?page=depositv2')
  await page
    .getByRole('row')
    .filter({ hasText: say('deposit.state.expired') })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: say('deposit.state.expired.title') })).toBeVisible()

  await page.goto(hosted)
  await page.getByRole('button', { name: 'Pay 400.00 BDT' }).click()

  await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
  await expect(page.getByRole('banner').getByText('400.00')).toBeVisible()
})

test('[B-02] a declined payment says that nothing was taken, and another can be made @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await goToProvider(page, say, '200')

  await page.getByRole('button', { name: 'Decline' }).click()

  await expect(page.getByText(say('deposit.failure.declined'))).toBeVisible()
  await page.getByRole('link', { name: say('deposit.status.another') }).click()
  await expect(page.getByLabel(say('deposit.amount.label'), { exact: true })).toBeVisible()
})

test('[B-02] another amount than asked for waits for an operator, and is not lost @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await goToProvider(page, say, '300')
  await page.getByText('Pay in a way that goes wrong').click()
  await page.getByLabel('Amount', { exact: true }).fill('30.00')

  await page.getByRole('button', { name: 'Pay this instead' }).click()

  await expect(page.getByRole('heading', { name: say('deposit.state.review.title') })).toBeVisible()
  await expect(page.getByRole('banner').getByText('0.00')).toBeVisible()
})
