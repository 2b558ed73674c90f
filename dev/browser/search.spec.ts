import { accessibilityFaults } from './accessibility.ts'
import { dialogOf, expect, sendLogin, test } from './portal-test.ts'

test('[C-12] a guest opens the search by key, finds a game by ear, logs in and lands in it @desktop', async ({
  page,
  member,
  say,
}) => {
  await page.goto('/promotions')
  await page
    .getByRole('button', { name: say('shell.header.search') })
    .first()
    .waitFor()
  await page.keyboard.press('/')
  const search = dialogOf(page, say('search.title'))
  await expect(search.getByRole('searchbox')).toBeFocused()
  await expect(search.getByText(say('search.popular'))).toBeVisible()

  await search.getByRole('searchbox').fill('withdra')
  await expect(search.getByRole('link', { name: say('shell.member.withdraw') })).toBeVisible()
  await search.getByRole('searchbox').fill('مانجو')
  await expect(search.getByRole('link').first()).toContainText('Mango')
  expect(await accessibilityFaults(page)).toEqual([])
  await search.getByRole('searchbox').fill('riversde')
  await expect(search.getByRole('link').first()).toContainText('Paper Boats')
  // Enter in the moment of the last letter: what shows still answers what was typed before.
  await search.getByRole('searchbox').evaluate((field: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }, 'mango express')
  await sendLogin(page, say, member.account, member.password)
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/)
  await expect(page.getByRole('heading', { name: 'Mango Express', level: 1 })).toBeVisible()

  await page.goto('/help')
  // What stands before the page's code has come hears no key.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(search).toBeVisible({ timeout: 1000 })
  }).toPass()
  await search.getByRole('button', { name: 'mango express' }).click()
  await expect(search.getByRole('link').first()).toContainText('Mango Express')
})
