import { leaveTable } from '@croupier/api/poker/leave-table.ts'
import { listPokerHands } from '@croupier/api/poker/list-poker-hands.ts'
import { listPokerTables } from '@croupier/api/poker/list-poker-tables.ts'
import { moveAtTable } from '@croupier/api/poker/move-at-table.ts'
import { showPokerTable } from '@croupier/api/poker/show-poker-table.ts'
import { sitAtTable } from '@croupier/api/poker/sit-at-table.ts'
import { tickPoker } from '@croupier/server/modules/poker/index.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Story } from '../story.ts'

/** A hand begins two seconds after the second player has sat down. */
const LOOKS = 20
const BETWEEN_LOOKS = 250
const MOVES = 12

const story: Story = {
  title: 'Arpita and Nasrin play a hand of hold’em to its end, and both leave with what is theirs',
  async tell(world) {
    const [arpita, nasrin] = [await world.member('arpita'), await world.member('nasrin')]
    // Told again, nobody plays again.
    if ((await world.do(listPokerHands, {}, arpita)).list.length > 0) return
    const { list } = await world.do(listPokerTables, {}, arpita)
    const found = list.find(({ table, players }) => table.name === 'Padma' && players === 0)
    if (!found) return
    const { tableId } = found.table
    const players = [arpita, nasrin]
    for (const [seat, player] of players.entries()) {
      await world.do(sitAtTable, { tableId, seat, buyIn: '40.00' }, player)
    }
    const look = async (player: typeof arpita) => (await world.do(showPokerTable, { tableId }, player)).changed
    for (let at = 0; at < LOOKS && (await look(arpita))?.hand == null; at += 1) {
      await sleep(BETWEEN_LOOKS)
      await tickPoker(world.wired.app)
    }
    for (let at = 0; at < MOVES; at += 1) {
      const turn = (await look(arpita))?.turn
      if (!turn) break
      const player = players[turn.seat]!
      const seen = await look(player)
      if (!seen?.choices || !seen.hand) break
      const kind = Number(seen.choices.call) === 0 ? 'check' : 'call'
      await world.do(moveAtTable, { tableId, handId: seen.hand.handId, moves: seen.hand.moves, kind }, player)
    }
    for (const player of players) await world.do(leaveTable, { tableId }, player)
  },
}

export default story
