import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { dialogOf, expect, test } from './portal-test.ts'
import { goodPassword } from './product.ts'
import { openWithdrawal } from './walk.ts'

const PIN = '135790'

test('[H-03] a withdrawal a colleague takes is shown as theirs, notes stay with it, and paying asks once more what goes where @desktop', async ({
  browser,
  product,
  request,
}) => {
  const { account, token } = await product.newMember()
  const card = {
    bank: 'BKASH',
    holder: 'Rahim Uddin',
    number: `017${String(Date.now()).slice(-8)}`,
    paymentPassword: PIN,
  }
  const choose = { paymentPassword: PIN, password: goodPassword }
  await product.call('PUT /wps/member/paymentPassword', { body: choose, sealed: true, token })
  const bound = await product.call('PUT /wps/member/bankCard', { body: card, sealed: true, token })
  await product.credit({ account, password: goodPassword, token }, '2000')
  const wish = { amount: '1200', payoutAccountId: bound.body.value.id, paymentPassword: PIN }
  const asked = await product.call('POST /wps/transaction/withdraw', { body: wish, sealed: true, token })
  const { reference } = asked.body.value
  const rafiq = await staffToken(request, 'rafiq')
  const desk = await openDesk(browser, await staffToken(request, 'mitali'))
  const panel = await openWithdrawal(desk, CONSOLE, account, reference)
  const row = desk.locator('[data-row]').filter({ hasText: reference })
  await expect(row).toContainText('First withdrawal')
  await expect(row).toContainText('Account bound lately')
  const take = panel.getByRole('button', { name: 'Take it' })
  await expect(take).toBeVisible()

  // Whoever presses before the page has heard of it is told, and sees whose it is.
  await desk.route(
    '**/take',
    async (route) => {
      await staffCall(request, rafiq, `/staff/withdrawals/${reference}/take`, {})
      await route.continue()
    },
    { times: 1 },
  )
  await take.click()
  await expect(panel.getByText('rafiq has taken this withdrawal.')).toBeVisible()
  await expect(panel.getByText('Something changed meanwhile. This is the current state.')).toBeVisible()
  await expect(take).toBeHidden()

  // Given back, it can be taken again without a reload.
  await staffCall(request, rafiq, `/staff/withdrawals/${reference}/release`, {})
  await take.click()

  // What operators tell each other of it stays with it.
  await panel.getByLabel('New note').fill('Called: the account is their own.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called: the account is their own.' })).toContainText(
    'mitali',
  )
  await expect(panel.getByLabel('New note')).toHaveValue('')

  await panel.getByRole('button', { name: 'Approve and send' }).click()
  const look = dialogOf(desk, 'Send this money?')
  for (const text of ['1,200.00', account, 'bKash', 'Rahim Uddin', card.number.slice(-4)]) {
    await expect(look).toContainText(text)
  }
  await look.getByRole('button', { name: 'Cancel' }).click()
  await expect(look).toBeHidden()
  await expect(panel.getByText('To decide', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Approve and send' }).click()
  await look.getByRole('button', { name: 'Approve and send' }).click()
  await expect(look).toBeHidden()
  await expect(panel.getByText('Approved by')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Approve and send' })).toBeHidden()
  await desk.context().close()
})
