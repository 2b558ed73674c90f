import { gameIn, tileOf } from './games.ts'
import { accountButton, expect, resumeSession, sendLogin, test, walkedAt } from './portal-test.ts'

/** Of the demo world, with money of their own. */
const DEMO_MEMBER = 'rahim'
const DEMO_PASSWORD = 'Lantern2026'

const names = { en: 'Lamplight Bingo', bn: 'প্রদীপ বিঙ্গো', ar: 'بنغو القناديل' } as const

/** Hundredths of the amount in a text. */
function hundredthsIn(text: string): number {
  const [, whole = '', fraction = ''] = /([\d,]+)\.(\d{2})/.exec(text) ?? []
  return Number(whole.replaceAll(',', '') + fraction)
}

for (const language of ['en', 'bn', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test(
      `[D-03][C-07] a member finds bingo in the menu, plays a round, and sees the balance move, in ${language}`,
      walkedAt[language],
      async ({ page, product, member, say }) => {
        test.slow()
        if (language === 'en') {
          await page.goto('/login')
          await sendLogin(page, say, DEMO_MEMBER, DEMO_PASSWORD)
          await expect(accountButton(page, say)).toBeVisible()
        } else {
          await product.credit(member, '1000.00')
          await resumeSession(page, member)
          await page.goto('/')
        }
        if ((page.viewportSize()?.width ?? 0) < 768)
          await page
            .getByRole('banner')
            .getByRole('button', { name: say('shell.header.menu'), exact: true })
            .click()
        await page
          .getByRole('navigation', { name: say('shell.nav.main') })
          .getByRole('link', { name: say('shell.category.BINGO'), exact: true })
          .click()
        await expect(page).toHaveURL('/bingo')
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('shell.category.BINGO'))
        await tileOf(page, names[language]).click()

        const bar = page.getByRole('group', { name: say('lobby.bar.label') })
        const game = gameIn(page, say, names[language])
        const play = game.getByRole('button', { name: say('play-lamplight-bingo.play'), exact: true })
        await expect(play).toHaveAttribute('aria-disabled', 'false')
        await game.getByRole('radio', { name: '3' }).check({ force: true })
        await expect(game.getByRole('table')).toHaveCount(3)
        await expect(bar).toContainText(/\d\.\d{2}/)
        const before = hundredthsIn(await bar.innerText())

        const played = page.waitForResponse('**/rgs/wallet/play')
        await play.click()
        const { round } = (await (await played).json()) as { round: { amount: number; payout: number } }
        await expect(play).toHaveAttribute('aria-disabled', 'false')

        expect(round.amount).toBe(30_000_000)
        const after = before + (round.payout - round.amount) / 10_000
        await expect.poll(async () => hundredthsIn(await bar.innerText())).toBe(after)
        await expect(game.getByText('35 / 35')).toBeVisible()
      },
    )
  })
}

test('[D-03] cards are taken and paid for by the keyboard, and more of them cost more @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '1000.00')
  await page.goto(await product.launchGame(member, 'lamplight-bingo'))
  await expect(page.getByText('1,000.00')).toBeVisible()
  const total = page.locator('aside dl')
  await expect(total).toContainText('20.00')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('table')).toHaveCount(3)
  await expect(total).toContainText('30.00')
  await page.keyboard.press('ArrowUp')
  await expect(total).toContainText('60.00')

  await page.keyboard.press('Space')
  await expect(page.getByText('35 / 35')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toContainText(
    new RegExp(`${say('play-lamplight-bingo.said.paid')}|${say('play-lamplight-bingo.said.nothing')}`),
  )
})

test('[D-03] a mini game is found among the house’s games, and a lantern takes a stake and pays its height @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '1000.00')
  await resumeSession(page, member)
  await page.goto('/rng?vassalage=INHOUSE')
  await tileOf(page, 'Sky Lantern').click()
  const bar = page.getByRole('group', { name: say('lobby.bar.label') })
  const game = gameIn(page, say, 'Sky Lantern')
  const rise = game.getByRole('button', { name: say('play-sky-lantern.rise'), exact: true })
  await expect(rise).toHaveAttribute('aria-disabled', 'false')
  const target = game.getByLabel(say('play-sky-lantern.target'), { exact: true })
  await target.fill('1.50')
  await target.press('Enter')
  await expect(game.getByLabel(say('play-sky-lantern.chance'))).toHaveValue('66.0000')

  const played = page.waitForResponse('**/rgs/wallet/play')
  await rise.click()
  const { round } = (await (await played).json()) as { round: { amount: number; payout: number } }
  await expect(rise).toHaveAttribute('aria-disabled', 'false')
  expect([0, (round.amount * 3) / 2]).toContain(round.payout)
  await expect
    .poll(async () => hundredthsIn(await bar.innerText()))
    .toBe(100_000 + (round.payout - round.amount) / 10_000)
  await expect(game.getByRole('list', { name: say('play-sky-lantern.history') }).getByRole('listitem')).toHaveCount(1)
})

test('[D-03] a drop of Bamboo Rain falls into a bowl, and pays what the bowl says @desktop', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '1000.00')
  await resumeSession(page, member)
  await page.goto('/rng?vassalage=INHOUSE')
  await tileOf(page, 'Bamboo Rain').click()
  const bar = page.getByRole('group', { name: say('lobby.bar.label') })
  const game = gameIn(page, say, 'Bamboo Rain')
  const fall = game.getByRole('button', { name: say('play-bamboo-rain.fall'), exact: true })
  await expect(fall).toHaveAttribute('aria-disabled', 'false')
  await game.getByRole('radio', { name: '16', exact: true }).check()
  await game.getByRole('radio', { name: say('play-bamboo-rain.risk.high') }).check()

  const played = page.waitForResponse('**/rgs/wallet/play')
  await fall.click()
  const { round } = (await (await played).json()) as {
    round: { amount: number; payout: number; state: { path: string; pays: string; rows: number }[] }
  }
  const [drop] = round.state
  expect(drop).toMatchObject({ rows: 16, path: expect.stringMatching(/^[LR]{16}$/) })
  expect(round.payout).toBe((round.amount * Number(drop!.pays.replace('.', ''))) / 100)
  await expect(fall).toHaveAttribute('aria-disabled', 'false')
  await expect(
    game.getByRole('list', { name: say('play-bamboo-rain.history') }).getByRole('listitem', {
      name: say('play-bamboo-rain.past', { pays: drop!.pays }),
    }),
  ).toHaveCount(1)
  await expect
    .poll(async () => hundredthsIn(await bar.innerText()))
    .toBe(100_000 + (round.payout - round.amount) / 10_000)
})
