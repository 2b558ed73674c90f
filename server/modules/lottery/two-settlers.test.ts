import { openLotteries } from '@croupier/dev/testing/lottery.ts'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase, sql } from '../../platform/database.ts'
import { proveBooks } from '@croupier/dev/testing/house.ts'

const ORDERS = 12
const GAME = 'SSC5'
let house: MortalHouse
let database: Database
let drawId: bigint

beforeAll(async () => {
  house = await openMortalHouse(async (inside) => {
    await openLotteries(inside, [GAME])
    const accounts = await Promise.all([1, 2, 3].map(() => openPlayer(inside, '100.00')))
    const { planned } = await asMember(inside, accounts[0]!, 'showLottery', { gameCode: GAME })
    const { numero } = planned.at(-1)
    // Two of the four win, whatever is drawn: each order of 4 pays 3.92.
    const line = { playCode: 'Sum_BSOE', content: '0123', unitValue: '1', multiple: 1 }
    for (let bought = 0; bought < ORDERS; bought += 1) {
      const asked = { gameCode: GAME, draws: [{ numero, multiple: 1 }], lines: [line] }
      await asMember(inside, accounts[bought % accounts.length]!, 'placeOrder', asked)
    }
    ;({ id: drawId } = await inside.wired.app.database.one<{ id: bigint }>(
      sql`select id from lottery.draw where game_code = ${GAME} and numero = ${numero}`,
    ))
    // How often it is drawn, and each order settled: written down by the database itself.
    await inside.wired.app.database.pool.query(`
      create table public.told (what text, id text);
      create function public.tell() returns trigger language plpgsql as $$
        begin insert into public.told (what, id) values (tg_argv[0], new.id::text); return new; end $$;
      create trigger tell after update on lottery.draw
        for each row when (old.drawn is null and new.drawn is not null) execute function public.tell('drawn');
      create trigger tell after update on lottery.placed_order
        for each row when (old.state is distinct from new.state) execute function public.tell('settled');
      grant all on public.told to public`)
  }, 2)
  database = openDatabase({ url: house.database.pool.options.connectionString!, connections: 3 })
})

afterAll(async () => {
  await database?.close()
  await house?.close()
})

/** Holds a lock until somebody says otherwise. */
async function hold(lock: (tx: { run(query: ReturnType<typeof sql>): Promise<unknown> }) => Promise<unknown>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx) => {
    await lock(tx)
    held()
    await released
  })
  await isHeld
  return async () => {
    release()
    await ended
  }
}

/** Waits for two servers to stand before a lock: the lease of the first is lost while it hangs there. */
async function untilTwoWait(kind: 'advisory' | 'relation'): Promise<void> {
  await expect
    .poll(
      async () => {
        const { waiting } = await database.one<{ waiting: number }>(sql`
          select count(distinct pid)::int as waiting from pg_locks where locktype = ${kind} and not granted`)
        if (waiting === 1) await database.run(sql`delete from platform.lease where name = 'beat:lottery.tick'`)
        return waiting
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBeGreaterThanOrEqual(2)
}

it('[D-07] two servers that close, draw and settle at the same moment make one result and settle each order once', async () => {
  const letClose = await hold((tx) =>
    tx.run(sql`select pg_advisory_xact_lock(hashtextextended('lottery draw ' || ${drawId}::bigint, 0))`),
  )
  const letSettle = await hold((tx) => tx.run(sql`lock table lottery.placed_order in exclusive mode`))
  await database.run(sql`
    update lottery.draw
    set opens_at = clock_timestamp() - interval '3 seconds', closes_at = clock_timestamp() - interval '2 seconds',
        draws_at = clock_timestamp() - interval '1 second'
    where id = ${drawId}`)
  await untilTwoWait('advisory')
  await letClose()
  await untilTwoWait('relation')
  await letSettle()

  const told = () =>
    database.one(sql`
      select (select state from lottery.draw where id = ${drawId}) as state,
             (select count(*)::int from public.told where what = 'drawn' and id = ${String(drawId)}) as drawn,
             (select count(*)::int from public.told where what = 'settled') as settled,
             (select count(distinct id)::int from public.told where what = 'settled') as orders`)
  await expect.poll(told, { timeout: 60_000 }).toEqual({ state: 'settled', drawn: 1, settled: ORDERS, orders: ORDERS })
  expect(
    await database.one(sql`
      select count(*)::int as wins, sum(t.amount)::bigint as won,
             (select count(*)::int from platform.outbox where type = 'play.roundSettled') as events
      from lottery.placed_order o join play.transaction t on t.round_id = o.id and t.type = 'win'
      where o.draw_id = ${drawId}`),
  ).toEqual({ wins: ORDERS, won: BigInt(ORDERS) * 3_920_000n, events: ORDERS })
  expect((await proveBooks(database)).findings).toEqual([])
}, 180_000)
