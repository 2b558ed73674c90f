import AxeBuilder from '@axe-core/playwright'
import { expect, resumeSession, test } from './portal-test.ts'

const pages = [
  '/',
  '/favorite',
  '/recent',
  '/lottery?gameCode=VN1',
  '/member',
  '/member?page=transferFund',
  '/member?page=depositv2',
  '/member?page=transactionHistory',
  '/member?page=messageV2',
]

for (const theme of ['dark', 'light'] as const) {
  test(`the pages of a member have no accessibility fault in the ${theme} theme`, async ({ page, member }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await resumeSession(page, member)
    for (const path of pages) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`),
        path,
      ).toEqual([])
    }
  })
}

for (const language of ['ar', 'bn'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('the pages of a member fit their window', async ({ page, member }) => {
      await resumeSession(page, member)
      for (const path of pages) {
        await page.goto(path)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    })
  })
}
