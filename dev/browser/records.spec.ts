import type { Page } from '@playwright/test'
import { accessibilityFaults, settled, themesIn, widthBeyondWindow } from './accessibility.ts'
import { gameIn, nodeOf } from './games.ts'
import { dialogOf, expect, resumeSession, test, walkedAt } from './portal-test.ts'
import type { Product, Member } from './product.ts'
import type { Say } from './words.ts'

/** Plays dice, as many rounds as are asked for, until the last is over: one that won is open while it is shown. */
async function playDice(page: Page, product: Product, member: Member, say: Say, rounds: number): Promise<void> {
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  const roll = gameIn(page, say, 'Dice').getByRole('button', { name: say('play-dice.roll'), exact: true })
  let booked = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/rgs/wallet/play')) booked += 1
  })
  // A press while the last round is still being shown places no bet.
  for (let round = 1; round <= rounds; round += 1) {
    await expect(async () => {
      if (booked < round) await roll.click()
      await expect.poll(() => booked, { timeout: 5000 }).toBe(round)
    }).toPass()
  }
  const openRounds = async () => {
    const query = 'GET /wps/report/accountGameBetHistory?status=open'
    return (await product.call(query, { token: member.token })).body.value.list.length
  }
  await expect.poll(openRounds).toBe(0)
}

async function historyOf(product: Product, member: Member) {
  const { body } = await product.call('GET /wps/report/accountGameBetHistory', { token: member.token })
  return body.value
}

test('[B-07] the betting record shows the rounds one played, what they come to, and one of them in full @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  test.slow()
  await product.credit(member, '100.00')
  await resumeSession(page, member)
  await playDice(page, product, member, say, 3)
  const history = await historyOf(product, member)
  expect(history.totals.count).toBe(3)

  await page.goto('/member?page=personalHistoryCopy')
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Dice' }) })
  await expect(rows).toHaveCount(3)
  const totals = page.getByLabel(say('records.totals.label'))
  await expect(totals).toContainText('30.00')
  await expect(totals).toContainText(history.totals.payout)

  await rows.first().getByRole('button', { name: 'Dice' }).click()
  const round = dialogOf(page, say('records.round.title', { game: 'Dice' }))
  await expect(round).toContainText(history.list[0].roundId)
  await expect(round).toContainText(say('records.proof.sealed'))
  await expect(round.getByRole('link', { name: say('records.round.replay') })).toHaveAttribute(
    'href',
    new RegExp(`/play/dice/\\?replay=true&roundId=${history.list[0].roundId}`),
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await round.getByRole('button', { name: say('kit.close') }).click()
  await expect(page).not.toHaveURL(/round=/)
})

test('[B-07] period, category, vendor and status narrow the record, and stand in its address @phone', async ({
  page,
  member,
  product,
  say,
}) => {
  await product.credit(member, '100.00')
  await resumeSession(page, member)
  await playDice(page, product, member, say, 2)
  await page.goto('/member?page=personalHistoryCopy')
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Dice' }) })
  await expect(rows).toHaveCount(2)

  await page.getByLabel(say('records.filter.period')).selectOption('yesterday')
  await expect(page.getByText(say('records.bets.empty.filtered.title'))).toBeVisible()
  await expect(page).toHaveURL(/datePreset=yesterday/)
  for (const preset of ['previous7', 'previous30', 'next7', 'next30', 'today']) {
    await page.getByLabel(say('records.filter.period')).selectOption(preset)
    await expect(rows, preset).toHaveCount(2)
  }
  await page.getByLabel(say('records.filter.vendor'), { exact: true }).selectOption('SANDBOX')
  await expect(page.getByText(say('records.bets.empty.filtered.title'))).toBeVisible()
  await page.getByRole('button', { name: say('records.filter.reset') }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL('/member?page=personalHistoryCopy')

  const { list } = await historyOf(product, member)
  for (const status of ['won', 'lost'] as const) {
    const wanted = list.filter((bet: { status: string }) => bet.status === status).length
    await page.getByLabel(say('records.filter.status')).selectOption(status)
    await expect(rows).toHaveCount(wanted)
  }
  await page.goto('/member?page=personalHistoryCopy&gameCategory=FISH&datePreset=nonsense&status=%00&round=x')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('[B-08] the account record shows every change with its reference and the balance after it @phone', async ({
  page,
  member,
  product,
  say,
}) => {
  await product.credit(member, '100.00')
  await resumeSession(page, member)
  await playDice(page, product, member, say, 2)

  await page.goto('/member?page=transactionHistory')
  const bets = page.getByRole('row').filter({ hasText: say('records.kind.play.bet') })
  await expect(bets).toHaveCount(2)
  await expect(bets.last()).toContainText('90.00')
  // The game comes first, on a phone too, and beside it whose it is.
  await expect(bets.last().getByRole('cell').nth(1)).toContainText(/^Dice/)
  await expect(bets.last().getByRole('code')).toBeVisible()
  await expect(bets.last().getByRole('link', { name: say('shell.complain') })).toBeVisible()
  // On the smallest phone nothing of the second line is cut: neither when it was, nor what was left.
  await page.setViewportSize({ width: 360, height: 740 })
  for (const place of [2, 5]) {
    const cell = bets.last().getByRole('cell').nth(place)
    expect(await cell.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  }
  await page.getByLabel(say('records.filter.type')).selectOption('adjustment')
  await expect(bets).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: '+৳100.00' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'for a test' })).toHaveCount(1)

  await page.getByLabel(say('records.filter.type')).selectOption('bet')
  await bets.first().getByRole('link', { name: 'Dice', exact: true }).click()
  await expect(dialogOf(page, say('records.round.title', { game: 'Dice' }))).toBeVisible()
})

test('[B-08] a long record is read page by page and back @desktop', async ({ page, member, product, say }) => {
  test.slow()
  await product.credit(member, '500.00')
  await resumeSession(page, member)
  await playDice(page, product, member, say, 21)
  await page.goto('/member?page=transactionHistory&type=bet')
  const rows = page.getByRole('row').filter({ hasText: say('records.kind.play.bet') })
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: say('kit.older') }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: say('kit.older') })).toBeDisabled()
  await page.getByRole('button', { name: say('kit.newer') }).click()
  await expect(rows).toHaveCount(20)
})

test('[A-11] the records of a trial account need a true one @desktop', async ({ page, say }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.game.demo') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('identity.freePlay.action') })
    .click()
  await expect(page.getByRole('main').getByText(say('shell.trial.banner'))).toBeVisible()
  await page.goto('/member?page=personalHistoryCopy')
  await expect(dialogOf(page, say('shell.trial.title'))).toBeVisible()
})

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })
    test('[B-07][B-08] the records have no accessibility fault and fit their window', async ({
      page,
      member,
      product,
    }) => {
      test.slow()
      await product.credit(member, '5.00')
      await resumeSession(page, member)
      for (const id of ['personalHistoryCopy', 'transactionHistory']) {
        await page.goto(`/member?page=${id}`)
        await settled(page)
        expect(await accessibilityFaults(page, { inThemes: themesIn[language] }), id).toEqual([])
        expect(await widthBeyondWindow(page), id).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('[B-08] the statement alone is what is printed, and a record is saved as CSV @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await product.credit(member, '100.00')
  await product.credit(member, '250.00')
  await resumeSession(page, member)
  await page.goto('/member?page=transactionHistory')
  await page.getByRole('button', { name: say('records.statement') }).click()
  const title = page.getByRole('heading', { name: say('records.statement.title') })
  await expect(title).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '250.00' }).first()).toBeVisible()
  await expect(page.getByRole('cell').filter({ hasText: '350.00' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: say('records.print') })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: say('kit.back'), exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('records.export') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^account-record-\d{4}-\d\d-\d\d\.csv$/)
})
