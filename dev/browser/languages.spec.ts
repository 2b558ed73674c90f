import { languages } from '@croupier/words/languages.ts'
import { test as plain } from '@playwright/test'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { sayIn } from './words.ts'

test('[C-11] the picker offers 35 languages by their own names, finds them, and keeps the choice', async ({
  page,
  say,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  const dialog = dialogOf(page, say('shell.language.title'))
  const choices = dialog.getByRole('listitem').getByRole('button')
  await expect(choices).toHaveCount(35)
  await expect(choices).toHaveText([...languages.values()].map(({ ownName }) => ownName))

  await dialog.getByRole('searchbox').fill('bengali')
  await expect(choices).toHaveText(['বাংলা'])
  await dialog.getByRole('searchbox').fill('العر')
  await choices.click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayIn('ar')('shell.home.guest.headline'))

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('engl')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('[C-11][K-05] a member’s choice is told to the server, and what is refused comes in the chosen language', async ({
  page,
  member,
}) => {
  await resumeSession(page, member)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  const told = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /lang/i.test(answer.url()))
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'বাংলা' }).click()
  expect((await told).ok()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('lang', /^bn/)
})

test('[C-11] a language whose catalogue is not complete shows English for the rest, and says so in the picker', async ({
  page,
  say,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^th/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.home.guest.headline'))
})

const devices = [
  { locale: 'bn-BD', lang: 'bn' },
  { locale: 'en-GB', lang: 'en' },
  { locale: 'ar-EG', lang: 'ar' },
  { locale: 'xx', lang: 'bn' },
]

for (const { locale, lang } of devices) {
  plain.describe(`a device that speaks ${locale}`, () => {
    plain.use({ locale })
    plain(`[C-11] is greeted in ${lang}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        sayIn(lang as 'bn' | 'en' | 'ar')('shell.home.guest.headline'),
      )
    })
  })
}
