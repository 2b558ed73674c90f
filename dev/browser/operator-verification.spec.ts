import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { goodPassword } from './product.ts'

const PIN = '135790'
const RULE = 'safeguards.verification'

test('[H-02] an operator says from which amount on a withdrawal needs a verified identity, and a member who lacks it is led to the security centre', async ({
  browser,
  page,
  product,
  request,
  member,
  say,
}) => {
  // Whatever a run that was cut short has left.
  await product.changeSetting(RULE, { withdrawalsFrom: {} })
  const desk = await openDesk(browser, await staffToken(request, 'anika'))
  await desk.goto(`${CONSOLE}/settings/all?name=${RULE}`)
  const panel = desk.getByRole('dialog')
  await panel.getByRole('button', { name: 'Add' }).click()
  await panel.getByLabel('Code').fill('BDT')
  await panel.getByLabel(/^Value/).fill('1000')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await desk.context().close()
  expect(await product.readSetting(RULE)).toEqual({ withdrawalsFrom: { BDT: '1000' } })

  const { token } = member
  const card = {
    bank: 'BKASH',
    holder: 'Rahim Uddin',
    number: `017${String(Date.now()).slice(-8)}`,
    paymentPassword: PIN,
  }
  const choose = { paymentPassword: PIN, password: goodPassword }
  await product.call('PUT /wps/member/paymentPassword', { body: choose, sealed: true, token })
  await product.call('PUT /wps/member/bankCard', { body: card, sealed: true, token })
  await product.credit(member, '2000')
  await resumeSession(page, member)
  await page.goto('/member?page=withdraw')
  await page.getByLabel(say('withdraw.form.amount'), { exact: false }).fill('1200')
  await page.getByRole('button', { name: say('withdraw.form.review') }).click()
  const review = dialogOf(page, say('withdraw.review.title'))
  await review.locator('input[name=paymentPassword]').fill(PIN)
  await review.locator('button[type=submit]').click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: '1000.00' })).toBeVisible()
  await page.getByRole('link', { name: say('withdraw.verification.open') }).click()
  await expect(page.locator('#verification')).toContainText(say('security.verification.state.asked'))
  await product.changeSetting(RULE, { withdrawalsFrom: {} })
})
