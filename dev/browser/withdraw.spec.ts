import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { ports } from './ports.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'
import { goodPassword, type Member, newAddress, type Product } from './product.ts'
import { openWithdrawal, referenceOf } from './walk.ts'
import type { Say } from './words.ts'

const PIN = '135790'

/** An account number no other test has. */
const accountNumber = () => `017${String(Date.now()).slice(-8)}`

/** Sets the payment password and binds an account, as the first steps ask. */
async function takeFirstSteps(page: Page, say: Say): Promise<void> {
  await page.goto('/member?page=withdraw')
  await expect(page.getByRole('heading', { name: say('withdraw.form.first') })).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.password.set') })
    .click()
  const password = dialogOf(page, say('withdraw.password.set.title'))
  await password.locator('input[name=password]').fill(goodPassword)
  await password.locator('input[name=paymentPassword]').fill(PIN)
  await password.locator('input[name=confirmPaymentPassword]').fill(PIN)
  await password.getByRole('button', { name: say('withdraw.password.set') }).click()
  await expect(password).toBeHidden()

  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.account.bind') })
    .click()
  const account = dialogOf(page, say('withdraw.account.add'))
  await account.getByLabel(say('withdraw.account.kind')).selectOption('BKASH')
  await account.getByLabel(say('withdraw.account.holder')).fill('Rahim Uddin')
  await account.getByLabel(say('withdraw.account.number')).fill(accountNumber())
  await account.locator('input[name=paymentPassword]').fill(PIN)
  await account.getByRole('button', { name: say('withdraw.account.bind') }).click()
  await expect(account).toBeHidden()
}

/** The same from behind, for tests of what comes after. */
async function readyMember(product: Product, amount: string): Promise<Member> {
  const member = await product.newMember()
  const { token } = member
  const choose = { paymentPassword: PIN, password: goodPassword }
  const account = { bank: 'BKASH', holder: 'Rahim Uddin', number: accountNumber(), paymentPassword: PIN }
  await product.call('PUT /wps/member/paymentPassword', { body: choose, sealed: true, token })
  await product.call('PUT /wps/member/bankCard', { body: account, sealed: true, token })
  // By the administrator, so that the approver may still approve.
  await product.credit(member, amount)
  return member
}

async function withdraw(page: Page, say: Say, amount: string, pin = PIN) {
  await page.getByLabel(say('withdraw.form.amount'), { exact: false }).fill(amount)
  await page.getByRole('button', { name: say('withdraw.form.review') }).click()
  const review = dialogOf(page, say('withdraw.review.title'))
  await review.locator('input[name=paymentPassword]').fill(pin)
  await review.locator('button[type=submit]').click()
  return review
}

/** What is wrong with a field, as it is told below it. */
const described = (control: Locator) => control.locator('xpath=ancestor::div[1]').locator('[id$="-error"]')

const history = (page: Page, say: Say) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: say('withdraw.history.title') })

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[B-03] a member is paid to their own account, and sees each step without a reload', async ({
      page,
      product,
      request,
      member,
      say,
    }) => {
      test.slow()
      await product.credit(member, '2000')
      await resumeSession(page, member)
      await takeFirstSteps(page, say)

      await withdraw(page, say, '1200.50')

      const row = history(page, say).getByRole('listitem')
      await expect(row).toContainText('1,200.50')
      await expect(row).toContainText(say('withdraw.state.requested'))
      await expect(page.getByRole('banner').getByText('799.50')).toBeVisible()

      const reference = /W[0-9A-Z]{15}/.exec(await row.innerText())?.[0]
      const approver = await staffToken(request, 'mitali')
      await staffCall(request, approver, `/staff/withdrawals/${reference}/approve`, {})
      await expect(row).toContainText(say('withdraw.state.processing'))
      // The provider's own page, where a person lets the payout through.
      await expect
        .poll(async () => {
          const form = { do: 'pay' }
          await request.post(`http://127.0.0.1:${ports.SANDBOX_PORT}/payments/payouts/${reference}`, { form })
          return row.innerText()
        })
        .toContain(say('withdraw.state.paid'))
      await expect(page.getByRole('banner').getByText('799.50')).toBeVisible()
    })

    test('the page fits its window and has no accessibility fault', async ({ page, product }) => {
      const member = await readyMember(product, '2000')
      await page.emulateMedia({ colorScheme: 'dark' })
      await resumeSession(page, member)
      await page.goto('/member?page=withdraw')
      await page.locator('input[name=amount]').waitFor()
      await settled(page)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    })
  })
}

test('[B-03] what cannot be paid is told at its field or in a sentence, and nothing is held @phone', async ({
  page,
  product,
  say,
}) => {
  await resumeSession(page, await readyMember(product, '2000'))
  await page.goto('/member?page=withdraw')
  const amount = page.locator('input[name=amount]')
  await page.getByRole('button', { name: say('withdraw.form.review') }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')

  const wrong = await withdraw(page, say, '600', '000000')
  await expect(wrong.getByText(say('refusals.payment.password.wrong'))).toBeVisible()
  await page.keyboard.press('Escape')

  for (const [typed, limit] of [
    ['100', '500.00'],
    ['50000.01', '50,000.00'],
    ['2000.01', '2,000.00'],
  ] as const) {
    await amount.fill(typed)
    await page.getByRole('button', { name: say('withdraw.form.review') }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(described(amount)).toContainText(limit)
    await expect(dialogOf(page, say('withdraw.review.title'))).toBeHidden()
  }
  await expect(page.getByText(say('withdraw.history.empty.title'))).toBeVisible()
  await expect(page.getByRole('banner').getByText('2,000.00')).toBeVisible()
})

test('[B-03] a limit that changes during the review is told at the amount, and no filled field is called empty @phone', async ({
  page,
  product,
  say,
}) => {
  const member = await readyMember(product, '2000')
  await resumeSession(page, member)
  await page.goto('/member?page=withdraw')
  const amount = page.locator('input[name=amount]')
  await amount.click()
  await page.keyboard.type('600')
  // While the review's own words are fetched, the form is taken away under the cursor: the field is left, and checked.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    await route.continue()
  })
  await page.keyboard.press('Enter')
  const review = dialogOf(page, say('withdraw.review.title'))
  await expect(review.locator('input[name=paymentPassword]')).toBeFocused()
  await expect(page.getByText(say('fault.required'))).toHaveCount(0)

  await page.route('**/wps/transaction/withdraw', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        errorCode: 'withdraw.amount.too.small',
        message: 'Withdraw at least 700.00.',
        value: {
          minimum: '700.00',
          fields: [{ field: 'amount', messageKey: 'fault.amount.least', amount: '700.00', currency: 'BDT' }],
        },
      },
    }),
  )
  await review.locator('input[name=paymentPassword]').fill(PIN)
  await review.locator('button[type=submit]').click()

  await expect(review).toBeHidden()
  await expect(described(amount)).toContainText('700.00')
  await expect(amount).toHaveValue('600')
  await expect(page.getByText(say('fault.required'))).toHaveCount(0)
})

test('[B-03] a withdrawal nobody works on is taken back, and its money returns @desktop', async ({
  page,
  product,
  say,
}) => {
  await resumeSession(page, await readyMember(product, '2000'))
  await page.goto('/member?page=withdraw')
  await withdraw(page, say, '500')
  await expect(page.getByRole('banner').getByText('1,500.00')).toBeVisible()

  await history(page, say)
    .getByRole('button', { name: say('withdraw.cancel') })
    .click()
  await dialogOf(page, say('withdraw.cancel.title'))
    .getByRole('button', { name: say('withdraw.cancel') })
    .click()

  await expect(history(page, say).getByRole('listitem')).toContainText(say('withdraw.state.cancelled'))
  await expect(page.getByRole('banner').getByText('2,000.00')).toBeVisible()
})

test('[B-03] a withdrawal an operator rejects says why, and all of the money is back @desktop', async ({
  browser,
  page,
  product,
  request,
  say,
}) => {
  const member = await readyMember(product, '777.77')
  await resumeSession(page, member)
  await page.goto('/member?page=withdraw')
  await page.getByRole('button', { name: say('withdraw.form.all') }).click()
  await withdraw(page, say, '777.77')
  const row = history(page, say).getByRole('listitem')
  const reference = await referenceOf(row)
  const desk = await openDesk(browser, await staffToken(request, 'rafiq'))
  const panel = await openWithdrawal(desk, CONSOLE, member.account, reference)
  await panel.getByRole('button', { name: 'Take it' }).click()
  await panel.getByRole('button', { name: 'Reject' }).click()
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect(panel.getByLabel(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel(/^Reason/).fill('The names differ.')
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect(panel.getByText('Rejected', { exact: true })).toBeVisible()
  await desk.context().close()

  await expect(row).toContainText(say('withdraw.state.rejected'))
  await expect(row).toContainText('The names differ.')
  await expect(page.getByRole('banner').getByText('777.77')).toBeVisible()
})

test('[B-03] a deposit that was not wagered keeps money from leaving, and the page says how much is missing @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=depositv2')
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill('500')
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  await page.getByRole('button', { name: say('deposit.review.pay', { provider: 'Sandbar Pay' }) }).click()
  await page.getByRole('button', { name: 'Pay 500.00 BDT' }).click()
  await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()

  await page.goto('/member?page=withdraw')
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: say('withdraw.turnover.title') })
  await expect(card).toContainText('500.00')
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

test('[E-02] who withdraws gives a bonus up first, told what is lost, and is paid then @phone', async ({
  page,
  product,
  request,
  say,
}) => {
  const member = await readyMember(product, '700')
  const promoCode = `GIVE-${randomUUID().slice(0, 8)}`
  const { promotionId } = await staffCall<{ promotionId: string }>(
    request,
    await staffToken(request, 'joy'),
    '/staff/promotions',
    {
      currency: 'BDT',
      category: 'special',
      titles: { en: `Bonus ${promoCode}` },
      summaries: { en: 'A bonus for a code.' },
      rules: { en: 'One account for each person.' },
      promise: { kind: 'code', terms: { code: promoCode, amount: '320', uses: 1, multiple: '10' } },
      bonus: { maxBet: null, maxCashOut: null, days: 7, weights: [{ gameType: 'RNG', percent: '100' }], leftOut: [] },
      startsAt: Date.now() - 60_000,
      endsAt: null,
      claimHours: null,
      newMembersDays: null,
      budget: '500',
    },
  )
  await staffCall(request, await staffToken(request, 'mitali'), `/staff/promotions/${promotionId}/publish`, {})
  const { token } = member
  const redeemed = await product.call('POST /wps/promotions/code', { body: { promoCode }, token })
  const { promotionClaimId } = redeemed.body.value
  const claimed = await product.call('POST /wps/rewards/claim', { body: { promotionClaimId }, token })
  expect(claimed.body.value).toMatchObject({ status: 'claimed', isBonus: true })

  await resumeSession(page, member)
  await page.goto('/member?page=withdraw')
  await withdraw(page, say, '500')
  const main = page.getByRole('main')
  const bonus = main.getByRole('listitem').filter({ hasText: `Bonus ${promoCode}` })
  await expect(bonus).toContainText('320.00')
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await bonus.getByRole('button', { name: say('promotions.bonus.forfeit'), exact: true }).click()
  const asked = dialogOf(page, say('promotions.bonus.forfeit.title'))
  await expect(asked).toContainText('320.00')
  await asked.getByRole('button', { name: say('promotions.bonus.forfeit'), exact: true }).click()
  await expect(page.getByText(say('promotions.bonus.forfeited'))).toBeVisible()
  await expect(bonus).toBeHidden()

  await withdraw(page, say, '500')
  await expect(history(page, say).getByRole('listitem')).toContainText('500.00')
  await expect(page.getByRole('banner').getByText('200.00')).toBeVisible()
  await page.goto('/member?page=bonusDetails')
  const past = main.getByRole('listitem').filter({ hasText: `Bonus ${promoCode}` })
  await expect(past).toContainText(say('promotions.bonus.state.forfeited'))
})

test('[A-11] a trial is told that it needs a true account @desktop', async ({ page, product, say }) => {
  const free = { os: 'linux', platform: 'W' }
  const answer = await product.call('POST /wps/session/login/freeplay', { body: free, address: newAddress() })
  await resumeSession(page, { account: '', password: '', token: answer.body.value.token })
  await page.goto('/member?page=withdraw')
  await expect(dialogOf(page, say('shell.trial.title'))).toBeVisible()
  await expect(page.locator('input[name=amount]')).toHaveCount(0)
})

test('[A-19] the security centre sets and changes the payment password @phone', async ({ page, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/member?page=securityCenter')
  await expect(page.getByText(say('withdraw.security.password.none'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.password.set') })
    .click()
  const choose = dialogOf(page, say('withdraw.password.set.title'))
  await choose.locator('input[name=password]').fill(goodPassword)
  await choose.locator('input[name=paymentPassword]').fill('12345')
  await choose.locator('input[name=confirmPaymentPassword]').fill('12345')
  await choose.getByRole('button', { name: say('withdraw.password.set') }).click()
  await expect(choose.locator('input[name=paymentPassword]')).toHaveAttribute('aria-invalid', 'true')
  await choose.locator('input[name=paymentPassword]').fill(PIN)
  await choose.locator('input[name=confirmPaymentPassword]').fill(PIN)
  await choose.getByRole('button', { name: say('withdraw.password.set') }).click()
  await expect(page.getByText(say('withdraw.security.password.is'), { exact: true })).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: say('withdraw.password.change') })
    .click()
  const change = dialogOf(page, say('withdraw.password.change.title'))
  await change.locator('input[name=oldPaymentPassword]').fill('000000')
  await change.locator('input[name=paymentPassword]').fill('246802')
  await change.locator('input[name=confirmPaymentPassword]').fill('246802')
  await change.getByRole('button', { name: say('withdraw.password.change') }).click()
  await expect(change.getByText(say('refusals.payment.password.wrong'))).toBeVisible()
  await change.locator('input[name=oldPaymentPassword]').fill(PIN)
  await change.getByRole('button', { name: say('withdraw.password.change') }).click()
  await expect(change).toBeHidden()
})
