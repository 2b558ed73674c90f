import { randomInt, randomUUID } from 'node:crypto'
import { resultAt, type Result } from './games.ts'
import type { Launch } from './launches.ts'
import type { Tally } from './tally.ts'
import type { WalletAnswer, WalletClient, WalletRoute } from './wallet-client.ts'

export const stakes = ['1.00', '5.00', '10.00', '25.00', '50.00', '100.00', '500.00'] as const

export type RoundAnswer =
  | { outcome: 'played'; roundId: string; shown: readonly string[]; stake: string; win: string; balance: string }
  | { outcome: 'refused'; apiCode: number; message: string; balance: string | null }
  /** The bet was called back because the house did not say whether it took it. */
  | { outcome: 'cancelled' }

export function centsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
}

export function textOf(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

function draw(results: readonly Result[]): Result {
  return resultAt(results, randomInt(results.reduce((sum, { weight }) => sum + weight, 0)))
}

function refused(answer: Extract<WalletAnswer, { outcome: 'refused' }>): RoundAnswer {
  return { outcome: 'refused', apiCode: answer.apiCode, message: answer.message, balance: answer.balance ?? null }
}

/** Where a round is played: whom the vendor calls, and his own books. */
export interface Table {
  wallet: WalletClient
  tally: Tally
}

/** What must be known at the house is sent until it answers. */
async function sendUntilAnswered(
  { wallet, tally }: Table,
  launch: Launch,
  route: WalletRoute,
  body: object,
): Promise<WalletAnswer> {
  const books = tally.of(launch.accountId)
  books.awaited += 1
  for (let pause = 1_000; ; pause = Math.min(pause * 2, 60_000)) {
    const answer = await wallet.call(route, body)
    if (answer.outcome !== 'unknown') {
      books.awaited -= 1
      return answer
    }
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}

/** What nobody knows to be booked is taken back: the win that went in the same call, then the bet. */
function callBack(table: Table, launch: Launch, round: string, isWinSent: boolean): Promise<WalletAnswer> {
  const sent = isWinSent ? ['win', 'bet'] : ['bet']
  const transactions = sent.map((type) => {
    return { id_provider: `${round}-${type}-back`, type: 'rollback', original_id_provider: `${round}-${type}` }
  })
  const body = { ...common(launch), round_id_provider: round, finished: true, transactions }
  table.tally.of(launch.accountId).calledBack += 1
  return sendUntilAnswered(table, launch, 'rollback', body)
}

function common(launch: Launch) {
  return {
    account_id: launch.accountId,
    currency: launch.currency,
    game_id: launch.game.code,
    ...(launch.sessionId === undefined ? {} : { session_id: launch.sessionId }),
  }
}

function playDemo(launch: Launch, stake: bigint, win: bigint, result: Result): RoundAnswer {
  if (launch.demoCents < stake) {
    return { outcome: 'refused', apiCode: 100, message: 'not enough play money', balance: textOf(launch.demoCents) }
  }
  launch.demoCents += win - stake
  const roundId = `demo-${randomUUID()}`
  return {
    outcome: 'played',
    roundId,
    shown: result.shown,
    stake: textOf(stake),
    win: textOf(win),
    balance: textOf(launch.demoCents),
  }
}

/** Reels and the wheel are decided at once: bet and win go in one call, and close the round. */
async function playAtOnce({ wallet, tally }: Table, launch: Launch, round: Round): Promise<WalletAnswer> {
  const { ref, stake, win } = round
  const answer = await wallet.call('betwin', {
    ...common(launch),
    round_id: ref,
    finished: true,
    transactions: [betOf(round), ...(win === '0.00' ? [] : [winOf(round)])],
  })
  if (answer.outcome !== 'done') return answer
  const books = tally.of(launch.accountId)
  books.rounds += 1
  books.staked += centsOf(stake)
  books.won += centsOf(win)
  return answer
}

/** A shot is paid for first; what it caught comes after and closes the round, however long the house is away. */
async function playInTwo(table: Table, launch: Launch, round: Round): Promise<WalletAnswer> {
  const { wallet, tally } = table
  const { ref, stake, win } = round
  const bet = await wallet.call('betwin', { ...common(launch), round_id: ref, transactions: [betOf(round)] })
  if (bet.outcome !== 'done') return bet
  const books = tally.of(launch.accountId)
  books.rounds += 1
  books.staked += centsOf(stake)

  const isLost = win === '0.00'
  const route = isLost ? 'finish' : 'betwin'
  const closing = {
    ...common(launch),
    round_id: ref,
    ...(isLost ? {} : { finished: true, transactions: [winOf(round)] }),
  }
  const paid = (answer: WalletAnswer) => {
    if (answer.outcome === 'done') books.won += centsOf(win)
    return answer
  }
  const answer = paid(await wallet.call(route, closing))
  if (answer.outcome !== 'unknown') return answer
  void sendUntilAnswered(table, launch, route, closing).then(paid)
  return bet
}

interface Round {
  ref: string
  stake: string
  win: string
}

function betOf({ ref, stake }: Round) {
  return { id_provider: `${ref}-bet`, type: 'bet', amount: stake }
}

function winOf({ ref, win }: Round) {
  return { id_provider: `${ref}-win`, type: 'win', amount: win }
}

/**
 * One round: the vendor draws, then books it with the house. Where the house does not say whether it took the bet, the
 * bet is called back, and the player is told that nothing was played.
 */
export async function playRound(table: Table, launch: Launch, stake: string, choice: string): Promise<RoundAnswer> {
  const result = draw(launch.game.choices[choice]!)
  const stakeCents = centsOf(stake)
  const winCents = (stakeCents * BigInt(result.tenths)) / 10n
  if (launch.isDemo) return playDemo(launch, stakeCents, winCents, result)

  const round = { ref: randomUUID(), stake, win: textOf(winCents) }
  const play = launch.game.kind === 'catch' ? playInTwo : playAtOnce
  const answer = await play(table, launch, round)
  if (answer.outcome === 'refused') return refused(answer)
  if (answer.outcome === 'unknown') {
    const isWinSent = launch.game.kind !== 'catch' && winCents > 0n
    void callBack(table, launch, round.ref, isWinSent)
    return { outcome: 'cancelled' }
  }
  const balance = String(answer.body['balance'])
  return { outcome: 'played', roundId: round.ref, shown: result.shown, stake, win: round.win, balance }
}
