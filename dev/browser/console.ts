import { test as base, type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { noteTyped } from './note-typed.ts'
import { CONSOLE, newAddress, STAFF_PASSWORD } from './product.ts'
import { noteSecretsIn } from './secrets-used.ts'

export { CONSOLE }

export type DemoOperator = 'anika' | 'tanvir' | 'rafiq' | 'mitali' | 'joy'

/** Logs in by the API: the log-in form has a test of its own, and the others need not repeat it. */
export async function staffToken(request: APIRequestContext, account: DemoOperator, origin = CONSOLE): Promise<string> {
  const answer = await request.post(`${origin}/staff/session/login`, { data: { account, password: STAFF_PASSWORD } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { value } = (await answer.json()) as { value: { token: string } }
  noteSecretsIn({ password: STAFF_PASSWORD, token: value.token })
  return value.token
}

export async function staffCall<Value>(
  request: APIRequestContext,
  token: string,
  path: string,
  data: Record<string, unknown>,
): Promise<Value> {
  const answer = await request.post(`${CONSOLE}${path}`, { data, headers: { Authorization: token } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { value: Value }).value
}

/** A window of an operator's own beside the test's, in English. Whoever opens it closes its context. */
export async function openDesk(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await desk.addInitScript((held) => {
    sessionStorage.setItem('staff-session', held)
    localStorage.setItem('language', 'en')
  }, token)
  return desk
}

interface ConsoleFixtures {
  /** Opens a screen as an operator of the demo world, in a language. */
  openAs: (operator: DemoOperator, path: string, language?: string) => Promise<Page>
}

/** One log-in per worker and operator: so many tests in a minute would look like an attack. */
const tokens = new Map<DemoOperator, string>()

export const test = base.extend<ConsoleFixtures>({
  // The console is three score of files, and each test reads them anew: from one address they were too many a minute.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': newAddress() }),
  openAs: async ({ context, page, request }, use) => {
    await noteTyped(context)
    await use(async (operator, path, language = 'en') => {
      const token = tokens.get(operator) ?? (await staffToken(request, operator))
      tokens.set(operator, token)
      await page.addInitScript(
        ([staff, chosen]) => {
          // Only before the first page: what the console itself changes later must stand.
          if (sessionStorage.getItem('test-began')) return
          sessionStorage.setItem('test-began', 'yes')
          sessionStorage.setItem('staff-session', staff)
          localStorage.setItem('language', chosen)
        },
        [token, language] as const,
      )
      await page.goto(CONSOLE + path)
      await page.getByRole('main').waitFor()
      return page
    })
  },
})
