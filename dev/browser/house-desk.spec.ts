import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled } from './accessibility.ts'
import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, test } from './portal-test.ts'

test('[D-08] an operator stops the sale of a match, and lets it go on @desktop', async ({
  browser,
  product,
  request,
}) => {
  // The last that is planned: other tests bet on those before it.
  const { number } = await product.database.one<{ number: string }>(sql`
    select number from book.fixture where league = 'ARENA' and state = 'planned' order by starts_at desc, id desc limit 1`)
  const desk = await openDesk(browser, await staffToken(request, 'anika'))
  await desk.goto(`${CONSOLE}/book?gameCode=ARENA&state=coming`)
  const row = desk.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('To come')).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
  await row.getByRole('button').first().click()
  const panel = desk.getByRole('dialog')
  await expect(panel.getByText('What was bet on it')).toBeVisible()
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await expect(panel.getByText('Nothing is sold on this match now')).toBeVisible()
  const suspended = () =>
    product.database.one<{ isSuspended: boolean }>(sql`
      select is_suspended as "isSuspended" from book.fixture where league = 'ARENA' and number = ${number}`)
  expect(await suspended()).toEqual({ isSuspended: true })
  await panel.getByRole('button', { name: 'Let it go on' }).click()
  await expect(panel.getByRole('button', { name: 'Suspend' })).toBeVisible()
  expect(await suspended()).toEqual({ isSuspended: false })
})

test('[D-03] jackpots stand with what they hold, and a new one waits for a second operator @desktop', async ({
  page,
  browser,
  product,
  request,
  say,
}) => {
  await page.goto('/jackpots')
  await expect(page.getByRole('heading', { level: 1, name: say('jackpots.title') })).toBeVisible()
  const { running } = await product.database.one<{ running: number }>(sql`
    select count(*)::int as running from jackpots.pot where is_running and currency = 'BDT'`)
  expect(running).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('main').getByText(say('jackpots.next'))).toHaveCount(running)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const desk = await openDesk(browser, await staffToken(request, 'anika'))
  await desk.goto(`${CONSOLE}/jackpots`)
  await desk.getByRole('button', { name: 'New jackpot' }).click()
  const form = dialogOf(desk, 'New jackpot')
  await form.getByLabel('Code').fill('EVENING')
  await form.getByLabel('Name in English').fill('Evening lantern')
  await form.getByLabel('Put in by the house').fill('100')
  await form.getByLabel('Hit not below').fill('200')
  await form.getByLabel('Hit at the latest at').fill('400')
  await form.getByRole('button', { name: 'Open the jackpot' }).click()
  await expect(form).toBeHidden()
  const waiting = await product.database.many(sql`
    select from staff.proposal where operation = 'createJackpot' and state = 'waiting'`)
  expect(waiting.length).toBeGreaterThan(0)
})
