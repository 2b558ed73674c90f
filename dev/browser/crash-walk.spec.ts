import { test } from '@playwright/test'
import { openCrashProduct } from './crash-product.ts'
import { CrashWalk } from './crash-walk.ts'
import { newAddress } from './product.ts'

test('[A-01] [B-02] [B-03] [B-07] [B-08] [D-02] [D-04] [D-05] [D-11] the first walk with a kill at each step', async ({
  browser,
}) => {
  // Fifteen minutes of a machine with six times as much to do as it has cores for.
  test.setTimeout(1_800_000)
  const product = await test.step('a product of its own', openCrashProduct)
  try {
    // Otherwise the provider pays by itself, and nobody could say when.
    const form = new URLSearchParams({ behaviour: 'wait', answering: 'at-once' })
    await fetch(`${product.sandbox}/payments/behaviour`, { method: 'POST', body: form })
    for (const [victim, kill] of [
      ['the server process', product.killServer],
      ['PostgreSQL', product.killPostgres],
    ] as const) {
      await test.step(`killing ${victim}`, async () => {
        const context = await browser.newContext({
          baseURL: product.portal,
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
          extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
        })
        await context.addInitScript(() => localStorage.setItem('language', 'en'))
        await new CrashWalk(product, kill, await context.newPage()).walk(browser)
        await context.close()
      })
    }
  } finally {
    await product.close()
  }
})
