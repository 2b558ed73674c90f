import { expect, type Locator, type Page } from '@playwright/test'

/** A killed process is back within seconds, and a job it held is freed within two minutes. */
export const BACK = 150_000

/** Whether it comes in view in time. */
export function sees(locator: Locator, timeout = 8_000): Promise<boolean> {
  return locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    )
}

/** Waits for what is wanted, and no longer than until the page says that it did not come about. */
export function comes(wanted: Locator, refusal: Locator): Promise<boolean> {
  return Promise.race([
    sees(wanted),
    sees(refusal).then(async (isRefused) => !isRefused && (await wanted.first().isVisible())),
  ])
}

/** Looks whether it happened, and does it once more where it did not. */
export async function untilDone(isDone: () => Promise<boolean>, again: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    expect(tries, 'it happens in the end').toBeLessThan(5)
    await again()
  }
}

/** Opens a page as often as it takes. */
export async function visit(page: Page, path: string): Promise<void> {
  await expect(async () => void (await page.goto(path))).toPass({ timeout: BACK })
}
