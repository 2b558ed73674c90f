import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'

test('[H-02] a note stays with a member; kicked, they are told and out; a new password is shown once @desktop', async ({
  browser,
  complaints,
  page,
  product,
  request,
  say,
}) => {
  complaints.expect(/Failed to load resource/)
  const member = await product.newMember()
  await resumeSession(page, member)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.login') })).toHaveCount(0)
  const desk = await openDesk(browser, await staffToken(request, 'tanvir'))
  await desk.goto(`${CONSOLE}/members/${member.account}`)

  const notes = desk.locator('#notes')
  await notes.getByLabel(/^What colleagues should know/).fill('Asked twice for a higher limit; was told why not.')
  await notes.getByRole('button', { name: 'Add a note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Asked twice for a higher limit')
  await expect(notes.getByRole('listitem')).toContainText('tanvir')

  await desk.getByRole('button', { name: 'Log out everywhere' }).click()
  const kick = dialogOf(desk, `Log ${member.account} out everywhere?`)
  await kick.getByLabel(/^Reason/).fill('somebody else may be in')
  await kick.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(desk.getByText(/^Logged out of \d+ sessions?$/)).toBeVisible()
  await expect(page.getByText(say('identity.ended.closed-by-staff'))).toBeVisible()

  await desk.getByRole('button', { name: 'Reset password' }).click()
  const reset = dialogOf(desk, `Give ${member.account} a new password?`)
  await reset.getByLabel(/^Reason/).fill('lost it, and has no address')
  await reset.getByRole('button', { name: 'Reset password' }).click()
  await expect(reset.locator('code')).toHaveText(/^[a-z]{4}-\d{4}-[a-z]{4}$/)
  await desk.context().close()
})
