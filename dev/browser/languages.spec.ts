import { offeredLanguages, languageFacts } from '@croupier/words/languages.ts'
import { bothWidths, settled, widthBeyondWindow } from './accessibility.ts'
import { type Page, test as plain } from '@playwright/test'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { sayIn } from './words.ts'

test('[C-11] the picker offers the languages that are complete by their own names, and keeps the choice', async ({
  page,
  say,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  const dialog = dialogOf(page, say('shell.language.title'))
  const choices = dialog.getByRole('listitem').getByRole('button')
  await expect(choices).toHaveText(offeredLanguages.map((language) => languageFacts(language).ownName))

  await choices.filter({ hasText: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayIn('ar')('shell.home.guest.headline'))

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'English' }).click()
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

test('[C-11] a language that was chosen while it was offered half translated gives way to the device’s', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'th'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.home.guest.headline'))
})

const devices = [
  { locale: 'bn-BD', lang: 'bn' },
  { locale: 'en-GB', lang: 'en' },
  { locale: 'ar-EG', lang: 'ar' },
  { locale: 'th-TH', lang: 'bn' },
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

/** Where amounts, counts, dates, clocks and sentences with numbers stand together. */
const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
]
const paths = ['/', '/help', '/rng', '/pvp', '/lott', '/live', '/promotions', '/recent'].concat(
  memberPages.map((id) => `/member?page=${id}`),
)

/** Names and titles on lines of their own that begin at the left, where a page begins at the right. */
const linesAtTheLeft = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main bdi')].flatMap((line) => {
      const { display } = getComputedStyle(line)
      if (display !== 'block' || getComputedStyle(line.parentElement!).textAlign !== 'start') return []
      const range = document.createRange()
      range.selectNodeContents(line)
      const [words, box] = [range.getBoundingClientRect(), line.getBoundingClientRect()]
      return words.width < box.width - 1 && words.right < box.right - 1 ? [line.textContent] : []
    }),
  )

// English has no others to slip into.
for (const language of offeredLanguages.filter((each) => each !== 'en')) {
  test(`[C-11] pages in ${language} fit a phone and hold digits of one script, those of references and numbers that people copy as well`, async ({
    page,
    member,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    await resumeSession(page, member)
    await page.setViewportSize(bothWidths.phone)
    let digits = 0
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      const text = await page.locator('body').innerText()
      digits += text.match(/\d/g)?.length ?? 0
      // Latin ones in every language: docs/decisions/0003-words.md.
      expect(text.match(/.{0,20}[^\P{Nd}0-9].{0,20}/gu) ?? [], path).toEqual([])
      await settled(page)
      expect.soft(await widthBeyondWindow(page), path).toBe(0)
      if (languageFacts(language).direction === 'rtl') expect.soft(await linesAtTheLeft(page), path).toEqual([])
    }
    expect(digits).toBeGreaterThan(20)
  })
}
