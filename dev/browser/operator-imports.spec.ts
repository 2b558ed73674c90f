import { expect } from '@playwright/test'
import { test } from './console.ts'

test('[D-12] an operator imports games: faults by line first, then what would change, then that', async ({
  openAs,
}) => {
  const page = await openAs('anika', '/games/import')
  const code = `import-${Date.now().toString(36)}`
  const choose = (text: string) =>
    page
      .getByLabel('Choose a file')
      .first()
      .setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await choose(`vendor,code,name,type,rtp\nSANDBOX,${code},Import,RNG,104\n`)
  await expect(page.getByText('1 fault in the file')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'rtp' })).toContainText('This is not written the right way.')

  await choose(`vendor,code,name,type,rtp,status\nSANDBOX,${code},Import,RNG,95,closed\n`)
  const line = page.getByRole('row').filter({ hasText: code })
  await expect(line).toContainText('95.00')
  await page.getByRole('button', { name: 'Write 1 game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/games$/)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Closed')
})
