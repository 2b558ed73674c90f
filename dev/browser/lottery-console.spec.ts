import type { Page } from '@playwright/test'
import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { accessibilityFaults, settled } from './accessibility.ts'
import { CONSOLE, openDesk, staffToken } from './console.ts'
import { dialogOf, expect, test } from './portal-test.ts'

/** Twenty-three numbers of four digits, of which the first is this one. */
const drawn = (first: string) => [first, ...Array.from({ length: 22 }, (_, at) => String(2000 + at))].join(' ')

/** The draw of a lottery as an operator sees it. */
async function drawAt(desk: Page, numero: string) {
  await desk.goto(`${CONSOLE}/lotteries`)
  await desk.getByRole('button', { name: '4D', exact: true }).click()
  return desk.getByRole('dialog').getByRole('listitem').filter({ hasText: numero })
}

test('[D-07] a result that two publishers tell differently is entered by two operators, and corrected once another agrees @desktop', async ({
  browser,
  product,
  member,
  request,
}) => {
  // Three desks and four looks at each other's work.
  test.slow()
  await product.credit(member, '500')
  // The last that is planned: members of other tests bet on the next.
  const { id, numero } = await product.database.one<{ id: bigint; numero: string }>(sql`
    select id, numero from lottery.draw where game_code = '4D' and state in ('planned', 'open') order by draws_at desc limit 1`)
  const lines = [{ playCode: 'Big', content: '1234', unitValue: '1', multiple: 1 }]
  const body = { gameCode: '4D', draws: [{ numero, multiple: 1 }], lines }
  const bought = await product.call(`POST ${placeOrder.path}`, { token: member.token, body })
  expect(bought.body).toMatchObject({ success: true })
  await product.database.run(sql`
    insert into lottery.reported_result (draw_id, source, drawn)
    select ${id}, s.source, string_to_array(s.drawn, ' ')
    from (values ('gazette', ${drawn('1234')}), ('radio', ${drawn('1235')})) s (source, drawn)`)
  await product.database.run(sql`
    update lottery.draw
    set opens_at = clock_timestamp() - interval '3 seconds', closes_at = clock_timestamp() - interval '2 seconds',
        draws_at = clock_timestamp() - interval '1 second'
    where id = ${id}`)

  const first = await openDesk(browser, await staffToken(request, 'rafiq'))
  const second = await openDesk(browser, await staffToken(request, 'anika'))
  const enter = async (desk: Page, numbers: string, told: string) => {
    const draw = await drawAt(desk, numero)
    await expect(draw.getByText('Waits for its result')).toBeVisible()
    await draw.getByRole('button', { name: 'Enter result' }).click()
    await draw.getByLabel('Numbers drawn').fill(numbers)
    await draw.getByRole('button', { name: 'Enter result' }).click()
    await expect(desk.getByText(told)).toBeVisible()
    return draw
  }
  await enter(first, drawn('1235'), 'Kept. A second operator must enter the same.')
  const unseen = await enter(second, drawn('1236'), 'The two do not agree. Look again.')
  await expect(unseen.getByText('entered, hidden until a second agrees').first()).toBeVisible()
  const draw = await enter(second, drawn('1235'), 'Both agree: the draw is being settled.')
  await expect(draw.getByText('Settled', { exact: true })).toBeVisible({ timeout: 30_000 })

  const orders = async () =>
    (await product.call('GET /wps/lottery/orders', { token: member.token })).body.value.list[0] as { state: string }
  await expect.poll(async () => (await orders()).state).toBe('lost')
  await draw.getByRole('button', { name: 'Correct result' }).click()
  await draw.getByLabel('Numbers drawn').fill(drawn('1234'))
  await draw.getByLabel('Reason').fill('The gazette was right')
  await settled(second)
  expect(await accessibilityFaults(second)).toEqual([])
  await draw.getByRole('button', { name: 'Correct result' }).click()
  await expect(second.getByText('Sent. Another operator must approve it before anything changes.')).toBeVisible()

  const approver = await openDesk(browser, await staffToken(request, 'mitali'))
  await approver.goto(`${CONSOLE}/proposals`)
  await approver.getByRole('button', { name: 'Correct a lottery result', exact: true }).first().click()
  const proposal = dialogOf(approver, 'Correct a lottery result')
  await expect(proposal).toContainText(numero)
  await proposal.getByRole('button', { name: 'Approve' }).click()
  await dialogOf(approver, 'Correct a lottery result: approve?').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(async () => (await orders()).state, { timeout: 30_000 }).toBe('won')
  await expect((await drawAt(second, numero)).getByText('Corrected once')).toBeVisible()

  await Promise.all([first, second, approver].map((desk) => desk.context().close()))
})
