import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { CONSOLE, test } from './console.ts'
import { lettersTo } from './mailbox.ts'

test('[A-05] an operator gives a domain to the agent of a code, and takes it back', async ({ openAs }) => {
  const page = await openAs('anika', '/settings/domains')
  const domain = `team-${Date.now().toString(36)}.example`
  const row = page.getByRole('row').filter({ hasText: domain })

  await page.getByRole('textbox', { name: 'Domain' }).fill(domain.toUpperCase())
  await page.getByRole('textbox', { name: 'Invitation code' }).fill('nobody-has-this')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('The invitation code is not valid.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Invitation code' }).fill('karim')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(row.getByRole('link', { name: 'karim' })).toBeVisible()

  await row.getByRole('button', { name: 'Take back' }).click()
  await expect(row).toHaveCount(0)
})

test('[A-08] an operator changes the mail server without seeing its password, and tries it by a letter', async ({
  openAs,
}) => {
  const page = await openAs('anika', '/settings/messages')
  const mail = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Mail server' }) })
    .last()

  await mail.getByRole('button', { name: 'Change' }).click()
  await expect(mail.getByLabel('Password', { exact: true })).toHaveValue('')
  await mail.getByLabel(/^Sender address/).fill('hello@lumen.example')
  await mail.getByRole('button', { name: 'Save' }).click()
  await expect(mail.getByText('hello@lumen.example')).toBeVisible()

  const to = `operator-${Date.now().toString(36)}@example.com`
  await mail.getByRole('button', { name: 'Try it' }).click()
  await mail.getByLabel(/^E-mail address/).fill(to)
  await mail.getByRole('button', { name: 'Send a test message' }).click()
  await expect.poll(async () => (await lettersTo(to)).length).toBe(1)

  await page.goto(`${CONSOLE}/audit?action=sendTestLetter`)
  await expect(page.locator('[data-row]').first()).toContainText('anika')
})

test('[H-08] a setting of several fields has a box for each, and says at the box what is wrong', async ({ openAs }) => {
  const page = await openAs('anika', '/settings/all?name=feedback.businessHours')
  const panel = page.getByRole('dialog')
  const from = panel.getByLabel(/^From, hh:mm/)
  const before = await from.inputValue()
  await from.fill('25:00')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(from).toBeFocused()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await from.fill('08:30')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()

  await page.goto(`${CONSOLE}/settings/all?name=feedback.businessHours`)
  await expect(from).toHaveValue('08:30')
  await from.fill(before)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
})

test('[H-01] a limit that makes two operators necessary waits for another one, and stands as it stood', async ({
  openAs,
}) => {
  const address = '/settings/all?name=wallet.approverSeparationDays'
  const page = await openAs('anika', address)
  const panel = page.getByRole('dialog')
  const days = panel.getByLabel('Value')
  const before = await days.inputValue()
  await days.fill('1')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Sent. Another operator must approve it before anything changes.')).toBeVisible()
  await page.goto(CONSOLE + address)
  await expect(days).toHaveValue(before)
  await page.goto(`${CONSOLE}/proposals`)
  await expect(page.getByRole('main')).toContainText('Change a limit that keeps two operators necessary')
})

test('[H-08] a value by currency is added and taken away, and a currency stands once', async ({ openAs }) => {
  const address = '/settings/all?name=wallet.largeFirstDeposits'
  const page = await openAs('anika', address)
  const panel = page.getByRole('dialog')
  const codes = panel.getByLabel('Code')
  await expect(codes.first()).toBeVisible()
  const count = await codes.count()
  await panel.getByRole('button', { name: 'Add' }).click()
  await codes.last().fill('BDT')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await codes.last().fill('NPR')
  await panel
    .getByLabel(/^Value/)
    .last()
    .fill('70000.50')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()

  await page.goto(CONSOLE + address)
  await expect(codes).toHaveCount(count + 1)
  await expect(panel.locator('input[name="value.NPR"]')).toHaveValue('70000.50')
  await panel.getByRole('button', { name: /^Remove NPR/ }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await page.goto(CONSOLE + address)
  await expect(codes).toHaveCount(count)
})
