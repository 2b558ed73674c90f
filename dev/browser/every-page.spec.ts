import { expect, test } from '@playwright/test'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { portalPages } from './portal-pages.ts'

/** axe finds nothing on any page, in both themes, at both sizes; and no page is wider than its window, also in Arabic. */
for (const { name, path } of portalPages) {
  test(`${name} has no accessibility fault in either theme, and fits its window in Arabic and Bengali`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])

    for (const language of ['ar', 'bn']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await page.reload()
      await page.locator('main').waitFor()

      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      expect(await widthBeyondWindow(page), language).toBeLessThanOrEqual(0)
    }
  })
}
