import type { Page } from '@playwright/test'
import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, test } from './portal-test.ts'

const WAITING = 'Sent. Another operator must approve it before anything changes.'

/** Opens what waits for a second operator about this member, and approves it. */
async function approve(desk: Page, what: string, account: string): Promise<void> {
  await desk.goto(`${CONSOLE}/proposals`)
  const waiting = desk.getByRole('button', { name: what, exact: true })
  await waiting.first().click()
  const panel = dialogOf(desk, what)
  await expect(panel).toContainText(account)
  await panel.getByRole('button', { name: 'Approve' }).click()
  await dialogOf(desk, `${what}: approve?`).getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByRole('region', { name: 'Notifications' }).getByText('Approved', { exact: true })).toBeVisible()
}

test('[H-03] what a cashier gives above their own limit, or takes, moves once a second operator approves @desktop', async ({
  browser,
  product,
  request,
}) => {
  const { account, token } = await product.newMember()
  const balance = async () =>
    (await product.call('GET /wps/v2/wallets/balance', { token })).body.value.sumBalance as string
  const cashier = await openDesk(browser, await staffToken(request, 'rafiq'))
  const second = await openDesk(browser, await staffToken(request, 'anika'))

  await cashier.goto(`${CONSOLE}/members/${account}`)
  await cashier.getByRole('button', { name: 'Add money' }).click()
  const credit = dialogOf(cashier, 'Add money')
  // The tests' own operators may give 100,000,000 alone.
  await credit.getByLabel('Amount').fill('100000001')
  await credit.getByLabel('Reason').fill('A transfer that the bank confirms')
  await credit.getByRole('button', { name: 'Next' }).click()
  await expect(credit).toContainText('100,000,001.00')
  await credit.getByRole('button', { name: 'Book it' }).click()
  await expect(cashier.getByText(WAITING)).toBeVisible()
  expect(await balance()).toBe('0.00')
  // Who asks never decides.
  await cashier.goto(`${CONSOLE}/proposals`)
  await cashier.getByRole('button', { name: 'Add money to a member', exact: true }).first().click()
  await expect(dialogOf(cashier, 'Add money to a member')).toContainText(
    'Another operator with the right role decides this.',
  )
  await approve(second, 'Add money to a member', account)
  await expect.poll(balance).toBe('100000001.00')

  await cashier.goto(`${CONSOLE}/members/${account}`)
  await cashier.getByRole('button', { name: 'Take money' }).click()
  const debit = dialogOf(cashier, 'Take money')
  await debit.getByLabel('Amount').fill('1.5')
  await debit.getByLabel('Reason').fill('Credited twice')
  await debit.getByRole('button', { name: 'Propose' }).click()
  await expect(cashier.getByText(WAITING)).toBeVisible()
  expect(await balance()).toBe('100000001.00')
  await approve(second, 'Take money from a member', account)
  await expect.poll(balance).toBe('99999999.50')

  await Promise.all([cashier, second].map((desk) => desk.context().close()))
})
