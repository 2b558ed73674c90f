import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { dialogOf, expect, resumeSession, sendLogin, test } from './portal-test.ts'
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Lets a table take bets for as long as a test needs, from now on. */
async function letBet({ database }: Product, gameCode: string): Promise<number> {
  let roundId = 0
  await expect
    .poll(async () => {
      const round = await database.maybe<{ id: bigint }>(sql`
        update tables.round
        set opens_at = least(opens_at, clock_timestamp()), closes_at = clock_timestamp() + interval '3 minutes',
            ends_at = clock_timestamp() + interval '4 minutes'
        where id = (select max(id) from tables.round where game_code = ${gameCode})
          and state = 'planned' and closes_at > clock_timestamp()
        returning id`)
      roundId = Number(round?.id ?? 0)
      return roundId
    })
    .toBeGreaterThan(0)
  return roundId
}

/** Closes a round’s bets, and deals it in some seconds. */
async function letDeal({ database }: Product, roundId: number, seconds: number): Promise<void> {
  await database.run(sql`
    update tables.round
    set opens_at = clock_timestamp() - interval '20 s', closes_at = clock_timestamp(),
        ends_at = clock_timestamp() + make_interval(secs => ${seconds})
    where id = ${roundId} and state = 'planned'`)
}

const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`)

test('[D-03] a visitor lays chips at baccarat, logs in, bets, sees the round dealt and finds their settled bets @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '5000')
  const roundId = await letBet(product, 'BACCARAT')
  await page.goto('/tables?gameCode=BACCARAT')
  await expect(page.getByRole('heading', { level: 1, name: say('tables.table.BACCARAT') })).toBeVisible()
  await expect(page.getByRole('status').getByText(say('tables.placeBets'))).toBeVisible()
  await spot(page, 'PLAYER').click()
  await spot(page, 'TIE').focus()
  await page.keyboard.press('ArrowRight')
  await expect(spot(page, 'BANKER')).toBeFocused()
  await page.keyboard.press('Enter')

  // What a visitor laid down is theirs when they come back as a member.
  await page.getByRole('button', { name: say('tables.login') }).click()
  await sendLogin(page, say, member.account, member.password)
  await expect(dialogOf(page, say('identity.login.title'))).toBeHidden()
  await expect(spot(page, 'PLAYER').locator('.tables-chip-loose')).toBeVisible()
  await page.getByRole('button', { name: say('tables.clear') }).click()
  await page.getByRole('button', { name: say('tables.undo') }).click()
  await spot(page, 'TIE').click()
  // One spot is cleared by itself, by a press or by a key; presses put down again once that is let go of.
  await spot(page, 'PLAYERPAIR').click()
  const clearOne = page.getByRole('button', { name: say('tables.takeOff') })
  await clearOne.click()
  await spot(page, 'PLAYERPAIR').click()
  await expect(spot(page, 'PLAYERPAIR').locator('.tables-chip-loose')).toHaveCount(0)
  await expect(spot(page, 'TIE').locator('.tables-chip-loose')).toBeVisible()
  await clearOne.click()
  await spot(page, 'BANKERPAIR').click()
  await page.keyboard.press('Delete')
  await expect(spot(page, 'BANKERPAIR').locator('.tables-chip-loose')).toHaveCount(0)
  await page.getByRole('button', { name: say('tables.double') }).click()
  await page.getByRole('button', { name: say('tables.confirm') }).click()
  await expect(page.getByText(say('tables.placed'))).toBeVisible()
  await expect(page.locator('.tables-chip-loose')).toHaveCount(0)

  // All of it comes back while bets are taken; the same again is one press.
  await page.getByRole('button', { name: say('tables.takeBack') }).click()
  await expect(page.getByText(say('tables.takenBack'))).toBeVisible()
  await page.getByRole('button', { name: say('tables.repeat') }).click()
  await page.getByRole('button', { name: say('tables.confirm') }).click()
  await expect(page.getByRole('button', { name: say('tables.takeBack') })).toBeVisible()
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await letDeal(product, roundId, 6)
  await expect(page.locator('[data-spot][data-won]').first()).toBeVisible({ timeout: 15_000 })
  await expect(page.locator('.tables-own')).toBeVisible()

  await page.getByRole('tab', { name: say('tables.view.slips') }).click()
  const slip = page.locator('[data-slip]').first()
  await expect(slip.getByText(say('tables.state.open'))).toBeHidden({ timeout: 20_000 })
  await expect(slip.locator('.dealt-card')).not.toHaveCount(0)
  await slip.getByRole('button', { name: say('tables.verify') }).click()
  await expect(slip.getByText(say('tables.verify.right'), { exact: true })).toHaveCount(2)
  await expect(page.locator('[data-slip]')).toHaveCount(2)
  expect(await accessibilityFaults(page, { inThemes: ['light'] })).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ language: 'bn', viewport: { width: 390, height: 844 } })

  test('[D-03] chips lie between numbers of the wheel, stay where a round closes first, and go on the next @phone', async ({
    page,
    product,
    member,
    say,
  }) => {
    await product.credit(member, '5000')
    await resumeSession(page, member)
    const roundId = await letBet(product, 'ROULETTE')
    await page.goto('/tables?gameCode=ROULETTE')
    await expect(page.getByRole('status').getByText(say('tables.placeBets'))).toBeVisible()
    for (const id of ['STRAIGHT:17', 'SPLIT:17-20', 'CORNER:16', 'STREET:16', 'LINE:16', 'RED'])
      await spot(page, id).click()
    await expect(page.locator('.tables-chip-loose')).toHaveCount(6)
    await settled(page)
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, { inThemes: ['dark'] })).toEqual([])

    await letDeal(product, roundId, 3)
    await expect(page.getByText(say('tables.chipsStay'))).toBeVisible()
    await letBet(product, 'ROULETTE')
    await page.getByRole('button', { name: say('tables.confirm') }).click()
    await expect(page.getByText(say('tables.placed'))).toBeVisible()
    await expect(page.locator('.tables-chip:not(.tables-chip-loose)')).toHaveCount(6)

    await page
      .getByRole('navigation', { name: say('tables.strip') })
      .getByText(say('tables.table.SIC_BO'))
      .click()
    await expect(spot(page, 'ANYTRIPLE')).toBeVisible()
    for (const view of ['rounds', 'rules'] as const) {
      await page.getByRole('tab', { name: say(`tables.view.${view}`) }).click()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: ['light'] })).toEqual([])
    }
  })
})
