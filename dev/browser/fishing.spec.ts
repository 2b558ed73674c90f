import type { Page, Route } from '@playwright/test'
import { gameIn, tileOf } from './games.ts'
import { expect, resumeSession, test, walkedAt } from './portal-test.ts'
import type { Member, Product } from './product.ts'

const names = { en: 'Delta Nets', bn: 'বদ্বীপের জাল', ar: 'شباك الدلتا' } as const

/** Hundredths of the amount in a text. */
function hundredthsIn(text: string): number {
  const [, whole = '', fraction = ''] = /([\d,]+)\.(\d{2})/.exec(text) ?? []
  return Number(whole.replaceAll(',', '') + fraction)
}

interface Shot {
  choice: { species: string }
  amount: number
}

/** Every shot that the page asks for. */
function shotsOf(page: Page): Shot[] {
  const shots: Shot[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rgs/wallet/play')) shots.push(request.postDataJSON() as Shot)
  })
  return shots
}

async function sitDown(page: Page, product: Product, member: Member, balance = '1000.00'): Promise<void> {
  await product.credit(member, balance)
  await page.goto(await product.launchGame(member, 'delta-nets'))
  await expect(page.locator('aside dl').first()).toContainText(balance.replace(/^1000/, '1,000'))
}

for (const language of ['en', 'bn', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test(
      `[D-03][C-07] a member finds the fishing game, throws a net, and sees the balance move, in ${language}`,
      walkedAt[language],
      async ({ page, product, member, say }) => {
        test.slow()
        await product.credit(member, '1000.00')
        await resumeSession(page, member)
        await page.goto('/fish?vassalage=INHOUSE')
        await tileOf(page, names[language]).click()

        const bar = page.getByRole('group', { name: say('lobby.bar.label') })
        const game = gameIn(page, say, names[language])
        const throwNet = game.getByRole('button', { name: say('play-delta-nets.throw'), exact: true })
        await expect(throwNet).toHaveAttribute('aria-disabled', 'false')
        await expect(game.locator('canvas')).toHaveText(say('play-delta-nets.river'))
        const strip = game.getByRole('list', { name: say('play-delta-nets.species'), exact: true })
        await expect(strip.getByRole('listitem')).toHaveCount(11)
        await strip.getByRole('button', { name: say('play-delta-nets.species.puti') }).click()

        const played = page.waitForResponse('**/rgs/wallet/play')
        // None may be in sight for a moment.
        await expect
          .poll(async () => {
            await throwNet.click()
            return Promise.race([played.then(() => true), page.waitForTimeout(700).then(() => false)])
          })
          .toBe(true)
        const { round } = (await (await played).json()) as {
          round: { amount: number; payout: number; active: boolean; state: { species: string }[] }
        }

        expect(round.active).toBe(false)
        expect(round.state[0]?.species).toBe('puti')
        expect([0, round.amount * 3]).toContain(round.payout)
        await expect
          .poll(async () => hundredthsIn(await bar.innerText()))
          .toBe(100_000 + (round.payout - round.amount) / 10_000)
      },
    )
  })
}

test('[D-03] a press on a fish throws a net at it, and a press on bare water costs nothing @desktop', async ({
  page,
  product,
  member,
}) => {
  const shots = shotsOf(page)
  await sitDown(page, product, member)
  const river = page.locator('canvas')
  const box = (await river.boundingBox())!

  // At the surface, where nothing swims.
  await river.click({ position: { x: box.width / 2, y: 3 } })
  await page.waitForTimeout(400)
  expect(shots).toEqual([])
  await expect(page.locator('aside dl').first()).toContainText('1,000.00')

  // Over the whole river, until a fish was met.
  for (let at = 0; at < 120 && shots.length === 0; at += 1) {
    await river.click({
      position: { x: 40 + ((at * 97) % (box.width - 80)), y: 60 + ((at * 61) % (box.height - 140)) },
    })
  }
  await expect.poll(() => shots.length).toBe(1)
  const species = shots[0]!.choice.species
  await expect(page.locator('.nets-strip button[aria-pressed=true]')).toHaveCount(1)
  expect(Object.keys(shots[0]!.choice)).toEqual(['species'])
  expect(species).toMatch(/^[a-z]+$/)
})

test('[D-03] arrow keys choose a fish, plus the stake, and the space bar throws @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  const shots = shotsOf(page)
  await sitDown(page, product, member)
  await page.keyboard.press('+')
  await expect(page.getByRole('textbox', { name: say('play-shell.stake'), exact: true })).toHaveValue('5.00')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  const aimed = page.locator('.nets-strip button[aria-pressed=true] .nets-name')

  await expect
    .poll(async () => {
      await page.keyboard.press('Space')
      return shots.length
    })
    .toBeGreaterThan(0)
  expect(shots[0]!.amount).toBe(5_000_000)
  await expect(aimed).toHaveText(say(`play-delta-nets.species.${shots.at(-1)!.choice.species}` as never))
})

test('[D-03] slow answers hold up none of the next shots, and no more than three are on their way @desktop', async ({
  page,
  product,
  member,
}) => {
  const held: Route[] = []
  await page.route('**/rgs/wallet/play', (route) => void held.push(route))
  await sitDown(page, product, member)
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Space')
        return held.length
      },
      { intervals: [220] },
    )
    .toBe(3)
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Space')
    await page.waitForTimeout(220)
  }
  expect(held).toHaveLength(3)

  // What is left is what the server says last, in whatever order it is heard.
  const balances: number[] = []
  for (const route of held.toReversed()) {
    const answer = await route.fetch()
    balances.push(((await answer.json()) as { balance: { amount: number } }).balance.amount)
    await route.fulfill({ response: answer })
  }
  await expect
    .poll(async () => hundredthsIn(await page.locator('aside dl').first().innerText()))
    .toBe(balances.at(-1)! / 10_000)
})

test('[D-03] by itself it throws about three times a second, and stops at the loss that was named @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  test.slow()
  const shots = shotsOf(page)
  await sitDown(page, product, member)
  await page.locator('.nets-strip button').first().click()
  await page.getByText(say('play-shell.auto'), { exact: true }).first().click()
  await page.getByLabel(say('play-shell.auto.rounds')).fill('200')
  const stopLoss = page.getByLabel(say('play-shell.auto.stopLoss'))
  await stopLoss.fill('8')
  await stopLoss.press('Enter')
  await page.getByRole('button', { name: say('play-shell.auto.start') }).click()
  const began = Date.now()

  const stop = page.getByRole('button', { name: new RegExp(say('play-shell.auto.stop')) })
  await expect(stop).toBeVisible()
  await page.waitForTimeout(1_500)
  const perSecond = shots.length / ((Date.now() - began) / 1_000)
  expect(perSecond).toBeLessThanOrEqual(4)
  if (await stop.isVisible()) await page.keyboard.press('Space')
  await expect(stop).toBeHidden()
  await page.waitForTimeout(600)
  const thrown = shots.length
  await page.waitForTimeout(800)
  expect(shots).toHaveLength(thrown)
  // 1,000.00 less 8.00 at the most.
  expect(hundredthsIn(await page.locator('aside dl').first().innerText())).toBeGreaterThanOrEqual(99_200)
})

test('[D-03] a caught turtle turns its wheel, and tells what it pays when that stands @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  test.slow()
  await page.route('**/rgs/wallet/play', async (route) => {
    const { amount } = route.request().postDataJSON() as Shot
    const state = [
      { index: 0, type: 'shot', species: 'turtle', number: 3, catches: 960, isCaught: true },
      { index: 1, type: 'wheel', field: 3, pays: 200 },
    ]
    const round = {
      betID: 'z',
      amount,
      payout: amount * 200,
      payoutMultiplier: 200,
      active: false,
      mode: 'BASE',
      state,
    }
    await route.fulfill({ json: { balance: { amount: 1_398_000_000, currency: 'BDT' }, round } })
  })
  await sitDown(page, product, member)
  await page.locator('.nets-strip button').nth(8).click()
  const banner = page.locator('.nets-banner')
  // It may be a while until a turtle swims by.
  await expect
    .poll(
      async () => {
        if ((await banner.count()) === 0) await page.keyboard.press('Space')
        return banner.count()
      },
      { timeout: 90_000, intervals: [600] },
    )
    .toBe(1)
  await expect(banner).toContainText(say('play-delta-nets.species.turtle'))
  await expect(banner).toContainText('400.00')
  await expect(page.getByRole('list', { name: say('play-delta-nets.history') }).getByRole('listitem')).toHaveText(
    /200×/,
  )
})

test('[D-03] a shot the wallet refuses is said in words, and a lost answer is looked for @desktop', async ({
  page,
  product,
  member,
  say,
  complaints,
}) => {
  complaints.expect(/400 .*\/rgs\//)
  complaints.expect(/net::ERR_FAILED/)
  await sitDown(page, product, member)
  const stake = page.getByRole('textbox', { name: say('play-shell.stake'), exact: true })
  // As if a limit had been set meanwhile.
  await page.route('**/rgs/wallet/play', (route) => {
    const asked = route.request().postDataJSON() as Shot
    return route.continue({ postData: JSON.stringify({ ...asked, amount: 1_000_000_000_000 }) })
  })
  const refused = page.getByRole('alert').filter({ hasText: say('play-shell.fault.limits') })
  // The next shot takes the words of the last one away: none is fired before they were looked for.
  await expect(async () => {
    await page.keyboard.press('Space')
    await expect(refused).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect(stake).toBeEnabled()
  await page.unroute('**/rgs/wallet/play')

  await page.route('**/rgs/wallet/play', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const looked = page.waitForResponse('**/rgs/wallet/authenticate')
  await expect(async () => {
    // None may be in sight for a moment.
    const thrown = page.waitForRequest('**/rgs/wallet/play', { timeout: 2000 })
    await page.keyboard.press('Space')
    await thrown
  }).toPass()
  await looked
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The one round that nobody saw is found: 998.00 where it missed, 1,000.00 where it caught a mola.
  await expect(page.locator('aside dl').first()).toContainText(/998\.00|1,00[0-9]\.00/)
})
