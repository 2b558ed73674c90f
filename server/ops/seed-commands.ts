import { renewSeeds } from '../modules/house/index.ts'
import { renewRuns } from '../modules/jackpots/index.ts'
import { renewDecks } from '../modules/poker/index.ts'
import { callOffHeld } from '../modules/tables/index.ts'
import type { Command } from './command.ts'
import { recordPlainly } from './record-plainly.ts'

export const seedCommands: readonly Command[] = [
  {
    noun: 'seeds',
    verb: 'renew',
    summary: 'After a restore, before the start: what players learned since the dump decides nothing again.',
    needs: 'app',
    async run({ app, databaseUrl, user }) {
      const house = await renewSeeds(app)
      const poker = await renewDecks(app)
      const renewed = {
        houseRoundsEnded: house.rounds,
        houseSeats: house.seats,
        pokerHandsCalledOff: poker.hands,
        pokerDecks: poker.decks,
        jackpotRuns: await renewRuns(app),
        tableRoundsCalledOff: await callOffHeld(app),
      }
      await recordPlainly(databaseUrl, user, 'seeds renew', renewed)
      return { value: renewed }
    },
  },
]
