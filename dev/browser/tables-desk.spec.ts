import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled } from './accessibility.ts'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { expect, test } from './portal-test.ts'

test('[D-03] [H-04] an operator pauses a table; two call its round off, and it goes on @desktop', async ({
  browser,
  product,
  request,
}) => {
  const anika = await staffToken(request, 'anika')
  const desk = await openDesk(browser, anika)
  await desk.goto(`${CONSOLE}/tables`)
  const row = desk.getByRole('row').filter({ hasText: 'Dragon Tiger' })
  await expect(row.getByText('Runs')).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
  // A round that takes bets for long enough to be held.
  const { id } = await product.database.one<{ id: bigint }>(sql`
    update tables.round
    set opens_at = least(opens_at, clock_timestamp()), closes_at = clock_timestamp() + interval '60 seconds',
        ends_at = clock_timestamp() + interval '70 seconds'
    where id = (select max(id) from tables.round where game_code = 'DRAGON_TIGER')
    returning id`)
  await row.getByRole('button').first().click()
  const panel = desk.getByRole('dialog')
  await panel.getByRole('button', { name: 'Pause the table' }).click()
  await expect(panel.getByText('Paused', { exact: true })).toBeVisible()
  await expect(panel.getByText('Held', { exact: true })).toBeVisible()

  await panel.getByRole('button', { name: 'Call the round off' }).click()
  await panel.getByLabel('Reason').fill('the dealer was called away')
  await panel.getByRole('button', { name: 'Call the round off' }).click()
  await expect(panel.getByLabel('Reason')).toBeHidden()
  const { proposalId } = await product.database.one<{ proposalId: bigint }>(sql`
    select id as "proposalId" from staff.proposal where operation = 'voidTableRound' and state = 'waiting'`)
  await staffCall(request, await staffToken(request, 'mitali'), `/staff/proposals/${proposalId}/approve`, {})
  await expect(panel.getByText('Called off', { exact: true })).toBeVisible()

  await panel.getByRole('button', { name: 'Let it go on' }).click()
  await expect(panel.getByText('Takes bets', { exact: true })).toBeVisible()
  await desk.goto(`${CONSOLE}/tables/rounds?gameCode=DRAGON_TIGER`)
  const { number } = await product.database.one<{ number: string }>(
    sql`select number from tables.round where id = ${id}`,
  )
  const listed = desk.getByRole('row').filter({ hasText: number })
  await expect(listed.getByText('Called off')).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
})
