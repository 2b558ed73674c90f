import { clientPartText, commitmentTo, orderOf, rootOf } from '@croupier/games/holdem/deal.ts'
import { cardOf } from '@croupier/games/holdem/cards.ts'
import { dealNext, openPoker, openPokerTable, passAtTable, tickThePoker } from '@croupier/dev/testing/poker.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sql, sql } from '../../platform/database.ts'
import { openLog } from '../../platform/log.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { accountsOf, balancesOf } from '../ledger/index.ts'
import { playPort } from '../play/index.ts'
import { POKER_VENDOR } from './offered.ts'
import { lookAtTable, pokerBeat } from './tick.ts'

const lines: string[] = []
const server = useServer({ log: () => openLog('warn', { write: (line: string) => void lines.push(line) }) })
const database = () => server().wired.app.database

let vendor: TestVendor

beforeAll(async () => {
  await openPoker(server())
  vendor = await openVendor(server())
})

const playerOf = async (account: string) => (await server().wired.app.ports.use(playPort).playerByAccount(account))!

async function mainOf(account: string): Promise<string> {
  const { main } = await playerOf(account)
  return (Number((await balancesOf(database(), [main])).get(main)!.balance) / 1e6).toFixed(2)
}

/** What the ledger has of a member on tables. */
async function tablesOf(account: string): Promise<string> {
  const { memberId } = await playerOf(account)
  const found = (await accountsOf(database(), [`member:${memberId}`])).find(({ purse }) => purse === 20)
  if (!found) return '0.00'
  return (Number((await balancesOf(database(), [found.id])).get(found.id)!.balance) / 1e6).toFixed(2)
}

const look = async (account: string, tableId: number) =>
  (await asMember(server(), account, 'showPokerTable', { tableId })).changed

const sit = (account: string, tableId: number, seat: number, buyIn = '100.00') =>
  asMember(server(), account, 'sitAtTable', { tableId, seat, buyIn })

/** Several members at a table, each with 100 of their 150, and a hand that is dealt. */
async function seatedTable(count: number, terms: object = {}) {
  const tableId = await openPokerTable(server(), terms)
  const accounts: string[] = []
  for (let seat = 0; seat < count; seat += 1) {
    const account = await openPlayer(server(), '150.00')
    accounts.push(account)
    await sit(account, tableId, seat)
  }
  await dealNext(server(), tableId)
  return { tableId, accounts }
}

/** Does a move as whoever is on turn. */
async function move(tableId: number, accounts: readonly string[], kind: string, to?: string) {
  const { hand, turn } = await look(accounts[0]!, tableId)
  const account = accounts[turn.seat]!
  const input = { tableId, handId: hand.handId, moves: hand.moves, kind, ...(to === undefined ? {} : { to }) }
  return asMember(server(), account, 'moveAtTable', input)
}

/** Calls and checks until the hand is over. */
async function showDown(tableId: number, accounts: readonly string[]) {
  for (;;) {
    const { hand, turn } = await look(accounts[0]!, tableId)
    if (!turn) return hand
    const { choices } = await look(accounts[turn.seat]!, tableId)
    await move(tableId, accounts, Number(choices.call) === 0 ? 'check' : 'call')
  }
}

const excludeForEver = (account: string) =>
  asMember(server(), account, 'takeBreak', { length: { kind: 'exclusion-for-ever' }, password: 'lantern-light-77' })

async function setPoker(status: 'open' | 'maintenance') {
  await asOperator(server(), 'setVendor', { code: POKER_VENDOR, status })
  await server().wired.app.ports.use(cataloguePort).refresh()
}

const roundsOf = async (account: string) => {
  const { memberId } = await playerOf(account)
  return database().many<{ stake: bigint; payout: bigint; valid: bigint; state: string; type: string }>(sql`
    select stake, payout, valid_bet as valid, state, game_type as type from play.round where member_id = ${memberId}`)
}

describe('[D-06] a hand at a table of the house', () => {
  it('begins at once for 64 who sit down together on a fresh server, and no transaction waits for a second connection', async () => {
    const tables = await Promise.all(Array.from({ length: 32 }, () => openPokerTable(server())))
    const accounts = await Promise.all(Array.from({ length: 64 }, () => openPlayer(server(), '150.00')))
    await Promise.all(accounts.map((account, at) => sit(account, tables[at >> 1]!, at % 2)))
    for (const tableId of tables) await dealNext(server(), tableId)
    const { hands } = await database().one<{ hands: bigint }>(sql`
      select count(*) as hands from poker.hand where state = 'playing'`)
    expect(hands).toBe(32n)
    expect(lines.filter((line) => line.includes('second connection'))).toEqual([])
  })

  it('is played to its end: stakes and payouts are rounds of play, the house has the rake, and who leaves takes the rest', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const [one, other] = accounts as [string, string]
    expect(await mainOf(one)).toBe('50.00')
    expect(await tablesOf(one)).toBe('100.00')

    const before = await look(one, tableId)
    expect(before).toMatchObject({
      ownSeat: 0,
      turn: { seat: 0 },
      choices: { call: '1.00', raise: { least: '4.00', most: '100.00' } },
    })
    expect(before.hand.players.map(({ cards }: { cards: unknown }) => cards !== null)).toEqual([true, false])
    expect(before.hand).toMatchObject({ street: 'preflop', board: [], pot: '3.00' })

    await move(tableId, accounts, 'raise', '10.00')
    const hand = await showDown(tableId, accounts)
    expect(hand).toMatchObject({ state: 'ended', pot: '20.00', result: { rake: '1.00' } })
    expect(hand.board).toHaveLength(5)

    const rounds = [...(await roundsOf(one)), ...(await roundsOf(other))]
    expect(rounds.map(({ stake, valid, state, type }) => ({ stake, valid, state, type }))).toEqual(
      [1, 2].map(() => ({ stake: 10_000_000n, valid: 10_000_000n, state: 'closed', type: 'PVP' })),
    )
    expect(rounds.reduce((sum, { payout }) => sum + payout, 0n)).toBe(19_000_000n)
    expect(Number(await tablesOf(one)) + Number(await tablesOf(other))).toBe(199)

    const mine = await tablesOf(one)
    await asMember(server(), one, 'leaveTable', { tableId })
    expect(await mainOf(one)).toBe((50 + Number(mine)).toFixed(2))
    expect(await tablesOf(one)).toBe('0.00')
    expect((await look(other, tableId)).seats).toHaveLength(1)
    const { list } = await asMember(server(), one, 'listPokerHands', {})
    expect(list).toMatchObject([{ handId: hand.handId, stake: '10.00', cards: expect.any(Array) }])
    expect(list[0].cards).toHaveLength(2)
    const history = await asMember(server(), one, 'listBetHistory', {})
    expect(JSON.stringify(history)).toContain('HOLDEM')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('counts as valid bet what was raked: as far as the cap of the rake, and nothing without a flop', async () => {
    const { tableId, accounts } = await seatedTable(2, { rakeCap: '0.50' })
    const validOf = async () =>
      (await Promise.all(accounts.map(roundsOf))).map((rounds) => rounds.map(({ stake, valid }) => [stake, valid]))
    await move(tableId, accounts, 'raise', '10.00')
    expect(await showDown(tableId, accounts)).toMatchObject({ pot: '20.00', result: { rake: '0.50' } })
    const capped = [[10_000_000n, 5_000_000n]]
    expect(await validOf()).toEqual([capped, capped])
    await dealNext(server(), tableId)
    await move(tableId, accounts, 'fold')
    const none = expect.arrayContaining([[1_000_000n, 0n]])
    expect(await validOf()).toEqual([none, none])
  })

  it('tells nobody cards that are not theirs to see, and proves every card that was shown', async () => {
    const { tableId, accounts } = await seatedTable(3)
    const [first] = accounts as [string]
    const { nextRoot } = await look(first, tableId)
    const watcher = await openPlayer(server(), '0')
    expect((await look(watcher, tableId)).hand.players.every(({ cards }: { cards: unknown }) => cards === null)).toBe(
      true,
    )

    // The first to act folds; the others show down.
    await move(tableId, accounts, 'fold')
    const { handId } = await showDown(tableId, accounts)
    const seen = await asMember(server(), watcher, 'showPokerHand', { handId })
    expect(seen.hand.players.filter(({ cards }: { cards: unknown }) => cards === null)).toMatchObject([
      { isFolded: true },
    ])
    const { commitments, opened } = seen.fairness
    expect(opened).toHaveLength(9)
    expect(rootOf(commitments)).toBe(seen.hand.root)
    for (const { place, card, salt } of opened) {
      expect(commitmentTo({ place, card: cardOf(card)!, salt })).toBe(commitments[place])
    }
    // Board and shown hands lie where the commitment and the players' part say.
    const order = orderOf(seen.hand.root, seen.hand.clientPart)
    const placed = (card: string) => opened.find((each: { card: string }) => each.card === card).place
    expect(seen.hand.board.map(placed)).toEqual(order.slice(6, 11))

    const folder = seen.hand.players.find(({ isFolded }: { isFolded: boolean }) => isFolded).seat
    const own = await asMember(server(), accounts[folder]!, 'showPokerHand', { handId })
    expect(own.fairness.opened).toHaveLength(11)
    expect(seen.hand.players.every(({ cards }: { cards: unknown }) => cards !== null)).toBe(false)

    // The next hand's deck was committed to before this one's moves, which are part of how it is dealt.
    await dealNext(server(), tableId)
    const next = await look(first, tableId)
    expect(next.hand.root).toBe(nextRoot)
    const seats = next.hand.players.map(({ seat }: { seat: number }) => ({
      seat,
      stack:
        BigInt(Math.round(Number(next.seats.find((each: { seat: number }) => each.seat === seat).stack) * 1e6)) +
        BigInt(Math.round(Number(next.hand.players.find((each: { seat: number }) => each.seat === seat).put) * 1e6)),
    }))
    const before = seen.moves.map(({ seat, kind, to }: { seat: number; kind: string; to: string | null }) => ({
      seat,
      kind,
      to: to === null ? undefined : BigInt(Math.round(Number(to) * 1e6)),
    }))
    expect(next.hand.clientPart).toBe(clientPartText({ table: String(tableId), number: 2, players: seats, before }))
  })

  it('names others only where they have chosen it', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const [one, other] = accounts as [string, string]
    const namesFor = async (account: string) => {
      const { hand, seats } = await look(account, tableId)
      return [hand.players, seats].map((list) => list.map(({ name }: { name: string | null }) => name))
    }
    expect(await namesFor(one)).toEqual([1, 2].map(() => [one, null]))
    await asMember(server(), other, 'setPlayPrivacy', { isHidden: false })
    const masked = `${other.slice(0, 2)}***${other.slice(-1)}`
    expect(await namesFor(one)).toEqual([1, 2].map(() => [one, masked]))
  })

  it('answers little where nothing has changed', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const { version } = await look(accounts[0]!, tableId)
    const again = await asMember(server(), accounts[0]!, 'showPokerTable', { tableId, version })
    expect(again).toEqual({ now: expect.any(Number), version, changed: null })
  })

  it('takes a move once, also where it comes twice, and none that is another’s', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const { hand, turn } = await look(accounts[0]!, tableId)
    const input = { tableId, handId: hand.handId, moves: 0, kind: 'call' }
    const [actor, other] = [accounts[turn.seat]!, accounts[1 - turn.seat]!]
    await expect(asMember(server(), other, 'moveAtTable', input)).rejects.toThrow('poker.move.not.allowed')
    const stale = { ...input, moves: 3 }
    await expect(asMember(server(), actor, 'moveAtTable', stale)).rejects.toThrow('poker.move.not.allowed')
    await asMember(server(), actor, 'moveAtTable', input)
    const after = await asMember(server(), actor, 'moveAtTable', input)
    expect(after.hand.moves).toBe(1)
    const outsider = await openPlayer(server(), '0')
    await expect(asMember(server(), outsider, 'moveAtTable', input)).rejects.toThrow('poker.not.seated')
  })
})

describe('[D-06] the clock of a table', () => {
  it('checks or folds for who does not answer, lets them sit out, and gives their seat up after minutes', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const { turn } = await look(accounts[0]!, tableId)
    const silent = accounts[turn.seat]!
    await passAtTable(server(), tableId, 40_000)
    expect((await look(silent, tableId)).hand.state).toBe('playing')
    await passAtTable(server(), tableId, 11_000)
    const over = await look(silent, tableId)
    expect(over.hand).toMatchObject({ state: 'ended', result: { rake: '0.00' } })
    expect(over.seats.find(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject({ isOut: true })
    // Their own small blind is all they lose, and nobody plays on alone.
    expect(await tablesOf(silent)).toBe('99.00')
    await dealNext(server(), tableId)
    expect((await look(silent, tableId)).hand.number).toBe(1)
    await passAtTable(server(), tableId, 301_000)
    expect((await look(silent, tableId)).ownSeat).toBeNull()
    expect(await mainOf(silent)).toBe('149.00')
  })

  describe('after a minute in which the house was away', () => {
    const lookedAt = (moment: Sql) => database().run(sql`update poker.watch set looked_at = ${moment}`)

    async function awayTable() {
      const table = await seatedTable(2)
      await lookedAt(sql`clock_timestamp() - interval '60 seconds'`)
      await database().run(sql`
        update poker.hand set turn_began_at = turn_began_at - interval '60 seconds'
        where desk_id = ${table.tableId} and state = 'playing'`)
      await database().run(sql`update poker.desk set due_at = clock_timestamp() where id = ${table.tableId}`)
      return table
    }

    afterEach(() => lookedAt(sql`null`))

    it('begins the turn again of whoever could not answer, and passes them once they had their time', async () => {
      const { tableId, accounts } = await awayTable()
      await pokerBeat.run(server().wired.app)

      const { hand, turn, seats } = await look(accounts[0]!, tableId)
      expect([hand.state, hand.moves]).toEqual(['playing', 0])
      expect(turn.endsAt).toBeGreaterThan(Date.now() + 10_000)
      expect(seats.map(({ isOut }: { isOut: boolean }) => isOut)).toEqual([false, false])
      await passAtTable(server(), tableId, 51_000)
      expect((await look(accounts[0]!, tableId)).hand.state).toBe('ended')
    })

    it('takes a move before the clock has looked, and nothing of the time bank', async () => {
      const { tableId, accounts } = await awayTable()
      await move(tableId, accounts, 'call')

      const { hand } = await look(accounts[0]!, tableId)
      const banks = await database().many(sql`select time_bank as bank from poker.seat where desk_id = ${tableId}`)
      expect([hand.state, hand.moves]).toEqual(['playing', 1])
      expect(banks).toEqual([{ bank: 30_000 }, { bank: 30_000 }])
    })
  })

  it('lets who comes back play on, and takes a move after twenty seconds from the time bank', async () => {
    const { tableId, accounts } = await seatedTable(2)
    await passAtTable(server(), tableId, 35_000)
    const { turn } = await look(accounts[0]!, tableId)
    await move(tableId, accounts, 'call')
    await move(tableId, accounts, 'check')
    const { timeBank } = await database().one<{ timeBank: number }>(sql`
      select time_bank as "timeBank" from poker.seat where desk_id = ${tableId} and seat = ${turn.seat}`)
    expect(timeBank).toBeGreaterThan(5_000)
    expect(timeBank).toBeLessThan(15_500)
    await showDown(tableId, accounts)
    await asMember(server(), accounts[0]!, 'sitOut', { tableId, isOut: true })
    await dealNext(server(), tableId)
    expect((await look(accounts[0]!, tableId)).hand.number).toBe(1)
    await asMember(server(), accounts[0]!, 'sitOut', { tableId, isOut: false })
    await dealNext(server(), tableId)
    expect((await look(accounts[0]!, tableId)).hand.number).toBe(2)
  })

  it('folds who leaves within a hand, and returns what they have after it', async () => {
    const { tableId, accounts } = await seatedTable(3)
    const { turn } = await look(accounts[0]!, tableId)
    // Somebody whose turn it is not: their cards are folded when it comes to them.
    const leaver = (turn.seat + 1) % 3
    const { version } = await look(accounts[turn.seat]!, tableId)
    const told = await asMember(server(), accounts[leaver]!, 'leaveTable', { tableId })
    // To whoever acts before them it would be a fold that is told too early.
    const isLeaving = (table: any) => table.seats.find(({ seat }: { seat: number }) => seat === leaver).isLeaving
    expect([isLeaving(told), isLeaving(await look(accounts[turn.seat]!, tableId))]).toEqual([true, false])
    expect((await look(accounts[turn.seat]!, tableId)).version).toBe(version)
    await move(tableId, accounts, 'call')
    expect(isLeaving(await look(accounts[turn.seat]!, tableId))).toBe(true)
    const { hand } = await look(accounts[0]!, tableId)
    expect(hand.players.find(({ seat }: { seat: number }) => seat === leaver)).toMatchObject({ isFolded: true })
    expect((await look(accounts[leaver]!, tableId)).ownSeat).toBe(leaver)
    await showDown(tableId, accounts)
    await tickThePoker(server())
    expect((await look(accounts[leaver]!, tableId)).ownSeat).toBeNull()
    expect(Number(await mainOf(accounts[leaver]!))).toBeLessThan(150)
    expect(await tablesOf(accounts[leaver]!)).toBe('0.00')
    expect(await ledgerFindings(server())).toEqual([])
  })
})

describe('[D-06] who sits at a table', () => {
  it('one member has one seat, within the buy-in, and main money alone', async () => {
    const tableId = await openPokerTable(server())
    const [one, other] = [await openPlayer(server(), '50.00'), await openPlayer(server(), '500.00')]
    await expect(sit(one, tableId, 0, '60.00')).rejects.toThrow('insufficient_balance')
    await expect(sit(one, tableId, 0, '39.99')).rejects.toThrow('poker.buy.in')
    await expect(sit(other, tableId, 0, '200.01')).rejects.toThrow('poker.buy.in')
    await expect(sit(one, tableId, 6, '40.00')).rejects.toThrow('request.invalid')
    await sit(one, tableId, 0, '40.00')
    await expect(sit(one, tableId, 1, '40.00')).rejects.toThrow('poker.seat.own')
    await expect(sit(other, tableId, 0)).rejects.toThrow('poker.seat.taken')
    await sit(other, tableId, 1, '50.00')
    await expect(asMember(server(), other, 'topUpStack', { tableId, amount: '151.00' })).rejects.toThrow('poker.buy.in')
    await asMember(server(), other, 'topUpStack', { tableId, amount: '150.00' })
    expect(await tablesOf(other)).toBe('200.00')
    await dealNext(server(), tableId)
    await expect(asMember(server(), one, 'topUpStack', { tableId, amount: '5.00' })).rejects.toThrow(
      'poker.hand.running',
    )
  })

  it('practice accounts sit at practice tables with play money, and nobody at the others’', async () => {
    const money = await openPokerTable(server())
    const practice = await openPokerTable(server(), { isTrial: true })
    const post = (token: string, url: string, body: object) =>
      server().call('portal', { method: 'POST', url, token, body })
    const login = await post('', '/wps/session/login/freeplay', {})
    const { token } = login.json().value
    const seat = (tableId: number) => post(token, `/wps/poker/tables/${tableId}/seat`, { seat: 0, buyIn: '100.00' })
    expect((await seat(money)).json().errorCode).toBe('in_need_true_account')
    expect((await seat(practice)).json()).toMatchObject({ success: true, value: { ownSeat: 0 } })
    const member = await openPlayer(server(), '100.00')
    await expect(sit(member, practice, 1)).rejects.toThrow('poker.practice.only')
    const other = (await post('', '/wps/session/login/freeplay', {})).json().value.token
    await post(other, `/wps/poker/tables/${practice}/seat`, { seat: 1, buyIn: '100.00' })
    await dealNext(server(), practice)
    const { changed } = (
      await server().call('portal', { method: 'GET', url: `/wps/poker/tables/${practice}`, token })
    ).json().value
    expect(changed.hand.number).toBe(1)
    const by = changed.turn.seat === 0 ? token : other
    const folded = await post(by, `/wps/poker/tables/${practice}/move`, {
      handId: changed.hand.handId,
      moves: 0,
      kind: 'fold',
    })
    expect(folded.json().value.hand.state).toBe('ended')
    const { rounds } = await database().one<{ rounds: bigint }>(sql`
      select count(*) as rounds from play.round where is_demo and game_type = 'PVP'`)
    expect(rounds).toBe(2n)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('nobody puts in more than they allow themselves, and who is frozen gets back what is theirs', async () => {
    const tableId = await openPokerTable(server())
    const [limited, frozen] = [await openPlayer(server(), '150.00'), await openPlayer(server(), '150.00')]
    await asMember(server(), limited, 'setOwnLimit', { kind: 'wager', period: 'day', amount: '30.00' })
    await sit(limited, tableId, 0)
    await sit(frozen, tableId, 1)
    await dealNext(server(), tableId)
    const accounts = [limited, frozen]
    const { hand } = await look(limited, tableId)
    expect(hand.state).toBe('playing')
    await asOperator(server(), 'freezeMember', { account: frozen, note: 'a look at the account' })
    // Seventy lie before them that they cannot put in.
    const start = await look(limited, tableId)
    if (start.turn.seat === 1) await move(tableId, accounts, 'call')
    expect((await look(limited, tableId)).choices.raise.most).toBe('30.00')
    await showDown(tableId, accounts)
    await dealNext(server(), tableId)
    const after = await look(frozen, tableId)
    expect(after.hand.number).toBe(1)
    await passAtTable(server(), tableId, 301_000)
    expect(await tablesOf(frozen)).toBe('0.00')
    expect(Number(await mainOf(frozen))).toBeGreaterThan(100)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('who excludes themselves gets back what is theirs, also where nobody is left to play with', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const { turn } = await look(accounts[0]!, tableId)
    const [excluded, other] = [accounts[turn.seat]!, accounts[1 - turn.seat]!]
    await move(tableId, accounts, 'fold')
    await excludeForEver(excluded)
    await asMember(server(), other, 'leaveTable', { tableId })
    expect((await look(other, tableId)).seats).toMatchObject([{ seat: turn.seat, isOut: false }])
    await passAtTable(server(), tableId, 61_000)
    expect((await look(other, tableId)).seats).toMatchObject([{ seat: turn.seat, isOut: true }])
    expect(await tablesOf(excluded)).toBe('99.00')
    await passAtTable(server(), tableId, 301_000)
    expect((await look(other, tableId)).seats).toEqual([])
    expect(await tablesOf(excluded)).toBe('0.00')
    expect(await mainOf(excluded)).toBe('149.00')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('who excludes themselves gets back what is theirs while poker is closed, and who may play keeps their seat', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const { turn } = await look(accounts[0]!, tableId)
    const [excluded, other] = [accounts[turn.seat]!, accounts[1 - turn.seat]!]
    await move(tableId, accounts, 'fold')
    await excludeForEver(excluded)
    await setPoker('maintenance')
    await dealNext(server(), tableId)
    await passAtTable(server(), tableId, 301_000)
    expect(await mainOf(excluded)).toBe('149.00')
    for (let minute = 0; minute < 10; minute += 1) await passAtTable(server(), tableId, 61_000)
    expect((await look(other, tableId)).seats).toMatchObject([{ seat: 1 - turn.seat, isOut: false, stack: '101.00' }])
    await setPoker('open')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('limits of their own know what lies in a hand: they lose it once, in other games or here', async () => {
    const tableId = await openPokerTable(server())
    const [limited, other] = [await openPlayer(server(), '150.00'), await openPlayer(server(), '150.00')]
    await asMember(server(), limited, 'setOwnLimit', { kind: 'loss', period: 'day', amount: '30.00' })
    await sit(limited, tableId, 0)
    await sit(other, tableId, 1)
    await dealNext(server(), tableId)
    const bet = async (amount: string) => {
      const transactions = [{ id_provider: randomUUID(), type: 'bet', amount }]
      const round = { account_id: limited, currency: 'BDT', game_id: 'game', round_id: randomUUID(), finished: true }
      return (await vendor.send('betwin', { ...round, transactions })).status
    }
    expect(await bet('1.00')).toBe(400)
    // Their small blind is lost, and what they could have lost beside it is theirs to stake again.
    await asMember(server(), limited, 'leaveTable', { tableId })
    expect((await look(limited, tableId)).hand.state).toBe('ended')
    expect(await bet('29.01')).toBe(400)
    expect(await bet('29.00')).toBe(200)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('limits of their own hold also where hands begin at several tables at the same moment', async () => {
    const tables = await Promise.all([1, 2, 3].map(() => openPokerTable(server())))
    const limited = await openPlayer(server(), '500.00')
    await asMember(server(), limited, 'setOwnLimit', { kind: 'wager', period: 'day', amount: '60.00' })
    for (const tableId of tables) {
      await sit(limited, tableId, 0)
      await sit(await openPlayer(server(), '150.00'), tableId, 1)
      await database().run(
        sql`update poker.desk set next_hand_at = clock_timestamp(), due_at = null where id = ${tableId}`,
      )
    }
    const { clock, ports } = server().wired.app
    await Promise.all(
      tables.map((tableId) =>
        database().transaction((tx) => lookAtTable({ tx, clock, use: (port) => ports.use(port) }, BigInt(tableId))),
      ),
    )
    const { atStake } = await database().one<{ atStake: bigint }>(sql`
      select sum(p.stack)::bigint as "atStake" from poker.player p join poker.hand h on h.id = p.hand_id
      where h.state = 'playing' and p.account = ${limited}`)
    expect(atStake).toBe(60_000_000n)
  })

  it('nobody holds up the next hand by sitting out and coming back', async () => {
    const { tableId, accounts } = await seatedTable(3)
    await showDown(tableId, accounts)
    const { nextHandAt } = await look(accounts[0]!, tableId)
    for (const isOut of [true, false]) await asMember(server(), accounts[0]!, 'sitOut', { tableId, isOut })
    expect((await look(accounts[0]!, tableId)).nextHandAt).toBe(nextHandAt)
    await passAtTable(server(), tableId, 6_500)
    for (const isOut of [true, false]) await asMember(server(), accounts[0]!, 'sitOut', { tableId, isOut })
    await passAtTable(server(), tableId, 600)
    expect((await look(accounts[0]!, tableId)).hand).toMatchObject({ number: 2, state: 'playing' })
  })
})

describe('[D-06] who comes back to a table soon', () => {
  /** Two sit down with 100.00, and one of them loses a pot and leaves. */
  async function wonAndLeft(): Promise<{ tableId: number; winner: string; left: string }> {
    const { tableId, accounts } = await seatedTable(2)
    await move(tableId, accounts, 'fold')
    const [winner] = await Promise.all(
      accounts.map(async (account) => ({ account, stack: Number(await tablesOf(account)) })),
    ).then((all) => all.toSorted((one, other) => other.stack - one.stack))
    const left = await tablesOf(winner!.account)
    expect(Number(left)).toBeGreaterThan(100)
    await asMember(server(), winner!.account, 'leaveTable', { tableId })
    return { tableId, winner: winner!.account, left }
  }

  it('brings at least what they left with, and finds their time bank empty', async () => {
    const { tableId, winner, left } = await wonAndLeft()
    const { ownSeat, buyIn } = await look(winner, tableId)
    expect([ownSeat, buyIn]).toEqual([null, { least: left, most: '200.00', isReturn: true }])
    await expect(sit(winner, tableId, 2, '40.00')).rejects.toThrow('poker.buy.in')
    await sit(winner, tableId, 2, left)
    expect((await look(winner, tableId)).buyIn).toBeNull()
    const { timeBank } = await database().one<{ timeBank: number }>(sql`
      select time_bank as "timeBank" from poker.seat where desk_id = ${tableId} and seat = 2`)
    expect(timeBank).toBe(0)
    // Of another table nothing is asked, nor of somebody new.
    expect((await look(winner, await openPokerTable(server()))).buyIn).toMatchObject({
      least: '40.00',
      isReturn: false,
    })
    expect((await look(await openPlayer(server(), '150.00'), tableId)).buyIn).toMatchObject({ isReturn: false })
  })

  it('may bring more than others where they left with more, and again what they like after an hour', async () => {
    const { tableId, winner, left } = await wonAndLeft()
    await database().run(sql`update poker.desk set max_buy_in = 100000000 where id = ${tableId}`)
    expect((await look(winner, tableId)).buyIn).toEqual({ least: left, most: left, isReturn: true })
    await database().run(sql`
      update poker.movement set at = at - interval '59 minutes' where desk_id = ${tableId}`)
    expect((await look(winner, tableId)).buyIn).toMatchObject({ isReturn: true })
    await database().run(sql`
      update poker.movement set at = at - interval '2 minutes' where desk_id = ${tableId}`)
    expect((await look(winner, tableId)).buyIn).toEqual({ least: '40.00', most: '100.00', isReturn: false })
    await sit(winner, tableId, 2, '40.00')
  })
})

describe('[D-06] operators', () => {
  it('open and close tables: a hand is played to its end, and what lies there returns', async () => {
    const { tableId, accounts } = await seatedTable(2)
    const shown = async () => {
      const { list } = await asOperator<{ list: any[] }>(server(), 'listStaffPokerTables', {})
      return list.find(({ table }) => table.tableId === tableId)
    }
    expect(await shown()).toMatchObject({ chips: '200.00', isPlaying: true, hands: 1 })
    expect(await asOperator(server(), 'closePokerTable', { tableId })).toEqual({ state: 'closing' })
    await expect(asOperator(server(), 'closePokerTable', { tableId })).rejects.toThrow('poker.table.closed')
    const late = await openPlayer(server(), '150.00')
    await expect(sit(late, tableId, 2)).rejects.toThrow('poker.table.closed')
    await showDown(tableId, accounts)
    await tickThePoker(server())
    expect(await shown()).toMatchObject({ chips: '0.00', table: { state: 'closed' }, seats: [] })
    for (const account of accounts) expect(await tablesOf(account)).toBe('0.00')
    const { list } = await asOperator<{ list: any[] }>(server(), 'listStaffPokerHands', { tableId })
    expect(list).toMatchObject([{ number: 1, state: 'ended', pot: '4.00', rake: '0.20' }])
    await expect(openPokerTable(server(), { minBuyIn: '5.00' })).rejects.toThrow('poker.terms.invalid')
  })

  it('do not rule on what one member lost to another: the house would pay it', async () => {
    const { tableId, accounts } = await seatedTable(2)
    await move(tableId, accounts, 'fold')
    const { roundId } = await database().one<{ roundId: string }>(sql`
      select p.round_id::text as "roundId" from poker.player p join poker.hand h on h.id = p.hand_id
      where h.desk_id = ${tableId} and p.payout = 0`)
    const asked = { roundId, note: 'they asked for it' }
    await expect(asOperator(server(), 'voidRound', asked)).rejects.toThrow('round.between.members')
    await expect(asOperator(server(), 'resettleRound', { ...asked, payout: '5.00' })).rejects.toThrow(
      'round.between.members',
    )
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('see who came from one address, and members see the tables among the rooms', async () => {
    const { tableId, accounts } = await seatedTable(2, { name: 'By the river' })
    await database().run(sql`update poker.seat set ip = '203.0.113.7' where desk_id = ${tableId}`)
    const { list } = await asOperator<{ list: any[] }>(server(), 'listStaffPokerTables', {})
    const seats = list.find(({ table }) => table.tableId === tableId).seats
    expect(seats.map(({ sharesAddress }: { sharesAddress: boolean }) => sharesAddress)).toEqual([true, true])
    const { rooms } = await asMember(server(), accounts[0]!, 'listRooms', { language: 'en' })
    expect(rooms).toContainEqual(
      expect.objectContaining({
        roomId: String(tableId),
        roomName: 'By the river',
        vassalage: 'POKER',
        seats: 6,
        players: 2,
      }),
    )
    const listed = await asMember(server(), accounts[0]!, 'listPokerTables', {})
    expect(listed).toMatchObject({ isOpen: true, onTables: '100.00' })
  })
})
