import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults, fives, settled, widthBeyondWindow } from './accessibility.ts'
import { portalPages } from './portal-pages.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A part of the page that is open would only be gone to.
  if (path.includes('#')) await page.reload()
}

/** axe finds nothing on any page, in both themes, at both sizes; and no page is wider than its window, also in Arabic. */
for (const pages of fives(portalPages)) {
  const names = pages.map(({ name }) => name).join(', ')
  test(`no accessibility fault in either theme, and everything in its window in Arabic and Bengali: ${names}`, async ({
    page,
  }) => {
    test.setTimeout(45_000 * pages.length)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    for (const { name, path } of pages) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await open(page, path)
        await settled(page)
        expect.soft(await accessibilityFaults(page), name).toEqual([])
        expect.soft(complaints.splice(0), name).toEqual([])
      })
    }

    for (const language of ['ar', 'bn']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      for (const { name, path } of pages) {
        await open(page, path)
        await page.locator('main').waitFor()

        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        expect.soft(await widthBeyondWindow(page), `${name} in ${language}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
