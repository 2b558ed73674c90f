import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, staffCall, staffToken } from './console.ts'
import { expect, resumeSession, test, walkedAt } from './portal-test.ts'
import type { Product } from './product.ts'

interface Shown {
  promotionId: string
  kind: string
  title: string
}

async function demoPromotion(product: Product, kind: string): Promise<Shown> {
  const { body } = await product.call('GET /wps/promotions')
  return body.value.list.find((promotion: Shown) => promotion.kind === kind)
}

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[E-01] promotions are listed, filtered by the address, and each has a page that can be linked to', async ({
      page,
      product,
      say,
    }) => {
      await page.goto('/promotions')
      const cards = page.getByRole('main').getByRole('listitem')
      await expect(cards.first()).toBeVisible()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])

      await page.getByRole('radio', { name: say('promotions.filter.daily'), exact: true }).click({ force: true })
      await expect(page).toHaveURL(/type=daily/)
      await expect(cards).toHaveCount(1)

      const { promotionId } = await demoPromotion(product, 'sign-in')
      await cards.first().getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/promotions/${promotionId}$`))
      await expect(page.getByRole('heading', { name: say('promotions.terms.title') })).toBeVisible()
      await expect(page.getByRole('button', { name: say('promotions.guest.action') })).toBeVisible()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
    })

    test('[E-03] [C-17] a member signs a day, sees the count, claims it and finds it in bonus details', async ({
      page,
      product,
      member,
      say,
    }) => {
      const { promotionId } = await demoPromotion(product, 'sign-in')
      const shown = (await product.call(`GET /wps/promotions/${promotionId}`)).body.value.lines[0]
      await resumeSession(page, member)
      await page.goto(`/promotions/${promotionId}`)
      await page.getByRole('button', { name: say('promotions.sign') }).click()
      await expect(page.getByText(say('promotions.status.signed'))).toBeVisible()

      await page.goto('/member?page=rewardCenter')
      const reward = page.getByRole('main').getByRole('listitem').filter({ hasText: shown.amount })
      await expect(reward).toBeVisible()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
      await reward.getByRole('button', { name: say('promotions.reward.claim') }).click()
      await expect(reward).toBeHidden()

      await page.goto('/member?page=bonusDetails')
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: shown.amount })).toBeVisible()
      await settled(page)
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
    })
  })
}

test('[E-01] a member applies with a picture, is refused with a reason, and applies again @desktop', async ({
  page,
  request,
  product,
  member,
  say,
}) => {
  const { promotionId } = await demoPromotion(product, 'application')
  await resumeSession(page, member)
  await page.goto(`/promotions/${promotionId}`)
  const remark = page.getByLabel(say('promotions.apply.remark'))
  await remark.fill('0171 000111')
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'no-picture.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') })
  await expect(page.getByText(say('promotions.apply.picture.wrong', { name: 'no-picture.txt' }))).toBeVisible()
  await page.getByRole('button', { name: say('promotions.apply.send') }).click()
  await expect(page.getByText(say('promotions.status.applying'))).toBeVisible()

  const token = await staffToken(request, 'rafiq')
  const decision = { promotionId, account: member.account, decision: 'refuse', reason: 'No such number.' }
  await staffCall(request, token, '/staff/promotion-applications/decide', decision)
  await page.reload()
  await expect(page.getByText(say('promotions.apply.refused', { reason: 'No such number.' }))).toBeVisible()
  await page.getByLabel(say('promotions.apply.remark')).fill('0171 000222')
  await page.getByRole('button', { name: say('promotions.apply.again') }).click()
  await expect(page.getByText(say('promotions.status.applying'))).toBeVisible()
})

test('[E-04] [C-17] missions show how far one is @desktop', async ({ page, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/member?page=missionLeaderboard')
  await expect(page.getByRole('main').getByRole('progressbar').first()).toBeVisible()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('heading', { name: say('shell.member.missionLeaderboard') })).toBeVisible()
})

test('[E-04] [C-17] a mission that is reached counts at its badge, is collected, and waits in the reward centre @desktop', async ({
  page,
  request,
  product,
  member,
  say,
}) => {
  const title = `A first deposit ${randomUUID().slice(0, 6)}`
  const joy = await staffToken(request, 'joy')
  const steps = [
    { target: '500', amount: '7' },
    { target: '90000', amount: '70' },
  ]
  const { promotionId } = await staffCall<{ promotionId: string }>(request, joy, '/staff/promotions', {
    currency: 'BDT',
    category: 'special',
    titles: { en: title },
    summaries: { en: 'Deposit and collect.' },
    rules: { en: 'One account for each person.' },
    promise: { kind: 'mission', terms: { measure: 'deposits', gameType: null, period: 'once', steps, multiple: '1' } },
    startsAt: Date.now() - 3_600_000,
    endsAt: null,
    claimHours: null,
    newMembersDays: null,
    budget: '500',
  })
  // Nothing bounds what a mission costs: whoever publishes it needs another who agrees.
  const asked = { data: {}, headers: { Authorization: await staffToken(request, 'mitali') } }
  const awaited = await request.post(`${CONSOLE}/staff/promotions/${promotionId}/publish`, asked)
  const { proposalId } = ((await awaited.json()) as { value: { proposalId: string } }).value
  await staffCall(request, await staffToken(request, 'anika'), `/staff/proposals/${proposalId}/approve`, {})
  await resumeSession(page, member)
  await page.goto('/member?page=depositv2')
  await page.getByLabel(say('deposit.amount.label'), { exact: true }).fill('500')
  await page.getByRole('button', { name: say('deposit.review.action') }).click()
  await page.getByRole('button', { name: say('deposit.review.pay', { provider: 'Sandbar Pay' }) }).click()
  await page.getByRole('button', { name: 'Pay 500.00 BDT' }).click()
  await expect(page.getByRole('heading', { name: say('deposit.state.paid.title') })).toBeVisible()
  // Deposits are counted as their facts are folded.
  const { token } = member
  await expect
    .poll(async () => (await product.call(`GET /wps/promotions/${promotionId}`, { token })).body.value.lines[0].reached)
    .toBe('500.00')

  await page.goto('/member?page=missionLeaderboard')
  const entry = page.getByRole('navigation').getByRole('link', { name: say('shell.member.missionLeaderboard') })
  await expect(entry).toContainText('1')
  const mission = page.getByRole('main').locator('section').filter({ hasText: title })
  await mission.getByRole('button', { name: say('promotions.collect') }).click()
  await expect(page.getByText(say('promotions.collected'))).toBeVisible()
  await expect(mission.getByRole('button', { name: say('promotions.collect') })).toBeHidden()
  await expect(entry).not.toContainText('1')
  await page.goto('/member?page=rewardCenter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toContainText('7.00')
})

test('[E-06] VIP levels say where one stands, what is missing, and what each level asks and gives @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  const { body } = await product.call('GET /wps/promotions/vip', { token: member.token })
  const { levels, level } = body.value as { levels: { level: number; name: string }[]; level: number }
  expect(level).toBe(0)
  await resumeSession(page, member)
  await page.goto('/vip')
  const main = page.getByRole('main')
  await expect(main.getByText(say('promotions.vip.ground'))).toBeVisible()
  await expect(main.getByText(say('promotions.vip.next', { name: levels[0]!.name }))).toBeVisible()
  const progress = main.getByRole('progressbar', { name: say('promotions.vip.validBets') })
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  const cards = main.getByRole('list').getByRole('listitem')
  await expect(cards).toHaveCount(levels.length)
  for (const [at, { name }] of levels.entries()) await expect(cards.nth(at)).toContainText(name)
  await expect(cards.first()).toContainText('500.00')
  await expect(cards.first()).toContainText(say('promotions.vip.upgrade'))
  await expect(cards.first()).toContainText('8.00')
  await expect(cards.nth(4)).toContainText(say('promotions.vip.noFee'))
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[E-02] a promo code is used once, and stands below with what became of it @desktop', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/promotions')
  const box = page.locator('input[name=promoCode]')
  await box.fill('lantern25')
  await page.getByRole('button', { name: say('promotions.code.use') }).click()
  const used = page.getByRole('main').getByRole('listitem').filter({ hasText: 'LANTERN25' })
  await expect(used).toContainText('25.00')
  await expect(used).toContainText(say('promotions.status.issued'))
  await box.fill('LANTERN25')
  await page.getByRole('button', { name: say('promotions.code.use') }).click()
  await expect(page.getByText(say('refusals.promotion.code.unknown'))).toBeVisible()
  await expect(box).toHaveValue('LANTERN25')
})

test('[E-03] what was claimed in one tab is told in words in others that have not heard of it @desktop', async ({
  page,
  context,
  product,
  member,
  say,
}) => {
  const { promotionId } = await demoPromotion(product, 'sign-in')
  await resumeSession(page, member)
  await page.goto('/promotions')
  await page.locator('input[name=promoCode]').fill('lantern25')
  await page.getByRole('button', { name: say('promotions.code.use') }).click()
  await expect(page.getByText('25.00').first()).toBeVisible()
  await page.goto(`/promotions/${promotionId}`)
  await page.getByRole('button', { name: say('promotions.sign') }).click()
  await expect(page.getByText(say('promotions.status.signed'))).toBeVisible()

  const [claimsOne, claimsAll] = [await context.newPage(), await context.newPage()]
  for (const tab of [claimsOne, claimsAll]) await tab.routeWebSocket(/./, () => {})
  const rewardIn = (tab: Page) => tab.getByRole('main').getByRole('listitem').filter({ hasText: '25.00' })
  const claimAllIn = (tab: Page) => tab.getByRole('button', { name: say('promotions.reward.claimAll') })
  for (const tab of [page, claimsOne, claimsAll]) {
    await tab.goto('/member?page=rewardCenter')
    await expect(rewardIn(tab)).toBeVisible()
    await expect(claimAllIn(tab)).toBeVisible()
  }
  await claimAllIn(page).click()
  await expect(rewardIn(page)).toBeHidden()

  await rewardIn(claimsOne)
    .getByRole('button', { name: say('promotions.reward.claim') })
    .click()
  await expect(claimsOne.getByText(say('promotions.reward.claimed', { amount: '\u2068৳25.00\u2069' }))).toBeVisible()
  await expect(rewardIn(claimsOne)).toBeHidden()
  await claimAllIn(claimsAll).click()
  await expect(claimsAll.getByText(say('promotions.reward.noneLeft'))).toBeVisible()
  await expect(rewardIn(claimsAll)).toBeHidden()
})

test('[E-01] terms come before joining, and a promotion is shared by its address @desktop', async ({
  page,
  context,
  product,
  member,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { promotionId } = await demoPromotion(product, 'deposit')
  await resumeSession(page, member)
  await page.goto(`/promotions/${promotionId}`)
  await expect(page.getByRole('heading', { name: say('promotions.terms.title') })).toBeVisible()
  await page.getByRole('button', { name: say('promotions.join'), exact: true }).click()
  await expect(page.getByText(say('promotions.agree.needed'))).toBeVisible()
  await page.getByRole('checkbox', { name: say('promotions.agree') }).check({ force: true })
  await page.getByRole('button', { name: say('promotions.join'), exact: true }).click()
  await expect(page.getByText(say('promotions.joined'))).toBeVisible()

  await page.getByRole('button', { name: say('promotions.share'), exact: true }).click()
  await expect(page.getByText(say('promotions.shared'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('[E-02] before a raffle is drawn anybody sees what it will be checked by @desktop', async ({
  page,
  product,
  say,
}) => {
  const { promotionId } = await demoPromotion(product, 'raffle')
  await page.goto(`/promotions/${promotionId}`)
  await page.getByText(say('promotions.draw.proof'), { exact: true }).click()
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(page.getByText(say('promotions.draw.seed.later'))).toBeVisible()
})

test('[E-05] [C-17] a member has a link, a code and a picture of it to bring friends by @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/member?page=referral')
  const link = page.getByText(/\/register\?referralCode=/)
  await expect(link).toBeVisible()
  const code = new URL((await link.textContent()) ?? '').searchParams.get('referralCode') ?? ''
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: say('promotions.referral.qr') })).toBeVisible()
  await expect(page.getByText(say('promotions.referral.step.share'))).toBeVisible()
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
})
