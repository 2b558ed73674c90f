import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'
import { goodPassword, type Member, type Product } from './product.ts'

const PIN = '135790'
const home = { receiver: 'Rahim Uddin', mobileNum: '01711000111', address: 'House 7, Road 3\nDhanmondi, Dhaka 1205' }

/** A payment password and points, from behind. */
async function furnish(product: Product, request: APIRequestContext, member: Member, points: string): Promise<void> {
  const choose = { paymentPassword: PIN, password: goodPassword }
  await product.call('PUT /wps/member/paymentPassword', { body: choose, sealed: true, token: member.token })
  const token = await staffToken(request, 'anika')
  const gift = { direction: 'give', points, note: 'a welcome gift' }
  await staffCall(request, token, `/staff/members/${member.account}/points`, gift)
}

async function isWellDrawn(page: Page, language: keyof typeof themesIn = 'en'): Promise<void> {
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
}

const shelf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const names = { en: 'Tea mug', bn: 'চায়ের মগ', ar: 'كوب شاي' } as const

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[E-07] a visitor looks at the mall and reads rules and rates', async ({ page, say }) => {
      await page.goto('/pointMall')
      await expect(shelf(page, names[language])).toBeVisible()
      await isWellDrawn(page, language)
      await page.getByRole('tab', { name: say('points.tab.rules') }).click()
      await expect(page).toHaveURL(/tab=rules/)
      await expect(page.getByRole('heading', { name: say('points.rates.title') })).toBeVisible()
      await expect(page.getByText('100.00').first()).toBeVisible()
      await isWellDrawn(page, language)
      await page.getByRole('tab', { name: say('points.tab.orders') }).click()
      await expect(page.getByText(say('pages.member.guest.title'))).toBeVisible()
    })

    test('[E-07] a member redeems goods, is refused with a reason, and has the points back', async ({
      page,
      request,
      product,
      member,
      say,
    }) => {
      await furnish(product, request, member, '500')
      await resumeSession(page, member)
      await page.goto('/pointMall')
      const mug = shelf(page, names[language])
      await mug.getByRole('button').click()
      const dialog = dialogOf(page, say('points.redeem.title'))
      await dialog.getByLabel(say('points.redeem.receiver')).fill(home.receiver)
      await dialog.getByLabel(say('points.redeem.mobile')).fill(home.mobileNum)
      await dialog.locator('textarea[name=address]').fill(home.address)
      await dialog.locator('input[name=paymentPassword]').fill('000000')
      await isWellDrawn(page, language)
      const action = dialog.getByRole('button', { name: say('points.redeem.action', { points: '\u2068450\u2069' }) })
      await action.click()
      await expect(dialog.getByText(say('refusals.payment.password.wrong'))).toBeVisible()
      await dialog.locator('input[name=paymentPassword]').fill(PIN)
      await action.click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/tab=orders/)
      const order = page.getByRole('main').getByRole('listitem').filter({ hasText: names[language] })
      await expect(order.getByText(say('points.status.process'))).toBeVisible()
      await expect(page.getByText('50.00', { exact: true })).toBeVisible()

      const { list } = (await product.call('GET /wps/points/redemptions', { token: member.token })).body.value
      const token = await staffToken(request, 'rafiq')
      await staffCall(request, token, `/staff/points/orders/${list[0].reference}/decide`, {
        decision: 'refuse',
        reason: 'We do not deliver there.',
      })
      // The open page is told by its socket.
      await expect(order.getByText('We do not deliver there.')).toBeVisible()
      await expect(page.getByText('500.00', { exact: true })).toBeVisible()
      await isWellDrawn(page, language)
      await page.getByRole('tab', { name: say('points.tab.record') }).click()
      await expect(page.getByText(say('points.record.type.returned'))).toBeVisible()
      await isWellDrawn(page, language)
    })
  })
}

test('[E-07] a member turns points into money and finds it in the reward centre @phone', async ({
  page,
  request,
  product,
  member,
  say,
}) => {
  await furnish(product, request, member, '250')
  await resumeSession(page, member)
  await page.goto('/pointMall')
  await page.getByRole('button', { name: say('points.convert.open') }).click()
  const dialog = dialogOf(page, say('points.convert.card.title'))
  await dialog.locator('input[name=points]').fill('150')
  await dialog.locator('input[name=paymentPassword]').fill(PIN)
  await dialog.getByRole('button', { name: say('points.convert.open') }).click()
  await expect(dialog.locator('input[name=points]')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('input[name=points]').fill('200')
  await isWellDrawn(page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('50.00', { exact: true })).toBeVisible()
  await page.goto('/member?page=rewardCenter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '10.00' })).toBeVisible()
})

test('[E-07] who has no payment password is shown the way to one @desktop', async ({ page, request, member, say }) => {
  const token = await staffToken(request, 'anika')
  const gift = { direction: 'give', points: '450', note: 'a welcome gift' }
  await staffCall(request, token, `/staff/members/${member.account}/points`, gift)
  await resumeSession(page, member)
  await page.goto('/pointMall')
  await shelf(page, names.en).getByRole('button').click()
  const dialog = dialogOf(page, say('points.redeem.title'))
  await dialog.getByRole('button', { name: say('points.redeem.password.set') }).click()
  await expect(dialogOf(page, say('withdraw.password.set.title'))).toBeVisible()
})

test('[H-05] [E-07] operators write a good and publish it, and approve and send what is redeemed @desktop', async ({
  browser,
  request,
  page,
  product,
  member,
  say,
}) => {
  test.slow()
  await furnish(product, request, member, '100')
  const title = `Scarf ${Date.now()}`

  const writer = await openDesk(browser, await staffToken(request, 'joy'))
  await writer.goto(`${CONSOLE}/points/goods`)
  await writer.getByRole('button', { name: say('console-points.good.add') }).click()
  const form = dialogOf(writer, say('console-points.good.add'))
  await form.locator('input[name="titles.en"]').fill(title)
  await form.locator('input[name=price]').fill('40.5')
  await form.locator('input[name=stock]').fill('1')
  await form.getByRole('button', { name: say('console-points.good.add.action') }).click()
  // What is missing is said at its box.
  await expect(form.locator('textarea[name="descriptions.en"]')).toHaveAttribute('aria-invalid', 'true')
  await form.locator('textarea[name="descriptions.en"]').fill('Wool, two metres.')
  expect(await accessibilityFaults(writer)).toEqual([])
  await form.getByRole('button', { name: say('console-points.good.add.action') }).click()
  await expect(form).toBeHidden()
  await expect(
    writer.getByRole('row').filter({ hasText: title }).getByText(say('console-points.state.draft')),
  ).toBeVisible()
  await settled(writer)
  expect(await accessibilityFaults(writer)).toEqual([])
  await writer.context().close()

  const publisher = await openDesk(browser, await staffToken(request, 'mitali'))
  await publisher.goto(`${CONSOLE}/points/goods`)
  await publisher.getByRole('button', { name: title }).click()
  await publisher.getByRole('button', { name: say('console-points.good.publish') }).click()
  const sure = dialogOf(publisher, say('console-points.good.publish.title'))
  await sure.getByRole('button', { name: say('console-points.good.publish') }).click()
  await expect(publisher.getByRole('dialog').getByText(say('console-points.state.published')).first()).toBeVisible()
  await publisher.context().close()

  await resumeSession(page, member)
  await page.goto('/pointMall?type=GOODS')
  await shelf(page, title).getByRole('button').click()
  const dialog = dialogOf(page, say('points.redeem.title'))
  await dialog.getByLabel(say('points.redeem.receiver')).fill(home.receiver)
  await dialog.getByLabel(say('points.redeem.mobile')).fill(home.mobileNum)
  await dialog.locator('textarea[name=address]').fill(home.address)
  await dialog.locator('input[name=paymentPassword]').fill(PIN)
  await dialog.locator('button[type=submit]').click()
  const order = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(order.getByText(say('points.status.process'))).toBeVisible()

  const { list } = (await product.call('GET /wps/points/redemptions', { token: member.token })).body.value
  const cashier = await openDesk(browser, await staffToken(request, 'rafiq'))
  await cashier.goto(`${CONSOLE}/points`)
  await cashier.getByRole('button', { name: list[0].reference }).click()
  const panel = cashier.getByRole('dialog')
  await expect(panel.getByText('Dhanmondi')).toHaveCount(0)
  await panel.getByRole('button', { name: say('console-points.order.recipient.show') }).click()
  await expect(panel.getByText('House 7, Road 3, Dhanmondi, Dhaka 1205')).toBeVisible()
  await settled(cashier)
  expect(await accessibilityFaults(cashier)).toEqual([])
  await panel.getByRole('button', { name: say('console-points.order.approve'), exact: true }).click()
  await expect(order.getByText(say('points.status.approved'))).toBeVisible()
  await panel.locator('textarea[name=note]').fill('Pathao 4471-2209')
  await panel.getByRole('button', { name: say('console-points.order.send') }).click()
  await expect(panel.getByText(say('console-points.order.sent'), { exact: true })).toBeVisible()
  await expect(order.getByText('Pathao 4471-2209')).toBeVisible()
  await cashier.context().close()

  await page.goto('/member?page=messageV2')
  await expect(page.getByText(`“${title}” is on its way`)).toBeVisible()
})

test('[H-05] operators see what earns and what a member’s points are made of @desktop', async ({
  browser,
  request,
  product,
  member,
  say,
}) => {
  await furnish(product, request, member, '75')
  const desk = await openDesk(browser, await staffToken(request, 'rafiq'))
  await desk.goto(`${CONSOLE}/points/rates`)
  await expect(desk.getByRole('row').filter({ hasText: '200.00' }).first()).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
  await desk.goto(`${CONSOLE}/members/${member.account}?purse=points`)
  await expect(desk.getByText('a welcome gift')).toBeVisible()
  await desk.getByRole('button', { name: say('console-points.correct'), exact: true }).click()
  const form = dialogOf(desk, say('console-points.correct'))
  await form.locator('select[name=direction]').selectOption('take')
  await form.locator('input[name=points]').fill('75.5')
  await form.locator('textarea[name=note]').fill('given twice')
  await form.getByRole('button', { name: say('console-points.correct.action') }).click()
  await expect(form.getByText(say('refusals.points.insufficient'))).toBeVisible()
  await form.locator('input[name=points]').fill('25')
  await form.getByRole('button', { name: say('console-points.correct.action') }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText('given twice')).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
  await desk.context().close()
})
