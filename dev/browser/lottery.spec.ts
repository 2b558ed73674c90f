import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { nodeOf } from './games.ts'
import { dialogOf, expect, resumeSession, sendLogin, test } from './portal-test.ts'
import { type Product, sessionElsewhere } from './product.ts'

/** On a phone, in the brand's own language. */
test.use({ language: 'bn', viewport: { width: 390, height: 844 } })

/** Lets the time of a draw come. */
async function letDraw({ database }: Product, gameCode: string, numero: string): Promise<void> {
  await database.run(sql`
    update lottery.draw
    set opens_at = clock_timestamp() - interval '3 seconds', closes_at = clock_timestamp() - interval '2 seconds',
        draws_at = clock_timestamp() - interval '1 second'
    where game_code = ${gameCode} and numero = ${numero} and state in ('planned', 'open')`)
}

const tables = [
  ['/lottery', 'SSC5'],
  ['/lottery', 'X5'],
  ['/lottery', 'PK10'],
  ['/lottery', 'K3M3'],
  ['/lottery', 'KL8'],
  ['/vnLottery', 'XSMB'],
  ['/seaLottery', 'THAI'],
  ['/seaLottery', '4D'],
] as const

test('[D-07] [C-01] the lobby counts down, and a lottery of each kind opens from it or by its number @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await resumeSession(page, member)
  for (const [path, code] of tables.slice(4)) {
    await page.goto(path)
    const card = page.getByRole('main').locator(`a[href*="gameCode=${code}"]`)
    await expect(card.getByRole('timer')).toBeVisible()
    await settled(page)
    expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, { inThemes: ['dark'] })).toEqual([])
    await card.click()
    await expect(page.getByRole('tab', { name: say('lottery.view.bet') })).toBeVisible()
  }
  // By its number, as what operators write leads to games.
  await page.goto(`/seamless?nodeId=${await nodeOf(product, 'LOTT', 'SSC5')}`)
  await expect(page).toHaveURL(/\/lottery\?gameCode=SSC5$/)
})

// A table is the same whatever its lottery's rules are: the widths take turns.
for (const [index, [path, code]] of tables.entries()) {
  const width = { tag: index % 2 === 0 ? '@phone' : '@desktop' }
  test(
    `[D-07] ${code}: a bet is bought, found among the orders and taken back; of a chase the first is drawn, settled and read`,
    width,
    async ({ page, product, member, say }) => {
      await product.credit(member, '500')
      await resumeSession(page, member)
      await page.goto(`${path}?gameCode=${code}`)
      await page.getByRole('button', { name: say('lottery.random') }).click()
      await expect(page.locator('[data-units]')).not.toHaveText('0')
      await page.getByRole('button', { name: say('lottery.add') }).click()
      await settled(page)
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page, { inThemes: ['light'] })).toEqual([])
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(placeOrder.path)) sent.push(request.url())
      })
      // Pressed twice before the page could draw it as busy, it is sent and said once.
      await page
        .getByRole('button', { name: say('lottery.buy'), exact: true })
        .evaluate((button: HTMLButtonElement) => {
          button.click()
          button.click()
        })
      await expect(page.getByText(say('lottery.bought'))).toHaveCount(1)
      expect(sent).toHaveLength(1)

      await page.getByRole('tab', { name: say('lottery.view.orders') }).click()
      await expect(page.getByText(say('lottery.order.waiting'))).toBeVisible()
      await page.getByRole('button', { name: say('lottery.cancel') }).click()
      await expect(page.getByText(say('lottery.order.cancelled'))).toBeVisible()

      // And for two draws to come: an order of each.
      await page.getByRole('tab', { name: say('lottery.view.bet') }).click()
      await page.getByRole('button', { name: say('lottery.random') }).click()
      await page.getByRole('button', { name: say('lottery.add') }).click()
      await page.getByLabel(say('lottery.chase'), { exact: true }).check()
      await page.getByLabel(say('lottery.chase.count')).fill('2')
      await page.getByRole('button', { name: say('lottery.buy'), exact: true }).click()
      await page.getByRole('tab', { name: say('lottery.view.orders') }).click()
      await expect(page.getByText(say('lottery.order.waiting'))).toHaveCount(2)
      const bought = await product.call('GET /wps/lottery/orders', { token: member.token })
      const { numero } = bought.body.value.list.findLast(({ state }: { state: string }) => state === 'waiting')
      await letDraw(product, code, numero)
      await expect
        .poll(async () => {
          const { body } = await product.call('GET /wps/lottery/orders', { token: member.token })
          return body.value.list.find(
            (order: { numero: string; state: string }) => order.numero === numero && order.state !== 'cancelled',
          )?.state
        })
        .toMatch(/won|lost/)
      await page.getByRole('tab', { name: say('lottery.view.results') }).click()
      await expect(page.getByRole('listitem').filter({ hasText: numero }).first()).toBeVisible()
      for (const view of ['results', 'trends', 'rules'] as const) {
        await page.getByRole('tab', { name: say(`lottery.view.${view}`) }).click()
        await settled(page)
        expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
      }
    },
  )
}

test('[D-07] what was pasted is bet or named, and lies in the basket when one comes back to the lottery @phone', async ({
  page,
  member,
  say,
}) => {
  const draws: string[] = []
  page.on('request', (request) => {
    if (/\/games\/SSC5\/draws\?/.test(request.url())) draws.push(request.url())
  })
  await resumeSession(page, member)
  await page.goto('/lottery?gameCode=SSC5')
  // The pad counts in past draws how long its signs have not come.
  await expect.poll(() => draws.length).toBeGreaterThan(0)
  await page.getByRole('radio', { name: say('lottery.window.Last3'), exact: true }).click()
  await page.getByLabel(say('lottery.typing')).check()
  const numbers = page.getByRole('textbox', { name: say('lottery.typed', { count: 3 }) })
  await numbers.fill('120 12 790 120')
  await expect(page.getByText(say('lottery.typed.left', { count: 2, numbers: '12 120' }))).toBeVisible()
  await page.getByRole('button', { name: say('lottery.add') }).click()
  // The next numbers are typed as these were.
  await expect(numbers).toHaveValue('')

  await page.getByRole('link', { name: say('lottery.all') }).click()
  await page.getByRole('main').locator('a[href*="gameCode=SSC5"]').click()
  await expect(page.getByText('120,790')).toBeVisible()
})

test('[D-07] a basket that was sent is not sent again by whoever looks elsewhere before its answer comes @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '500')
  const sent: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route(`**${placeOrder.path}`, async (route) => {
    sent.push(route.request().url())
    await released.promise
    await route.continue()
  })
  await resumeSession(page, member)
  await page.goto('/lottery?gameCode=X5')
  await page.getByRole('button', { name: say('lottery.random') }).click()
  await page.getByRole('button', { name: say('lottery.add') }).click()
  const buy = page.getByRole('button', { name: say('lottery.buy') })
  await buy.click()
  await expect(buy).toHaveAttribute('aria-busy', 'true')

  await page.getByRole('link', { name: say('lottery.all') }).click()
  await page.getByRole('main').locator('a[href*="gameCode=X5"]').click()
  await expect(buy).toHaveAttribute('aria-busy', 'true')
  await buy.evaluate((button: HTMLButtonElement) => button.click())
  released.resolve()
  await expect(page.getByText(say('lottery.basket.empty'))).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('[D-07] a bet in units that are sold no more says so in the basket, and the rest can be bought without it @phone', async ({
  page,
  member,
  say,
}) => {
  await resumeSession(page, member)
  await page.goto('/lottery?gameCode=X5')
  await page.getByRole('button', { name: say('lottery.random') }).click()
  const unit = page.getByLabel(say('lottery.unitValue'), { exact: true })
  const withdrawn = await unit.inputValue()
  const add = page.getByRole('button', { name: say('lottery.add') })
  await add.click()
  await page.route(`**${showLottery.path.replace(':gameCode', 'X5')}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: { unitValues: string[] } }
    body.value.unitValues = body.value.unitValues.filter((value) => value !== withdrawn)
    await route.fulfill({ response, json: body })
  })
  const reason = page.getByText(say('lottery.unitValue.withdrawn', { unit: withdrawn }))
  await expect(reason).toBeHidden()
  await page.getByRole('link', { name: say('lottery.all') }).click()
  await page.getByRole('main').locator('a[href*="gameCode=X5"]').click()
  await expect(reason).toBeVisible()

  await page.getByRole('button', { name: say('lottery.random') }).click()
  await add.click()
  const buy = page.getByRole('button', { name: say('lottery.buy') })
  await expect(buy).toBeDisabled()
  const line = page.getByRole('listitem').filter({ has: reason })
  await line.getByRole('button').click()
  await expect(reason).toBeHidden()
  await expect(buy).toBeEnabled()
})

test('[D-07] whoever logs in where another was logged out finds a basket of their own @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  const other = await product.newMember()
  await resumeSession(page, member)
  const socket = page.waitForEvent('websocket')
  await page.goto('/lottery?gameCode=X5')
  await socket
  await page.getByRole('button', { name: say('lottery.random') }).click()
  await page.getByRole('button', { name: say('lottery.add') }).click()
  const isEmpty = page.getByText(say('lottery.basket.empty'))
  await expect(isEmpty).toBeHidden()

  const token = await sessionElsewhere(product.database, member.account)
  await product.call('DELETE /wps/member/sessions', { token })
  const dialog = dialogOf(page, say('identity.login.title'))
  await expect(dialog).toContainText(say('identity.ended.revoked'))
  await sendLogin(page, say, other.account, other.password)
  await expect(dialog).toBeHidden()
  await expect(isEmpty).toBeVisible()
})

test('[D-07] a chase is bought, its first draw is drawn and settled, and can be drawn again in the browser @phone', async ({
  page,
  product,
  member,
  say,
}) => {
  await product.credit(member, '500')
  await resumeSession(page, member)
  await page.goto('/lottery?gameCode=K3M3')
  // Every sum there is: one of them wins whatever is drawn.
  await page.getByRole('button', { name: say('lottery.pick.all') }).click()
  await page.getByRole('button', { name: say('lottery.add') }).click()
  await page.getByLabel(say('lottery.chase'), { exact: true }).check()
  await page.getByLabel(say('lottery.chase.count')).fill('3')
  await page.getByRole('button', { name: say('lottery.buy'), exact: true }).click()
  await expect(page.getByText(say('lottery.bought'))).toBeVisible()
  const bought = await product.call('GET /wps/lottery/orders', { token: member.token })
  const { numero } = bought.body.value.list.at(-1)
  // That draw alone: those behind it are still to come when it has won.
  await letDraw(product, 'K3M3', numero)

  await expect
    .poll(async () => {
      const { body } = await product.call('GET /wps/lottery/orders', { token: member.token })
      return body.value.list.map(({ state }: { state: string }) => state)
    })
    // It stops when it wins, which is a step of its own behind the win.
    .toEqual(['cancelled', 'cancelled', 'won'])
  await page.getByRole('tab', { name: say('lottery.view.orders') }).click()
  await expect(page.getByText(say('lottery.order.won')).first()).toBeVisible()
  // What was still to be drawn came back.
  await expect(page.getByText(say('lottery.order.cancelled')).first()).toBeVisible()

  await page.getByRole('tab', { name: say('lottery.view.results') }).click()
  const row = page.getByRole('listitem').filter({ hasText: numero })
  await row.getByRole('button', { name: say('lottery.verify'), exact: true }).click()
  await expect(row.getByText(say('lottery.verify.right'))).toHaveCount(3)
  await settled(page)
  expect(await accessibilityFaults(page, { inThemes: ['dark'] })).toEqual([])

  // An order that leads nowhere is not among those accepted, and the page says so.
  await page.route('**/fairness?*', async (route) => {
    const response = await route.fetch()
    const { value, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, value: { ...value, path: null } } })
  })
  await page.reload()
  await row.getByRole('button', { name: say('lottery.verify'), exact: true }).click()
  await expect(row.getByText(say('lottery.verify.wrong'), { exact: true })).toHaveCount(1)
})
