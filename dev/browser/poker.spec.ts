import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled, widthBeyondWindow } from './accessibility.ts'
import { CONSOLE, openDesk, staffCall, staffToken } from './console.ts'
import { dialogOf, expect, resumeSession, test } from './portal-test.ts'
import type { Product } from './product.ts'

const terms = {
  currency: 'BDT',
  seats: 2,
  smallBlind: '1.00',
  bigBlind: '2.00',
  minBuyIn: '40.00',
  maxBuyIn: '200.00',
  rake: 500,
  rakeCap: '6.00',
}

/** Lets the pause between two hands be over. */
async function letBegin({ database }: Product, tableId: number): Promise<void> {
  await database.run(sql`
    update poker.desk set due_at = clock_timestamp(), next_hand_at = clock_timestamp()
    where id = ${tableId} and hand_id is null and next_hand_at is not null`)
}

test('[D-06] two members sit at a table of the house, play a hand to its end, and one leaves with what is theirs @desktop', async ({
  page,
  product,
  request,
  member,
  say,
}) => {
  const name = `Table of ${member.account}`
  const operator = await staffToken(request, 'anika')
  const { tableId } = await staffCall<{ tableId: number }>(request, operator, '/staff/poker/tables', { ...terms, name })
  const other = await product.newMember()
  await product.credit(member, '100')
  await product.credit(other, '100')

  await resumeSession(page, member)
  await page.goto('/pvp')
  await page.getByRole('link', { name: say('rooms.join.at', { room: name }) }).click()
  await expect(page).toHaveURL(new RegExp(`/poker\\?.*table=${tableId}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: say('poker.seat.free.at', { seat: 1 }) }).click()
  await page.getByRole('button', { name: say('poker.sit.action') }).click()
  await expect(page.getByText(say('poker.seat.own'), { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say('poker.hand.waiting') })).toBeVisible()

  const ask = (line: string, body?: object) => product.call(line, { token: other.token, ...(body && { body }) })
  await ask(`POST /wps/poker/tables/${tableId}/seat`, { seat: 1, buyIn: '40.00' })
  await letBegin(product, tableId)
  const actions = page.getByRole('region', { name: say('poker.act') })
  // The first seat deals, has the small blind and begins.
  await expect(actions).toBeVisible()
  await settled(page)
  expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await actions.getByLabel(say('poker.act.amount')).first().fill('40')
  await actions.getByRole('button', { name: say('poker.act.raise', { amount: '' }).trim() }).click()
  await expect(actions).toBeHidden()

  const { hand } = (await ask(`GET /wps/poker/tables/${tableId}`)).body.value.changed
  expect(hand.players.map(({ cards }: { cards: unknown }) => cards !== null)).toEqual([false, true])
  await ask(`POST /wps/poker/tables/${tableId}/move`, { handId: hand.handId, moves: hand.moves, kind: 'call' })

  // Both are all in: the board is run out and everybody shows.
  await expect(page.getByRole('list', { name: say('poker.result') })).toBeVisible()
  await page.getByRole('button', { name: say('poker.verify') }).click()
  await expect(page.getByText(say('poker.verify.right'), { exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: say('poker.leave') }).click()
  await expect(page.getByText(say('poker.left'))).toBeVisible()

  // What was put in is theirs or the other's, less the rake; and it is back in the purse.
  const { total } = await product.database.one<{ total: bigint }>(sql`
    select sum(payout)::bigint as total from play.round where game_type = 'PVP' and member_id in (
      select id from identity.member where account in (${member.account}, ${other.account}))`)
  expect(total).toBe(76_000_000n)
  await page.goto('/poker?view=hands')
  await expect(page.getByText(name)).toBeVisible()
})

test('[D-06] an operator opens a table and closes it @desktop', async ({ browser, request }) => {
  const desk = await openDesk(browser, await staffToken(request, 'anika'))
  await desk.goto(`${CONSOLE}/poker`)
  await desk.getByRole('button', { name: 'Open a table' }).click()
  const dialog = dialogOf(desk, 'Open a table')
  const name = `Opened ${Date.now()}`
  await dialog.getByLabel('Table').fill(name)
  for (const [field, value] of [
    ['Small blind', '5'],
    ['Big blind', '10'],
    ['Least buy-in', '200'],
    ['Most buy-in', '1000'],
    ['Most rake of a hand', '20'],
  ] as const) {
    await dialog.getByLabel(field).fill(value)
  }
  await dialog.getByRole('button', { name: 'Open a table' }).click()
  await expect(dialog).toBeHidden()
  await desk.getByRole('button', { name }).click()
  const panel = desk.getByRole('dialog')
  await expect(panel.getByText('Nobody sits there.')).toBeVisible()
  await settled(desk)
  expect(await accessibilityFaults(desk)).toEqual([])
  await panel.getByRole('button', { name: 'Close the table' }).click()
  await expect(panel.getByText('Closed', { exact: true })).toBeVisible()
})
