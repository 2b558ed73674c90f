import { readFile } from 'node:fs/promises'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { type Comes, type Meanwhile, openWireDesk, type Said, type WireDesk } from '@croupier/dev/testing/wire-desk.ts'
import { type VendorAccount, vendorAccounts } from '@croupier/dev/sandbox/game-vendor/account.ts'
import type { WireAnswer } from '@croupier/dev/sandbox/game-vendor/vendor-wire.ts'
import { describe, expect, it } from 'vitest'

const server = useServer()

const bet = (id: string, amount: string, more: Partial<Said> = {}): Said => ({ does: 'bet', id, amount, ...more })
const win = (id: string, of: string, amount: string, more: Partial<Said> = {}): Said => {
  return { does: 'win', id, of, amount, ...more }
}
const rollback = (id: string, of: string, more: Partial<Said> = {}): Said => ({ does: 'rollback', id, of, ...more })
const finish = (of: string): Said => ({ does: 'finish', id: `end-of-${of}`, of })
const balance: Said = { does: 'balance' }

/** Said one after another, each with what must come; or said all at once, with what must come in any order. */
type Step = readonly [Said, Comes] | Meanwhile | { atOnce: readonly Said[]; come: readonly Comes[] }

interface Row {
  rule: number
  name: string
  /** In each member's purse at first; 100.00 where absent. */
  purse?: string
  steps: readonly Step[]
}

const twenty = Array.from({ length: 20 }, (_, index) => index)

/** The rules of vendors' calls, whatever the protocol: what is said, and what must come. */
const rows: readonly Row[] = [
  {
    rule: 1,
    name: 'an id is one transaction, however often it comes',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [bet('a', '10.00'), '90.00'],
      [win('w', 'a', '5.00'), '95.00'],
      [win('w', 'a', '5.00'), '95.00'],
      [balance, '95.00'],
    ],
  },
  {
    rule: 2,
    name: 'a repeat is told the first answer, with the balance of then',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [bet('b', '5.00'), '85.00'],
      [win('w', 'b', '20.00'), '105.00'],
      [rollback('r', 'a'), '115.00'],
      [bet('c', '15.00'), '100.00'],
      [bet('b', '5.00'), 'as before'],
      [win('w', 'b', '20.00'), 'as before'],
      [rollback('r', 'a'), 'as before'],
      [balance, '100.00'],
    ],
  },
  {
    rule: 2,
    name: 'a repeat is told it though nothing may be bet any more',
    steps: [
      [bet('a', '10.00'), '90.00'],
      'the session ends',
      'the member is frozen',
      'the vendor is closed',
      [bet('a', '10.00'), 'as before'],
    ],
  },
  {
    rule: 3,
    name: 'a blocked player cannot bet, and is paid and refunded',
    steps: [
      [bet('a', '10.00'), '90.00'],
      'the member is frozen',
      [bet('b', '1.00'), 'blocked'],
      [win('w', 'a', '3.00'), '93.00'],
      [rollback('r', 'a'), '103.00'],
    ],
  },
  {
    rule: 3,
    name: 'in a game that is closed nothing is bet, and all is paid and refunded',
    steps: [
      [bet('a', '10.00'), '90.00'],
      'the vendor is closed',
      [bet('b', '1.00'), 'game-closed'],
      [win('w', 'a', '3.00'), '93.00'],
      [rollback('r', 'a'), '103.00'],
    ],
  },
  {
    rule: 3,
    name: 'in a session that is over nothing is bet, and all is paid and refunded',
    steps: [
      [bet('a', '10.00'), '90.00'],
      'the session ends',
      [bet('b', '1.00'), 'no-session'],
      [win('w', 'a', '3.00'), '93.00'],
      [rollback('r', 'a'), '103.00'],
    ],
  },
  {
    rule: 4,
    name: 'taking back what never came succeeds, and what comes then is refused',
    steps: [
      [rollback('r', 'a'), '100.00'],
      [bet('a', '1.00'), 'taken-back'],
      [rollback('r', 'a'), 'as before'],
      [bet('a', '1.00'), 'taken-back'],
      [balance, '100.00'],
      [bet('b', '1.00'), '99.00'],
    ],
  },
  {
    rule: 5,
    name: 'taking back twice gives back once',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [rollback('r', 'a'), '100.00'],
      [rollback('r', 'a'), 'as before'],
      [rollback('again', 'a'), '100.00'],
      [balance, '100.00'],
    ],
  },
  {
    rule: 5,
    name: 'taking back many times at once gives back once',
    steps: [
      [bet('a', '10.00'), '90.00'],
      {
        atOnce: twenty.map((index) => rollback(`r${index % 4}`, 'a')),
        come: twenty.map(() => '100.00'),
      },
      [balance, '100.00'],
    ],
  },
  {
    rule: 6,
    name: 'a win on a bet that was taken back is refused',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [rollback('r', 'a'), '100.00'],
      [win('w', 'a', '50.00'), 'taken-back'],
      [balance, '100.00'],
    ],
  },
  {
    rule: 6,
    name: 'a win on a bet that was taken back before it came is refused',
    steps: [
      [rollback('r', 'a'), '100.00'],
      [win('w', 'a', '50.00'), 'taken-back'],
      [balance, '100.00'],
    ],
  },
  {
    rule: 6,
    name: 'a win on a bet that was refused is refused',
    purse: '1.00',
    steps: [
      [bet('a', '10.00'), 'funds'],
      [win('w', 'a', '50.00'), 'taken-back'],
      [balance, '1.00'],
    ],
  },
  {
    rule: 7,
    name: 'the same id for another amount, kind, round or player is a conflict',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [bet('a', '11.00'), 'conflict'],
      [win('a', 'a', '10.00'), 'conflict'],
      [bet('a', '10.00', { round: 'another' }), 'conflict'],
      [bet('a', '10.00', { who: 'second' }), 'conflict'],
      [rollback('r', 'a', { who: 'second' }), 'conflict'],
      [balance, '90.00'],
      [{ ...balance, who: 'second' }, '100.00'],
    ],
  },
  {
    rule: 7,
    name: 'the same id of a rollback for another bet, come or not, is a conflict',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [bet('b', '20.00'), '70.00'],
      [rollback('r', 'a'), '80.00'],
      [rollback('r', 'b'), 'conflict'],
      [rollback('r', 'never'), 'conflict'],
      [rollback('r', 'a'), 'as before'],
      [rollback('s', 'never'), '80.00'],
      [rollback('s', 'b'), 'conflict'],
      [rollback('s', 'nor this'), 'conflict'],
      [rollback('s', 'never'), 'as before'],
      [bet('c', '500.00'), 'funds'],
      [rollback('t', 'c'), '80.00'],
      [rollback('t', 'a'), 'conflict'],
      [rollback('t', 'c'), 'as before'],
      [rollback('u', 'b'), '100.00'],
    ],
  },
  {
    rule: 7,
    name: 'one id for three players at once is one bet',
    steps: [
      {
        atOnce: ['first', 'second', 'third'].map((who) => bet('a', '10.00', { who })),
        come: ['90.00', 'conflict', 'conflict'],
      },
    ],
  },
  {
    rule: 8,
    name: 'closing a round twice closes it once; no bet comes after, and a late win is paid',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [finish('a'), '90.00'],
      [finish('a'), '90.00'],
      [bet('b', '1.00'), 'round-closed'],
      [win('w', 'a', '5.00'), '95.00'],
    ],
  },
  {
    rule: 9,
    name: 'several bets in a round, several rounds at once',
    steps: [
      [bet('a', '10.00'), '90.00'],
      [bet('b', '20.00'), '70.00'],
      [bet('c', '5.00', { round: 'another' }), '65.00'],
      [win('v', 'c', '1.00', { round: 'another' }), '66.00'],
      [win('w', 'b', '2.00'), '68.00'],
      [rollback('r', 'a'), '78.00'],
      [win('x', 'b', '2.00'), '80.00'],
    ],
  },
  {
    rule: 11,
    name: 'the currency is the member’s',
    steps: [
      [bet('a', '10.00', { currency: 'USD' }), 'currency'],
      [balance, '100.00'],
    ],
  },
  {
    rule: 12,
    name: 'each of many bets at once is told the balance it left',
    steps: [
      {
        atOnce: twenty.map((index) => bet(`a${index}`, '1.00', { round: `r${index}` })),
        come: twenty.map((index): Comes => `${99 - index}.00`),
      },
      [balance, '80.00'],
    ],
  },
  {
    rule: 13,
    name: 'hundredths are hundredths, where binary fractions are not',
    purse: '0.30',
    steps: [
      [bet('a', '0.10'), '0.20'],
      [bet('b', '0.20'), '0.00'],
      [win('w', 'a', '0.70'), '0.70'],
      [win('x', 'a', '0.10'), '0.80'],
    ],
  },
  {
    rule: 13,
    name: 'and where a balance in units is beyond what a float holds',
    purse: '9999999999.99',
    steps: [
      [bet('a', '0.01'), '9999999999.98'],
      [bet('b', '1234567890.12'), '8765432109.86'],
    ],
  },
  {
    rule: 14,
    name: 'a refusal for funds is final, and told again when there is money',
    purse: '5.00',
    steps: [
      [bet('a', '10.00'), 'funds'],
      'fifty are credited',
      [bet('a', '10.00'), 'as before'],
      [balance, '55.00'],
      [rollback('r', 'a'), '55.00'],
      [bet('a', '10.00'), 'taken-back'],
      [bet('b', '10.00'), '45.00'],
    ],
  },
  {
    rule: 16,
    name: 'the same bet many times at once is booked once and told alike',
    steps: [
      { atOnce: twenty.map(() => bet('a', '10.00')), come: twenty.map(() => '90.00') },
      { atOnce: twenty.map(() => win('w', 'a', '4.00')), come: twenty.map(() => '94.00') },
      [balance, '94.00'],
    ],
  },
]

/** Rules about bytes: what is changed in a call that would be taken as it is, and what must come. */
interface BytesRow {
  rule: number
  name: string
  changed(body: string, signed: Record<string, string>): { body: string; headers?: Record<string, string> }
  comes: Comes
}

const sameFor = (value: string) => (_body: string, signed: Record<string, string>) => {
  return { body: _body, headers: Object.fromEntries(Object.keys(signed).map((name) => [name, value])) }
}

const bytesRows: readonly BytesRow[] = [
  { rule: 15, name: 'no signature', changed: (body) => ({ body, headers: {} }), comes: 'signature' },
  { rule: 15, name: 'an empty signature', changed: sameFor(''), comes: 'signature' },
  { rule: 15, name: 'a word for a signature', changed: sameFor('abc'), comes: 'signature' },
  { rule: 15, name: 'a signature of the right length', changed: sameFor('0'.repeat(64)), comes: 'signature' },
  {
    rule: 15,
    name: 'a signature in base64 of nothing',
    changed: sameFor(Buffer.alloc(256).toString('base64')),
    comes: 'signature',
  },
  {
    rule: 15,
    name: 'the signature of the same thing with a space after it',
    changed: (body, headers) => ({ body: `${body} `, headers }),
    comes: 'signature',
  },
  {
    rule: 15,
    name: 'no JSON, and no signature',
    changed: () => ({ body: 'no json', headers: {} }),
    comes: 'signature',
  },
  { rule: 15, name: 'no JSON, well signed', changed: () => ({ body: 'no json' }), comes: 'malformed' },
  {
    rule: 15,
    name: 'spaces around it, signed with them',
    changed: (body) => ({ body: ` ${body}\n` }),
    comes: '100.00',
  },
]

/** Amounts that are none, as the protocol would write them into the body: texts of main units, or whole units. */
const noTexts = [
  '"0"',
  '"0.00"',
  '"-1.00"',
  '"+1.00"',
  '"1.0000001"',
  '"1.12345678901234567"',
  '"1e3"',
  '"1E2000000000"',
  '"999999999999999"',
  `"${'9'.repeat(500)}"`,
  '"0x10"',
  '" 1.00"',
  '"১.০০"',
  '".5"',
  '""',
  '"NaN"',
  '1',
  'null',
]
const noIntegers = [
  '-100000',
  '1.5',
  '1e5',
  '1E5',
  '100000.0',
  '1e400',
  '"100000"',
  '"1e5"',
  'null',
  'true',
  '[100000]',
  '99999999999999999999',
  '9'.repeat(500),
]
const written = /"7\.77"|\b777000\b/

async function check(desk: WireDesk, step: Step): Promise<string | undefined> {
  if (typeof step === 'string') return desk.meanwhile(step).then(() => undefined)
  if (!('atOnce' in step)) return desk.differs(...step)
  const calls = await Promise.all(step.atOnce.map((said) => desk.callOf(said)))
  const answers = await Promise.all(calls.map(({ route, body }) => desk.send(route, body)))
  const refusal = step.come.find((comes) => comes in desk.wire.codes) ?? '0'
  const told = answers.map((answer: WireAnswer) => desk.told(answer, refusal)).toSorted()
  const must = [...step.come].toSorted()
  return JSON.stringify(told) === JSON.stringify(must) ? undefined : `all at once are told ${told}, and must be ${must}`
}

const protocols = new Map<string, VendorAccount>(vendorAccounts.map((account) => [account.protocol, account]))

describe.each([...protocols.values()])('[D-04] the sixteen rules of vendors’ calls, $protocol:', (account) => {
  it.each(rows)('[D-04] rule $rule: $name', async ({ purse = '100.00', steps }) => {
    const desk = await openWireDesk(server(), account, purse)
    const wrong: string[] = []
    for (const step of steps) {
      const differs = await check(desk, step)
      if (differs !== undefined) wrong.push(differs)
    }
    expect(wrong).toEqual([])
  })

  it('[D-04] rule 10: what is no amount is refused before anything is counted with it', async () => {
    const desk = await openWireDesk(server(), account, '100.00')
    const wrong: string[] = []
    for (const said of [bet('a', '7.77'), win('w', 'a', '7.77')]) {
      const { route, body } = await desk.callOf(said)
      const isText = written.exec(body)![0].startsWith('"')
      for (const amount of isText ? noTexts : noIntegers) {
        const told = desk.told(await desk.send(route, body.replace(written, amount)), 'malformed')
        if (told !== 'malformed') wrong.push(`${said.does} of ${amount}: ${told}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await desk.differs(balance, '100.00')).toBeUndefined()
  })

  it.each(bytesRows)('[D-04] rule $rule: $name', async ({ changed, comes }) => {
    const desk = await openWireDesk(server(), account, '100.00')
    const { route, body } = await desk.callOf(balance)
    const sent = changed(body, desk.wire.signed(body))
    expect(desk.told(await desk.send(route, sent.body, sent.headers), comes)).toBe(comes)
  })
})

/** A test of this title shows the rule, or the rule has nothing to hold on to. */
type Elsewhere = { shown: string } | { not: string }

/** The house's own games and wallets at vendors speak otherwise: what shows each rule there, or why none can. */
const elsewhere: Readonly<Record<string, Readonly<Record<number, Elsewhere>>>> = {
  'server/modules/house/rgs.test.ts': {
    1: { not: 'A game names no transaction: the house makes round and ids in the one statement that takes the bet.' },
    2: { not: 'Without an id nothing is a repeat; what a lost answer said is told by authenticate.' },
    3: { shown: 'a bet of a frozen member, but never their win' },
    4: { not: 'Nothing is taken back on this wire: the house rolls its own rounds back, or they never were.' },
    5: { not: 'Nothing is taken back on this wire.' },
    6: { not: 'A game claims no win: the house drew it before it was shown.' },
    7: { not: 'A game names no ids; a session is one member’s, and finds only that member’s rounds.' },
    8: { shown: 'takes the stake at once, and pays when the round was shown' },
    9: { not: 'One round at a time by game and member: the wire has a refusal for a second.' },
    10: { shown: 'an amount that is %s' },
    11: { shown: 'another currency' },
    12: { shown: 'takes the stake at once, and pays when the round was shown' },
    13: { shown: 'pays every game exactly what its multiplier says, and the books agree' },
    14: { not: 'Without an id there is no call to be refused again.' },
    15: {
      not: 'A game in a browser can keep no key: it has the session’s 122 random bits, and money stays the member’s.',
    },
    16: { shown: 'open one round and pay it once' },
  },
  'server/modules/funds/transfers.test.ts': {
    1: { shown: 'is found done: the money is there once, and nothing is sent a second time' },
    2: { not: 'We ask and the vendor answers: keeping its first answer is the vendor’s part.' },
    3: { shown: 'comes back to a frozen member too' },
    4: { shown: 'is not found: it stays held as long as it may still arrive, then comes back once' },
    5: { shown: 'is not found: it stays held as long as it may still arrive, then comes back once' },
    6: { not: 'Bets and wins are the vendor’s own; only transfers are told between us.' },
    7: { not: 'References are ours, and made for one transfer each.' },
    8: { not: 'No rounds are told between us.' },
    9: { not: 'No rounds are told between us.' },
    10: { not: 'Amounts are said by us; what a member may ask for is held in transfer.test.ts.' },
    11: { not: 'The currency is said by us; the vendor only says what became of a transfer.' },
    12: { not: 'Two purses in two houses are never of one transaction: therefore the hold and the question.' },
    13: { shown: 'moves in, is played with, and brings back what was won or lost, booked to the last unit' },
    14: { not: 'A reference is never sent again, so no refusal is asked for twice.' },
    15: { shown: 'refuses answers that the vendor has not signed' },
    16: { shown: 'keeps others with this vendor waiting, also two at the same moment' },
  },
}

it.each(Object.entries(elsewhere))('[D-04] %s shows each rule that can hold there', async (file, rules) => {
  const tests = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')
  const missing = Object.entries(rules).filter(([, rule]) => 'shown' in rule && !tests.includes(rule.shown))

  expect(missing).toEqual([])
  expect(Object.keys(rules).map(Number)).toEqual(twenty.slice(1, 17))
})

it('[D-04] every rule is in the table', () => {
  const shown = new Set([...rows, ...bytesRows].map(({ rule }) => rule).concat(10))
  expect([...shown].toSorted((one, other) => one - other)).toEqual(twenty.slice(1, 17))
})

it('[B-01] the books add up after all of it', async () => {
  expect(await ledgerFindings(server())).toEqual([])
})
