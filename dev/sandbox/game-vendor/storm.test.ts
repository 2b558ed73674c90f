import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { openHouse } from '@croupier/dev/testing/house.ts'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import type { TestServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { openSeat } from '@croupier/dev/testing/wire-desk.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keysOf, settingsOf, vendorAccounts } from './account.ts'
import { type Faults, noFaults, seeded } from './faults.ts'
import { type Load, startLoad } from './load.ts'
import { centsOf, textOf } from './play-round.ts'
import { type DicePlayer, playDice } from './storm-dice.ts'
import { type Inquirer, type Mover, type MoverSeat, startInquirer, startMover } from './storm-transfers.ts'
import { openStudio, type Studio } from './studio.ts'
import { transferAccount } from './transfer-account.ts'
import { openArcade, transferVendor } from './transfer-wallet.ts'
import type { Seat } from './vendor-wire.ts'

// Ten minutes by hand: npm run storm
const SECONDS = Number(process.env['STORM_SECONDS'] ?? 30)
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000)
/** However slow the machine: so many rounds are played, and so many transfers asked for, before the storm ends. */
const ROUNDS = 2_000
const TRANSFERS = 60
const ROUNDS_PER_SECOND = 120
/** Between two deaths, at most; at least half of it. */
const PAUSE_MILLISECONDS = 10_000
const CALMING_MILLISECONDS = 180_000
const UNITS_IN_A_CENT = 10_000n

const faults: Faults = {
  delay: 20,
  delayMilliseconds: 300,
  dropRequest: 5,
  dropAnswer: 5,
  duplicate: 10,
  reorder: 5,
  corrupt: 4,
}

/** The first have plenty; the last are soon out of money, so that refusals are in the storm as well. */
const rich = Array.from({ length: 12 }, (_, index) => `storm${index + 1}`)
const poor = ['thunder1', 'thunder2', 'thunder3']
/** Plays the house's own dice, and nothing of a vendor's. */
const dicer = 'diceman'
/** Move money to the vendor that keeps wallets itself, play with it there, and bring it back. */
const movers = Array.from({ length: 12 }, (_, index) => `gale${index + 1}`)
const MOVER_PAUSE_MILLISECONDS = 1_200
/** A storm that is over sooner than what its vendor never heard of may be given back (a minute and a half): time is moved then. */
const IS_SHORT = SECONDS < 120
const purseOf = (account: string) => (poor.includes(account) ? '20.00' : '100000.00')

const sellers = vendorAccounts
const game = 'mango-express'
const random = seeded(SEED)
let house: MortalHouse
let studios: Studio[]
let loads: Load[] = []
let diceSession: string
let dice: DicePlayer
const seats = new Map<string, Seat[]>()
const arcade = openArcade(random)
let arcadeServer: FastifyInstance
let merchant: string
let inquirerToken: string
const moverSeats: MoverSeat[] = []
let moving: Mover[] = []
let inquirer: Inquirer

async function furnish(inside: TestServer): Promise<void> {
  for (const account of sellers) {
    await asOperator(inside, 'setVendor', settingsOf(account))
    const keys = keysOf(account)
    if (keys) await asOperator(inside, 'setVendorKeys', keys)
    await asOperator(inside, 'addGame', { vendor: account.code, code: game, name: game, type: 'RNG' })
  }
  await inside.wired.app.ports.use(cataloguePort).refresh()
  await openHouse(inside)
  for (const username of [...rich, ...poor, dicer]) {
    await asOperator(inside, 'createMember', { username, password: 'lantern-light-77' })
    await asOperator(inside, 'creditMember', { account: username, amount: purseOf(username), note: 'test' })
  }
  const { session } = await openSeat(inside, 'INHOUSE', 'dice', dicer)
  assert(session, 'whoever sits down has a session')
  diceSession = session
  for (const { code } of sellers) {
    seats.set(code, await Promise.all([...rich, ...poor].map((account) => openSeat(inside, code, game, account))))
  }
  await furnishTransfers(inside)
}

/** The vendor that keeps wallets of its own, and the members who move money there. */
async function furnishTransfers(inside: TestServer): Promise<void> {
  arcadeServer = fastify({ logger: false })
  transferVendor(arcade).mount(arcadeServer)
  const origin = await arcadeServer.listen({ host: '127.0.0.1', port: 0 })
  const { name, protocol, casinoId, secret, code } = transferAccount
  const launchUrl = `${origin}/studios/${code}`
  await asOperator(inside, 'setVendor', { code, name, protocol, casinoId, secret, launchUrl })
  await inside.wired.app.ports.use(cataloguePort).refresh()
  merchant = inside.wired.means.gate.merchantCode()
  inquirerToken = await signInOperator(inside, 'stormy', 'cashier')
  for (const [index, account] of movers.entries()) {
    const address = `10.7.0.${index + 1}`
    moverSeats.push({ account, address, token: await newMember(inside, account, address) })
    await asOperator(inside, 'creditMember', { account, amount: purseOf(account), note: 'test' })
  }
}

beforeAll(async () => {
  console.info(`storm: ${SECONDS} s, STORM_SEED=${SEED}`)
  house = await openMortalHouse(furnish, 2)
  const houseUrls = [house.origin('PORT', 0), house.origin('PORT', 1)]
  studios = sellers.map((account) =>
    openStudio(account, { houseUrls, pauseMilliseconds: 100, seed: Math.floor(random() * 2 ** 31) }),
  )
})

afterAll(async () => {
  for (const load of loads) load.stop()
  for (const { line } of studios ?? []) line.close()
  await Promise.all([...moving, inquirer].map((each) => each?.stop()))
  await house?.close()
  await arcadeServer?.close()
})

function rounds(): number {
  return studios.flatMap(({ books }) => books.players()).reduce((sum, [, player]) => sum + player.rounds, 0)
}

/** Whether so much happened, and went wrong, that the end proves something. */
function isEnough(): boolean {
  const transfers = moving.reduce((sum, mover) => sum + mover.told().length, 0)
  const faultsSeen = [arcade.arrivals.counts, ...studios.map(({ line }) => line.counts.faults)]
  const isEachSeen = faultsSeen.every((counts) => Math.min(...Object.values(counts)) > 0)
  return rounds() >= ROUNDS && transfers >= TRANSFERS && isEachSeen
}

/** Every vendor plays on until told to stop, and its calls go wrong. */
function letLoose(): void {
  const either = () => (random() < 0.5 ? 0 : 1)
  dice = playDice(() => house.origin('GAMES_PORT', either()), diceSession)
  arcade.arrivals.faults = faults
  const doors = {
    merchant,
    portal: () => house.origin('PORT', either()),
    console: () => house.origin('CONSOLE_PORT', either()),
  }
  const pace = { pauseMilliseconds: MOVER_PAUSE_MILLISECONDS, random }
  moving = moverSeats.map((seat) => startMover(doors, arcade.books, seat, pace))
  inquirer = startInquirer(doors, inquirerToken)
  loads = studios.flatMap((studio) => {
    studio.line.faults = faults
    const at = seats.get(studio.account.code)!
    const order = { roundsPerSecond: ROUNDS_PER_SECOND / studios.length, seconds: 3_600 }
    return [
      startLoad(studio, { ...order, seats: at.filter(({ account }) => rich.includes(account)) }, random),
      // A win of theirs that is taken back may be spent by then, which no vendor can know: so none is ever sent early.
      startLoad(
        studio,
        {
          ...order,
          roundsPerSecond: order.roundsPerSecond / 10,
          seats: at.filter(({ account }) => poor.includes(account)),
          flows: ['in-two', 'called-off'],
        },
        random,
      ),
    ]
  })
}

/** Servers and PostgreSQL die in turns, and once everything at the same moment. */
async function killInTurns(): Promise<string[]> {
  const killed: string[] = []
  const until = performance.now() + SECONDS * 1_000
  const kills = {
    'the first server': () => house.killServer(0),
    'the second server': () => house.killServer(1),
    PostgreSQL: () => house.killPostgres(),
    everything: () => house.killEverything(),
  }
  const names = Object.keys(kills) as (keyof typeof kills)[]
  while (killed.length < names.length || performance.now() < until || !isEnough()) {
    await sleep(PAUSE_MILLISECONDS * (0.5 + random() / 2))
    const name = names[killed.length % names.length]!
    await kills[name]()
    killed.push(name)
  }
  return killed
}

interface Booked {
  state: string
  stake: bigint
  payout: bigint
}

/** Our rounds of a vendor, by the vendor's id; several members may have one of the same id. */
async function booked({ account }: Studio): Promise<Map<string, Booked>> {
  const list = await house.database.many<Booked & { ref: string; account: string }>(sql`
    select r.ref, m.account, r.state, r.stake, r.payout
    from play.round r
    join identity.member m on m.id = r.member_id
    where r.vendor_code = ${account.code}`)
  return new Map(list.map(({ ref, account: who, ...round }) => [`${who} ${ref}`, round]))
}

/** What the vendor knows and what we know, wherever that is not the same. */
async function differences(studio: Studio): Promise<string[]> {
  const ours = await booked(studio)
  const wrong: string[] = []
  const theirs = new Set<string>()
  for (const round of studio.books.rounds()) {
    const key = `${round.account} ${round.ref}`
    theirs.add(key)
    const here = ours.get(key)
    // A round of which nothing is left need not have been begun here at all.
    const isNothing = round.state === 'void' || round.state === 'refused'
    if (isNothing && (here === undefined || here.state !== 'open') && !here?.stake && !here?.payout) continue
    const isSame =
      here?.state === round.state &&
      here.stake === round.stake * UNITS_IN_A_CENT &&
      here.payout === round.payout * UNITS_IN_A_CENT
    if (isSame) continue
    wrong.push(
      `${key}: theirs ${round.state} ${round.stake} ${round.payout} ${round.refusal ?? ''}, ours ${JSON.stringify(here, textOfBigint)}`,
    )
  }
  for (const key of ours.keys()) if (!theirs.has(key)) wrong.push(`${key}: ours alone`)
  return wrong
}

const textOfBigint = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** What a member has by our books, by what the vendors took and paid, and by what each vendor is told. */
async function balances() {
  const list = await house.database.many<{ account: string; balance: bigint }>(sql`
    select m.account, sum(b.balance)::bigint as balance
    from ledger.account a
    join ledger.balance b on b.account_id = a.id
    join identity.member m on 'member:' || m.id = a.owner
    where a.purse in (2, 3)
    group by m.account`)
  const ours = new Map(list.map(({ account, balance }) => [account, textOf(balance / UNITS_IN_A_CENT)]))
  const accounts = [...rich, ...poor]
  const reckoned = accounts.map((account) => {
    const moved = studios.reduce((sum, { books }) => sum - books.of(account).staked + books.of(account).won, 0n)
    return [account, textOf(centsOf(purseOf(account)) + moved)] as const
  })
  const told = await Promise.all(
    studios.flatMap(({ account: { code }, line, wire }) =>
      seats.get(code)!.map(async (seat) => {
        const answer = await line.call(wire.balance(seat))
        const balance = answer.outcome === 'done' ? textOf(centsOf(answer.balance)) : answer.outcome
        return [`${code} ${seat.account}`, balance] as const
      }),
    ),
  )
  return {
    ours: accounts.map((account) => [account, ours.get(account)] as const),
    reckoned,
    told,
    mustBeTold: sellers.flatMap(({ code }) =>
      accounts.map((account) => [`${code} ${account}`, ours.get(account)] as const),
    ),
  }
}

/**
 * The dice player's stakes and payouts by the rounds, the balance of the purse, and answered rounds that are missing.
 */
async function diceBooks() {
  const { stake, payout, open, ids } = await house.database.one<{
    stake: bigint
    payout: bigint
    open: number
    ids: string[]
  }>(sql`
    select coalesce(sum(r.stake), 0)::bigint as stake, coalesce(sum(r.payout), 0)::bigint as payout,
      (count(*) filter (where r.state = 'open'))::int as open, array_agg(r.id::text) as ids
    from play.round r
    where r.vendor_code = 'INHOUSE'`)
  const { balance } = await house.database.one<{ balance: bigint }>(sql`
    select sum(b.balance)::bigint as balance
    from ledger.account a
    join ledger.balance b on b.account_id = a.id
    join identity.member m on 'member:' || m.id = a.owner
    where a.purse in (2, 3) and m.account = ${dicer}`)
  const known = new Set(ids)
  return { stake, payout, open, balance, missing: dice.told().filter((id) => !known.has(id)) }
}

interface OurTransfer {
  reference: string
  account: string
  direction: string
  amount: bigint
  state: string
}

/** Our transfers with the vendor, in the order they were asked for. */
const ourTransfers = () =>
  house.database.many<OurTransfer>(sql`
    select reference, account, direction, amount, state
    from funds.transfer
    order by id`)

/** What the vendor knows of transfers and what we do, wherever that is not the same. */
async function transferDifferences(): Promise<string[]> {
  const wrong: string[] = []
  const ours = await ourTransfers()
  for (const { reference, account, direction, amount, state } of ours) {
    const theirs = arcade.books.find(reference)
    const isSame =
      theirs?.account === account &&
      theirs.direction === direction &&
      Money.parse(theirs.amount, theirs.currency).units === amount &&
      theirs.status === state
    // What never arrived there is nothing they know.
    const isNothing = theirs === undefined && state === 'refused'
    if (isSame || isNothing) continue
    wrong.push(`${reference}: theirs ${JSON.stringify(theirs)}, ours ${direction} ${amount} ${state} of ${account}`)
  }
  const known = new Set(ours.map(({ reference }) => reference))
  for (const { reference } of arcade.books.transfers())
    if (!known.has(reference)) wrong.push(`${reference}: theirs alone`)
  for (const mover of moving) {
    for (const reference of mover.told()) if (!known.has(reference)) wrong.push(`${reference}: told, and not there`)
  }
  return wrong
}

/** What each mover has by our books, wherever it is: in main, held, or in the purse of what lies at the vendor. */
async function moversMoney() {
  const list = await house.database.many<{ account: string; all: bigint; there: bigint; held: bigint }>(sql`
    select m.account, sum(b.balance)::bigint as all,
      coalesce(sum(b.balance) filter (where a.id = w.account), 0)::bigint as there,
      coalesce(sum(b.balance) filter (where a.purse = 5), 0)::bigint as held
    from ledger.account a
    join ledger.balance b on b.account_id = a.id
    join identity.member m on 'member:' || m.id = a.owner
    left join funds.wallet w on w.member_id = m.id
    where a.purse in (2, 3, 5) or a.id = w.account
    group by m.account`)
  return new Map(list.map(({ account, ...money }) => [account, money]))
}

/** Transfers are settled by what the vendor says, all of them, and nothing was made or lost on the way. */
async function settleTransfers(): Promise<void> {
  await expect.poll(() => arcade.arrivals.underWay, { timeout: 30_000 }).toBe(0)
  // Every one of them has been asked about since nothing is under way any more: what is open now the vendor never heard of.
  const unheard = async () => {
    const open = (await ourTransfers()).filter(({ state }) => state === 'sending' || state === 'unknown')
    return open.filter(({ reference }) => arcade.books.find(reference) !== undefined).length
  }
  await expect.poll(unheard, { timeout: CALMING_MILLISECONDS, interval: 500 }).toBe(0)
  if (IS_SHORT) {
    await house.database.run(sql`
      update funds.transfer
      set valid_until = valid_until - interval '2 minutes'
      where state in ('sending', 'unknown')`)
  }
  await expect.poll(() => inquirer.open(), { timeout: CALMING_MILLISECONDS, interval: 500 }).toBe(0)
  await inquirer.stop()

  expect(await transferDifferences()).toEqual([])
  // Asked for once, whoever died: never sent again.
  expect([...arcade.arrivals.sent].filter(([, times]) => times > 1)).toEqual([])
  expect(arcade.arrivals.corruptTaken).toBe(0)
  const broughtBack = await Promise.all(
    moving.map(async (mover) => {
      for (let tries = 0; tries < 5; tries += 1) if (await mover.bringBack()) return true
      return false
    }),
  )
  expect(broughtBack).not.toContain(false)
  expect(arcade.books.wallets().filter(([, balance]) => Number(balance) !== 0)).toEqual([])
  const money = await moversMoney()
  expect(moving.map(({ account }) => [account, money.get(account)])).toEqual(
    moving.map((mover) => [
      mover.account,
      { all: (centsOf(purseOf(mover.account)) + mover.played()) * UNITS_IN_A_CENT, there: 0n, held: 0n },
    ]),
  )
  const { results } = await house.database.one<{ results: bigint }>(sql`
    select sum(l.result)::bigint as results
    from (select result from funds.transfer union all select amount from funds.result) l`)
  expect(results).toBe(moving.reduce((sum, mover) => sum + mover.played(), 0n) * UNITS_IN_A_CENT)
}

it(
  '[D-04] after a storm of lost, late, doubled and spoilt calls, while servers and PostgreSQL die, vendors and house agree on every round, every transfer and every unit, and so does who plays the house’s own game',
  async () => {
    letLoose()
    const killed = await killInTurns()
    for (const load of loads) load.stop()
    const still = Promise.all(moving.map((mover) => mover.stop()))
    await Promise.all(loads.map(({ ended }) => ended))
    await still
    // Calm: the vendors say what is still to be said, until it is answered.
    for (const { line } of studios) line.faults = noFaults
    arcade.arrivals.faults = noFaults
    const transfersSettled = settleTransfers()
    const unsaid = () =>
      studios.flatMap(({ books, line }) => [line.counts.underWay, ...books.players().map(([, { awaited }]) => awaited)])
    await expect.poll(() => Math.max(...unsaid()), { timeout: CALMING_MILLISECONDS, interval: 250 }).toBe(0)

    await dice.stop()
    await transfersSettled
    const moved = await ourTransfers()
    const ends = Object.entries(Object.groupBy(moved, ({ state }) => state)).map(
      ([state, list]) => `${list?.length} ${state}`,
    )
    console.info(`storm: ${moved.length} transfers, ${ends.join(', ')}; ${JSON.stringify(arcade.arrivals.counts)}`)
    expect(moved.length).toBeGreaterThanOrEqual(TRANSFERS)
    expect(Math.min(...Object.values(arcade.arrivals.counts))).toBeGreaterThan(0)

    const counts = studios.map(({ account, line }) => ({ ...line.counts, vendor: account.code }))
    console.info(`storm: ${rounds()} rounds, killed ${killed.join(', ')}; ${JSON.stringify(counts)}`)
    expect(counts.map(({ vendor, corruptTaken, disagreed }) => ({ vendor, corruptTaken, disagreed }))).toEqual(
      sellers.map(({ code }) => ({ vendor: code, corruptTaken: 0, disagreed: 0 })),
    )
    expect(Math.min(...counts.flatMap((each) => Object.values(each.faults)))).toBeGreaterThan(0)
    expect((await Promise.all(studios.map(differences))).flat()).toEqual([])
    const { ours, reckoned, told, mustBeTold } = await balances()
    expect(ours).toEqual(reckoned)
    expect(told).toEqual(mustBeTold)
    expect((await checkLedger(house.database)).findings).toEqual([])

    const atDice = await diceBooks()
    const reckonedAtDice = centsOf(purseOf(dicer)) * UNITS_IN_A_CENT - atDice.stake + atDice.payout
    expect(atDice).toMatchObject({ open: 0, missing: [], balance: reckonedAtDice })
    expect(dice.told().length).toBeGreaterThan(0)

    // What is counted of rounds was counted once, whichever process died in the middle of it.
    const settled = (column: 'stake' | 'payout') =>
      studios
        .flatMap(({ books }) => books.players())
        .reduce((sum, [, player]) => sum + (column === 'stake' ? player.staked : player.won), 0n) * UNITS_IN_A_CENT
    const figures = () =>
      house.database.one<{ stake: bigint; payout: bigint }>(sql`
        select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
        from figures.member_figure_view`)
    await expect
      .poll(figures, { timeout: 60_000, interval: 500 })
      .toEqual({ stake: settled('stake') + atDice.stake, payout: settled('payout') + atDice.payout })
    expect(rounds()).toBeGreaterThanOrEqual(ROUNDS)
  },
  SECONDS * 4_000 + CALMING_MILLISECONDS + 360_000,
)
