import type { Page } from '@playwright/test'
import { expect, resumeSession, test } from './portal-test.ts'

const ground = () => getComputedStyle(document.body).backgroundColor

/** The sum of the red, green and blue of a colour, as the browser paints it. */
function brightness(colour: string): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return 0
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return red + green + blue
}

/** The ground the page is painted on, once its style is there. */
function groundBrightness(page: Page) {
  return expect.poll(async () => page.evaluate(brightness, await page.evaluate(ground)))
}

/** Presses a theme in the footer, which moves while what stands above it comes. */
async function chooseTheme(page: Page, name: string, arrived: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('radio', { name }).click({ timeout: 5000 })
    await arrived()
  }).toPass()
}

test('[C-10] the theme follows the system, at once when it changes @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await groundBrightness(page).toBeLessThan(200)
  await page.emulateMedia({ colorScheme: 'light' })
  await groundBrightness(page).toBeGreaterThan(600)
})

test('[C-10] a chosen theme is kept, shown before the first paint, and given up for the system’s again @desktop', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await chooseTheme(page, say('shell.theme.light'), () =>
    expect(root).toHaveAttribute('data-theme', 'light', { timeout: 2000 }),
  )

  // The page's own script is held back: what is on screen is the head's work alone.
  await page.route(/\/assets\/index-.*\.js$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.boot-bar')).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await groundBrightness(page).toBeGreaterThan(600)
  await page.unroute(/\/assets\/index-.*\.js$/)

  await page.goto('/')
  await chooseTheme(page, say('shell.theme.system'), () =>
    expect(root).not.toHaveAttribute('data-theme', { timeout: 2000 }),
  )
  await groundBrightness(page).toBeLessThan(200)
})

test('nothing moves by itself where motion is not wanted @desktop', async ({ page, member }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resumeSession(page, member)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => {
        const { duration, iterations } = one.effect?.getTiming() ?? {}
        return typeof duration === 'number' && duration > 1 && iterations === Number.POSITIVE_INFINITY
      })
      .map((one) => (one as CSSAnimation).animationName),
  )
  expect(moving).toEqual([])
})
