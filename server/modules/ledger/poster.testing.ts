// A process of its own that posts through a batcher, as a server does, and reports every acknowledged key and how many
// requests went the short way so far: tests start several, and kill them. Arguments: database address, house account, member
// accounts, how many postings (0: no end), and how many requests must have gone the short way before it ends.
import { uuidv7 } from '@croupier/basis/ids.ts'
import { openDatabase } from '../../platform/database.ts'
import { createBatcher, type Item } from './index.ts'

const [url, house, members, postings, shortWay = '0'] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string?,
]
const accounts = members.split(',').map(BigInt)
const database = openDatabase({ url, connections: 2 })
const batcher = createBatcher(database, { lanes: 2, retryForSeconds: 60 })
const enough = Number(postings) || Number.POSITIVE_INFINITY
let sent = 0

/** How much goes which way is up to the machine: so it goes on until both were walked, or is given up as never coming. */
const isDone = (): boolean => sent >= enough && (batcher.figures().shortened >= Number(shortWay) || sent >= enough * 20)

function randomItem(): Item {
  // Half of what happens is on a few of them: where there are many, some go the short way and some the complete one.
  const some = Math.random() < 0.5 ? Math.min(accounts.length, 4) : accounts.length
  const one = accounts[Math.floor(Math.random() * some)] as bigint
  const other = accounts[Math.floor(Math.random() * accounts.length)] as bigint
  const amount = BigInt(1 + Math.floor(Math.random() * 20))
  const way = Math.random()
  const legs =
    way < 0.5 || one === other
      ? [{ from: BigInt(house), to: one, amount }]
      : way < 0.8
        ? [{ from: one, to: BigInt(house), amount }]
        : [
            { from: one, to: other, amount },
            { from: BigInt(house), to: accounts.find((account) => account !== one && account !== other)!, amount },
          ]
  return { key: uuidv7(), kind: 2, reference: String(sent), legs }
}

async function caller(): Promise<void> {
  while (!isDone()) {
    sent += 1
    const item = randomItem()
    const answer = await batcher.submit([item])
    if (answer === 'busy') continue
    // Now and then a caller repeats itself: it must be told so, never served twice.
    if (sent % 7 === 0) {
      const again = await batcher.submit([item])
      if (again !== 'busy' && answer.outcome === 'applied' && again.outcome !== 'replayed') process.exit(3)
    }
    if (answer.outcome === 'applied' || answer.outcome === 'replayed')
      process.send?.({ key: item.key, shortened: batcher.figures().shortened })
  }
}

await Promise.all(Array.from({ length: 24 }, caller))
await batcher.close()
await database.close()
process.disconnect?.()
