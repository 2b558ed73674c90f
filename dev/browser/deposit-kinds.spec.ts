import type { APIRequestContext, Page } from '@playwright/test'
import { BANK_CODE } from '../sandbox/card-provider/card-provider.ts'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { expect, resumeSession, test } from './portal-test.ts'
import { ports } from './ports.ts'
import type { Say } from './words.ts'

const SANDBOX = `http://127.0.0.1:${ports.SANDBOX_PORT}`
const newTransaction = () => `TX${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`.toUpperCase()

/** From the portal's form to where it says how to pay, by one of its channels. */
async function ask(page: Page, say: Say, channel: string, amount: string, pay: string): Promise<void> {
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: channel }).check()
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  await expect(page.getByRole('heading', { name: say('deposit.review.title') })).toBeFocused()
  await page.getByRole('button', { name: pay }).click()
}

const shownPaid = async (page: Page, say: Say, amount: string) => {
  await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('banner').getByText(amount)).toBeVisible()
}

// An e-wallet differs from a bank by its number alone: deposits-by-hand.test.ts has all three kinds.
for (const [channel, number] of [
  ['City Bank transfer', '1102003004001'],
  ['Bangla QR', undefined],
] as const) {
  test(`[B-02] ${channel}: where to pay, the transaction and its slip, and an operator who compares them @desktop`, async ({
    page,
    member,
    say,
    browser,
    request,
  }) => {
    await resumeSession(page, member)
    await ask(page, say, channel, '700', say('deposit.review.byHand.pay'))
    const main = page.getByRole('main')
    if (number) await expect(main.getByText(number)).toBeVisible()
    else await expect(main.getByRole('img', { name: /700/ })).toBeVisible()
    // How long there is, and what happened so far.
    await expect(main.getByText(say('deposit.status.left'))).toBeVisible()

    const transaction = newTransaction()
    await page.getByLabel(say('deposit.proof.transaction'), { exact: false }).fill(transaction)
    const picture = await page.screenshot({ type: 'png' })
    const slip = { name: 'slip.png', mimeType: 'image/png', buffer: picture }
    await main.locator('input[type=file]').setInputFiles(slip)
    await expect(main.getByText('slip.png')).toBeVisible()
    await page.getByRole('button', { name: say('deposit.proof.send') }).click()
    await expect(page.getByRole('heading', { name: say('deposit.state.review.title') })).toBeVisible()

    // The operator finds it by the transaction, looks at the slip and credits it.
    const desk = await openDesk(browser, await staffToken(request, 'rafiq'))
    await desk.goto(`${CONSOLE}/deposits?transaction=${transaction}`)
    await desk.getByRole('main').getByRole('button', { name: /^D/ }).first().click()
    const panel = desk.getByRole('dialog')
    await expect(panel.getByText(transaction)).toBeVisible()
    await panel.getByRole('button', { name: 'Show the slip' }).click()
    await expect(panel.getByRole('img', { name: /slip/i })).toBeVisible()
    await panel.getByRole('button', { name: 'Take it' }).click()
    await panel.getByRole('button', { name: 'Credit it' }).click()
    await panel.getByRole('textbox', { name: 'Reason' }).fill('It reached the account.')
    await panel.getByRole('button', { name: /^Credit/ }).click()
    await expect(desk.getByText('Credited. The member sees it now.')).toBeVisible()
    await desk.context().close()

    await shownPaid(page, say, '700.00')
  })
}

test('[B-02] an amount by one press, a promotion chosen for it, and next time the channel of last time @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  // Of what the deposit may be given for, those that the member has joined are offered.
  const token = member.token
  const offers = (await product.call('GET /wps/promotions?category=deposit', { token })).body.value.list
  const { promotionId } = offers.find(({ status }: { status: string }) => status === 'join')
  await product.call(`POST /wps/promotions/${promotionId}/join`, { token, body: {} })
  await resumeSession(page, member)
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: 'Nagad' }).check()
  const main = page.getByRole('main')
  const quick = main.locator('button[aria-pressed]').first()
  await quick.click()
  await expect(quick).toHaveAttribute('aria-pressed', 'true')
  const amount = await page.getByLabel(say('deposit.amount.label'), { exact: true }).inputValue()
  expect(Number(amount)).toBeGreaterThan(0)
  const promotion = page.getByLabel(say('deposit.promotion.label'))
  await expect(promotion.locator('option')).toHaveCount(3)
  await promotion.selectOption(String(promotionId))
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  const asked = page.waitForRequest('**/wps/transaction/deposit/*')
  await page.getByRole('button', { name: say('deposit.review.byHand.pay') }).click()
  expect((await asked).postDataJSON()).toMatchObject({ channel: 'nagad', amount, promotion: String(promotionId) })
  await expect(main.getByText('01811000901')).toBeVisible()

  await page.goto('/member?page=depositv2')
  await expect(page.getByRole('radio', { name: 'Nagad' })).toBeChecked()
})

test('[B-02] a card: its number on the provider’s page, its bank’s question, and its last four digits here @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await ask(page, say, 'Debit or credit card', '800', say('deposit.review.pay', { provider: 'Debit or credit card' }))
  await page.waitForURL(`http://*:${ports.SANDBOX_PORT}/cards/session/*`)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Pay 800.00 BDT' }).click()
  await page.getByLabel('Code').fill(BANK_CODE)
  await page.getByRole('button', { name: 'Confirm' }).click()

  // Less what this way costs, 1.8 %.
  await shownPaid(page, say, '785.60')
  await expect(page.getByRole('main').getByText('Visa 4242')).toBeVisible()
  // All of one's deposits as a document, not the page that is shown alone.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('kit.save.csv') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^deposits-\d{4}-\d\d-\d\d\.csv$/)
})

for (const [channel, amount] of [
  ['USDT on Tron', '600'],
  ['Bitcoin', '6000'],
] as const) {
  test(`[B-02] ${channel}: an address, the coins at the locked rate, and each confirmation as it comes @desktop`, async ({
    page,
    member,
    say,
    request,
  }) => {
    await resumeSession(page, member)
    await ask(page, say, channel, amount, say('deposit.review.coin.pay'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: say('deposit.state.waiting.coin') })).toBeVisible()
    await expect(main.getByText(say('deposit.payTo.coin.rate'))).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('order')!

    // Somebody sends the coins that the order asks for.
    const overview = await (await request.get(`${SANDBOX}/chain`)).text()
    const form = overview.split('<tr>').find((row) => row.includes(`/chain/pay/${reference}`))!
    const coins = /name="amount"[^>]* value="([\d.]+)"/.exec(form)![1]!
    await request.post(`${SANDBOX}/chain/pay/${reference}`, { form: { amount: coins, do: 'confirm' } })

    await expect(page.getByRole('heading', { name: say('deposit.state.confirming.title') })).toBeVisible()
    await shownPaid(page, say, `${Number(amount).toLocaleString('en')}.00`)
    await expect(main.getByText(say('deposit.payTo.transaction'), { exact: true })).toBeVisible()
  })
}

/** A voucher that two operators made. */
async function newVoucher(request: APIRequestContext): Promise<string> {
  const [admin, approver] = [await staffToken(request, 'anika'), await staffToken(request, 'mitali')]
  const name = `Walk ${Date.now()}`
  const wish = { name, currency: 'BDT', amount: '900', count: 1, days: 7 }
  const headers = (token: string) => ({ headers: { Authorization: token } })
  const asked = await request.post(`${CONSOLE}/staff/voucher-batches`, { data: wish, ...headers(admin) })
  const { proposalId } = (await asked.json()).value
  await staffCall(request, approver, `/staff/proposals/${proposalId}/approve`, {})
  const { list } = (await (await request.get(`${CONSOLE}/staff/voucher-batches`, headers(admin))).json()).value
  const { id } = list.find((batch: { name: string }) => batch.name === name)
  const shown = await staffCall<{ list: { code: string }[] }>(request, admin, `/staff/voucher-batches/${id}/codes`, {})
  return shown.list[0]!.code
}

test('[B-02] a voucher: its code, and its amount on the main wallet, once @desktop', async ({
  page,
  member,
  say,
  request,
}) => {
  const code = await newVoucher(request)
  await resumeSession(page, member)
  const redeem = async () => {
    await page.goto('/member?page=depositv2')
    await page.getByRole('radio', { name: 'Voucher' }).check()
    await page.getByLabel(say('deposit.voucher.code'), { exact: false }).fill(code)
    await page.getByRole('button', { name: say('deposit.voucher.redeem') }).click()
  }
  await redeem()
  await shownPaid(page, say, '900.00')
  await redeem()
  await expect(page.getByRole('main').getByText(say('refusals.voucher.used'))).toBeVisible()
})
