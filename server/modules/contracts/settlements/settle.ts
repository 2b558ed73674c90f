import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { type Item, post } from '../../ledger/index.ts'
import { houseAccount, pursesOf } from '../../wallet/index.ts'
import { contractPolicy } from '../contracts-settings.ts'
import { CONTRACTS_PURSE, kinds } from '../contracts-words.ts'
import { drawUp } from '../reckoning/draw-up.ts'
import { keepMadeUp } from '../reckoning/make-up.ts'
import { insertClaims } from './income-store.ts'
import { insertReceivables, takeReceivables } from './receivables-store.ts'
import {
  insertLines,
  insertRun,
  type Line,
  lockRuns,
  lockUnpaid,
  markPaid,
  markPosted,
  runAt,
  type Run,
  type RunKey,
} from './runs-store.ts'

/** Lines paid in one transaction. */
const AT_ONCE = 100

/** Writes down what a period comes to at its end, once forever: what was written is found and stays. */
async function write(scope: WriteScope, asked: RunKey): Promise<Run> {
  const { tx } = scope
  await lockRuns(tx, [asked.kind], asked.currency)
  const found = await runAt(tx, asked, asked.endsAt - 1)
  if (found.run) return found.run
  const { key } = found
  const now = scope.clock.now()
  const { lines, madeUp, counting } = await drawUp(scope, tx, key)
  const id = await insertRun(tx, key, counting, now)
  const ids = lines.length === 0 ? new Map<bigint, bigint>() : await insertLines(tx, id, key, lines)
  await takeReceivables(
    tx,
    lines.flatMap(({ taken }) => taken),
  )
  const advances = lines.filter(({ advanced }) => advanced !== 0n)
  await insertReceivables(
    tx,
    key,
    advances.map(({ memberId, advanced }) => ({ lineId: ids.get(memberId)!, memberId, amount: advanced })),
  )
  await keepMadeUp(tx, madeUp, now)
  return { ...key, id, state: 'computed', madeAt: now, counting }
}

/** Pays some lines from the company to the agents' income, and on to their main purse where claims come by themselves. */
async function payLines(scope: WriteScope, run: Run, lines: readonly Line[]): Promise<void> {
  const { tx } = scope
  const now = scope.clock.now()
  const { isClaimAutomatic } = scope.use(settingsPort).read(contractPolicy)
  const house = await houseAccount(tx, CONTRACTS_PURSE, run.currency)
  const ofMembers = await pursesOf(
    tx,
    lines.map(({ memberId }) => memberId),
  )
  const payments = lines.map(({ id: lineId, memberId, paid: amount }) => {
    const purses = ofMembers.get(memberId)
    const income = purses?.find(({ name }) => name === 'agentIncome')
    const main = purses?.find(({ name }) => name === 'main')
    assert(income && main, 'an agent has a purse for income')
    return { lineId, memberId, amount, key: uuidv7(now), postingKey: uuidv7(now), income, main }
  })
  await markPosted(
    tx,
    payments.map(({ lineId: id, key }) => ({ id, key })),
  )
  const claims = payments.filter(({ main }) => isClaimAutomatic && !main.isDebitClosed)
  const claimed = await insertClaims(tx, { ...run, claimedAt: now }, claims)
  const items = payments.flatMap(({ lineId, amount, key, postingKey, income, main }): Item[] => {
    const reference = `contract:${run.kind}:${lineId}`
    const payment = { key, kind: kinds.paid, reference, legs: [{ from: house, to: income.account, amount }] }
    const claim = claimed.get(postingKey)
    if (claim === undefined) return [payment]
    const legs = [{ from: income.account, to: main.account, amount }]
    return [payment, { key: postingKey, kind: kinds.claimed, reference: `claim:${claim}`, legs }]
  })
  const answer = await post(tx, items)
  assert(answer.outcome === 'applied', `salaries are paid: ${answer.outcome}`)
}

/**
 * Settles a period: what it comes to is written in one transaction, then paid in groups. A run that was interrupted goes on
 * where it stopped; one that is done changes nothing.
 */
export async function settle(scope: OwnScope, key: RunKey): Promise<Run> {
  const run = await scope.transaction((each) => write(each, key))
  if (run.state === 'paid') return run
  for (;;) {
    const paid = await scope.transaction(async (each) => {
      const lines = await lockUnpaid(each.tx, run.id, AT_ONCE)
      if (lines.length > 0) await payLines(each, run, lines)
      return lines.length
    })
    if (paid < AT_ONCE) break
  }
  await scope.transaction(({ tx }) => markPaid(tx, run.id))
  scope.log.info(
    { kind: run.kind, period: run.period, startsAt: new Date(run.startsAt).toISOString(), currency: run.currency },
    'contracts settled',
  )
  return { ...run, state: 'paid' }
}
