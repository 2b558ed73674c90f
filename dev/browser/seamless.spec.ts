import { accessibilityFaults, themesIn } from './accessibility.ts'
import { gameIn, nodeOf, tileOf } from './games.ts'
import { dialogOf, expect, resumeSession, sendLogin, test, useSession, walkedAt } from './portal-test.ts'
import { expireSessions } from './product.ts'

const diceName = { en: 'Dice', bn: 'পাশা', ar: 'النرد' } as const

// English is the language of the other tests here.
for (const language of ['bn', 'ar'] as const) {
  test.describe(`in ${language}`, walkedAt[language], () => {
    test.use({ language })

    test('[D-02][D-11] a guest who clicks a game logs in and lands in it', async ({ page, member, say }) => {
      const name = diceName[language]
      await page.goto('/rng')
      await tileOf(page, name).click()
      await expect(dialogOf(page, say('identity.login.title'))).toContainText(say('identity.login.continueAfter'))
      await sendLogin(page, say, member.account, member.password)

      await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/)
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(gameIn(page, say, name).getByRole('button').first()).toBeVisible()
      expect(await accessibilityFaults(page, { without: 'iframe', inThemes: themesIn[language] })).toEqual([])
    })
  })
}

test('[D-11] the game is shut in: another origin, no way to the top, and the whole window @phone', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  const frame = page.locator('iframe')
  await frame.waitFor()
  const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? []
  expect(sandbox.toSorted()).toEqual(['allow-forms', 'allow-pointer-lock', 'allow-same-origin', 'allow-scripts'])
  expect(new URL(String(await frame.getAttribute('src'))).origin).not.toBe(new URL(page.url()).origin)

  await expect(page.getByRole('navigation', { name: say('shell.nav.main') })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: say('shell.nav.bottom') })).toHaveCount(0)
  const [box, window] = [await frame.boundingBox(), page.viewportSize()]
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(window?.height ?? 0, 0)
  expect(box?.width).toBe(window?.width)
})

for (const [vendor, code, name] of [
  ['INHOUSE', 'dice', 'Dice'],
  ['INHOUSE', 'monsoon-lanterns', 'Monsoon Lanterns'],
  ['INHOUSE', 'lamplight-bingo', 'Lamplight Bingo'],
  ['INHOUSE', 'sky-lantern', 'Sky Lantern'],
  ['INHOUSE', 'delta-nets', 'Delta Nets'],
  ['INHOUSE', 'bamboo-rain', 'Bamboo Rain'],
] as const) {
  test(`[D-11] one bar stands around ${name}: one way back, the balance, and the game has the rest`, async ({
    page,
    member,
    product,
    say,
  }) => {
    await resumeSession(page, member)
    await page.goto(`/seamless?nodeId=${await nodeOf(product, vendor, code)}`)
    const game = gameIn(page, say, name)
    await expect(game.getByRole('button', { name: say('play-shell.rules') })).toBeVisible()
    await expect(page.getByRole('link', { name: say('lobby.bar.leave') })).toHaveCount(1)
    // Whatever it were called: a way back bears the arrow that points there.
    const arrow = await page
      .getByRole('link', { name: say('lobby.bar.leave') })
      .locator('path')
      .getAttribute('d')
    await expect(game.locator(`path[d="${arrow}"]`)).toHaveCount(0)
    await expect(page.getByRole('group', { name: say('lobby.bar.label') })).toContainText('0.00')

    const phone = (page.viewportSize()?.width ?? 0) < 600
    for (const [width, height] of phone
      ? [
          [390, 844],
          [844, 390],
        ]
      : [[1440, 900]]) {
      await page.setViewportSize({ width: width!, height: height! })
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(width)
      const frame = (await page.locator('iframe').boundingBox())?.height ?? 0
      expect(frame / height!, `${width} by ${height}`).toBeGreaterThanOrEqual(0.8)
      const board = game.locator(code === 'monsoon-lanterns' ? 'canvas' : 'main')
      const least = height === 844 ? 0.45 : 0.4
      await expect
        .poll(async () => ((await board.boundingBox())?.height ?? 0) / height!, `${width} by ${height}`)
        .toBeGreaterThanOrEqual(least)
    }
    if (!phone) return
    // How long one has played and what came of it is whole on the smallest phone, however it is held.
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ]) {
      await page.setViewportSize({ width: width!, height: height! })
      const line = page.getByTitle(say('lobby.tally.label'))
      await expect(line).toBeVisible()
      expect(await line.evaluate((part) => part.scrollWidth - part.clientWidth), `${width} by ${height}`).toBe(0)
    }
  })
}

test('[D-11] what a game plays is in the balance above it at once @desktop', async ({ page, member, product, say }) => {
  await product.credit(member, '100.00')
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  const bar = page.getByRole('group', { name: say('lobby.bar.label') })
  await expect(bar).toContainText('100.00')
  await gameIn(page, say, 'Dice')
    .getByRole('button', { name: say('play-dice.roll'), exact: true })
    .click()
  await expect(bar).not.toContainText('100.00')
  const balance = await product.call('GET /wps/v2/wallets/balance?typeId=0', { token: member.token })
  await expect(bar).toContainText(balance.body.value.sumBalance)
})

test('[D-11] odd messages are not heard: only the game’s own frame, its origin, our few words @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  const game = gameIn(page, say, 'Dice')
  await game.getByRole('button').first().waitFor()
  const address = page.url()

  // The page to itself, and a stranger's frame beside the game.
  await page.evaluate(() => {
    window.postMessage({ croupier: 1, type: 'exit' }, '*')
    const stranger = document.createElement('iframe')
    document.body.append(stranger)
    window.dispatchEvent(
      new MessageEvent('message', { data: { croupier: 1, type: 'exit' }, source: stranger.contentWindow }),
    )
  })
  // The game itself, in words that are none of ours.
  await game.locator('body').evaluate(() => {
    const odd: unknown[] = [
      undefined,
      null,
      0,
      'exit',
      '{"croupier":1,"type":"exit"}',
      [],
      {},
      [1, 'exit'],
      new Map([['type', 'exit']]),
      { type: 'exit' },
      { croupier: 2, type: 'exit' },
      { croupier: '1', type: 'exit' },
      { croupier: 1 },
      { croupier: 1, type: 'navigate', to: '/agentHome' },
      { croupier: 1, type: ['exit'] },
      { croupier: 1, type: 'constructor' },
      { croupier: 1, type: '__proto__' },
      { croupier: 1, type: 'EXIT' },
      ...Array.from({ length: 500 }, (_, index) => ({ croupier: 1, type: `x${index}`, long: 'x'.repeat(1000) })),
    ]
    for (const message of odd) window.parent.postMessage(message, '*')
  })
  await page.waitForTimeout(500)
  expect(page.url()).toBe(address)
  await expect(game.getByRole('button').first()).toBeVisible()

  await game.locator('body').evaluate(() => window.parent.postMessage({ croupier: 1, type: 'deposit' }, '*'))
  await expect(dialogOf(page, say('shell.member.depositv2'))).toBeVisible()
  expect(page.url()).toBe(address)
})

test('[D-11] the game’s own way out leads to where one came from @desktop', async ({ page, member, say }) => {
  await resumeSession(page, member)
  await page.goto('/rng?vassalage=INHOUSE')
  await tileOf(page, 'Dice').click()
  const game = gameIn(page, say, 'Dice')
  await game.getByRole('button').first().waitFor()
  await game.locator('body').evaluate(() => window.parent.postMessage({ croupier: 1, type: 'exit' }, '*'))
  await expect(page).toHaveURL('/rng?vassalage=INHOUSE')
})

test('[D-11] a reload opens the game again in the place of the one before @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  const frame = page.locator('iframe')
  const first = await frame.getAttribute('src')
  await page.reload()
  await expect(gameIn(page, say, 'Dice').getByRole('button').first()).toBeVisible()
  expect(await frame.getAttribute('src')).not.toBe(first)
})

test('[D-11] the game’s facts, its favourite and play for play money stand one press away @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  const nodeId = await nodeOf(product, 'INHOUSE', 'dice')
  await page.goto(`/seamless?nodeId=${nodeId}`)
  await page.getByRole('button', { name: say('lobby.bar.info') }).click()
  const info = dialogOf(page, 'Dice')
  await expect(info).toContainText('99.00%')
  await info.getByRole('button', { name: say('shell.game.favorite.add', { game: 'Dice' }) }).click()
  await expect(info.getByRole('button', { name: say('shell.game.favorite.remove', { game: 'Dice' }) })).toBeVisible()
  await info.getByRole('link', { name: say('shell.game.demo') }).click()
  await expect(page).toHaveURL(`/seamless?nodeId=${nodeId}&accountType=0`)
  await expect(page.locator('iframe')).toHaveAttribute('src', /demo=true/)
})

test('[D-02][A-11] a trial account plays with its demo money, and is told what needs a true account @desktop', async ({
  page,
  product,
  say,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.game.demo') })
    .click()
  await dialogOf(page, say('identity.freePlay.title'))
    .getByRole('button', { name: say('identity.freePlay.action') })
    .click()
  await expect(page.getByRole('main').getByText(say('shell.trial.banner'))).toBeVisible()

  const nodeId = await nodeOf(product, 'INHOUSE', 'dice')
  await page.goto(`/seamless?nodeId=${nodeId}`)
  await expect(gameIn(page, say, 'Dice').getByRole('button').first()).toBeVisible()

  // Every game of the demo world can be tried, so a refusal is put in the answer's place here.
  await page.route('**/wps/game/launchGame', (route) =>
    route.fulfill({ status: 403, json: { success: false, errorCode: 'in_need_true_account', message: '' } }),
  )
  await page.reload()
  const dialog = dialogOf(page, say('shell.trial.title'))
  await expect(dialog).toContainText(say('shell.trial.text'))
  await dialog.getByRole('button', { name: say('kit.ok') }).click()
  await expect(page.getByRole('main')).toContainText(say('shell.trial.text'))
})

test('[D-11][J-01] a game that cannot be opened says why: gone, under maintenance, refused @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  const nodeId = await nodeOf(product, 'INHOUSE', 'dice')
  await page.goto('/seamless?nodeId=2000000000')
  await expect(page.getByRole('main')).toContainText(say('lobby.game.notFound.title'))
  for (const odd of ['', '0', '-1', '1e3', '1; select 1', '99999999999']) {
    await page.goto(`/seamless?nodeId=${encodeURIComponent(odd)}`)
    await expect(page.getByRole('main')).toContainText(say('pages.seamless.missing.title'))
  }

  await resumeSession(page, member)
  const answers = [
    [503, 'game.maintenance', say('lobby.game.maintenance.title', { game: 'Dice' })],
    [502, 'game.launch.failed', say('lobby.game.refused.title')],
  ] as const
  for (const [, errorCode, title] of answers) {
    await page.route('**/wps/game/launchGame', (route) =>
      route.fulfill({ status: 409, json: { success: false, errorCode, message: '' } }),
    )
    await page.goto(`/seamless?nodeId=${nodeId}`)
    await expect(page.getByRole('main')).toContainText(title)
    await page.unroute('**/wps/game/launchGame')
  }
  await page.getByRole('button', { name: say('lobby.game.again') }).click()
  await expect(gameIn(page, say, 'Dice').getByRole('button').first()).toBeVisible()

  // The house closes the game while it is looked at.
  await page.route(/\/lgw\/games\/game\b/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, isMaintenance: true } })
  })
  await expect(page.getByRole('main')).toContainText(say('lobby.game.maintenance.title', { game: 'Dice' }), {
    timeout: 30_000,
  })
  await expect(page.getByRole('heading', { name: say('lobby.game.instead') })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.unrouteAll()

  // An address of our own would let the game out of its sandbox.
  await page.route('**/wps/game/launchGame', (route) =>
    route.fulfill({ json: { success: true, value: { content: { game_url: '/help', nodeId, isDemo: false } } } }),
  )
  await page.goto(`/seamless?nodeId=${nodeId}`)
  await expect(page.getByRole('main')).toContainText(say('lobby.game.refused.title'))
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[D-11] a session that ends while one plays takes the game away and leads back into it @desktop', async ({
  page,
  member,
  product,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'INHOUSE', 'dice')}`)
  // A game that has not come yet would ask for a session that is over, and say so.
  await expect(gameIn(page, say, 'Dice').getByRole('button').first()).toBeVisible()
  await expireSessions(product.database, member.account)
  await useSession(page, say)
  await expect(page.getByRole('main')).toContainText(say('lobby.game.over.title'))
  await expect(page.locator('iframe')).toHaveCount(0)
  await sendLogin(page, say, member.account, member.password)
  await expect(gameIn(page, say, 'Dice').getByRole('button').first()).toBeVisible()
})
