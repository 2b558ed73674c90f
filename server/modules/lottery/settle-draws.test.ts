import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { markSettled } from './draws-store.ts'
import { settleDraws } from './settle-draws.ts'

const server = useServer()
const app = () => server().wired.app
const database = () => app().database

beforeAll(async () => {
  await openLotteries(server(), ['SSC5'])
})

const big = { playCode: 'Sum_BSOE', content: '0', unitValue: '1', multiple: 1 }
const small = { ...big, content: '1' }
const lower = { playCode: 'Last2Straight', content: '01234_56', unitValue: '2', multiple: 1, group: 1900 }

async function buy(account: string, numero: string, ...lines: object[]): Promise<string> {
  const asked = { gameCode: 'SSC5', draws: [{ numero, multiple: 1 }], lines }
  return (await asMember(server(), account, 'placeOrder', asked)).orders[0].orderId
}

async function draw(numero: string, ...drawn: string[]): Promise<void> {
  await letDraw(server(), 'SSC5', numero)
  await database().run(sql`
    update lottery.draw set state = 'drawn', drawn = ${drawn}::text[] where game_code = 'SSC5' and numero = ${numero}`)
}

const orders = (ids: readonly string[]) =>
  database().many<{ state: string; payout: bigint }>(sql`
    select o.state, o.payout from unnest(${[...ids]}::uuid[]) with ordinality w(id, n)
    join lottery.placed_order o on o.id = w.id order by w.n`)

/** What play and the books know of a round: its end, its wins, the events told of it. */
const booked = (id: string) =>
  database().one<{ state: string; payout: bigint; wins: bigint; events: bigint; moved: bigint }>(sql`
    select r.state, r.payout,
           (select count(*) from play.transaction t where t.round_id = r.id and t.type = 'win') as wins,
           (select count(*) from platform.outbox e
            where e.type = 'play.roundSettled' and e.payload ->> 'roundId' = r.id::text) as events,
           (select coalesce(sum(j.amount), 0)::bigint from ledger.journal j where j.reference = r.id::text) as moved
    from play.round r where r.id = ${id}`)

const stateOf = async (numero: string) =>
  (
    await database().one<{ state: string }>(sql`
    select state from lottery.draw where game_code = 'SSC5' and numero = ${numero}`)
  ).state

/** Several orders each of several members, some of which win. */
async function sellMany(numero: string) {
  const accounts = await Promise.all([1, 2, 3].map(() => openPlayer(server(), '200.00')))
  const ids: string[] = []
  for (const account of accounts) {
    ids.push(await buy(account, numero, big), await buy(account, numero, small), await buy(account, numero, big, lower))
  }
  return { accounts, ids }
}

// The result 9 9 9 2 6: big; the two lines of a third order win 1.96 and 190, and 0.60 come back of the second.
const WON = ['9', '9', '9', '2', '6'] as const
const due = [1_960_000n, 0n, 191_960_000n]
const allDue = [...due, ...due, ...due]

async function expectPaidOnce(ids: readonly string[]): Promise<void> {
  expect((await orders(ids)).map(({ payout }) => payout)).toEqual(allDue)
  for (const [at, id] of ids.entries()) {
    const [stake, wins, paid] = [
      [1_000_000n, 1n, 1_960_000n],
      [1_000_000n, 0n, 0n],
      [21_000_000n, 3n, 192_560_000n],
    ][at % 3]!
    expect(await booked(id)).toEqual({ state: 'closed', payout: paid, wins, events: 1n, moved: paid! - stake! })
  }
}

describe('[D-07] orders settled together', () => {
  it('[D-07] are paid and told once each, though two settle the draw at the same moment', async () => {
    const { numero } = await onSale(server(), 'SSC5')
    const { ids } = await sellMany(numero)
    await draw(numero, ...WON)
    await Promise.all([settleDraws(app(), 2), settleDraws(app(), 2), settleDraws(app(), 1)])
    await settleDraws(app(), 2)

    await expectPaidOnce(ids)
    expect(await stateOf(numero)).toBe('settled')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[D-07] stand page by page: killed within one, the pages before it are paid, and the rest is paid later', async () => {
    const { numero } = await onSale(server(), 'SSC5')
    const { ids } = await sellMany(numero)
    await draw(numero, ...WON)
    // The last statement of the page with this order fails, after its money was booked in the same transaction.
    const last = ids.at(-1)!
    await database().run(
      sql`create function lottery.fail() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    )
    await database().pool.query(`
      create trigger kill before update on lottery.placed_order for each row when (old.id = '${last}')
      execute function lottery.fail()`)
    await expect(settleDraws(app(), 1)).rejects.toThrow('killed')
    await expect(settleDraws(app(), 1)).rejects.toThrow('killed')
    expect(await booked(last)).toMatchObject({ state: 'open', payout: 0n, wins: 0n, events: 0n })
    expect((await orders(ids)).map(({ state }) => state)).toEqual([
      'won',
      'lost',
      'won',
      'won',
      'lost',
      'won',
      'won',
      'lost',
      'waiting',
    ])
    expect(await stateOf(numero)).toBe('drawn')

    await database().run(sql`drop trigger kill on lottery.placed_order`)
    await settleDraws(app())
    await expectPaidOnce(ids)
    expect(await stateOf(numero)).toBe('settled')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[D-07] leave what an operator ruled on as it was ruled', async () => {
    const { numero } = await onSale(server(), 'SSC5')
    const account = await openPlayer(server(), '10.00')
    const [ruled, free] = [await buy(account, numero, big), await buy(account, numero, big)]
    await database().run(sql`update play.round set ruling = 'void' where id = ${ruled}`)
    await draw(numero, ...WON)
    await settleDraws(app())

    expect((await orders([ruled, free])).map(({ state }) => state)).toEqual(['void', 'won'])
    expect(await booked(ruled)).toMatchObject({ wins: 0n })
    expect(await booked(free)).toMatchObject({ wins: 1n, payout: 1_960_000n })
  })

  it('[D-07] tell what an operator voided as void also where it would have lost', async () => {
    const { numero } = await onSale(server(), 'SSC5')
    const account = await openPlayer(server(), '10.00')
    const id = await buy(account, numero, small)
    await asOperator(server(), 'voidRound', { roundId: id, note: 'asked for by the member' })
    await draw(numero, ...WON)
    await settleDraws(app())
    expect(await orders([id])).toEqual([{ state: 'void', payout: 0n }])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each([
    ['won', big],
    ['lost', small],
  ])('[D-07] leave an order that %s as an operator ruled on it, whatever is drawn in a correction', async (_, line) => {
    const { numero, id: drawId } = await onSale(server(), 'SSC5')
    const account = await openPlayer(server(), '10.00')
    const id = await buy(account, numero, line)
    await draw(numero, ...WON)
    await settleDraws(app())
    await asOperator(server(), 'resettleRound', { roundId: id, payout: '5.00', note: 'a promise of the house' })
    for (const drawn of [['0', '0', '0', '0', '1'], [...WON]]) {
      await database().run(sql`
        update lottery.draw set state = 'drawn', drawn = ${drawn}::text[], revision = revision + 1 where id = ${drawId}`)
      await settleDraws(app())
      expect(await stateOf(numero)).toBe('settled')
      expect(await orders([id])).toEqual([{ state: 'void', payout: 0n }])
      expect(await booked(id)).toMatchObject({ payout: 5_000_000n })
    }
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('[D-07] are settled although an earlier draw cannot be', async () => {
    const first = await onSale(server(), 'SSC5')
    const account = await openPlayer(server(), '10.00')
    const stuck = await buy(account, first.numero, big)
    await draw(first.numero, ...WON)
    const next = await onSale(server(), 'SSC5')
    const free = await buy(account, next.numero, big)
    await draw(next.numero, ...WON)
    await database().run(sql`
      create or replace function lottery.fail() returns trigger language plpgsql
      as 'begin raise exception ''killed''; end'`)
    await database().pool.query(`
      create trigger kill before update on lottery.placed_order for each row when (old.id = '${stuck}')
      execute function lottery.fail()`)
    await expect(settleDraws(app())).rejects.toThrow('killed')
    await database().run(sql`drop trigger kill on lottery.placed_order`)
    expect((await orders([stuck, free])).map(({ state }) => state)).toEqual(['waiting', 'won'])
    await settleDraws(app())
    expect((await orders([stuck])).map(({ state }) => state)).toEqual(['won'])
  })

  it('[D-07] of a draw that was corrected since it was read are not taken for settled', async () => {
    const { numero, id } = await onSale(server(), 'SSC5')
    await draw(numero, ...WON)
    await database().run(sql`update lottery.draw set revision = 1 where id = ${id}`)
    expect(await markSettled(database(), { id, revision: 0 })).toBe(false)
    expect(await markSettled(database(), { id, revision: 1 })).toBe(true)
  })

  it('[D-07] pay a stake that came from the bonus to where it came from', async () => {
    const { numero } = await onSale(server(), 'SSC5')
    const account = await openPlayer(server(), '10.00')
    const id = await buy(account, numero, big)
    await database().run(sql`update play.round set stake_bonus = stake where id = ${id}`)
    await draw(numero, ...WON)
    await settleDraws(app())

    expect(await orders([id])).toEqual([{ state: 'won', payout: 1_960_000n }])
    const win = await database().one(sql`
      select moved_main as "main", moved_bonus as "bonus" from play.transaction where round_id = ${id} and type = 'win'`)
    expect(win).toEqual({ main: 0n, bonus: 1_960_000n })
  })
})
