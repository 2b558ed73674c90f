import { randomInt } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { MEMBERS, type BettingHouse } from '../bets/betting-house.ts'
import { CHOICES, GAME } from './lottery-house.ts'

const UNIT = 1_000_000n

/**
 * So many orders of one draw, each with its round, its bet in the books and its line, as the sale leaves them. Written the
 * fast way: selling them is another benchmark.
 */
export async function sellOrders(
  house: BettingHouse,
  database: Database,
  drawId: bigint,
  count: number,
): Promise<void> {
  const { app } = house.wired
  const play = app.ports.use(playPort)
  const { vendorId, nodeId } = await database.one<{ vendorId: number; nodeId: number }>(sql`
    select v.id::int as "vendorId", g.node_id::int as "nodeId"
    from catalogue.vendor v join catalogue.game g on g.vendor_id = v.id where g.code = ${GAME}`)
  const players = await database.many<{ id: bigint }>(
    sql`select id from identity.member where account like 'bench\\_%'`,
  )
  for (let sold = 0; sold < count; sold += MEMBERS) {
    const bought = players
      .slice(0, count - sold)
      .map(({ id }) => ({ id, order: uuidv7(), ...CHOICES[randomInt(CHOICES.length)]! }))
    await database.run(sql`
      insert into lottery.placed_order (id, draw_id, member_id, currency, vendor_id, node_id, stake, most)
      select o.id, ${drawId}, o.member, 'BDT', ${vendorId}, ${nodeId}, o.stake, o.stake
      from unnest(${bought.map(({ order }) => order)}::uuid[], ${bought.map(({ id }) => id)}::bigint[],
        ${bought.map(({ units }) => BigInt(units) * UNIT)}::bigint[]) o(id, member, stake)`)
    await database.run(sql`
      insert into lottery.order_line
        (order_id, n, play_code, content, units, price, unit_value, multiple, stake, own_group, chosen_group)
      select o.id, 1, o.play, o.content, o.units, 1, ${UNIT}, 1, o.units * ${UNIT}, 1960, 1960
      from unnest(${bought.map(({ order }) => order)}::uuid[], ${bought.map(({ playCode }) => playCode)}::text[],
        ${bought.map(({ content }) => content)}::text[], ${bought.map(({ units }) => units)}::int[]) o(id, play, content, units)`)
    const answers = await Promise.all(
      bought.map(({ id, order, units }) =>
        play.perform({
          vendorId,
          gameNodeId: nodeId,
          memberId: id,
          currency: 'BDT',
          roundRef: order,
          roundId: order,
          transactions: [{ ref: `${order}:1`, type: 'bet', amount: BigInt(units) * UNIT }],
          closesRound: false,
        }),
      ),
    )
    const refused = answers.find(({ outcome }) => outcome !== 'done')
    if (refused) throw new Error(`an order was ${refused.outcome}`)
  }
}
