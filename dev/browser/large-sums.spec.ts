import { expect, type Page } from '@playwright/test'
import { settled, widthBeyondWindow } from './accessibility.ts'
import { test as consoleTest } from './console.ts'
import { test as portalTest, resumeSession } from './portal-test.ts'

/** As if the house were large: every amount that is read has eight digits more in front. */
async function asIfLarge(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.continue()
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace(/"(-?)(\d+\.\d{2})"/g, '"$112345678$2"') })
  })
}

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

for (const language of ['bn', 'ar']) {
  consoleTest(
    `[C-11][H-09] the sums of a large house fit a phone, and their columns at a desk, in ${language} @desktop`,
    async ({ page, openAs }) => {
      consoleTest.slow()
      await asIfLarge(page)
      for (const path of ['/', '/reports', '/reports/vendors', '/reports/cash']) {
        await openAs('anika', path, language)
        await expect(page.getByText(/[1-9]\d?(,\d{3}){3}\.\d\d$/).first(), path).toBeVisible()
        for (const size of [...phones, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size)
          await settled(page)
          // Of a table with a dozen columns of such amounts a desk shows the rest by scrolling.
          if (size.width < 1440) {
            expect.soft(await widthBeyondWindow(page), `${path} at ${size.width}`).toBe(0)
          }
          // A figure wider than its column would lie on the next one.
          const boxes = await page.locator('main dd > bdi').evaluateAll((all) =>
            all.map((each) => ({
              is: each.getBoundingClientRect().width,
              may: each.closest('dl')!.getBoundingClientRect().width,
            })),
          )
          for (const { is, may } of boxes)
            expect.soft(is, `${path} at ${size.width}`).toBeLessThanOrEqual(Math.ceil(may))
        }
      }
    },
  )
}

portalTest.describe('in bn', () => {
  portalTest.use({ language: 'bn' })
  portalTest(
    '[C-11][B-01] what a rich member has fits a phone, with all of the bar above @desktop',
    async ({ page, member }) => {
      await asIfLarge(page)
      await resumeSession(page, member)
      for (const path of ['/', '/member?page=transferFund', '/jackpots']) {
        await page.goto(path)
        for (const size of phones) {
          await page.setViewportSize(size)
          await settled(page)
          await expect(page.getByRole('banner').getByText('123,456,780.00')).toBeVisible()
          expect.soft(await widthBeyondWindow(page), `${path} at ${size.width}`).toBe(0)
          const right = await page.getByRole('banner').getByRole('button').last().boundingBox()
          expect.soft(right!.x + right!.width, `${path} at ${size.width}`).toBeLessThanOrEqual(size.width)
        }
      }
    },
  )
})
