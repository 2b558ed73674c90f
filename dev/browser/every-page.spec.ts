import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { portalPages } from './portal-pages.ts'

/** axe finds nothing on any page, in both themes, at both sizes; and no page is wider than its window, also in Arabic. */
for (const { name, path } of portalPages) {
  test(`${name} has no accessibility fault in either theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))

    await page.goto(path)
    await page.locator('main').waitFor()
    await page.waitForLoadState('networkidle')
    const dark = await new AxeBuilder({ page }).analyze()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const light = await new AxeBuilder({ page }).analyze()

    const violations = [...dark.violations, ...light.violations]
    expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([])
    expect(faults).toEqual([])
  })

  test(`${name} fits its window in Arabic and Bengali`, async ({ page }) => {
    for (const language of ['ar', 'bn']) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      // From elsewhere: an address with an anchor would not be loaded anew.
      await page.goto('/favicon.svg')
      await page.goto(path)
      await page.locator('main').waitFor()

      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}
