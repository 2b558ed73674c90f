import { randomInt } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { type BettingHouse, MEMBERS } from '../bets/betting-house.ts'

const STAKE = 1_000_000n

/** What is bet on: some win often, some seldom; prices as they are for an even match. */
const CHOICES = [
  ['RESULT:home', 230],
  ['RESULT:away', 310],
  ['TOTAL:2.5:over', 190],
  ['HANDICAP:-1:home', 260],
  ['SCORE:1-1', 750],
] as const

/**
 * So many slips on a match, each with its round and its bet in the books, as the sale leaves them. Written the fast way:
 * every tenth is a parlay whose other match is still to come.
 */
export async function sellSlips(
  house: BettingHouse,
  database: Database,
  [fixtureId, later]: readonly [bigint, bigint],
  count: number,
): Promise<void> {
  const play = house.wired.app.ports.use(playPort)
  const { vendorId, nodeId } = await database.one<{ vendorId: number; nodeId: number }>(sql`
    select v.id::int as "vendorId", g.node_id::int as "nodeId"
    from catalogue.vendor v join catalogue.game g on g.vendor_id = v.id where g.code = 'FOOTBALL'`)
  const players = await database.many<{ id: bigint }>(
    sql`select id from identity.member where account like 'bench\\_%'`,
  )
  for (let sold = 0; sold < count; sold += MEMBERS) {
    const slips = players.slice(0, count - sold).map(({ id }, at) => {
      const [selection, price] = CHOICES[randomInt(CHOICES.length)]!
      return { id, slip: uuidv7(), selection, price, kind: at % 10 === 0 ? 'parlay' : 'single' }
    })
    const parlays = slips.filter(({ kind }) => kind === 'parlay').map(({ slip }) => slip)
    const ids = slips.map(({ slip }) => slip)
    await database.run(sql`
      insert into book.slip (id, member_id, currency, vendor_id, node_id, kind, stake, most)
      select s.id, s.member, 'BDT', ${vendorId}::int, ${nodeId}::int, s.kind, ${STAKE}::bigint, ${STAKE}::bigint * s.price / 100
      from unnest(${ids}::uuid[], ${slips.map(({ id }) => id)}::bigint[], ${slips.map(({ kind }) => kind)}::text[],
        ${slips.map(({ price }) => price)}::int[]) s(id, member, kind, price)`)
    await database.run(sql`
      insert into book.leg (slip_id, n, fixture_id, selection, price)
      select s.id, 1, ${fixtureId}::bigint, s.selection, s.price
      from unnest(${ids}::uuid[], ${slips.map(({ selection }) => selection)}::text[],
        ${slips.map(({ price }) => price)}::int[]) s(id, selection, price)
      union all
      select p.id, 2, ${later}::bigint, 'RESULT:home', 230 from unnest(${parlays}::uuid[]) p(id)`)
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
