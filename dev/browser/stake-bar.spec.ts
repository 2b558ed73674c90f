import type { Page } from '@playwright/test'
import { expect, test } from './portal-test.ts'
import type { Member, Product } from './product.ts'

const games = ['dice', 'monsoon-lanterns', 'lamplight-bingo', 'sky-lantern', 'delta-nets', 'bamboo-rain'] as const

async function sitDown(page: Page, product: Product, member: Member, game: string, language: string): Promise<void> {
  await page.goto((await product.launchGame(member, game)).replace('lang=en', `lang=${language}`))
}

/** What of the stake bar reaches past the window, or past its own box. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('aside, .slot-controls')
    const boxes = [...(bar?.querySelectorAll('*') ?? [])].filter((each) => each.checkVisibility())
    const past = boxes.filter((each) => {
      const { left, right } = each.getBoundingClientRect()
      const isCut = each instanceof HTMLInputElement && each.scrollWidth > each.clientWidth
      return left < -0.5 || right > innerWidth + 0.5 || isCut
    })
    return past.map((each) => `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent}`)
  })
}

for (const language of ['en', 'bn', 'ar'] as const) {
  for (const game of games) {
    test(`[D-05] nothing of the stake bar of ${game} reaches past a phone’s window, in ${language}`, async ({
      page,
      member,
      product,
    }) => {
      await product.credit(member, '1234567.89')
      await page.setViewportSize({ width: 390, height: 844 })
      await sitDown(page, product, member, game, language)
      await expect(page.locator('aside, .slot-controls').getByText(/567/)).toBeVisible()
      if (game === 'dice') {
        await page.getByRole('textbox').first().fill('9999')
        await page.getByRole('textbox').first().press('Enter')
      } else
        for (let press = 0; press < 12; press += 1)
          // Where arrows choose a fish, plus and minus change the stake.
          await page.keyboard.press(game === 'delta-nets' ? '+' : 'ArrowUp')

      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overflowing(page), String(width)).toEqual([])
      }
    })
  }

  test.describe(`in ${language}`, () => {
    test.use({ language })
    test(`[D-05] a stake that is changed or cannot be placed is said where it stands, in ${language}`, async ({
      page,
      member,
      product,
      say,
    }) => {
      await product.credit(member, '12.50')
      await sitDown(page, product, member, 'dice', language)
      const stake = page.getByRole('textbox', { name: say('play-shell.stake'), exact: true })
      const said = async (typed: string, key: Parameters<typeof say>[0], amount: string) => {
        await stake.fill(typed)
        await stake.press('Enter')
        const note = page.getByRole('status').filter({ hasText: say(key) })
        await expect(note).toContainText(amount)
      }

      await said('0.20', 'play-shell.stake.smallest', '1.00')
      await said('5.70', 'play-shell.stake.step', '1.00')
      await expect(stake).toHaveValue('5.00')
      await said('13', 'play-shell.stake.balance', '12.50')
      await expect(stake).toHaveValue('13.00')
      await product.credit(member, '50000.00')
      await page.reload()
      await said('70000', 'play-shell.stake.largest', '10,000.00')
      await expect(stake).toHaveValue('10000.00')

      await stake.fill('10')
      await stake.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: say('play-shell.stake.largest') })).toHaveCount(0)
    })
  })
}

test('[D-05] the slot says that the stake is more than the balance', async ({ page, member, product, say }) => {
  await product.credit(member, '2.00')
  await sitDown(page, product, member, 'monsoon-lanterns', 'en')

  await expect(page.getByRole('status').filter({ hasText: say('play-shell.stake.balance') })).toContainText('2.00')
})
