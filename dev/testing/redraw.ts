import { createHash, createHmac } from 'node:crypto'

/** What the portal shows of a draw, as far as it decides something. */
interface Published {
  seedHash: string
  serverSeed: string
  clientSeed: string
  count: number
  maxWins: number | null
  cut: { split: 'random' | 'equal'; total: string; least: string; step: string } | null
  prizes: readonly unknown[]
}

/** Numbers of a draw, by the steps that its page tells and nothing of the house's own. */
function numbersOf({ serverSeed, clientSeed }: Published): (below: number) => number {
  let words: number[] = []
  let block = 0
  return (below) => {
    for (;;) {
      if (words.length === 0) {
        const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:0:${block}`).digest()
        words = Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4))
        block += 1
      }
      const word = words.shift()!
      if (word < 2 ** 32 - (2 ** 32 % below)) return word % below
    }
  }
}

export function isCommittedTo({ seedHash, serverSeed }: Published): boolean {
  return createHash('sha256').update(serverSeed).digest('hex') === seedHash
}

/** The numbers that win, in the order of the prizes, drawn from the file of tickets that its page offers. */
export function redrawRaffle(published: Published, file: string): number[] {
  if (createHash('sha256').update(file).digest('hex') !== published.clientSeed) throw new Error('another list')
  const numberBelow = numbersOf(published)
  let left = file
    .trimEnd()
    .split('\n')
    .map((line) => ({ number: Number(line.split(',')[0]), name: line.split(',')[1]! }))
  const wins = new Map<string, number>()
  const won: number[] = []
  while (won.length < published.prizes.length && left.length > 0) {
    const [ticket] = left.splice(numberBelow(left.length), 1)
    won.push(ticket!.number)
    wins.set(ticket!.name, (wins.get(ticket!.name) ?? 0) + 1)
    if (wins.get(ticket!.name) === published.maxWins) left = left.filter(({ name }) => name !== ticket!.name)
  }
  return won
}

/** The pieces of an envelope in the order they were opened, in main units. */
export function recutEnvelope(published: Published): number[] {
  const { cut, count } = published
  if (!cut) throw new Error('an envelope is cut')
  const step = Number(cut.step)
  const [total, least] = [cut.total, cut.least].map((text) => Math.round(Number(text) / step)) as [number, number]
  const inMain = (steps: number) => Math.round(steps * step * 1e8) / 1e8
  if (cut.split === 'equal')
    return Array.from({ length: count }, (_, at) => inMain(Math.floor(total / count) + (at < total % count ? 1 : 0)))
  const rest = total - count * least
  const numberBelow = numbersOf(published)
  const cuts = Array.from({ length: count - 1 }, () => numberBelow(rest + 1)).toSorted((one, other) => one - other)
  const edges = [0, ...cuts, rest]
  return edges.slice(1).map((edge, at) => inMain(edge - edges[at]! + least))
}
