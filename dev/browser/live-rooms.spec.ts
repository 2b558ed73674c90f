import type { APIRequestContext } from '@playwright/test'
import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, staffCall, staffToken } from './console.ts'
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

/** A room of the test's own, open and without a pause, and the operator's way to its rules. */
async function newRoom(request: APIRequestContext) {
  const token = await staffToken(request, 'anika')
  const code = `browser-${Date.now()}`
  const staff = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`${CONSOLE}/staff/chat/${path}`, {
      method,
      data,
      headers: { Authorization: token },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { value: { id: string; modelId: number } }).value
  }
  const facts = { names: { en: 'Lamplighter' }, about: { en: 'Lights lamps.' }, languages: ['en'], look: 'lamp' }
  const { modelId } = await staff('PUT', `hosts/${code}`, { ...facts, position: 999 })
  const setRules = (rules: object) => staff('PUT', `hosts/${code}/room`, rules)
  await setRules({ isOnAir: false, isOpen: true, slowSeconds: 0 })
  return {
    modelId,
    setRules,
    mute: (account: string) => staff('POST', 'mutes', { account, code, minutes: 60, reason: 'spam' }),
  }
}

test('[D-10] a wait that the page did not know of is counted down, a draft outlasts a closed room, and a mute ends by itself @phone', async ({
  page,
  request,
  member,
  product,
  say,
}) => {
  const { modelId, setRules, mute } = await newRoom(request)
  await resumeSession(page, member)
  await page.goto(`/chat?host=${modelId}`)
  const box = page.getByRole('textbox', { name: say('chat.write') })
  const send = page.getByRole('button', { name: say('chat.send'), exact: true })
  await box.fill('one')
  await send.click()
  await expect(box).toHaveValue('')
  await setRules({ slowSeconds: 600 })
  await expect(page.getByText(say('chat.slow', { seconds: 600 }))).toBeVisible()
  await box.fill('two')
  await send.click()
  await expect(page.getByText(say('refusals.chat.slow'))).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(page.getByText(/\b5\d\d\b/)).toBeVisible()

  await setRules({ isOpen: false, slowSeconds: 0 })
  await expect(page.getByText(say('chat.may.closed'))).toBeVisible()
  await setRules({ isOpen: true })
  await expect(box).toHaveValue('two')

  const { id } = await mute(member.account)
  const obstacle = page.getByText(say('chat.may.muted'))
  await expect(obstacle).toBeVisible()
  await product.database.run(sql`update chat.mute set until = now() + interval '5 seconds' where id = ${id}::bigint`)
  await page.reload()
  await expect(obstacle).toBeVisible()
  await expect(box).toBeVisible()
})

test('[D-10] a report begins anew with each message @phone', async ({ page, request, member, product, say }) => {
  const { modelId } = await newRoom(request)
  const other = await product.newMember()
  for (const text of ['first', 'second']) {
    const sent = await product.call(`POST /wps/chat/models/${modelId}/messages`, { body: { text }, token: other.token })
    expect(sent.status).toBe(200)
  }
  await resumeSession(page, member)
  await page.goto(`/chat?host=${modelId}`)
  const report = (text: string) =>
    page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: say('chat.report'), exact: true })
      .click()
  const dialog = page.getByRole('dialog', { name: say('chat.report.title') })
  await report('first')
  await dialog.getByRole('combobox').selectOption('insult')
  await dialog.getByRole('button', { name: say('chat.report.send') }).click()
  await expect(dialog).toBeHidden()
  await report('second')
  await expect(dialog.getByRole('combobox')).toHaveValue('spam')
})
