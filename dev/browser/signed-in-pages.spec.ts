import { accessibilityFaults, bothWidths, settled, widthBeyondWindow } from './accessibility.ts'
import { expect, resumeSession, test } from './portal-test.ts'

const pages = [
  '/',
  '/favorite',
  '/recent',
  '/lottery?gameCode=SSC5',
  '/member',
  '/member?page=transferFund',
  '/member?page=depositv2',
  '/member?page=transactionHistory',
  '/member?page=messageV2',
]

test('the pages of a member have no accessibility fault in either theme at either width', async ({ page, member }) => {
  test.slow()
  await resumeSession(page, member)
  for (const path of pages) {
    await page.setViewportSize(bothWidths.desk)
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect(await accessibilityFaults(page), `${path} at a desk`).toEqual([])
    await page.setViewportSize(bothWidths.phone)
    await settled(page)
    // The colours are those of the desk.
    expect(await accessibilityFaults(page, { inThemes: ['light'] }), `${path} on a phone`).toEqual([])
  }
})

for (const language of ['ar', 'bn'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('the pages of a member fit their window', async ({ page, member }) => {
      await resumeSession(page, member)
      for (const path of pages) {
        await page.goto(path)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        for (const size of [bothWidths.phone, bothWidths.desk]) {
          await page.setViewportSize(size)
          expect(await widthBeyondWindow(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0)
        }
      }
    })
  })
}
