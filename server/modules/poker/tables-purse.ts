import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { Refusal } from '../../platform/refusal.ts'
import { tell } from '../../platform/live.ts'
import type { Tx } from '../../platform/database.ts'
import { type Item, openAccounts, post, type Side } from '../ledger/index.ts'
import { type Player, playPort } from '../play/index.ts'
import { amountText, ownerOf } from '../wallet/index.ts'
import type { Desk } from './desks-store.ts'
import { kinds, purses } from './poker-words.ts'
import { insertMovements, type Movement, type Seat } from './seats-store.ts'
import type { TableScope } from './table.ts'

/** The account where a member's money on tables lies; opened with their first seat. */
export async function tablesPurse(tx: Tx, { memberId, currency, isTrial }: Player): Promise<bigint> {
  const [account] = await openAccounts(tx, [
    {
      owner: ownerOf(memberId),
      purse: isTrial ? purses.trialTables : purses.tables,
      unit: currency,
      guarded: true,
    },
  ])
  assert(account !== undefined, 'the ledger answers every opening')
  return account
}

function tellPurse(tx: Tx, { memberId, currency }: Player, after: Side | undefined): Promise<void> {
  assert(after, 'a guarded purse answers its balance')
  return tell(tx, { to: 'member', id: memberId }, balanceChanged, {
    currency,
    available: amountText(currency, after.balance),
    ledgerSeq: after.seq.toString(),
  })
}

const referenceOf = (desk: Desk) => `table:${desk.id}`

/** Money comes to a table, from main (of a practice account from its play money) and never from a bonus. */
export async function bringIn(
  scope: TableScope,
  desk: Desk,
  player: Player,
  { purse, amount }: { purse: bigint; amount: bigint },
): Promise<void> {
  const { tx, clock } = scope
  const movement: Movement = {
    id: uuidv7(clock.now()),
    deskId: desk.id,
    memberId: player.memberId,
    kind: 'in',
    currency: desk.currency,
    amount,
  }
  await insertMovements(tx, [movement])
  const answer = await post(tx, [
    {
      key: movement.id,
      kind: kinds.buyIn,
      reference: referenceOf(desk),
      legs: [{ from: player.main, to: purse, amount }],
    },
  ])
  if (answer.outcome === 'insufficient') throw new Refusal('insufficient_balance')
  if (answer.outcome === 'debit-closed') throw new Refusal('poker.not.allowed')
  assert(answer.outcome === 'applied', `money comes to a table or is refused: ${answer.outcome}`)
  await tellPurse(tx, player, answer.items[0]?.legs[0]?.from)
}

/** What lies before these players returns to their purses, also of who is frozen: it is theirs. */
export async function takeBack(scope: TableScope, desk: Desk, seats: readonly Seat[]): Promise<void> {
  const { tx, clock } = scope
  const play = scope.use(playPort)
  const leaving: { player: Player; movement: Movement; item: Item }[] = []
  for (const { memberId, stack, purse } of seats) {
    if (stack === 0n) continue
    const player = await play.playerById(memberId, tx)
    assert(player, `member ${memberId} has a purse to return to`)
    const id = uuidv7(clock.now())
    leaving.push({
      player,
      movement: { id, deskId: desk.id, memberId, kind: 'out', currency: desk.currency, amount: stack },
      item: {
        key: id,
        kind: kinds.leave,
        reference: referenceOf(desk),
        legs: [{ from: purse, to: player.main, amount: stack }],
        correction: true,
      },
    })
  }
  if (leaving.length === 0) return
  await insertMovements(
    tx,
    leaving.map(({ movement }) => movement),
  )
  const answer = await post(
    tx,
    leaving.map(({ item }) => item),
  )
  assert(answer.outcome === 'applied', `what lies on a table can leave it: ${answer.outcome}`)
  for (const [at, { player }] of leaving.entries()) await tellPurse(tx, player, answer.items[at]?.legs[0]?.to)
}
