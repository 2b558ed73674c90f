import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import type { Language } from '@croupier/words/languages.ts'
import { noteTyped } from './note-typed.ts'
import { type Member, newAddress, openProduct, type Product } from './product.ts'
import { type Say, sayIn } from './words.ts'

interface PortalFixtures {
  /** The visitor's network address; every test has its own, since failures and calls are counted by it. */
  address: string
  /** The language of the test's visitor; `test.use({ language: 'bn' })`. */
  language: Language
  say: Say
  /** A registered member of this test alone, with an open session that no tab holds yet. */
  member: Member
  /** What the page complained about; the test fails if anything is left in it at its end. */
  complaints: Complaints
}

export interface Complaints {
  /** Names what this test provokes on purpose. */
  expect(...patterns: RegExp[]): void
}

/** A refusal is an answer of the product, and the browser logs it as a failed load of that address. */
const refusals = /Failed to load resource: the server responded with a status of 4\d\d .*\/(?:wps|lgw|lotto)\//

export const test = base.extend<PortalFixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, { project }) => {
      const product = await openProduct(String(project.use.baseURL))
      await use(product)
      await product.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  address: async ({}, use) => use(newAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
  language: ['en', { option: true }],
  say: async ({ language }, use) => use(sayIn(language)),
  member: async ({ product }, use) => use(await product.newMember()),
  context: async ({ context, language }, use) => {
    await startIn(context, language)
    await noteTyped(context)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = []
      const expected: RegExp[] = [refusals]
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => heard.push(String(error)))
      await use({ expect: (...patterns) => void expected.push(...patterns) })
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Where a walk is walked in a language: every language once and every width once, and not each with each. Who reads
 * Bengali has a phone; Arabic turns most where most stands side by side.
 */
export const walkedAt = { en: { tag: '@desktop' }, bn: { tag: '@phone' }, ar: { tag: '@desktop' } } as const

/** The visitor has chosen this language on an earlier visit; what they choose during the test stays. */
async function startIn(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen)
  }, language)
}

/** Gives the tab a member's session, as if they had logged in here before. */
export async function resumeSession(page: Page, { token }: Member): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((held) => sessionStorage.setItem('session', held), token)
}

export function heldToken(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('session'))
}

/** Sends the log-in form that is open. */
export async function sendLogin(page: Page, say: Say, account: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: say('fields.label.username'), exact: true }).fill(account)
  await page.locator('input[name=password]').fill(password)
  await page
    .getByRole('button', { name: say('identity.login.action'), exact: true })
    .last()
    .click()
}

/** The header's account button: only who is logged in has it. */
export function accountButton(page: Page, say: Say) {
  return page.getByRole('banner').getByRole('button', { name: say('shell.header.account') })
}

/** Asks for something only a session gets. The page asks by itself too: then the button is gone with the session. */
export async function useSession(page: Page, say: Say): Promise<void> {
  const refresh = page.getByRole('button', { name: say('shell.header.balance.refresh') })
  await refresh.click({ timeout: 5000 }).catch(() => undefined)
}

export function dialogOf(page: Page, title: string) {
  return page.getByRole('dialog', { name: title })
}

export { expect }
