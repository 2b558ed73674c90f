import { assert } from '@croupier/basis/assert.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import type { App } from '../../../platform/app.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { type Game, gameByNode, takesNot, type Vendor, vendorById } from '../../catalogue/index.ts'
import { accountsOf, balancesOf, createLanes, openAccounts } from '../../ledger/index.ts'
import { sessionRules } from '../../identity/index.ts'
import { lowestCountedMultiplier } from '../../wagering/index.ts'
import { HOUSE } from '../../wallet/index.ts'
import { findGameSession, hashOfToken, renewGameSession } from '../sessions/game-sessions-store.ts'
import {
  identify,
  keysOf,
  type Performed,
  type PerformedRow,
  performArguments,
  performedOf,
  performStatement,
  type PreparedCall,
} from './performing-store.ts'
import { type PlayAnswer, PlayBusy, type PlayCall } from './play-call.ts'
import { bookRounds } from './booking-store.ts'
import type { Play, RoundEnd, RoundsPlayed, RoundsSettled, Together, TogetherWork } from './play-port.ts'
import { housePurses } from './play-words.ts'
import { type Player, Players } from './players-store.ts'
import { settleRounds } from './settling-store.ts'
import { createBalanceTeller, tellBalance } from './tell-balance.ts'
import { createUseNoter } from '../sessions/note-use.ts'
import { validBetOf } from './valid-bet.ts'
import { type VendorProtocol, vendorProtocolsPort } from '../sessions/vendor-protocol-port.ts'

/** Longest id of a vendor's that is kept. */
export const LONGEST_REF = 200

function checkCall(call: PlayCall): void {
  const refs = call.transactions.map(({ ref }) => ref)
  const originals = call.transactions.flatMap(({ type, originalRef }) => (type === 'rollback' ? [originalRef] : []))
  const named = [...refs, ...originals]
  assert(new Set(named).size === named.length, 'a call names each transaction once')
  for (const ref of [call.roundRef, ...named]) assert(ref && ref.length <= LONGEST_REF, 'a vendor’s id can be kept')
  for (const { type, amount, isFree } of call.transactions) {
    const mayBeNothing = type === 'win' || isFree === true
    assert(type === 'rollback' || amount > 0n || (mayBeNothing && amount === 0n), 'an amount is above zero')
  }
}

/** Opens what `playPort` offers; the catalogue must be open. */
export function openPlay(app: App): Play {
  const { database } = app
  const players = new Players()
  const closing: (() => Promise<void>)[] = []
  const houses = new Map<string, bigint>()
  const asking = new Map<string, Promise<bigint>>()
  const openedWithin = new WeakMap<Queryable, Set<string>>()
  const teller = createBalanceTeller(app)
  const rules = () => sessionRules({ clock: app.clock, use: (port) => app.ports.use(port) })
  const uses = createUseNoter(app, rules)

  const lanes = createLanes<PreparedCall, Performed>(database, {
    name: 'play perform',
    keysOf,
    statement: (calls, skipLocked) => performStatement(calls, rules(), skipLocked),
    answers: (calls, rows) => calls.map((call, index) => performedOf(call, rows[index] as PerformedRow)),
  })

  /**
   * Opened over the connection at hand: whoever holds one and waits for another stands still as soon as all do. What was
   * opened may be rolled back, so it is remembered by whoever finds it later, in another transaction.
   */
  async function houseAccount(db: Queryable, currency: string, isTrial: boolean): Promise<bigint> {
    const purse = isTrial ? housePurses.trialGames : housePurses.games
    const key = `${purse} ${currency}`
    const known = houses.get(key)
    if (known !== undefined) return known
    // Outside a transaction everybody who comes at once waits for one answer.
    const asked = db === database ? asking.get(key) : undefined
    if (asked) return asked
    const answer = findHouse(db, key, { purse, currency })
    if (db !== database) return answer
    asking.set(key, answer)
    return answer.finally(() => asking.delete(key))
  }

  async function findHouse(db: Queryable, key: string, { purse, currency }: { purse: number; currency: string }) {
    const standing = (await accountsOf(db, [HOUSE])).find((each) => each.purse === purse && each.unit === currency)
    if (standing) {
      if (!openedWithin.get(db)?.has(key)) houses.set(key, standing.id)
      return standing.id
    }
    const [opened] = await openAccounts(db, [{ owner: HOUSE, purse, unit: currency, guarded: false }])
    if (db === database) houses.set(key, opened!)
    else openedWithin.set(db, (openedWithin.get(db) ?? new Set()).add(key))
    return opened!
  }

  async function settleAlike(tx: Tx, alike: readonly RoundEnd[]) {
    const { vendorId, currency } = alike[0]!
    const found = await players.byIds(
      tx,
      alike.map(({ memberId }) => memberId),
    )
    const lowestMultiplier = Ratio.parse(app.ports.use(settingsPort).read(lowestCountedMultiplier))
    const rounds = alike.flatMap(({ roundId, gameNodeId, memberId, wins, wagers }) => {
      const player = found.get(memberId)
      const game = gameByNode(app, gameNodeId)
      // Play money comes from elsewhere, and is not played for here.
      if (!player || !game || player.isTrial || player.currency !== currency || game.vendorId !== vendorId) return []
      return [{ roundId, player, wins, validBet: validBetOf(game.type, wagers, { lowestMultiplier }) }]
    })
    if (rounds.length === 0) return []
    const house = await houseAccount(tx, currency, false)
    const rows = await settleRounds(tx, { vendorId, currency, house, rounds }, app.clock.now())
    return rows.map(({ place, ...left }) => ({ ...rounds[place - 1]!, ...left }))
  }

  async function prepare(db: Queryable, call: PlayCall): Promise<PreparedCall> {
    checkCall(call)
    const player = await players.byId(db, call.memberId)
    assert(player, `member ${call.memberId} has a purse to play from`)
    assert(player.currency === call.currency, 'a call is in the member’s currency')
    const vendor = vendorById(app, call.vendorId)
    assert(vendor, `vendor ${call.vendorId} is in the catalogue`)
    const game: Game | undefined = call.gameNodeId === undefined ? undefined : gameByNode(app, call.gameNodeId)
    assert(
      call.gameNodeId === undefined || game?.vendorId === call.vendorId,
      `game ${call.gameNodeId} is one of vendor ${call.vendorId}`,
    )
    const lowestMultiplier = Ratio.parse(app.ports.use(settingsPort).read(lowestCountedMultiplier))
    return {
      call,
      player,
      house: await houseAccount(db, player.currency, player.isTrial),
      vendorCode: vendor.code,
      gameType: game?.type,
      validBet: call.wagers && game && validBetOf(game.type, call.wagers, { lowestMultiplier }),
      isGameOpen: vendor.status === 'open' && game?.status === 'open',
      isCurrencyOpen: !takesNot(player.currency, vendor, game),
      sessionHash: call.sessionToken === undefined ? undefined : hashOfToken(call.sessionToken),
      ...identify(call, app.clock.now()),
    }
  }

  function protocolOf({ protocol: name, code }: Vendor): VendorProtocol {
    const protocol = app.ports.use(vendorProtocolsPort).find(({ protocol }) => protocol === name)
    assert(protocol, `games of vendor ${code} can be opened`)
    return protocol
  }

  return {
    async perform(call) {
      const prepared = await prepare(database, call)
      const performed = await lanes.submit(prepared)
      if (performed === 'busy') throw new PlayBusy('too many calls are waiting')
      if (performed.answer.outcome === 'done') {
        teller.note(prepared.player, performed)
        uses.note(prepared)
      }
      return performed.answer
    },
    async performInTransaction(tx: Tx, call: PlayCall): Promise<PlayAnswer> {
      const prepared = await prepare(tx, call)
      const row = await tx.one<PerformedRow>(performStatement([prepared], rules(), false))
      const performed = performedOf(prepared, row)
      assert(performed !== 'locked', 'a call that waits for its locks is answered')
      if (performed.answer.outcome === 'done') {
        await tellBalance(tx, prepared.player, performed)
        uses.note(prepared)
      }
      return performed.answer
    },
    async settleInTransaction(tx: Tx, rounds: readonly RoundEnd[]): Promise<RoundsSettled> {
      const alike = Map.groupBy(rounds, ({ vendorId, currency }) => `${vendorId} ${currency}`)
      const settled = new Set<string>()
      const left: { player: Player; mainBalance: bigint; mainSeq: bigint }[] = []
      for (const group of alike.values()) {
        for (const { roundId, player, mainBalance, mainSeq } of await settleAlike(tx, group)) {
          settled.add(roundId)
          if (mainBalance !== null && mainSeq !== null) left.push({ player, mainBalance, mainSeq })
        }
      }
      return {
        settled,
        tellBalances() {
          for (const { player, ...now } of left) teller.note(player, now)
        },
      }
    },
    async bookInTransaction(tx: Tx, played: RoundsPlayed): Promise<void> {
      const { vendorId, gameNodeId, currency, isDemo, rounds, ...rest } = played
      const [vendor, game] = [vendorById(app, vendorId), gameByNode(app, gameNodeId)]
      assert(vendor && game?.vendorId === vendorId, `game ${gameNodeId} is one of vendor ${vendorId}`)
      const lowestMultiplier = Ratio.parse(app.ports.use(settingsPort).read(lowestCountedMultiplier))
      const booked = {
        ...rest,
        vendorId,
        vendorCode: vendor.code,
        gameNodeId,
        gameType: game.type,
        currency,
        isDemo,
        house: await houseAccount(tx, currency, isDemo),
        rounds: rounds.map(({ counts, ...round }) => ({
          ...round,
          validBet: validBetOf(game.type, [{ stake: counts }], { lowestMultiplier }),
        })),
      }
      await bookRounds(tx, booked, app.clock.now())
    },
    performTogether<More>(work: TogetherWork<More>): Together<More> {
      type Asked = { prepared: PreparedCall; more: More }
      const own = createLanes<Asked, PerformedRow>(database, {
        name: work.name,
        keysOf: ({ prepared, more }) => [...keysOf(prepared), ...work.keysOf(more)],
        statement: (asked, skipLocked) => {
          const calls = asked.map(({ prepared }) => prepared)
          const args = performArguments(calls, rules(), skipLocked)
          return work.statement(
            asked.map(({ more }) => more),
            args,
          )
        },
        answers: (_asked, rows) => (rows as PerformedRow[]).map((row) => (row.outcome === 'locked' ? 'locked' : row)),
      })
      closing.push(() => own.close())
      return {
        async perform<Row extends { outcome: string }>(call: PlayCall, more: More) {
          const prepared = await prepare(database, call)
          const row = await own.submit({ prepared, more })
          if (row === 'busy') throw new PlayBusy('too many calls are waiting')
          if (row.outcome === 'done') {
            teller.note(prepared.player, row)
            uses.note(prepared)
          }
          return row as PerformedRow & Row
        },
      }
    },
    playerByAccount: (account) => players.byAccount(database, account),
    playerById: (memberId, db = database) => players.byId(db, memberId),
    async balanceOf(db, player: Player) {
      const accounts = player.bonus === undefined ? [player.main] : [player.main, player.bonus]
      const balances = await balancesOf(db, accounts)
      return accounts.reduce((sum, account) => sum + balances.get(account)!.balance, 0n)
    },
    sessionOf: (token) => findGameSession(database, token, rules()),
    renewSession: (session) => database.transaction((tx) => renewGameSession(tx, session, rules())),
    launch: (launch) => protocolOf(launch.vendor).launch(app, launch),
    async grantFreeRounds(asked) {
      const protocol = protocolOf(asked.vendor)
      if (protocol.grantFreeRounds) return protocol.grantFreeRounds(app, asked)
      return { outcome: 'refused', reason: `no free rounds in ${protocol.protocol}` }
    },
    async close() {
      await lanes.close()
      for (const close of closing) await close()
      await teller.close()
      await uses.close()
    },
  }
}
