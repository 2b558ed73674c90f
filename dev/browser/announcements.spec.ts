import { expect } from '@playwright/test'
import { test } from './console.ts'
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
  await form.getByLabel('From').fill('2098-01-01T00:00')
  await form.getByLabel('Keep as a draft').check()
  await form.getByRole('button', { name: 'Publish' }).click()

  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Draft')
  await row.getByRole('button', { name: title }).click()
  await dialogOf(page, title).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Planned')
})
