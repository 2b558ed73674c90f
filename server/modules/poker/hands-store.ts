import type { Move } from '@croupier/games/holdem/hand.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'

export type HandState = 'playing' | 'ended' | 'void'

/** What each pot came to, amounts as text. */
export interface KeptPot {
  amount: string
  rake: string
  won: { seat: number; amount: string }[]
}

export interface Hand {
  id: string
  deskId: bigint
  number: bigint
  state: HandState
  root: string
  sealedSeed: string
  clientPart: string
  button: number
  smallBlindSeat: number
  bigBlindSeat: number
  turnBeganAt: number | null
  board: number | null
  pot: bigint | null
  rake: bigint | null
  result: KeptPot[] | null
  startedAt: number
  endedAt: number | null
}

/** Who was dealt in. */
export interface HandPlayer {
  seat: number
  memberId: bigint
  account: string
  purse: bigint
  roundId: string
  stack: bigint
  behind: bigint
  owes: boolean
  isShown: boolean
  stake: bigint
  payout: bigint
}

function columns(): Sql {
  return sql`
    h.id::text, h.desk_id as "deskId", h.number, h.state, h.root, h.sealed_seed as "sealedSeed",
    h.client_part as "clientPart", h.button, h.small_blind_seat as "smallBlindSeat", h.big_blind_seat as "bigBlindSeat",
    h.turn_began_at as "turnBeganAt", h.board, h.pot, h.rake, h.result, h.started_at as "startedAt",
    h.ended_at as "endedAt"`
}

function playerColumns(): Sql {
  return sql`
    p.seat, p.member_id as "memberId", p.account, p.purse, p.round_id::text as "roundId", p.stack, p.behind, p.owes,
    p.is_shown as "isShown", p.stake, p.payout`
}

export function findHand(db: Queryable, id: string): Promise<Hand | undefined> {
  return db.maybe<Hand>(sql`select ${columns()} from poker.hand h where h.id = ${id}::uuid`)
}

export function playersOf(db: Queryable, handId: string): Promise<HandPlayer[]> {
  return db.many<HandPlayer>(sql`
    select ${playerColumns()} from poker.player p where p.hand_id = ${handId}::uuid order by p.seat`)
}

export type KeptMove = Move & { isSilent: boolean }

export async function movesOf(db: Queryable, handId: string): Promise<KeptMove[]> {
  const rows = await db.many<{ seat: number; kind: Move['kind']; amount: bigint | null; isSilent: boolean }>(sql`
    select seat, kind, amount, is_silent as "isSilent" from poker.move where hand_id = ${handId}::uuid order by n`)
  return rows.map(({ seat, kind, amount, isSilent }) =>
    kind === 'raise' ? { seat, kind, to: amount!, isSilent } : { seat, kind, isSilent },
  )
}

export async function insertMove(tx: Tx, handId: string, n: number, move: Move, isSilent: boolean): Promise<void> {
  await tx.run(sql`
    insert into poker.move (hand_id, n, seat, kind, amount, is_silent)
    values (${handId}::uuid, ${n}, ${move.seat}, ${move.kind}, ${move.kind === 'raise' ? move.to : null}, ${isSilent})`)
}

export type NewHand = Pick<
  Hand,
  | 'id'
  | 'deskId'
  | 'number'
  | 'root'
  | 'sealedSeed'
  | 'clientPart'
  | 'button'
  | 'smallBlindSeat'
  | 'bigBlindSeat'
  | 'turnBeganAt'
>

export async function insertHand(
  tx: Tx,
  hand: NewHand,
  players: readonly Omit<HandPlayer, 'isShown' | 'stake' | 'payout'>[],
): Promise<void> {
  const { id, deskId, number, root, sealedSeed, clientPart, button, smallBlindSeat, bigBlindSeat } = hand
  await tx.run(sql`
    insert into poker.hand
      (id, desk_id, number, root, sealed_seed, client_part, button, small_blind_seat, big_blind_seat, turn_began_at)
    values
      (${id}::uuid, ${deskId}, ${number}, ${root}, ${sealedSeed}, ${clientPart}, ${button}, ${smallBlindSeat},
       ${bigBlindSeat}, ${hand.turnBeganAt === null ? null : new Date(hand.turnBeganAt)})`)
  for (const player of players) {
    await tx.run(sql`
      insert into poker.player (hand_id, seat, member_id, account, purse, round_id, stack, behind, owes)
      values
        (${id}::uuid, ${player.seat}, ${player.memberId}, ${player.account}, ${player.purse}, ${player.roundId}::uuid,
         ${player.stack}, ${player.behind}, ${player.owes})`)
  }
}

export async function beginTurn(tx: Tx, handId: string, at: number): Promise<void> {
  await tx.run(sql`update poker.hand set turn_began_at = ${new Date(at)} where id = ${handId}::uuid`)
}

export interface EndedHand {
  board: number
  pot: bigint
  rake: bigint
  result: readonly KeptPot[]
  players: readonly { seat: number; stake: bigint; payout: bigint; isShown: boolean }[]
}

/** Ends a hand that is played; once, since whoever ends it holds its table. */
export async function endHand(tx: Tx, handId: string, ended: EndedHand): Promise<void> {
  await tx.run(sql`
    update poker.hand
    set state = 'ended', board = ${ended.board}, pot = ${ended.pot}, rake = ${ended.rake},
        result = ${JSON.stringify(ended.result)}::jsonb, ended_at = clock_timestamp(), turn_began_at = null
    where id = ${handId}::uuid and state = 'playing'`)
  for (const { seat, stake, payout, isShown } of ended.players) {
    await tx.run(sql`
      update poker.player set stake = ${stake}, payout = ${payout}, is_shown = ${isShown}
      where hand_id = ${handId}::uuid and seat = ${seat}`)
  }
}

/** Calls a hand off: nothing of it was booked, so nothing has to return. */
export async function voidHand(tx: Tx, handId: string): Promise<void> {
  await tx.run(sql`
    update poker.hand
    set state = 'void', board = 0, pot = 0, rake = 0, result = '[]', ended_at = clock_timestamp(), turn_began_at = null
    where id = ${handId}::uuid and state = 'playing'`)
}

export type OwnHand = Hand & { deskName: string; currency: string; isTrial: boolean; stake: bigint; payout: bigint }

/** Hands a member was dealt in and that are over, the latest first. */
export function handsOf(
  db: Queryable,
  memberId: bigint,
  { deskId, before, most }: { deskId: bigint | undefined; before: string | undefined; most: number },
): Promise<OwnHand[]> {
  const at = deskId === undefined ? sql`true` : sql`h.desk_id = ${deskId}`
  const earlier = below(sql`p.hand_id`, before === undefined ? undefined : sql`${before}::uuid`)
  return db.many<OwnHand>(sql`
    select ${columns()}, d.name as "deskName", d.currency, d.is_trial as "isTrial", p.stake, p.payout
    from poker.player p join poker.hand h on h.id = p.hand_id join poker.desk d on d.id = h.desk_id
    where p.member_id = ${memberId} and h.state = 'ended' and ${at} and ${earlier}
    order by p.hand_id desc limit ${most}`)
}

export type StaffHand = Hand & { deskName: string; currency: string; isTrial: boolean }

/** Hands for operators, the latest first. */
export function handsBefore(
  db: Queryable,
  { deskId, before, most }: { deskId: bigint | undefined; before: string | undefined; most: number },
): Promise<StaffHand[]> {
  const at = deskId === undefined ? sql`true` : sql`h.desk_id = ${deskId}`
  const earlier = below(sql`h.id`, before === undefined ? undefined : sql`${before}::uuid`)
  return db.many<StaffHand>(sql`
    select ${columns()}, d.name as "deskName", d.currency, d.is_trial as "isTrial"
    from poker.hand h join poker.desk d on d.id = h.desk_id
    where ${at} and ${earlier} order by h.id desc limit ${most}`)
}

export function playersOfAll(db: Queryable, handIds: readonly string[]): Promise<(HandPlayer & { handId: string })[]> {
  return db.many(sql`
    select p.hand_id::text as "handId", ${playerColumns()} from poker.player p
    where p.hand_id = any(${[...handIds]}::uuid[]) order by p.hand_id, p.seat`)
}
