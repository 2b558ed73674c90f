import { randomInt } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { type BettingHouse, MEMBERS } from '../bets/betting-house.ts'

const STAKE = 10_000_000n

/** What is bet on: one side, the other, and what wins seldom. */
const CHOICES = ['PLAYER', 'BANKER', 'PLAYER', 'BANKER', 'TIE', 'PLAYERPAIR'] as const

/** So many slips on a round, each with its round of play and its bet in the books, as placing leaves them. Written the fast way. */
export async function placeSlips(
  house: BettingHouse,
  database: Database,
  roundId: bigint,
  count: number,
): Promise<void> {
  const play = house.wired.app.ports.use(playPort)
  const { vendorId, nodeId } = await database.one<{ vendorId: number; nodeId: number }>(sql`
    select v.id::int as "vendorId", g.node_id::int as "nodeId"
    from catalogue.vendor v join catalogue.game g on g.vendor_id = v.id where g.code = 'BACCARAT'`)
  const players = await database.many<{ id: bigint }>(
    sql`select id from identity.member where account like 'bench\\_%'`,
  )
  for (let placed = 0; placed < count; placed += MEMBERS) {
    const slips = players
      .slice(0, count - placed)
      .map(({ id }) => ({ id, slip: uuidv7(), spot: CHOICES[randomInt(CHOICES.length)]! }))
    await database.run(sql`
      insert into tables.slip (id, round_id, member_id, currency, vendor_id, node_id, stake, spots, stakes)
      select s.id, ${roundId}::bigint, s.member, 'BDT', ${vendorId}::int, ${nodeId}::int, ${STAKE}::bigint,
             array[s.spot], array[${STAKE}::bigint]
      from unnest(${slips.map(({ slip }) => slip)}::uuid[], ${slips.map(({ id }) => id)}::bigint[],
        ${slips.map(({ spot }) => spot)}::text[]) s(id, member, spot)`)
    const answers = await Promise.all(
      slips.map(({ id, slip }) =>
        play.perform({
          vendorId,
          gameNodeId: nodeId,
          memberId: id,
          currency: 'BDT',
          roundRef: slip,
          roundId: slip,
          transactions: [{ ref: `${slip}:bet`, type: 'bet', amount: STAKE }],
          closesRound: false,
        }),
      ),
    )
    const refused = answers.find(({ outcome }) => outcome !== 'done')
    if (refused) throw new Error(`a slip was ${refused.outcome}`)
  }
}
