import { expect } from '@playwright/test'
import { staffCall, test } from './console.ts'
import { pictureOf } from '../testing/picture.ts'
import { dialogOf } from './portal-test.ts'

test('[H-05] [H-07] the content role writes an announcement in three languages, changes it, shows it as it was, and takes it down', async ({
  openAs,
}) => {
  const page = await openAs('joy', '/announcements')
  const title = `Ferry night ${Date.now()}`
  await page.getByRole('button', { name: 'New announcement' }).click()
  const form = dialogOf(page, 'New announcement')

  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByLabel('Title in English')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Type').selectOption('H')
  await form.getByLabel('Title in English').fill(title)
  await form.getByLabel('Title in Bengali').fill('ফেরির রাত')
  await form.getByLabel('Title in Arabic').fill('ليلة العبّارة')
  await form.getByLabel('Until').fill('2099-01-01T00:00')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Shown')
  for (const language of ['en', 'bn', 'ar']) await expect(row).toContainText(language)
  await row.getByRole('button', { name: title }).click()
  const panel = dialogOf(page, title)
  await expect(panel.getByText('ফেরির রাত')).toBeVisible()
  // Changed, then shown again as it was.
  await panel.getByRole('button', { name: 'Edit' }).click()
  const editor = dialogOf(page, 'Edit')
  await expect(editor.getByLabel('Title in Bengali')).toHaveValue('ফেরির রাত')
  await editor.getByLabel('Title in English').fill(`${title} moved`)
  await editor.getByRole('button', { name: 'Publish' }).click()
  await expect(row).toContainText(`${title} moved`)
  await panel.getByRole('listitem').filter({ hasText: 'Version 1' }).getByRole('button', { name: 'Show again' }).click()
  await expect(panel.getByText('Version 3')).toBeVisible()
  await expect(row).not.toContainText(`${title} moved`)

  await panel.getByRole('button', { name: 'Take down' }).click()
  await dialogOf(page, 'Take this announcement down?').getByRole('button', { name: 'Take down' }).click()
  await expect(panel.getByText('Taken down', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Take down' })).toBeHidden()
})

test('[H-05] [H-07] announcements stand in the menu of the content role: a draft with its state, and planned once published', async ({
  openAs,
}) => {
  const page = await openAs('joy', '/account')
  await page.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('button', { name: 'New announcement' }).click()
  const form = dialogOf(page, 'New announcement')
  const title = `Later ${Date.now()}`
  await form.getByLabel('Type').selectOption('PU')
  await form.getByLabel('Shown when').selectOption('B')
  await form.getByLabel('Title in English').fill(title)
  // Written with the editor of pages: what is chosen is marked, and stands there as its readers see it.
  await form.getByLabel('Text in English', { exact: true }).and(form.getByRole('textbox')).fill('Ferries')
  await form.getByLabel('Text in English', { exact: true }).and(form.getByRole('textbox')).selectText()
  await form.getByRole('group', { name: 'Text in English' }).getByRole('button', { name: 'Bold' }).click()
  await expect(form.locator('strong')).toHaveText('Ferries')
  await expect(form.getByRole('group', { name: 'Text in English' }).getByRole('button', { pressed: true })).toHaveText(
    'Bold',
  )
  await form.getByLabel('From').fill('2098-01-01T00:00')
  await form.getByLabel('Keep as a draft').check()
  await form.getByRole('button', { name: 'Save the draft' }).click()

  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Draft')
  await row.getByRole('button', { name: title }).click()
  await dialogOf(page, title).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Planned')
})

test('[H-07] a title of one endless word moves nothing out of sight in the list', async ({ openAs, request }) => {
  const page = await openAs('joy', '/announcements')
  const token = await page.evaluate(() => sessionStorage.getItem('staff-session') ?? '')
  const title = `${'W'.repeat(180)}${Date.now()}`
  // With both its times, the other columns take the most room they ever do.
  const times = { startsAt: Date.now(), endsAt: Date.now() + 86_400_000 }
  const draft = { type: 'PL', titles: { en: title, bn: 'W', ar: 'W' }, ...times, isDraft: true }
  await staffCall(request, token, '/staff/announcements', draft)

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(page.getByRole('button', { name: title })).toBeVisible()
    const beyond = await page
      .locator('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('[H-07] a banner is seen beside its form while it is written, and its picture is handed in as a file: what is none is refused there', async ({
  openAs,
}) => {
  const page = await openAs('joy', '/announcements')
  const title = `Pictured ${Date.now()}`
  await page.getByRole('button', { name: 'New announcement' }).click()
  const form = dialogOf(page, 'New announcement')
  const type = form.getByLabel('Type')
  const text = form.getByLabel('Text in English', { exact: true }).and(form.getByRole('textbox'))
  await text.fill('Ferries')
  await type.selectOption('B')
  // In plain words, where the editor held a paragraph.
  await expect(text).toHaveValue('Ferries')
  const preview = { name: 'Preview', exact: true }
  await form.getByRole('button', preview).click()
  const seen = form.frameLocator('iframe')
  await form.getByLabel('Title in English').fill(title)
  await expect(seen.getByText(title)).toBeVisible()
  const files = form.locator('input[type=file]')
  const named = { name: 'harbour.png', mimeType: 'image/png' }
  const picture = form.getByRole('img', { name: 'The picture of this banner' })

  await files.setInputFiles({ name: 'harbour.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(form.getByRole('alert')).toContainText('not a picture we can take')
  await files.setInputFiles({ ...named, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 1) })
  await expect(form.getByRole('alert')).toContainText('too large')
  // Only the server sees that it is none.
  await files.setInputFiles({ ...named, buffer: Buffer.from('no picture') })
  await expect(form.getByRole('alert')).toContainText('not a picture we can take')
  await files.setInputFiles({ ...named, buffer: pictureOf(31) })
  await expect(picture).toHaveJSProperty('naturalWidth', 8)
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(seen.locator('img')).toHaveJSProperty('naturalWidth', 8)
  // It stays through another type.
  await type.selectOption('PL')
  await expect(picture).toBeHidden()
  await type.selectOption('B')
  await expect(picture).toBeVisible()
  await form.getByLabel('Keep as a draft').check()
  await form.getByRole('button', { name: 'Save the draft' }).click()

  await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: title }).click()
  const panel = dialogOf(page, title)
  await panel.getByRole('button', preview).click()
  const kept = dialogOf(page, 'As its readers see it')
  await expect(kept.frameLocator('iframe').getByText(title)).toBeVisible()
  await kept.getByRole('button', { name: 'Close' }).click()
  await expect(panel.getByRole('img', { name: 'The picture of this banner' })).toHaveJSProperty('naturalWidth', 8)
  await panel.getByRole('button', { name: 'Edit' }).click()
  const editor = dialogOf(page, 'Edit')
  await editor.getByRole('button', { name: 'Remove the picture' }).click()
  await editor.getByRole('button', { name: 'Save the draft' }).click()
  await expect(panel.getByText('Version 2')).toBeVisible()
  await expect(panel.getByRole('img')).toBeHidden()
})

test('[H-07] what an announcement leads to is found by its name: a game and a promotion', async ({ openAs }) => {
  const page = await openAs('joy', '/announcements')
  const title = `Leading ${Date.now()}`
  await page.getByRole('button', { name: 'New announcement' }).click()
  const form = dialogOf(page, 'New announcement')
  const box = form.getByRole('combobox', { name: 'Where exactly' })
  const options = form.getByRole('listbox', { name: 'Where exactly' }).getByRole('option')
  await form.getByLabel('Title in English').fill(title)

  await form.getByLabel('Leads to').selectOption('PROMOTION')
  await box.fill('lantern')
  await expect(options.first()).toContainText(/lantern/i)
  // Escape leaves the list and not the form.
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await form.getByLabel('Leads to').selectOption('GAME')
  await box.fill('monsoon lan')
  await expect(options).toHaveText([/^Monsoon Lanterns/])
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(box).toHaveValue('Monsoon Lanterns')
  await form.getByLabel('Keep as a draft').check()
  await form.getByRole('button', { name: 'Save the draft' }).click()

  await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: title }).click()
  const panel = dialogOf(page, title)
  await expect(panel.getByText('Monsoon Lanterns')).toBeVisible()
  await panel.getByRole('button', { name: 'Edit' }).click()
  const editor = dialogOf(page, 'Edit')
  const kept = editor.getByRole('combobox', { name: 'Where exactly' })
  await expect(kept).toHaveValue('Monsoon Lanterns')
  // Who looks through the list and goes on has chosen nothing else.
  await kept.press('ArrowDown')
  await expect(editor.getByRole('listbox').getByRole('option')).toHaveText([/^Monsoon Lanterns/])
  await kept.press('Tab')
  await expect(editor.getByRole('listbox')).toBeHidden()
  await expect(kept).toHaveValue('Monsoon Lanterns')
  // A search that fails is not told as one that finds nothing.
  await page.route(/\/staff\/games\?.*search=tea/, (route) => route.abort())
  await kept.fill('tea')
  await expect(editor.getByRole('status')).toContainText('The network connection is not working.')
})
