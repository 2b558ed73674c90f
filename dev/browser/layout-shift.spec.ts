import { expect, resumeSession, test } from './portal-test.ts'

/** What a reader with a good eye lets pass; Chromium's own unit. */
const MOST = 0.01

const paths = ['/rng', '/live', '/fish', '/pvp', '/rng?vassalage=LONGBOAT']
/** Lists of something else than games. */
const otherPaths = ['/promotions', '/winners']
const memberPaths = ['/member?page=withdraw', '/member?page=transactionHistory', '/member?page=transferFund']

/** Lists of games are the same page: one of them on a phone as well. */
const atADesk = ['/live', '/fish', '/pvp', '/rng?vassalage=LONGBOAT']

for (const path of [...paths, ...otherPaths, ...memberPaths]) {
  const width = atADesk.includes(path) ? { tag: '@desktop' } : {}
  test(`[D-12] nothing moves while ${path} comes, each part after the other`, width, async ({ page, member }) => {
    if (path.startsWith('/member')) await resumeSession(page, member)
    // One after the other, and slowly: each part of the page is drawn before the next has come.
    let line = Promise.resolve()
    await page.route(/\/(?:wps|lgw)\/|\/assets\/.*\.js$/, async (route) => {
      const before = line
      let done = (): void => {}
      line = new Promise((resolve) => {
        done = resolve
      })
      await before
      await new Promise((resolve) => {
        setTimeout(resolve, 40)
      })
      await route.continue().catch(() => undefined)
      done()
    })
    await page.addInitScript(() => {
      const told = window as unknown as { shifts: { value: number; of: string }[] }
      told.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Element | null }[]
        })[]) {
          const of = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join(' | ')
          if (!entry.hadRecentInput) told.shifts.push({ value: entry.value, of })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })

    await page.goto(path)
    // What the server drew has a heading too, before anything of the page has come.
    const main = page.locator('main:not(.first-paint)')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    if (paths.includes(path)) {
      await expect(main.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
    }
    if (path === '/winners') await expect(main.locator('ol > li').first()).toBeVisible({ timeout: 30_000 })
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByRole('contentinfo')).toBeAttached()

    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; of: string }[] }).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
  })
}
