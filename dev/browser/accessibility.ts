import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

/** Both themes in English, and one in each other language: colours are the same whatever is written in them. */
export const themesIn = { en: themes, bn: ['dark'], ar: ['light'] } as const

/** What everything has to fit in. */
export const bothWidths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** What a theme may break; everything else a page has or lacks in both. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Five of a list at a time, for one visitor: the first page of a fresh profile costs more than what is looked at on it. */
export function fives<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / 5) }, (_, group) => all.slice(group * 5, group * 5 + 5))
}

/** Waits until the page has loaded what it shows. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/**
 * What axe finds on the page as it stands, in both themes or those named: one line a rule. The themes share a visit, and
 * begin with the one that the page is in, for another one is drawn anew; what has nothing to do with colours is looked
 * for in the first of them, since a theme changes nothing else. `without`: parts that are somebody else's page, such as
 * the game in a frame. `within`: the part that is new, where the rest of the page was looked at before.
 */
export async function accessibilityFaults(
  page: Page,
  { without, within, inThemes = themes }: { without?: string; within?: string; inThemes?: readonly Theme[] } = {},
): Promise<string[]> {
  const faults: string[] = []
  const present = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const inOrder = inThemes.toSorted((one, other) => Number(other === present) - Number(one === present))
  for (const [index, colorScheme] of inOrder.entries()) {
    if (colorScheme !== present || index > 0) {
      await page.emulateMedia({ colorScheme })
      // Drawn anew in the other colours, and not half way.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
    // In this page itself: otherwise each look would open another one to put the findings of frames together, and what
    // stands in ours is somebody else's.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    if (index > 0) axe.withRules(rulesOfColours)
    if (without !== undefined) axe.exclude(without)
    if (within !== undefined) axe.include(within)
    const { violations } = await axe.analyze()
    faults.push(...violations.map((each) => `${colorScheme} ${each.id}: ${each.nodes[0]?.html}`))
  }
  return faults
}

/**
 * CSS pixels by which the page is wider than its window without the place of a scroll bar. A phone's browser draws a page that is too
 * wide smaller, and then tells a window as wide as the page: what counts is at most the width that the test gave it.
 */
export async function widthBeyondWindow(page: Page): Promise<number> {
  const [wide, within] = await page.evaluate(() => {
    const root = document.documentElement
    return [root.scrollWidth, root.getBoundingClientRect().width]
  })
  return wide! - Math.min(within!, page.viewportSize()?.width ?? within!)
}
