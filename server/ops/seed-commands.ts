import { callOffPlanned } from '../modules/book/index.ts'
import { renewSeeds } from '../modules/house/index.ts'
import { renewRuns } from '../modules/jackpots/index.ts'
import { renewDecks } from '../modules/poker/index.ts'
import { callOffHeld } from '../modules/tables/index.ts'
import { isAnyHeld } from '../platform/lease.ts'
import { type Command, OpsFault } from './command.ts'
import { recordPlainly } from './record-plainly.ts'

export const seedCommands: readonly Command[] = [
  {
    noun: 'seeds',
    verb: 'renew',
    summary: 'After a restore, before the start: what players learned since the dump decides nothing again.',
    needs: 'app',
    async run({ app, databaseUrl, user }) {
      // What it knows would go on deciding, and what is renewed here would be dealt meanwhile.
      if (await isAnyHeld(app.database, 'beat:')) {
        throw new OpsFault('a server works on this database: stop it, wait ten seconds, and renew then')
      }
      const house = await renewSeeds(app)
      const poker = await renewDecks(app)
      const renewed = {
        houseRoundsEnded: house.rounds,
        houseSeats: house.seats,
        pokerHandsCalledOff: poker.hands,
        pokerDecks: poker.decks,
        jackpotRuns: await renewRuns(app),
        tableRoundsCalledOff: await callOffHeld(app),
        matchesCalledOff: await callOffPlanned(app),
      }
      await recordPlainly(databaseUrl, user, 'seeds renew', renewed)
      return { value: renewed }
    },
  },
]
