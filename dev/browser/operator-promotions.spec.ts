import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, openDesk, staffCall, staffToken, test } from './console.ts'
import { resumeSession, test as portalTest } from './portal-test.ts'

const panelOf = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading') })
    .last()

/** The number of the proposal to publish a promotion. */
async function proposalFor(request: APIRequestContext, token: string, promotionId: string): Promise<string> {
  const list = await request.get(`${CONSOLE}/staff/proposals?pageSize=200`, { headers: { Authorization: token } })
  const { value } = (await list.json()) as { value: { list: { id: string; input: { promotionId?: string } }[] } }
  return value.list.find(({ input }) => input.promotionId === promotionId)!.id
}

/** Types what every promotion needs, but what its kind asks for. */
async function writeAround(page: Page, title: string, budget: string): Promise<void> {
  const texts = (name: string) => page.getByRole('group', { name, exact: true })
  await texts('Title').getByLabel('English').fill(title)
  await texts('Title').getByLabel('Bengali').fill('আলো ফিরে আসে')
  await texts('Title').getByLabel('Arabic').fill('يعود الضوء')
  await texts('In one sentence').getByLabel('English').fill('A part of what you deposit comes on top.')
  await texts('Rules').getByLabel('English').fill('One account for each person.')
  await page.getByLabel('Budget').fill(budget)
}

test('[H-05] an operator writes a deposit bonus, sees it as members do, publishes, ends and duplicates it', async ({
  openAs,
  request,
}) => {
  const title = `Light comes back ${randomUUID().slice(0, 6)}`
  const page = await openAs('anika', '/promotions')
  await page.getByRole('link', { name: 'New promotion' }).click()
  // The list has a box of this name too.
  await page.waitForURL(/\/promotions\/new$/)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('deposit')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('BDT')
  await writeAround(page, title, '5000')

  // What is missing is said at its box, and nothing typed is lost.
  await page.getByRole('button', { name: 'Save the draft' }).click()
  const tier = page.getByRole('group', { name: 'Tiers' })
  await expect(tier.getByLabel(/^From/)).toBeFocused()
  await expect(texts(page)).toHaveValue(title)
  await tier.getByLabel(/^From/).fill('500')
  await tier.getByLabel(/^Percentage/).fill('20')
  await tier.getByLabel('At most').fill('300')
  await tier.getByRole('button', { name: 'Add' }).click()
  await tier.getByLabel(/^From/).nth(1).fill('2000')
  await tier
    .getByLabel(/^Percentage/)
    .nth(1)
    .fill('30')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As members see it' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(
    preview
      .locator('[data-forecast]')
      .getByText(/\d+ members?/)
      .first(),
  ).toBeVisible()
  await preview.getByRole('radio', { name: 'Arabic' }).click({ force: true })
  await expect(preview.getByRole('heading', { name: 'يعود الضوء' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Save the draft' }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: title })).toBeVisible()
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog', { name: 'Publish this promotion?' }).getByRole('button', { name: 'Publish' }).click()
  // Nothing bounds what members get who deposit, whatever its budget is.
  await expect(panel.getByText('anika asked to publish it.')).toBeVisible()
  const mitali = await staffToken(request, 'mitali')
  const promotionId = new URL(page.url()).searchParams.get('promotion')!
  await staffCall(request, mitali, `/staff/proposals/${await proposalFor(request, mitali, promotionId)}/approve`, {})
  await expect(panel.getByText('Running', { exact: true })).toBeVisible()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await panel.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('dialog', { name: 'End this promotion now?' }).getByRole('button', { name: 'End it' }).click()
  await expect(panel.getByText('Over', { exact: true })).toBeVisible()

  // A duplicate is a draft of its own, with everything that was written.
  await panel.getByRole('link', { name: 'Duplicate' }).click()
  await page.waitForURL(/\/promotions\/new\?from=\d+$/)
  await expect(texts(page)).toHaveValue(title)
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('deposit')
  await expect(tier.getByLabel(/^From/).nth(1)).toHaveValue('2000')
  await texts(page).fill(`${title} again`)
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(panel.getByRole('heading', { name: `${title} again` })).toBeVisible()
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible()

  await page.goto(`${CONSOLE}/audit?action=publishPromotion`)
  await expect(page.locator('[data-row]').first()).toContainText('mitali')
})

function texts(page: Page) {
  return page.getByRole('group', { name: 'Title', exact: true }).getByLabel('English')
}

const DRAFT = {
  currency: 'BDT',
  category: 'newbie',
  summaries: { en: 'Show us your number.' },
  rules: { en: 'One account for each person.' },
  startsAt: Date.now() - 60_000,
  endsAt: null,
  claimHours: null,
  newMembersDays: null,
}

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

portalTest(
  '[H-05] [E-01] an operator looks at an application’s picture, refuses it with a reason, and grants the next',
  async ({ browser, product, request, member }) => {
    const joy = await staffToken(request, 'joy')
    const promise = { kind: 'application', terms: { amount: '131', multiple: '3' } }
    const title = `A lamp for a number ${randomUUID().slice(0, 6)}`
    const { promotionId } = await staffCall<{ promotionId: string }>(request, joy, '/staff/promotions', {
      ...DRAFT,
      titles: { en: title },
      promise,
      budget: '500',
    })
    const mitali = await staffToken(request, 'mitali')
    await staffCall(request, mitali, `/staff/promotions/${promotionId}/publish`, {})
    const apply = (remarks: string) =>
      product.call(`POST /wps/promotions/${promotionId}/apply`, {
        body: { remarks, pictures: [PICTURE] },
        token: member.token,
      })
    expect((await apply('0171 000111')).body.success).toBe(true)

    const desk = await openDesk(browser, await staffToken(request, 'rafiq'))
    await desk.goto(`${CONSOLE}/promotions/applications`)
    const row = desk.locator('[data-row]').filter({ hasText: member.account })
    await row.getByRole('button', { name: title }).click()
    const panel = desk.getByRole('dialog', { name: title })
    await expect(panel.getByText('0171 000111')).toBeVisible()
    await panel.getByRole('button', { name: 'Show picture 1' }).click()
    const picture = panel.getByRole('img', { name: 'Picture 1' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

    await panel.getByRole('button', { name: 'Refuse' }).click()
    await panel.getByRole('button', { name: 'Refuse' }).click()
    await expect(panel.getByLabel('Reason')).toBeFocused()
    await panel.getByLabel('Reason').fill('No such number.')
    await panel.getByRole('button', { name: 'Refuse' }).click()
    await expect(panel).toBeHidden()
    await expect(row).toHaveCount(0)
    const shown = await product.call(`GET /wps/promotions/${promotionId}`, { token: member.token })
    expect(shown.body.value).toMatchObject({ status: 'rejected', reason: 'No such number.' })

    expect((await apply('0171 000222')).body.success).toBe(true)
    await row.getByRole('button', { name: title }).click()
    await panel.getByRole('button', { name: 'Grant' }).click()
    await desk.getByRole('dialog', { name: 'Grant this application?' }).getByRole('button', { name: 'Grant' }).click()
    await expect(panel).toBeHidden()
    const granted = await product.call(`GET /wps/promotions/${promotionId}`, { token: member.token })
    expect(granted.body.value.status).toBe('issued')

    await desk.goto(`${CONSOLE}/promotions?promotion=${promotionId}`)
    const followed = desk.getByRole('dialog', { name: title })
    await expect(followed.getByText('369.00')).toBeVisible()
    await desk.context().close()
  },
)

test('[H-05] a promotion whose cost nothing bounds is published once another operator agrees', async ({
  openAs,
  request,
}) => {
  const joy = await staffToken(request, 'joy')
  const title = `Light for everybody ${randomUUID().slice(0, 6)}`
  const promise = {
    kind: 'rescue',
    terms: { period: 'day', tiers: [{ from: '1000', percent: '5' }], cap: null, multiple: '1' },
  }
  const draft = { ...DRAFT, titles: { en: title }, promise, budget: '1' }
  const { promotionId } = await staffCall<{ promotionId: string }>(request, joy, '/staff/promotions', draft)

  const page = await openAs('mitali', `/promotions?promotion=${promotionId}`)
  const panel = page.getByRole('dialog', { name: title })
  // Who approves writes no promotion.
  await expect(panel.getByRole('link', { name: 'Change' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog', { name: 'Publish this promotion?' }).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Sent. Another operator must approve it before anything changes.')).toBeVisible()
  await expect(panel.getByText('mitali asked to publish it.')).toBeVisible()
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible()

  const anika = await staffToken(request, 'anika')
  const proposalId = await proposalFor(request, anika, promotionId)
  await page.goto(`${CONSOLE}/proposals?proposal=${proposalId}`)
  await page.getByRole('link', { name: `Promotion ${promotionId}` }).click()
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible()
  await staffCall(request, anika, `/staff/proposals/${proposalId}/approve`, {})
  await expect(panel.getByText('Running', { exact: true })).toBeVisible()
})

for (const language of ['bn', 'ar'] as const) {
  test(`[H-05] the promotions of operators fit in ${language}`, async ({ openAs }) => {
    const page = await openAs('anika', '/promotions', language)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await settled(page)
    expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
    await page.goto(`${CONSOLE}/promotions/new`)
    for (const kind of ['vip', 'mission', 'race', 'referral', 'rebate']) {
      await page.locator('select[name="promise.kind"]').selectOption(kind)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    }
    expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
  })
}

portalTest(
  '[G-02] a promotion that is published comes onto a page that is open, and leaves it once it is ended',
  async ({ page, request, member }) => {
    const [joy, mitali] = [await staffToken(request, 'joy'), await staffToken(request, 'mitali')]
    const title = `A lamp that is lit ${randomUUID().slice(0, 6)}`
    const { promotionId } = await staffCall<{ promotionId: string }>(request, joy, '/staff/promotions', {
      ...DRAFT,
      titles: { en: title },
      promise: { kind: 'application', terms: { amount: '131', multiple: '3' } },
      budget: '500',
    })
    await resumeSession(page, member)
    const socket = page.waitForEvent('websocket')
    await page.goto('/promotions')
    await socket
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await settled(page)

    const card = page.getByRole('main').getByRole('link', { name: title })
    await staffCall(request, mitali, `/staff/promotions/${promotionId}/publish`, {})
    await expect(card).toBeVisible()
    await staffCall(request, joy, `/staff/promotions/${promotionId}/end`, {})
    await expect(card).toHaveCount(0)
  },
)
