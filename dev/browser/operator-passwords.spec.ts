import { sql } from '@croupier/server/platform/database.ts'
import type { APIRequestContext } from '@playwright/test'
import { CONSOLE, staffToken } from './console.ts'
import { accountButton, dialogOf, expect, sendLogin, test } from './portal-test.ts'

/** Changes settings for one test as an operator does, and puts them back, whatever becomes of it. */
async function withSettings(
  request: APIRequestContext,
  wanted: Record<string, unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const headers = { Authorization: await staffToken(request, 'anika') }
  const listed = await request.get(`${CONSOLE}/staff/settings`, { headers })
  const { list } = ((await listed.json()) as { value: { list: { name: string; value: unknown }[] } }).value
  const set = async (values: Record<string, unknown>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      const answer = await request.put(`${CONSOLE}/staff/settings/${name}`, { data: { value }, headers })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  }
  const before = list.filter(({ name }) => name in wanted).map(({ name, value }) => [name, value])
  await set(wanted)
  try {
    await work()
  } finally {
    await set(Object.fromEntries(before))
  }
}

test('[A-13] an expired password is changed first where the operator forces it, and who leaves is logged out', async ({
  page,
  product,
  request,
  member,
  say,
}) => {
  await product.database.run(sql`
    update identity.member
    set password_changed_at = now() - interval '3 days'
    where account = ${member.account}`)
  const forced = { 'settings.whiteLabel': { PWDEXPFORCECHANGE3: true }, 'identity.passwordExpiryDays': 2 }
  await withSettings(request, forced, async () => {
    const flags = async () => (await product.call('GET /wps/system/whitelabel')).body.value
    await expect.poll(async () => JSON.stringify(await flags())).toMatch(/"PWDEXPFORCECHANGE3","enabled":"1"/)
    await page.goto('/login')
    await sendLogin(page, say, member.account, member.password)
    const change = dialogOf(page, say('identity.change.title'))
    await expect(change.getByText(say('identity.change.expired.text'))).toBeVisible()
    // The session remembers it; who typed the password does not.
    await page.reload()
    await expect(change.getByText(say('identity.change.expired.text'))).toBeVisible()
    await expect(change.locator('input[name=oldPassword]')).toBeVisible()
    await change.getByRole('button', { name: say('password.change.leave') }).click()
    await expect(change).toBeHidden()
    await expect(accountButton(page, say)).toHaveCount(0)
  })
})

test('[A-16] without a live chat nothing leads to a forgotten password; without registration by mobile, e-mail comes first', async ({
  page,
  product,
  request,
  say,
}) => {
  const forgotLink = page.getByRole('button', { name: say('identity.login.forgotLink') })
  const settings = async () => (await product.call('GET /wps/system/settings/consolidated')).body.value
  await withSettings(request, { 'settings.resources': [] }, async () => {
    await expect.poll(async () => (await settings()).resources.length).toBe(0)
    await page.goto('/login')
    await expect(dialogOf(page, say('identity.login.title'))).toBeVisible()
    await expect(page.locator('dialog input[name=username]')).toBeVisible()
    await expect(forgotLink).toHaveCount(0)
  })
  await withSettings(request, { 'settings.whiteLabel': { MOBILENUMPASSREG3: false } }, async () => {
    await expect.poll(async () => (await settings()).resources.length).not.toBe(0)
    await expect
      .poll(async () => JSON.stringify((await settings()).whitelabel))
      .toMatch(/"MOBILENUMPASSREG3","enabled":"0"/)
    await page.goto('/login')
    await forgotLink.click()
    await expect(
      dialogOf(page, say('identity.forgot.title')).getByRole('tab', { name: say('identity.forgot.tab.email') }),
    ).toHaveAttribute('aria-selected', 'true')
  })
})

test('[A-07] a browser that cannot prove its work is asked for the captcha, and one that can is not', async ({
  page,
  complaints,
  member,
  say,
}) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/wps/challenge', (route) => route.abort())
  await page.goto('/login')
  const dialog = dialogOf(page, say('identity.login.title'))
  await sendLogin(page, say, member.account, member.password)
  await expect(dialog.getByRole('alert')).toContainText(say('refusals.login.captcha.required'))
  await expect(dialog.getByRole('img', { name: say('identity.captcha.image') })).toBeVisible()
  await expect(dialog.locator('input[name=password]')).toHaveValue(member.password)

  await page.unroute('**/wps/challenge')
  await page.goto('/login')
  await sendLogin(page, say, member.account, member.password)
  await expect(accountButton(page, say)).toBeVisible()
})
