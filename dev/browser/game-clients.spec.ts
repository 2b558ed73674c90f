import type { Page, Request, Response } from '@playwright/test'
import { accessibilityFaults, themesIn, widthBeyondWindow } from './accessibility.ts'
import { expect, test, walkedAt } from './portal-test.ts'
import type { Member, Product } from './product.ts'

const games = ['dice', 'monsoon-lanterns', 'lamplight-bingo', 'sky-lantern', 'delta-nets', 'bamboo-rain'] as const

/** A member with money, at a game. */
async function sitDown(page: Page, product: Product, member: Member, game: string, language = 'en'): Promise<string> {
  await product.credit(member, '1000.00')
  const url = (await product.launchGame(member, game)).replace('lang=en', `lang=${language}`)
  await page.goto(url)
  await expect(page.getByText('1,000.00').first()).toBeVisible()
  return url
}

function answerOf(page: Page, path: string): Promise<Response> {
  return page.waitForResponse((response) => response.url().includes(`/rgs${path}`))
}

/** Millionths, as the wire counts, as the page writes them. */
function written(micro: number): string {
  const [whole = '', fraction = ''] = (Math.trunc(micro / 10_000) / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

interface Round {
  betID: string
  amount: number
  payout: number
  active: boolean
}

/** Presses the space bar until a bet is placed: the table stands a moment before it listens. What was answered. */
async function placeBet(page: Page): Promise<{ round: Round; balance: number }> {
  const played = answerOf(page, '/wallet/play')
  let isAsked = false
  const see = (request: Request): void => {
    if (request.url().includes('/rgs/wallet/play')) isAsked = true
  }
  page.on('request', see)
  await expect
    .poll(
      async () => {
        if (!isAsked) await page.keyboard.press('Space')
        return isAsked
      },
      { timeout: 60_000, intervals: [500] },
    )
    .toBe(true)
  page.off('request', see)
  const { round, balance } = (await (await played).json()) as { round: Round; balance: { amount: number } }
  return { round, balance: balance.amount }
}

interface Payment {
  isAsked(): boolean
  /** Lets the round be paid; the balance then. */
  allow(): Promise<number>
}

/** Holds a round's payment back until it is allowed: who has stopped pressing by then bets no second round. */
async function holdPayment(page: Page): Promise<Payment> {
  let isAsked = false
  const allowed = Promise.withResolvers<void>()
  await page.route('**/rgs/wallet/end-round', async (route) => {
    isAsked = true
    await allowed.promise
    await route.continue()
  })
  return {
    isAsked: () => isAsked,
    allow: async () => {
      const ended = answerOf(page, '/wallet/end-round')
      allowed.resolve()
      const answer = (await (await ended).json()) as { balance: { amount: number } }
      return answer.balance.amount
    },
  }
}

/** Goes on by the space bar until the round is to be paid, and no further: the next press would bet anew. The new balance. */
async function pressUntilPaid(page: Page, payment: Payment): Promise<number> {
  // Whatever stands in between, wins and free spins, a press goes on from.
  await expect
    .poll(
      async () => {
        if (!payment.isAsked()) await page.keyboard.press('Space')
        return payment.isAsked()
      },
      { timeout: 60_000, intervals: [400] },
    )
    .toBe(true)
  return payment.allow()
}

/** Places a bet by the space bar and waits until the round is over and the next may begin; what the round was. */
async function playRound(page: Page): Promise<{ round: Round; balance: number }> {
  const payment = await holdPayment(page)
  const { round, balance } = await placeBet(page)
  return { round, balance: round.active ? await pressUntilPaid(page, payment) : balance }
}

for (const game of games) {
  test(`[D-05] a round of ${game} is bet by the keyboard, and the balance says what it came to @desktop`, async ({
    page,
    product,
    member,
  }) => {
    test.slow()
    await sitDown(page, product, member, game)

    const { round, balance } = await playRound(page)

    expect(balance).toBe(1_000_000_000 - round.amount + round.payout)
    await expect(page.getByText(written(balance)).first()).toBeVisible()
  })

  test(`[D-05] a round of ${game} is shown again by its id, with nothing at stake @desktop`, async ({
    page,
    product,
    member,
    say,
  }) => {
    test.slow()
    const url = new URL(await sitDown(page, product, member, game))
    const { round } = await playRound(page)

    await page.goto(`${url.origin}/play/${game}/?replay=true&roundId=${round.betID}&lang=en`)
    await expect(page.getByText(say('play-shell.replay'), { exact: true })).toBeVisible()
    await expect(page.getByText(written(round.amount)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say('play-shell.replay.again') })).toBeVisible()
    await expect(page.getByText(say('play-shell.balance'), { exact: true })).toBeHidden()
  })

  for (const language of ['en', 'bn', 'ar'] as const) {
    test(
      `${game} in ${language} has no accessibility fault and fits its window`,
      walkedAt[language],
      async ({ page, product, member }) => {
        await sitDown(page, product, member, game, language)

        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
        expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
        await page.setViewportSize({ width: 360, height: 640 })
        expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      },
    )
  }
}

test('[D-05] a win that was never shown is shown and paid after a reload @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  test.slow()
  const url = await sitDown(page, product, member, 'dice')
  await page.getByLabel(say('play-dice.chance')).fill('98')
  await page.keyboard.press('Enter')
  await page.locator('h1').click()
  // The page goes away between the outcome and its payment.
  await page.route('**/rgs/wallet/end-round', () => {})
  let won: Round | undefined
  for (let tries = 0; tries < 5 && !won; tries += 1) {
    const { round } = await placeBet(page)
    if (round.active) won = round
    else await expect(page.locator('[data-outcome=loss]')).toBeVisible()
  }
  await page.goto('/favicon.svg')
  await page.unroute('**/rgs/wallet/end-round')

  const ended = answerOf(page, '/wallet/end-round')
  await page.goto(url)
  const { balance } = (await (await ended).json()) as { balance: { amount: number } }
  expect(balance.amount % 1_000_000_000).not.toBe(0)
  await expect(page.getByText(written(balance.amount)).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '98.00' })).toBeAttached()
})

test('[D-05] a spin that was left open is gone through and paid when the game is opened again @desktop', async ({
  page,
  product,
  member,
}) => {
  test.slow()
  await product.credit(member, '1000.00')
  const url = new URL(await product.launchGame(member, 'monsoon-lanterns'))
  const body = { sessionID: url.searchParams.get('sessionID'), currency: 'BDT', mode: 'BASE', amount: 1_000_000 }
  let left: { round: Round; balance: { amount: number } } | undefined
  for (let tries = 0; tries < 60 && !left?.round.active; tries += 1) {
    left = await (await page.request.post(`${url.origin}/rgs/wallet/play`, { data: body })).json()
  }

  // Paid no sooner than it was looked at: without motion a spin is over at once.
  const payment = await holdPayment(page)
  await page.goto(url.href)
  await expect(page.getByText(written(left!.balance.amount)).first()).toBeVisible()
  const balance = await pressUntilPaid(page, payment)
  expect(balance).toBe(left!.balance.amount + left!.round.payout)
  await expect(page.getByText(written(balance)).first()).toBeVisible()
})

test('[D-05] a bet whose answer is lost is found and never placed twice @desktop', async ({
  page,
  product,
  member,
  say,
  complaints,
}) => {
  test.slow()
  complaints.expect(/net::ERR_FAILED/)
  let plays = 0
  // From the start: what is routed after the page has opened was missed once.
  await page.route('**/rgs/wallet/play', async (route) => {
    plays += 1
    await route.fetch()
    await route.abort()
  })
  await sitDown(page, product, member, 'dice')
  await expect(async () => {
    // The balance is shown a moment before the keys are listened to.
    const rolled = page.waitForRequest('**/rgs/wallet/play', { timeout: 2000 })
    await page.keyboard.press('Space')
    await rolled
  }).toPass()
  await expect(page.getByRole('list', { name: say('play-dice.history') }).getByRole('listitem')).toHaveCount(1)

  expect(plays).toBe(1)
  await expect(page.getByText(/990\.00|1,010\.00/)).toBeVisible()
})

test('[D-05] a stake above the balance is refused in words, and nothing is taken @desktop', async ({
  page,
  product,
  member,
  say,
  complaints,
}) => {
  complaints.expect(/400 .*\/rgs\//)
  await sitDown(page, product, member, 'dice')
  await page.getByLabel(say('play-shell.stake'), { exact: true }).fill('5000')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('play-dice.roll') }).click()

  await expect(page.getByRole('alert')).toContainText(say('play-shell.fault.funds'))
  await expect(page.locator('dl').getByText('1,000.00')).toBeVisible()
})

test('[D-05] changed seeds reveal the old ones, and the browser decides the round again @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await sitDown(page, product, member, 'dice')
  const played = answerOf(page, '/wallet/play')
  await page.keyboard.press('Space')
  const { round } = (await (await played).json()) as { round: { state: { roll: string }[] } }
  await expect(page.getByRole('button', { name: say('play-dice.roll') })).not.toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: say('play-shell.fairness'), exact: true }).click()
  await page.getByRole('button', { name: say('play-shell.fairness.rotate') }).click()
  await expect(page.getByText(say('play-shell.fairness.revealed'))).toBeVisible()
  await page.getByRole('button', { name: say('play-shell.fairness.verify') }).click()

  await expect(page.getByText(say('play-verify.matches'))).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(round.state[0]?.roll ?? 'no roll')
})

test('[D-05] a round is checked offline from its seeds alone @desktop', async ({
  page,
  context,
  product,
  member,
  say,
}) => {
  const { origin } = new URL(await product.launchGame(member, 'dice'))
  await page.goto(`${origin}/play/verify/`)
  await expect(page.getByText(say('play-verify.incomplete'))).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  await context.setOffline(true)

  await page.getByLabel(say('play-verify.serverSeed'), { exact: true }).fill('5'.repeat(64))
  await page.getByLabel(say('play-verify.clientSeed'), { exact: true }).fill('mine')
  await page.getByLabel(say('play-verify.nonce')).fill('7')

  await expect(page.getByText(say('play-verify.decided'))).toBeVisible()
  const first = await page.locator('.rounded-lg').first().textContent()
  await page.getByLabel(say('play-verify.nonce')).fill('8')
  await expect(page.locator('.rounded-lg').first()).not.toHaveText(first ?? '')
})
