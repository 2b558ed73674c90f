import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountButton, dialogOf, expect, heldToken, test, walkedAt } from './portal-test.ts'
import { widthBeyondWindow } from './accessibility.ts'
import type { Say } from './words.ts'

/** One press in the log-in popup, and on the other house's page who one is. */
async function goBy(page: Page, say: Say, house: string, person: string): Promise<void> {
  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  await dialog.getByRole('button', { name: say('identity.login.social.provider', { provider: house }) }).click()
  await page.getByText('Somebody else').click()
  await page.getByRole('textbox', { name: 'Name' }).fill(person)
  await page.getByRole('button', { name: 'Go on' }).click()
}

for (const language of ['en', 'bn'] as const) {
  test.describe(`logging in by an account elsewhere, in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[A-10] a newcomer agrees to the terms and is in; ever after one press lets them in, and their account stays linked', async ({
      page,
      say,
    }) => {
      const person = `Jui ${randomInt(1e9)}`
      await goBy(page, say, 'Google', person)
      const dialog = dialogOf(page, say('social.register.title'))
      const username = dialog.getByRole('textbox', { name: say('fields.label.username') })
      await expect(username).toHaveValue(person.toLowerCase().replace(' ', ''))
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      await dialog.getByRole('button', { name: say('social.register.action') }).click()
      await expect(dialog.getByText(say('fault.tick'))).toHaveCount(2)
      for (const box of await dialog.getByRole('checkbox').all()) await box.check()
      await dialog.getByRole('button', { name: say('social.register.action') }).click()
      await expect(accountButton(page, say)).toBeVisible()
      await expect(page).toHaveURL('/')

      await page.evaluate(() => sessionStorage.clear())
      await goBy(page, say, 'Google', person)
      await expect(accountButton(page, say)).toBeVisible()
      expect(await heldToken(page)).not.toBeNull()

      await page.goto('/member?page=securityCenter')
      const google = page.getByRole('listitem').filter({ hasText: 'Google' }).filter({ hasText: person })
      await expect(google).toBeVisible()
      await expect(google.getByRole('button')).toHaveCount(0)
    })
  })
}

test('[A-10] a member links an account by confirming it; a member who refuses consent comes back to the popup @desktop', async ({
  page,
  member,
  say,
}) => {
  await page.goto('/login')
  const login = dialogOf(page, say('identity.login.title'))
  await login.getByRole('button', { name: say('identity.login.social.provider', { provider: 'LINE' }) }).click()
  await page.getByRole('button', { name: 'Do not say' }).click()
  await expect(login).toBeVisible()

  await page.evaluate((held) => sessionStorage.setItem('session', held), member.token)
  await page.goto('/member?page=securityCenter')
  const link = say('social.card.linkProvider', { provider: 'Telegram' })
  await page.getByRole('main').getByRole('button', { name: link }).click()
  const asking = dialogOf(page, link)
  await asking.getByRole('button', { name: link }).click()
  await expect(asking.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await asking.locator('input[name=password]').fill(member.password)
  await asking.getByRole('button', { name: link }).click()
  const person = `Tuli ${randomInt(1e9)}`
  await page.getByText('Somebody else').click()
  await page.getByRole('textbox', { name: 'Name' }).fill(person)
  await page.getByRole('button', { name: 'Go on' }).click()
  const dialog = dialogOf(page, say('identity.social.bind.title'))
  await expect(dialog).toContainText(person)
  await dialog.getByRole('button', { name: say('identity.social.bind.action', { provider: 'Telegram' }) }).click()
  await expect(dialog).toBeHidden()
  const telegram = page.getByRole('listitem').filter({ hasText: 'Telegram' }).filter({ hasText: person })
  await expect(telegram).toBeVisible()
  await expect(telegram.getByRole('button')).toHaveCount(0)
})
