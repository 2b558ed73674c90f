import { createHash, createHmac } from 'node:crypto'
import { letDraw, onSale, openLotteries } from '@croupier/dev/testing/lottery.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { tickLotteries } from './index.ts'

const server = useServer()

/** One lottery of every kind of drawing, and what is bet on it. */
const bets = [
  ['SSC5', { playCode: 'Sum_BSOE', content: '0' }],
  ['X5', { playCode: 'Any2_11X5', content: '01-02-03' }],
  ['PK10', { playCode: 'First1_PK10', content: '01-02' }],
  ['K3M3', { playCode: 'Sum_K3', content: '3-10' }],
  ['KL8', { playCode: 'Pick1', content: '05-06' }],
] as const

beforeAll(async () => {
  await openLotteries(
    server(),
    bets.map(([code]) => code),
  )
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Published {
  gameCode: string
  draw: { numero: string; seedHash: string; drawn: string[] }
  serverSeed: string
  root: string
  path: { side: 'left' | 'right'; hash: string }[]
  steps: string[]
}

/** The stream of numbers that the steps describe: written from their words, with nothing of the product’s. */
function numbersBelow(serverSeed: string, clientSeed: string): (bound: number) => number {
  const words: number[] = []
  let block = 0
  return (bound) => {
    for (;;) {
      if (words.length === 0) {
        const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:0:${block}`).digest()
        for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
        block += 1
      }
      const word = words.shift()!
      if (word < Math.floor(2 ** 32 / bound) * bound) return word % bound
    }
  }
}

/** The result as the last step says that it is made. */
function resultBy(step: string, below: (bound: number) => number): string[] {
  const each = /^result = (\d+) numbers, each below\((\d+)\)( \+ 1)?$/.exec(step)
  if (each) return Array.from({ length: Number(each[1]) }, () => String(below(Number(each[2])) + (each[3] ? 1 : 0)))
  const row =
    /^result = (\d+) to (\d+) in a row, places from 0; for i from 0 to (\d+) the places i and i \+ below\((\d+) - i\) change; the first (\d+)$/.exec(
      step,
    )
  if (!row) throw new Error(`nobody could draw again by “${step}”`)
  const [first, last, until, of, count] = row.slice(1).map(Number) as [number, number, number, number, number]
  const balls = Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'))
  for (let i = 0; i <= until; i += 1) {
    const other = i + below(of - i)
    ;[balls[i], balls[other]] = [balls[other]!, balls[i]!]
  }
  return balls.slice(0, count)
}

it.each(bets)('[D-07] %s is drawn again from its published file alone', async (gameCode, line) => {
  const account = await openPlayer(server(), '100.00')
  const { numero } = await onSale(server(), gameCode)
  const asked = { gameCode, draws: [{ numero, multiple: 1 }], lines: [{ ...line, unitValue: '1', multiple: 1 }] }
  const orders: string[] = []
  for (let bought = 0; bought < 3; bought += 1) {
    orders.push((await asMember(server(), account, 'placeOrder', asked)).orders[0].orderId)
  }
  const committed = (await asMember(server(), account, 'showLottery', { gameCode })).planned.find(
    (each: { numero: string }) => each.numero === numero,
  ).seedHash
  await letDraw(server(), gameCode, numero)
  await tickLotteries(server().wired.app)

  // The file holds what this call answers, and the lottery’s code.
  const url = `/wps/lottery/games/${gameCode}/draws/${numero}/fairness?orderId=${orders[0]}`
  const { value } = (await server().call('portal', { url })).json()
  const file: Published = JSON.parse(JSON.stringify({ gameCode, ...value }))

  expect(sha256(file.serverSeed)).toBe(committed)
  let hash = sha256(`order:${orders[0]}`)
  for (const step of file.path) hash = sha256(step.side === 'right' ? `${hash}:${step.hash}` : `${step.hash}:${hash}`)
  expect(hash).toBe(file.root)
  const below = numbersBelow(file.serverSeed, `${file.gameCode}:${file.draw.numero}:${file.root}`)
  expect(resultBy(file.steps.at(-1)!, below)).toEqual(file.draw.drawn)
})
