import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import { goodPassword } from './product.ts'

const PIN = '135790'

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

test('[H-02] a member is found under their agent, marked by their break, and their payout account and largest bet are changed @desktop', async ({
  browser,
  product,
  request,
}) => {
  const { account, token } = await product.newMember()
  const choose = { paymentPassword: PIN, password: goodPassword }
  await product.call('PUT /wps/member/paymentPassword', { body: choose, sealed: true, token })
  const number = `017${String(Date.now()).slice(-8)}`
  const card = { bank: 'BKASH', holder: 'Rahim Udin', number, paymentPassword: PIN }
  await product.call('PUT /wps/member/bankCard', { body: card, sealed: true, token })
  const cooling = { length: { kind: 'cool-off', days: 1 }, password: goodPassword }
  await product.call('POST /wps/member/breaks', { body: cooling, sealed: true, token })

  const desk = await openDesk(browser, await staffToken(request, 'tanvir'))
  await desk.goto(`${CONSOLE}/members`)
  await desk.getByLabel('Account begins with').fill(account)
  await desk.getByLabel('Under agent').fill('house')
  const row = desk.getByRole('row').filter({ hasText: account })
  await expect(row).toContainText('On a break')
  await expect(desk).toHaveURL(/under=house/)
  await desk.getByLabel('Mobile number').fill('01799999999')
  await expect(desk.getByText('No members match')).toBeVisible()
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  // The boxes are emptied a moment later, and with them what is typed before.
  await expect(desk).not.toHaveURL(/under=house/)
  await desk.getByLabel('Account begins with').fill(account)
  // What is typed stands in the address a moment later, and would lead back here.
  await expect(desk).toHaveURL(new RegExp(account))
  await row.getByRole('link', { name: account }).click()
  await expect(desk.getByRole('heading', { name: account, level: 1 })).toBeVisible()
  await expect(desk.getByRole('main').getByText('On a break', { exact: true })).toBeVisible()

  const accounts = desk.locator('#payout-accounts')
  await expect(accounts).toContainText('bKash')
  await expect(accounts).toContainText(number.slice(-4))
  await accounts.getByRole('button', { name: 'Correct the name' }).click()
  const correct = desk.getByRole('dialog', { name: /^Correct the holder of bKash/ })
  await correct.getByLabel(/^Holder/).fill('Rahim Uddin')
  await correct.getByLabel(/^Reason/).fill('one letter was missing')
  await correct.getByRole('button', { name: 'Correct the name' }).click()
  await expect(correct).toBeHidden()
  await expect(accounts).toContainText('Rahim Uddin')
  await accounts.getByRole('button', { name: 'Remove' }).click()
  const remove = desk.getByRole('dialog', { name: /^Remove bKash/ })
  await remove.getByLabel(/^Reason/).fill('it is their brother’s')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(remove).toBeHidden()
  await expect(accounts).toContainText('Removed')
  await expect(accounts.getByRole('button')).toHaveCount(0)

  const stake = desk.locator('#stake')
  await expect(stake).toContainText('The house sets no limit for this member.')
  await stake.getByRole('button', { name: 'Change' }).click()
  const largest = dialogOf(desk, `The largest bet of ${account}`)
  await largest.getByLabel(/^Largest bet/).fill('250')
  await largest.getByRole('button', { name: 'Save' }).click()
  await expect(stake).toContainText('250.00')
  await expect(stake).toContainText('Set by tanvir')
  await stake.getByRole('button', { name: 'Change' }).click()
  await largest.getByLabel(/^Largest bet/).fill('')
  await largest.getByRole('button', { name: 'Save' }).click()
  await expect(stake).toContainText('The house sets no limit for this member.')

  await expect(desk.locator('#vip')).toContainText('Next level')
  await desk.context().close()
})
