import type { Browser, Page } from '@playwright/test'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { expect, resumeSession, test } from './portal-test.ts'
import { goodPassword, type Member, newAddress, type Product } from './product.ts'
import { openWithdrawal } from './walk.ts'
import type { Say } from './words.ts'

const PIN = '135790'
/** More than what any other withdrawal still asks for: these parts find this one. */
const [FIRST, SECOND] = ['2500', '1500']
/** A transaction no other order was paid by. */
const newTransaction = () => `TX${Date.now().toString(36)}`.toUpperCase()

/** A tab of another member, in the same language. */
async function tabOf(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  const page = await context.newPage()
  await resumeSession(page, member)
  return page
}

/** A member whose withdrawal an operator has given to others to pay. */
async function receiverOf(product: Product, desk: (reference: string) => Promise<unknown>): Promise<[Member, string]> {
  const member = await product.newMember()
  const { token } = member
  const secret = { paymentPassword: PIN }
  await product.call('PUT /wps/member/paymentPassword', {
    body: { ...secret, password: goodPassword },
    sealed: true,
    token,
  })
  const card = { bank: 'NAGAD', holder: 'Farida Yasmin', number: `018${String(Date.now()).slice(-8)}`, ...secret }
  const bound = await product.call('PUT /wps/member/bankCard', { body: card, sealed: true, token })
  await product.credit(member, '4000')
  const wish = { amount: '4000', payoutAccountId: bound.body.value.id, ...secret }
  const asked = await product.call('POST /wps/transaction/withdraw', { body: wish, sealed: true, token })
  const { reference } = asked.body.value
  await desk(reference)
  return [member, reference]
}

/** Asks to pay another member, and says by which transaction it was done. */
async function payMember(page: Page, say: Say, amount: string): Promise<string> {
  const transaction = newTransaction()
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: 'Pay another member' }).check()
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  await expect(page.getByRole('heading', { name: say('deposit.review.title') })).toBeFocused()
  await page.getByRole('button', { name: say('deposit.review.byHand.pay') }).click()
  await expect(page.getByText('Farida Yasmin')).toBeVisible()
  await page.getByLabel(say('deposit.proof.transaction'), { exact: false }).fill(transaction)
  await page.getByRole('button', { name: say('deposit.proof.send') }).click()
  await expect(page.getByText(say('deposit.proof.sent'))).toBeVisible()
  return transaction
}

test('[B-04] members pay a withdrawal in parts: one is confirmed, one denied with a picture and ruled upon @desktop', async ({
  browser,
  page,
  product,
  request,
  say,
}) => {
  test.slow()
  const approver = await staffToken(request, 'mitali')
  const [receiver, reference] = await receiverOf(product, (made) =>
    staffCall(request, approver, `/staff/withdrawals/${made}/match`, {}),
  )
  await resumeSession(page, receiver)

  const payer = await tabOf(browser, await product.newMember())
  const first = await payMember(payer, say, FIRST)
  await page.goto('/member?page=withdraw')
  const parts = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: say('withdraw.parts.title') })
  const part = parts.getByRole('listitem')
  await expect(part).toContainText(first)
  await expect(part).toContainText('2,500.00')
  await part.getByRole('button', { name: say('withdraw.parts.received'), exact: true }).click()
  await expect(page.getByText(say('withdraw.parts.received.done'))).toBeVisible()
  // What has come and what is still to come.
  const cardOf = (title: string) => page.getByRole('main').locator('section').filter({ hasText: title })
  const row = cardOf(say('withdraw.history.title')).getByRole('listitem').filter({ hasText: reference })
  const ended = cardOf(say('withdraw.parts.history')).getByRole('listitem').first()
  await expect(ended).toContainText(say('withdraw.parts.state.received'))
  await expect(row).toContainText('2,500.00')
  await expect(row).toContainText('1,500.00')
  await expect(payer.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
  await expect(payer.getByRole('banner').getByText('2,500.00')).toBeVisible()
  await payer.context().close()

  const other = await tabOf(browser, await product.newMember())
  const second = await payMember(other, say, SECOND)
  await page.reload()
  await expect(part).toContainText(second)
  await part.getByRole('button', { name: say('withdraw.parts.notReceived') }).click()
  const send = part.getByRole('button', { name: say('withdraw.parts.deny.send') })
  await expect(send).toBeDisabled()
  const picture = await page.screenshot({ type: 'png' })
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: picture })
  await expect(part.getByText('statement.png')).toBeVisible()
  await part.getByLabel(say('withdraw.parts.deny.note')).fill('Nothing with this number.')
  await send.click()
  await expect(page.getByText(say('withdraw.parts.denied.done'))).toBeVisible()
  await expect(ended).toContainText(say('withdraw.parts.state.disputed'))

  // Who looks at what both show rules: it was received, and the payer’s deposit is credited.
  const desk = await openDesk(browser, await staffToken(request, 'rafiq'))
  const panel = await openWithdrawal(desk, CONSOLE, receiver.account, reference)
  await expect(panel.getByText('Nothing with this number.')).toBeVisible()
  await panel.getByRole('button', { name: 'Forcibly received' }).click()
  await panel.getByRole('textbox', { name: 'Reason' }).fill('The bank shows the payment.')
  await panel.getByRole('button', { name: 'Forcibly received' }).click()
  await expect(panel.getByRole('button', { name: 'Forcibly received' })).toBeHidden()
  await expect(other.getByRole('banner').getByText('1,500.00')).toBeVisible()
  await page.reload()
  await expect(row).toContainText(say('withdraw.state.paid'))
  await expect(page.getByText(say('withdraw.parts.title'))).toBeHidden()
  await expect(ended).toContainText(say('withdraw.parts.state.received'))
  await expect(ended).toContainText(say('withdraw.parts.end.forced'))
  await Promise.all([other.context().close(), desk.context().close()])
})
