import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { staffCall, staffToken } from './console.ts'
import { expect, resumeSession, test } from './portal-test.ts'

test.use({ language: 'bn' })

test('[D-10] a member comes into a host’s room, writes, and hears the house without reloading @phone', async ({
  page,
  request,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/chat')
  await page
    .getByRole('link', { name: say('chat.enter.of', { host: 'মেহজাবিন' }) })
    .first()
    .click()
  const room = page.getByRole('log')
  const own = `শুভ সন্ধ্যা ${Date.now() % 100_000}`
  await page.getByRole('textbox', { name: say('chat.write') }).fill(own)
  await page.getByRole('button', { name: say('chat.send'), exact: true }).click()
  await expect(room.getByText(own)).toHaveCount(1)

  const heard = `Lamp ${Date.now() % 100_000}`
  const token = await staffToken(request, 'tanvir')
  await staffCall(request, token, '/staff/chat/hosts/mehjabin/messages', { text: heard, as: 'host' })
  await expect(room.getByText(heard)).toBeVisible()
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page, { inThemes: themesIn.bn })).toEqual([])
})
