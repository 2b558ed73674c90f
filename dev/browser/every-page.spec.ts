import { expect, test } from '@playwright/test'
import { accessibilityFaults, bothWidths, fives, settled, widthBeyondWindow } from './accessibility.ts'
import { portalPages } from './portal-pages.ts'
import { newAddress } from './product.ts'

// Each test reads the files of all its pages: from one address they could be too many a minute.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
test.use({ extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': newAddress() }) })

/**
 * axe finds nothing on any page, in both themes, at both widths; and no page is wider than its window, also in Arabic.
 * One visit for all: what a page loads costs more than what is looked at on it.
 */
for (const pages of fives(portalPages)) {
  const names = pages.map(({ name }) => name).join(', ')
  test(`no accessibility fault in either theme at either width, and everything in its window in Arabic and Bengali: ${names}`, async ({
    page,
  }) => {
    test.setTimeout(45_000 * pages.length)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    for (const { name, path } of pages) {
      await test.step(name, async () => {
        await page.setViewportSize(bothWidths.desk)
        await page.goto(path)
        // A part of the page that is open would only be gone to.
        if (path.includes('#')) await page.reload()
        await settled(page)
        expect.soft(await accessibilityFaults(page), `${name} at a desk`).toEqual([])
        await page.setViewportSize(bothWidths.phone)
        await settled(page)
        // The colours are those of the desk.
        expect.soft(await accessibilityFaults(page, { inThemes: ['light'] }), `${name} on a phone`).toEqual([])
        expect.soft(complaints.splice(0), name).toEqual([])
      })
    }

    for (const language of ['ar', 'bn']) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      for (const { name, path } of pages) {
        await page.goto(path)
        await settled(page)

        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        for (const size of [bothWidths.phone, bothWidths.desk]) {
          await page.setViewportSize(size)
          expect.soft(await widthBeyondWindow(page), `${name} in ${language} at ${size.width}`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
}
