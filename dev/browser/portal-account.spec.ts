import { expect, type Page, test } from '@playwright/test'

const password = 'Riverlight2026'

function freshName(): string {
  return `t${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`.slice(0, 16)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
})

async function register(page: Page, account: string): Promise<void> {
  await page.goto('/register')
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByLabel('I have read and accept').check()
  await dialog.getByLabel('I am at least 18').check()
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog).toBeHidden()
}

const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Balance/ })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
}

test('[A-01] [A-17] a visitor registers, sees his balance, and signs out to the home page', async ({ page }) => {
  await register(page, freshName())

  await expect(balance(page)).toContainText('0.00')
  expect(new URL(page.url()).pathname).toBe('/')

  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[A-03] a registration names each wrong field and keeps what was typed', async ({ page }) => {
  await page.goto('/register')
  const dialog = page.getByRole('dialog', { name: 'Register' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('1x')
  await dialog.getByRole('button', { name: 'Register' }).click()

  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Starts with a letter, then letters and digits; 4–16 characters')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('1x')
})

test('[A-07] the third wrong password brings the picture', async ({ page }) => {
  const account = freshName()
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Log in' })

  for (const attempt of [1, 2, 3]) {
    await expect(dialog.locator('[name=captcha]')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
    await dialog.locator('[name=password]').fill(`wrong-${attempt}`)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
  }

  await expect(dialog.locator('[name=captcha]')).toBeVisible()
  await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)
})

test('[C-08] a dialog stays on a click beside it, and goes with Escape', async ({ page }) => {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('kept')

  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('kept')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[C-01] routes match in any letter case, an unknown one leads home, a lottery asks for a log-in', async ({
  page,
}) => {
  await page.goto('/PROMOTIONS')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()

  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/lottery?gameCode=X')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('[F-01] a member who is no agent is sent from the agent centre to its door', async ({ page }) => {
  await register(page, freshName())

  await page.goto('/agentHome')

  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.getByText('ask your agent')).toBeVisible()
})

test('[A-06] a new tab of the same browser gets the session from an open one, and loses it with it', async ({
  page,
  context,
}) => {
  await register(page, freshName())
  const second = await context.newPage()
  await second.goto('/member?page=transferFund')
  await expect(second.getByText('Main wallet', { exact: true })).toBeVisible()

  await page.bringToFront()
  await signOut(page)

  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[C-11] [C-10] language and theme are kept, and Arabic runs the other way', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await page.getByRole('contentinfo').getByRole('radio', { name: 'فاتح' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
