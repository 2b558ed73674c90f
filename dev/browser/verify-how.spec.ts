import { createHash, createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, themesIn, widthBeyondWindow } from './accessibility.ts'
import { expect, test, walkedAt } from './portal-test.ts'
import type { Member, Product } from './product.ts'

/*
 * Rounds verified by what the verifying page states and by public answers, with nothing of our sources: each function is a
 * paragraph of that page.
 */

interface Seeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/** “Blocks” and “Words”. */
function* wordsOf({ serverSeed, clientSeed, nonce }: Seeds): Generator<bigint> {
  for (let n = 0; ; n += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${n}`).digest()
    for (let at = 0; at < 32; at += 4) yield BigInt(block.readUInt32BE(at))
  }
}

/** “A number below b”. */
function below(words: Iterator<bigint>, b: number): number {
  for (;;) {
    const w = words.next().value as bigint
    if (w < 2n ** 32n - (2n ** 32n % BigInt(b))) return Number(w % BigInt(b))
  }
}

/** “Games of other studios”. */
function numberOf(words: Iterator<bigint>, sum: bigint): bigint {
  for (;;) {
    const x = (words.next().value as bigint) * 2n ** 32n + (words.next().value as bigint)
    if (x < 2n ** 64n - (2n ** 64n % sum)) return x % sum
  }
}

interface Tables {
  baseStrips: string[][]
  freeStrips: string[][]
  lines: number[][]
  linePays: Record<string, Record<string, number>>
  scatterPays: Record<string, number>
  freeSpinsFor: Record<string, number>
  mostFreeSpins: number
  freeSpinMultiplier: number
}

/** Line bets one line pays: its longest run of one symbol from the left, wilds standing for any but scatters. */
function linePay(symbols: readonly string[], { linePays }: Tables): number {
  const pays = Object.entries(linePays).map(([symbol, byCount]) => {
    const end = symbols.findIndex((each) => each !== symbol && each !== 'wild')
    return byCount[String(end < 0 ? symbols.length : end)] ?? 0
  })
  return Math.max(...pays)
}

/** “Monsoon Lanterns”: what a round pays, in line bets. */
function slotRound(words: Iterator<bigint>, tables: Tables): number {
  const spin = (strips: string[][], multiplier: number) => {
    const board = strips.map((strip) => {
      const stop = below(words, strip.length)
      return [0, 1, 2].map((row) => strip[(stop + row) % strip.length]!)
    })
    const lines = tables.lines.map((rows) =>
      linePay(
        rows.map((row, reel) => board[reel]![row]!),
        tables,
      ),
    )
    const scatters = board.flat().filter((symbol) => symbol === 'scatter').length
    const pays = lines.reduce((sum, pay) => sum + pay * multiplier, 0) + (tables.scatterPays[scatters] ?? 0)
    return { pays, more: tables.freeSpinsFor[scatters] ?? 0 }
  }
  const base = spin(tables.baseStrips, 1)
  let { pays } = base
  let given = base.more
  for (let played = 0; played < given; played += 1) {
    const free = spin(tables.freeStrips, tables.freeSpinMultiplier)
    pays += free.pays
    given = Math.min(given + free.more, tables.mostFreeSpins)
  }
  return pays
}

interface BingoTables {
  lines: number[][]
  frameLines: number[]
  crossLines: number[]
  corners: number[]
  patterns: string[]
  pays: Record<string, number>
}

/** “Lamplight Bingo”: the sum of what the cards pay, in stakes of a card. */
function bingoRound(words: Iterator<bigint>, cards: number, tables: BingoTables): number {
  const take = (list: number[]) => list.splice(below(words, list.length), 1)[0]!
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
  const dealt = from(0, cards).map(() => {
    const card: number[] = []
    for (let column = 0; column < 5; column += 1) {
      const numbers = from(column * 15 + 1, 15)
      for (let row = 0; row < 5; row += 1) if (column !== 2 || row !== 2) card[row * 5 + column] = take(numbers)
    }
    return card
  })
  const all = from(1, 75)
  const balls = new Set(from(0, 35).map(() => take(all)))
  return dealt.reduce((sum, card) => {
    const isLit = (cell: number) => cell === 12 || balls.has(card[cell]!)
    const complete = tables.lines.map((cells) => cells.every(isLit))
    const count = complete.filter(Boolean).length
    const shown: Record<string, boolean> = {
      frame: tables.frameLines.every((line) => complete[line]),
      cross: tables.crossLines.every((line) => complete[line]),
      corners: tables.corners.every(isLit),
      fourLines: count >= 4,
      threeLines: count >= 3,
      twoLines: count >= 2,
      line: count >= 1,
    }
    return sum + (tables.pays[tables.patterns.find((pattern) => shown[pattern]) ?? ''] ?? 0)
  }, 0)
}

/** Plays rounds as a client does, then changes seeds. Answers what the public calls say of each. */
async function playAndReveal(product: Product, member: Member, vassalage: string, gameId: string, orders: object[]) {
  const body = { gameId, vassalage }
  const { token } = member
  const launched = await product.call('POST /wps/game/launchGame', { token, body })
  const url = new URL(launched.body.value.content.game_url)
  const sessionID = url.searchParams.get('sessionID')
  const ask = async (path: string, more: object = {}) => {
    const answer = await fetch(`http://${url.host}/rgs${path}`, {
      method: 'POST',
      body: JSON.stringify({ sessionID, ...more }),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const before = await ask('/fairness')
  const ids: string[] = []
  for (const order of orders) {
    const { round } = await ask('/wallet/play', order)
    if (round.active) await ask('/wallet/end-round')
    ids.push(round.betID)
  }
  await ask('/fairness/rotate', { clientSeed: 'another' })
  const rounds = []
  for (const id of ids) rounds.push((await product.call(`GET /wps/game/rounds/${id}/fairness`, { token })).body.value)
  // “Commitment”.
  for (const { serverSeed, serverSeedHash } of rounds) {
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(before.serverSeedHash)
    expect(serverSeedHash).toBe(before.serverSeedHash)
  }
  return { rounds, origin: url.origin }
}

const BET = 10_000_000
const micro = (text: string) => Math.round(Number(text) * 1e6)

interface NetTables {
  pays: Record<string, number>
  wheel: number[]
}

/** Of Bamboo Rain: from the outermost bowl to the middle one, by risk and rows. */
type BambooTables = Record<string, Record<string, number[]>>

async function tablesOn(page: Page, address: string): Promise<[BambooTables, Tables, NetTables, BingoTables]> {
  await page.goto(address)
  const areas = page.locator('#how textarea')
  await expect(areas).toHaveCount(4)
  const [bamboo, slot, nets, bingo] = await areas.evaluateAll((all) =>
    all.map((area) => JSON.parse((area as HTMLTextAreaElement).value)),
  )
  return [bamboo, slot, nets, bingo]
}

test('@desktop [D-03][D-05] a stranger verifies dice, the lantern, the rain, the slot, the nets, bingo and an imported game by what the page states', async ({
  page,
  member,
  product,
}) => {
  await product.credit(member, '5000.00')

  const choice = { target: '50.49', over: true }
  const dice = await playAndReveal(
    product,
    member,
    'INHOUSE',
    'dice',
    Array(8).fill({ mode: 'BASE', amount: BET, choice }),
  )
  for (const round of dice.rounds) {
    const roll = below(wordsOf(round), 10_000)
    const pays = roll > 5049 ? Math.floor((BET * 9900) / (9999 - 5049)) : 0
    expect(round.events[0].roll).toBe((roll / 100).toFixed(2))
    expect(micro(round.payout)).toBe(pays)
  }

  const lantern = await playAndReveal(
    product,
    member,
    'INHOUSE',
    'sky-lantern',
    Array(8).fill({ mode: 'BASE', amount: BET, choice: { target: '2.50' } }),
  )
  for (const round of lantern.rounds) {
    const n = below(wordsOf(round), 250_000)
    const height = Math.floor((99_000 * 250) / (n + 1)) / 100
    expect(round.events[0].height).toBe(height.toFixed(2))
    expect(micro(round.payout)).toBe(n < 99_000 ? (BET * 250) / 100 : 0)
  }

  const spins = Array(24).fill({ mode: 'BASE', amount: BET })
  const slot = await playAndReveal(product, member, 'INHOUSE', 'monsoon-lanterns', spins)
  const { verifyPage } = slot.rounds[0]
  const [bambooTables, tables, netTables, bingoTables] = await tablesOn(page, `${verifyPage}?lang=en#how`)
  for (const round of slot.rounds) expect(micro(round.payout)).toBe((slotRound(wordsOf(round), tables) * BET) / 20)

  const rain = await playAndReveal(
    product,
    member,
    'INHOUSE',
    'bamboo-rain',
    Array(8).fill({ mode: 'BASE', amount: BET, choice: { rows: 10, risk: 'high' } }),
  )
  for (const round of rain.rounds) {
    const bowl = [...below(wordsOf(round), 1024).toString(2)].filter((digit) => digit === '1').length
    const pays = bambooTables['high']!['10']![Math.min(bowl, 10 - bowl)]!
    expect(round.events[0].bowl).toBe(bowl)
    expect(micro(round.payout)).toBe((BET * pays) / 100)
  }

  for (const species of ['mola', 'hilsa']) {
    const order = { mode: 'BASE', amount: BET, choice: { species } }
    const nets = await playAndReveal(product, member, 'INHOUSE', 'delta-nets', Array(8).fill(order))
    for (const round of nets.rounds) {
      const number = below(wordsOf(round), 100_000)
      const pays = netTables.pays[species]!
      expect(round.events[0].number).toBe(number)
      expect(micro(round.payout)).toBe(number < 96_000 / pays ? BET * pays : 0)
    }
  }

  for (const cards of [1, 3, 4]) {
    const order = { mode: 'BASE', amount: BET, choice: { cards } }
    const bingo = await playAndReveal(product, member, 'INHOUSE', 'lamplight-bingo', Array(8).fill(order))
    for (const round of bingo.rounds) {
      expect(micro(round.payout)).toBe(Math.floor((bingoRound(wordsOf(round), cards, bingoTables) * BET) / cards))
    }
  }

  const boats = await playAndReveal(product, member, 'RIVERSIDE', 'paper-boats', [
    ...Array(8).fill({ mode: 'BASE', amount: BET }),
    { mode: 'MOONRISE', amount: BET },
  ])
  for (const round of boats.rounds) {
    // The table as it is to be had, which the hash names; over http, for the demo's certificate vouches for itself.
    const table = await (await fetch(round.draw.tableUrl.replace('https:', 'http:'))).text()
    expect(createHash('sha256').update(table).digest('hex')).toBe(round.draw.tableHash)
    const rows = table
      .trim()
      .split('\n')
      .map((line) => line.split(',').map(BigInt) as [bigint, bigint, bigint])
    const number = numberOf(
      wordsOf(round),
      rows.reduce((sum, [, weight]) => sum + weight, 0n),
    )
    let sum = 0n
    const [id, , payout] = rows.find(([, weight]) => (sum += weight) > number)!
    expect([round.draw.number, round.draw.bookId]).toEqual([String(number), String(id)])
    expect(micro(round.payout)).toBe(Number((BigInt(BET) * payout) / 100n))
  }
})

for (const language of ['en', 'bn', 'ar'] as const) {
  test(
    `[D-05] how to verify is told in ${language}, and fits its window`,
    walkedAt[language],
    async ({ page, member, product }) => {
      const { origin } = new URL(await product.launchGame(member, 'dice'))
      await page.goto(`${origin}/play/verify/?lang=${language}#how`)

      await expect(page.locator('#how dt')).toHaveCount(13)
      await expect(page.locator('#how')).toContainText('clientSeed:nonce:n')
      expect(await accessibilityFaults(page, { inThemes: themesIn[language] })).toEqual([])
      expect(await widthBeyondWindow(page)).toBeLessThanOrEqual(0)
    },
  )
}
