import { uuidv7 } from '@croupier/basis/ids.ts'
import type { Ratio } from '@croupier/basis/ratio.ts'
import { payoutOf } from '@croupier/games/index.ts'
import { decimalText } from '@croupier/games/engine/statistics.ts'
import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { sql, type Tx } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { playPort, type PlayRefusal, type Wager } from '../play/index.ts'
import { statusAt } from '../settings/index.ts'
import { betFault } from './bet-limits.ts'
import { demoBalanceOf, moveDemoBalance } from './demo-balances-store.ts'
import { unitsOfMicro } from './micro.ts'
import { readBody, sessionId, wireAmount } from './rgs-body.ts'
import { RgsError, type RgsErrorCode } from './rgs-errors.ts'
import { insertRound, type UnshownRound } from './rounds-store.ts'
import { lockSeat, type SeedPair, seatRound, skipNonce } from './seats-store.ts'
import { openServerSeed } from './server-seed.ts'
import { mayFollow } from './shot-pace.ts'
import { findTable, initialDemoBalance, seatAt, type Table, type WireBalance, wireBalance } from './table.ts'
import { type WireRound, wireRound } from './wire-round.ts'

const body = z.object({
  sessionID: sessionId,
  currency: z.optional(z.string()),
  mode: z.string().check(z.maxLength(40)),
  amount: wireAmount,
  choice: z.optional(z.unknown()),
})

const refusals: Readonly<Record<PlayRefusal, RgsErrorCode>> = {
  insufficient: 'ERR_IPB',
  limit: 'ERR_GLE',
  blocked: 'ERR_ATE',
  'no-session': 'ERR_IS',
  'game-closed': 'ERR_MAINTENANCE',
  'currency-closed': 'ERR_MAINTENANCE',
  'round-closed': 'ERR_BNF',
  'no-round': 'ERR_BNF',
  'taken-back': 'ERR_BNF',
  full: 'ERR_GEN',
  conflict: 'ERR_BNF',
}

/** What a bet costs, in the wire's millionths; undefined where that is no whole number of them. */
function stakeOf(amount: bigint, cost: Ratio): bigint | undefined {
  const { numerator, denominator } = cost.times(amount)
  return numerator % denominator === 0n ? numerator / denominator : undefined
}

/** The one bet of a round, as play counts it: a game that leaves no choice has a chance of its own. */
export function wagerOf({ stake, choice }: Pick<UnshownRound, 'stake' | 'choice'>, multiplier: Ratio): Wager {
  return { stake, ...(choice === null ? {} : { chosenMultiplier: multiplier }) }
}

/** A bet as it is decided: whose session it was placed in, its round, and the seeds of that. */
interface DecidedBet {
  sessionToken: string
  round: UnshownRound
  pair: SeedPair
  /** What the round would pay at most, of the bet. */
  highest: Ratio
}

/**
 * Takes the stake, in ledger units, and pays a win that is closed with it; the last statement of its transaction. Answers the
 * balance after both.
 */
async function takeStake(
  app: App,
  tx: Tx,
  table: Table,
  { sessionToken, round, pair, highest }: DecidedBet,
): Promise<bigint> {
  const isPaid = round.state === 'closed' && round.payout > 0n
  if (round.isDemo) {
    await demoBalanceOf(tx, round.sessionId, initialDemoBalance(app, table))
    const balance = await moveDemoBalance(tx, round.sessionId, -round.stake)
    if (balance === undefined) throw new RgsError('ERR_IPB', 'insufficient play money')
    return isPaid ? ((await moveDemoBalance(tx, round.sessionId, round.payout)) ?? balance) : balance
  }
  const answer = await app.ports.use(playPort).performInTransaction(tx, {
    vendorId: round.vendorId,
    gameNodeId: round.gameNodeId,
    memberId: round.memberId,
    currency: round.currency,
    sessionToken,
    roundRef: round.id,
    roundId: round.id,
    transactions: [
      { ref: `${round.id}:bet`, type: 'bet', amount: round.stake },
      ...(isPaid ? [{ ref: `${round.id}:win`, type: 'win' as const, amount: round.payout }] : []),
    ],
    closesRound: round.state === 'closed',
    wagers: [wagerOf(round, highest)],
    detail: {
      version: round.version,
      mode: round.mode,
      choice: round.choice,
      multiplier: decimalText(round.multiplier, 4),
      serverSeedHash: pair.hash,
      clientSeed: pair.clientSeed,
      nonce: round.nonce,
      ...(round.bookId === null ? {} : { bookId: String(round.bookId) }),
    },
  })
  // Thrown, so that the round goes with the bet that was not taken.
  if (answer.outcome !== 'done') throw new RgsError(refusals[answer.outcome], `the bet was refused: ${answer.outcome}`)
  return answer.balance
}

/**
 * Takes a bet and decides its round, all in one transaction: nonce, round, stake. A round that pays nothing is over with
 * it; one that pays waits to be ended, and is paid then, or with the bet where the game pays at once.
 *
 * A bet that is refused once its round was decided uses up its nonce all the same, before anybody else gets to the seat. How
 * long such a refusal takes depends on what the round is made of; were the next bet given that round, a bet above one's balance
 * would be a look at it.
 */
export async function placeBet(app: App, raw: Buffer, ip: string): Promise<{ balance: WireBalance; round: WireRound }> {
  const order = readBody(body, raw)
  const table = await findTable(app, order.sessionID)
  const { session, rules, limits } = table
  if (order.currency !== undefined && order.currency !== session.currency) {
    throw new RgsError('ERR_VAL', 'a bet in another currency than the session’s')
  }
  const mode = rules.modeNamed(order.mode)
  const choice = rules.readChoice(order.choice)
  if (!mode || choice === undefined) throw new RgsError('ERR_VAL', 'the game has no such mode or choice')
  const amount = BigInt(order.amount)
  const highest = rules.highestMultiplier(mode, choice)
  const fault = betFault(limits, amount, highest)
  if (fault) throw new RgsError(fault === 'off-step' ? 'ERR_VAL' : 'ERR_GLE', `the bet is ${fault}`)
  const stake = stakeOf(amount, mode.cost)
  if (stake === undefined) throw new RgsError('ERR_VAL', 'the stake is no whole number of millionths')
  const status = statusAt(app.ports.use(settingsPort), ip)
  if (status === 2) throw new RgsError('ERR_LOC', 'no bets from this address')
  if (status !== 0 || !table.isOpen) throw new RgsError('ERR_MAINTENANCE', 'the game is closed')
  if (rules.paysAtOnce && !mayFollow(app, session.id))
    throw new RgsError('ERR_GLE', 'rounds follow each other too fast')

  await seatAt(app, table)
  const decide = await rules.open(mode, choice)
  const secrets = app.ports.use(secretsPort)
  const answer = await app.database.transaction(async (tx) => {
    const seat = (await lockSeat(tx, table.place))!
    if (seat.isRoundOpen) throw new RgsError('ERR_BE', 'a round is open')

    const { pair } = seat
    const seeds = { serverSeed: openServerSeed(secrets, pair), clientSeed: pair.clientSeed, nonce: pair.rounds }
    const outcome = await decide(tx, seeds)
    // As fine as the ledger keeps: the wire's millionths are too coarse for the small bets of a dear currency.
    const payout = payoutOf(unitsOfMicro(amount, session.currency), outcome.multiplier)
    const round: UnshownRound = {
      id: uuidv7(app.clock.now()),
      memberId: session.memberId,
      sessionId: session.id,
      vendorId: session.vendorId,
      gameNodeId: session.gameNodeId,
      game: rules.code,
      version: rules.version,
      mode: mode.name,
      choice: rules.writeChoice(choice),
      currency: session.currency,
      isDemo: session.isDemo,
      seedPairId: pair.id,
      nonce: pair.rounds,
      amount: unitsOfMicro(amount, session.currency),
      stake: unitsOfMicro(stake, session.currency),
      payout,
      multiplier: outcome.multiplier,
      events: outcome.events,
      bookId: outcome.bookId,
      state: payout > 0n && !rules.paysAtOnce ? 'open' : 'closed',
    }
    await tx.run(sql`savepoint decided`)
    try {
      await insertRound(tx, round)
      await seatRound(tx, seat, round.id, round.state === 'open')
      const balance = await takeStake(app, tx, table, { sessionToken: order.sessionID, round, pair, highest })
      return {
        balance: wireBalance(balance, session.currency),
        round: wireRound({ ...round, shown: null, mark: null }),
      }
    } catch (refusal) {
      if (!(refusal instanceof RgsError)) throw refusal
      await tx.run(sql`rollback to savepoint decided`)
      await skipNonce(tx, pair)
      return refusal
    }
  })
  if (answer instanceof RgsError) throw answer
  return answer
}
