import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBundle } from '@croupier/dev/testing/bundle.ts'
import { createDatabase } from '@croupier/dev/testing/database.ts'
import { makeKeyPair } from '@croupier/dev/testing/keyed-vendor.ts'
import { everyBetType } from '@croupier/dev/testing/lottery.ts'
import { makePipe } from '@croupier/dev/testing/make-pipe.ts'
import { openDatabase, sql } from '../platform/database.ts'
import { runLine } from './run-line.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder: string
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-ops-'))
  ;({ url, drop } = await createDatabase())
})

afterAll(async () => {
  await drop?.()
  await rm(folder, { recursive: true, force: true })
})

interface Ran {
  code: number
  out: string
  err: string
  // biome-ignore lint: whatever the command answered.
  json: any
}

interface Surroundings {
  input?: string
  databaseUrl?: string
}

const ranOf = (code: number, out: string, err: string): Ran => ({
  code,
  out,
  err,
  json: code < 2 && out.startsWith('{') ? JSON.parse(out) : undefined,
})

/** A command line, run here: the product is loaded once for all of them. */
async function ops(line: string[], { input = '', databaseUrl = url }: Surroundings = {}): Promise<Ran> {
  const said = { out: '', err: '' }
  const code = await runLine(
    line,
    { DATABASE_URL: databaseUrl, DATA_DIR: folder },
    {
      stdin: Readable.from([input]),
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
      say: () => {},
      isTerminal: false,
    },
  )
  return ranOf(code, said.out, said.err)
}

/** The same as a person gives it, a process of its own: its streams, its log and its exit code. */
async function opsAlone(line: string[], { input = '', databaseUrl = url }: Surroundings = {}): Promise<Ran> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main, ...line], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl, DATA_DIR: folder },
  })
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((settle) => child.once('exit', (status) => settle(status ?? -1))),
  ])
  return ranOf(code, out, err)
}

async function lastAuditLine() {
  const database = openDatabase({ url, connections: 1 })
  const line = await database.one<{
    actor: string
    action: string
    outcome: string
    details: Record<string, unknown>
  }>(sql`
    select actor, action, outcome, details
    from staff.audit_line
    order by seq desc
    limit 1`)
  await database.close()
  return line
}

describe('npm run ops', () => {
  it('creates an agent and a member under the agent, with money in the main purse and the books true', async () => {
    const agent = await ops(['member', 'create', '--username', 'salma', '--password', 'Lantern42x', '--type', '2'])
    const line = ['member', 'create', '--username', 'rahim', '--password', 'Lantern42x', '--agent', 'salma']
    const member = await ops([...line, '--balance', '100.00', '--json'])
    const credited = await ops(['member', 'credit', 'rahim', '2.50', '--note', 'a kindness'])
    const shown = await ops(['member', 'show', 'rahim'])

    expect(agent).toMatchObject({ code: 0, err: '' })
    expect(member).toMatchObject({ code: 0, json: { id: expect.stringMatching(/^\d+$/), account: 'rahim' } })
    expect(Object.keys(member.json)).toEqual(['id', 'account'])
    expect(credited).toMatchObject({ code: 0, json: { balance: expect.stringMatching(/^102\.50*$/) } })
    expect(shown.json).toMatchObject({ id: member.json.id, upline: 'salma', type: 0, state: 'active' })
    expect(shown.json.purses).toContainEqual(
      expect.objectContaining({ purse: 'main', balance: expect.stringMatching(/^102\.50*$/) }),
    )
    expect(await ops(['ledger', 'check'])).toMatchObject({ code: 0, json: { isTrue: true } })
    expect(await lastAuditLine()).toMatchObject({
      action: 'creditMember',
      details: { account: 'rahim', amount: '2.50' },
    })
  })

  it('sets a vendor with its secret from standard input, and adds a game', async () => {
    const line = ['vendor', 'set', '--code', 'acme', '--protocol', 'softswiss', '--secret', '-']
    const set = await opsAlone([...line, '--launch-url', 'http://127.0.0.1:9/'], { input: 'a-secret-of-acme\n' })
    const audited = await lastAuditLine()
    const added = await ops(['game', 'add', '--vendor', 'ACME', '--code', 'lotus', '--name', 'Lotus', '--type', 'RNG'])
    const twice = await ops(['game', 'add', '--vendor', 'acme', '--code', 'lotus', '--name', 'Lotus', '--type', 'RNG'])
    const listed = await ops(['game', 'list', '--vendor', 'acme'])

    expect(set).toMatchObject({
      code: 0,
      json: { code: 'ACME', hasSecret: true, frameOrigins: ['http://127.0.0.1:9'] },
    })
    expect(audited).toMatchObject({ action: 'setVendor', details: { secret: '[secret]' } })
    expect(set.out + set.err + JSON.stringify(audited)).not.toContain('a-secret-of-acme')
    expect(added).toMatchObject({ code: 0, json: { nodeId: expect.any(Number) } })
    expect(twice).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(listed.out)).toEqual([expect.objectContaining({ nodeId: added.json.nodeId, code: 'lotus' })])
  })

  it('[D-07] prints what every bet type of every lottery returns, exactly', async () => {
    const printed = await ops(['game', 'par', '--json'])
    const pars: { family: string; code: string; rtp: string; units: number; percent: string }[] = JSON.parse(
      printed.out,
    )

    expect(printed).toMatchObject({ code: 0, err: '' })
    expect(pars.map(({ family, code }) => ({ family, code }))).toEqual(
      everyBetType().map(({ family, code }) => ({ family, code })),
    )
    for (const { rtp } of pars) expect(rtp).toMatch(/^[1-9]\d*\/[1-9]\d*$/)
    // Of the house's own lotteries everything comes back at base odds: what is kept is the prize group's.
    const house = new Set(everyBetType().flatMap(({ family, isHouse }) => (isHouse ? [family] : [])))
    expect(pars.filter(({ family, rtp }) => house.has(family) !== (rtp === '1/1'))).toEqual([])
    // Of the others by hand: 99 of a hundred; 27 chances in a hundred that cost 27; 900 of a thousand; 4D's 23 prizes.
    const returned = (wanted: string) => pars.find(({ family, code }) => `${family} ${code}` === wanted)
    expect(returned('XSMB De')).toMatchObject({ rtp: '99/100', percent: '99.0000', units: 1 })
    expect(returned('XSMB Lo2')?.rtp).toBe('99/100')
    expect(returned('THAI 3Top')?.rtp).toBe('9/10')
    expect(returned('4D Big')?.rtp).toBe('16/25')
  })

  it('[B-02] changes what is named of a deposit channel and keeps the rest', async () => {
    const provider = ['payment-provider', 'set', '--code', 'kite', '--protocol', 'hosted-page']
    await ops([...provider, '--url', 'https://kite.example/api', '--secret', 'a-secret-of-the-kite-1'])
    const channel = ['deposit-channel', 'set', '--code', 'kite-page', '--provider', 'kite', '--currency', 'BDT']
    const limits = ['--minimum', '100', '--maximum', '5000']
    const rest = ['--fee-percent', '1.5', '--least-level', '3', '--least-days', '30', '--position', '7', '--closed']
    await ops([...channel, '--name', 'Kite', ...limits, ...rest])
    const changed = await ops([...channel, '--name', 'Kite Pay', ...limits])

    expect(changed).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse((await ops(['deposit-channel', 'list'])).out)).toContainEqual(
      expect.objectContaining({
        name: 'Kite Pay',
        feePercent: '1.5',
        leastLevel: 3,
        leastDays: 30,
        position: 7,
        isOpen: false,
      }),
    )
    expect((await ops([...channel, '--name', 'Kite', ...limits, '--open'])).json).toMatchObject({
      isOpen: true,
      leastLevel: 3,
    })
  })

  it('[D-12] says by line and column what is wrong with a document of games, also to a script', async () => {
    const document = join(folder, 'games.csv')
    await writeFile(document, 'vendor,code,name,type\nNOBODY,one,One,RNG\n')

    expect(await ops(['catalogue', 'import', document])).toMatchObject({
      code: 1,
      err: '',
      json: { faultCount: 1, faults: [{ line: 2, field: 'vendor', reason: 'There is no vendor of this code.' }] },
    })
  })

  it('[D-04] plans no maintenance that is over, and says so', async () => {
    await ops(['vendor', 'set', '--code', 'past', '--protocol', 'rgs'])
    const line = [
      'vendor',
      'maintenance',
      '--code',
      'past',
      '--from',
      '2020-12-01T00:00Z',
      '--until',
      '2020-12-02T00:00Z',
    ]

    expect(await ops(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('that time is over') })
  })

  it('[D-04] keeps the report there is where there is no such vendor, and says where none can be written', async () => {
    const [kept, written] = [join(folder, 'kept.csv'), join(folder, 'written.csv')]
    await writeFile(kept, 'of last week')
    await ops(['vendor', 'set', '--code', 'quiet', '--protocol', 'rgs'])
    const days = ['--from', '2026-11-01T00:00Z', '--until', '2026-11-02T00:00Z']
    const report = (code: string, out: string) => ops(['vendor', 'report', '--code', code, ...days, '--out', out])
    const answers = await Promise.all([report('nobody', kept), report('quiet', folder), report('quiet', written)])

    expect(answers).toMatchObject([
      { code: 1, out: '' },
      { code: 1, err: expect.stringContaining('cannot be written') },
      { code: 0, json: { rounds: 0, file: written } },
    ])
    expect(await readFile(kept, 'utf8')).toBe('of last week')
    expect(await readFile(written, 'utf8')).toMatch(/^round,member,/)
  })

  it('[D-05] imports a game of the Stake Engine form, and says by file and line what is wrong with one', async () => {
    const bundle = await writeBundle()
    const line = ['game', 'import', bundle, '--code', 'boats', '--name', 'Boats']
    const checked = await ops([...line, '--dry-run'])
    const imported = await ops(line)
    const audited = await lastAuditLine()
    await writeFile(join(bundle, 'lookUpTable_ante_0.csv'), '100,700,0\n101,300,455\n')
    const faulty = await ops(line)
    const listed = await ops(['game', 'versions', '--code', 'boats'])

    expect(checked).toMatchObject({
      code: 0,
      json: {
        outcome: 'checked',
        nodeId: null,
        version: null,
        wouldBe: { outcome: 'imported', version: 1 },
        changes: ['vendor IMPORTED is added', 'boats is added, open, printed return 81.50'],
      },
    })
    expect(imported).toMatchObject({
      code: 0,
      json: { outcome: 'imported', version: 1, status: 'open', frontEnd: expect.stringMatching(/^2 files/), notes: [] },
    })
    expect(imported.json.modes[0]).toMatchObject({
      mode: 'base',
      cost: '1',
      books: 6,
      weightSum: '1000',
      rtp: '163/200',
      rtpPercent: '81.500000',
      hitRatePercent: '40.0000',
      maxWin: '200.00',
    })
    expect(imported.json.modes[1]).toMatchObject({ mode: 'ante', cost: '1.5', rtp: '9/10' })
    expect(audited).toMatchObject({ action: 'addGame', details: { status: 'open', rtp: '81.50' } })
    expect(faulty).toMatchObject({ code: 1, json: { outcome: 'faulty', faultCount: 1 } })
    expect(faulty.json.faults).toEqual([
      {
        file: 'lookUpTable_ante_0.csv',
        line: 2,
        reason: 'a payout is 0 or a multiple of 10 hundredths: 455',
      },
    ])
    expect(JSON.parse(listed.out).map(({ mode, version }: any) => [mode, version])).toEqual([
      ['base', 1],
      ['ante', 1],
      ['bonus', 1],
    ])
  })

  it('[D-05] says in a dry run all that an import then says, and ends as it does', async () => {
    const bundle = await writeBundle()
    const line = (name: string) => ['game', 'import', bundle, '--code', 'rafts', '--name', name]
    const both = async (name: string) => [await ops([...line(name), '--dry-run']), await ops(line(name))] as const
    await ops(line('Rafts'))

    const [same, kept] = await both('Rafts')
    expect(same.json).toMatchObject({ wouldBe: { outcome: 'unchanged' }, changes: [], notes: kept.json.notes })
    expect(kept.json).toMatchObject({ outcome: 'unchanged', version: null })

    // A mode that returns more than it takes, and no page.
    await writeFile(join(bundle, 'lookUpTable_ante_0.csv'), '100,1,0\n101,999,450\n')
    await rm(join(bundle, 'front-end'), { recursive: true })
    const [foreseen, made] = await both('Rafts of reed')
    expect(foreseen.json).toMatchObject({
      wouldBe: { outcome: 'imported', version: 2 },
      changes: ['name: Rafts → Rafts of reed', 'status: open → closed'],
    })
    expect(foreseen.json.notes).toHaveLength(2)
    expect(made.json).toMatchObject({ outcome: 'imported', version: 2, status: 'closed' })
    for (const field of ['notes', 'modes', 'frontEnd']) expect(foreseen.json[field]).toEqual(made.json[field])
    expect([foreseen.code, made.code]).toEqual([0, 0])

    await writeFile(join(bundle, 'lookUpTable_base_0.csv'), 'nonsense\n')
    const [warned, refused] = await both('Rafts')
    expect(warned.json).toEqual(refused.json)
    expect([warned.code, refused.code, refused.json.outcome]).toEqual([1, 1, 'faulty'])
  })

  it('waits for no pipe, and writes over none, wherever a command takes a path', async () => {
    const pipe = makePipe(join(folder, 'pipe'))
    const days = ['--from', '2026-11-01T00:00Z', '--until', '2026-11-02T00:00Z']
    await ops(['vendor', 'set', '--code', 'piped', '--protocol', 'hub88'])
    const report = ['vendor', 'report', '--code', 'piped', ...days]

    const lines = [
      ['game', 'import', pipe, '--code', 'piped', '--name', 'Piped'],
      ['catalogue', 'import', pipe],
      ['vendor', 'keys', '--code', 'piped', '--public-key', pipe],
      [...report, '--compare', pipe],
      [...report, '--out', pipe],
      ['db', 'restore', pipe],
      ['db', 'dump', pipe],
    ]

    for (const line of lines) {
      const answer = await ops(line)
      expect([line.join(' '), answer.out, answer.err]).toEqual([
        line.join(' '),
        '',
        expect.stringMatching(/pipe.* (?:is no plain file|is no folder)/),
      ])
      expect(answer.code).toBeGreaterThan(0)
    }
    expect((await stat(pipe)).isFIFO()).toBe(true)
  })

  it('sets a vendor’s keys from files, tells ours by its public half, and makes another', async () => {
    const [theirs, ours] = [makeKeyPair(), makeKeyPair()]
    await writeFile(join(folder, 'theirs.pem'), theirs.publicKey)
    await writeFile(join(folder, 'ours.pem'), ours.privateKey)
    const keys = ['--public-key', join(folder, 'theirs.pem'), '--private-key', join(folder, 'ours.pem')]

    const set = await ops(['vendor', 'set', '--code', 'keyed', '--protocol', 'hub88', ...keys])
    const audited = await lastAuditLine()
    const made = await ops(['vendor', 'keys', '--code', 'keyed', '--make'])
    const lost = await ops(['vendor', 'keys', '--code', 'keyed', '--public-key', join(folder, 'none.pem')])

    expect(set).toMatchObject({ code: 0, json: { code: 'KEYED', ourPublicKey: ours.publicKey, hasTheirKey: true } })
    expect(audited).toMatchObject({ action: 'setVendorKeys', details: { ourPrivateKey: '[secret]' } })
    expect(made).toMatchObject({ code: 0, json: { hasTheirKey: true } })
    expect(made.json.ourPublicKey).not.toBe(ours.publicKey)
    expect(lost).toMatchObject({ code: 2, out: '' })
  })

  it('lends a widely known password until the first log-in', async () => {
    const created = await ops(['member', 'create', '--username', 'lenta', '--password', 'password1'])

    expect(created.code).toBe(0)
    const database = openDatabase({ url, connections: 1 })
    const kept = await database.one<{ must: boolean }>(sql`
      select must_change_password as must
      from identity.member
      where account = 'lenta'`)
    await database.close()
    expect(kept.must).toBe(true)
  })

  it('makes no member where anything about them is wrong', async () => {
    const base = ['member', 'create', '--username', 'nobody1', '--password', 'Lantern42x']
    const wrong = [
      [...base, '--balance', 'plenty'],
      [...base, '--balance', '-5'],
      [...base, '--type', '7'],
      [...base, '--agent', 'missing'],
      [...base, '--currency', 'XXX'],
    ]

    for (const line of wrong) {
      const ran = await ops(line)
      expect(ran).toMatchObject({ out: '', err: expect.stringMatching(/^ops: [^\n]+\n$/) })
      expect(ran.code).toBeGreaterThan(0)
    }
    expect(await ops(['member', 'show', 'nobody1'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('member.not.found'),
    })
  })

  it('creates an operator, tells the first password once, and leaves an audit line without it', async () => {
    const ran = await ops(['staff', 'create', '--account', 'rima', '--role', 'support', '--json'])

    expect(ran).toMatchObject({ code: 0, err: '', json: { account: 'rima', password: expect.any(String) } })
    expect(await lastAuditLine()).toMatchObject({
      actor: expect.stringMatching(/^ops:\w+/),
      action: 'createStaff',
      details: { account: 'rima', role: 'support' },
    })
  })

  it('reads a password from standard input, so that it shows in no list of processes', async () => {
    const line = ['staff', 'create', '--account', 'mitu', '--role', 'cashier', '--password', '-']

    const short = await ops(line, { input: 'short\n' })
    const long = await opsAlone(line, { input: 'long-enough-for-this\n' })

    expect(short).toMatchObject({ code: 1, err: expect.stringMatching(/^ops: password: .*12\.\n$/) })
    expect(long).toMatchObject({ code: 0, json: { account: 'mitu' } })
    expect(JSON.stringify(await lastAuditLine())).not.toContain('long-enough')
  })

  it('answers a refusal with one line and 1, and the audit log keeps the attempt', async () => {
    const ran = await opsAlone(['staff', 'create', '--account', 'rima', '--role', 'admin'])

    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toMatch(/^ops: .*\[staff\.name\.taken\]\n$/)
    expect(await lastAuditLine()).toMatchObject({ outcome: 'refused', details: { refusal: 'staff.name.taken' } })
  })

  it('answers what it does not understand with one line and 2', async () => {
    const ran = await opsAlone(['staff', 'hire'])

    expect(ran).toMatchObject({ code: 2, out: '', err: 'ops: staff cannot “hire”; it can: create, list\n' })
  })

  it('changes a setting, checked by its schema', async () => {
    const set = await ops(['settings', 'set', 'staff.idleMinutes', '45'])
    const got = await ops(['settings', 'get', '--name', 'staff.idleMinutes'])
    const wrong = await ops(['settings', 'set', 'staff.idleMinutes', '1'])
    const unknown = await ops(['settings', 'get', '--name', 'staff.nothing'])

    expect(set).toMatchObject({ code: 0, json: { name: 'staff.idleMinutes', value: 45 } })
    expect(got.json).toEqual({ name: 'staff.idleMinutes', value: 45, initial: 30 })
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^ops: .+\n$/) })
    expect(unknown).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^ops: there is no setting “staff.nothing”.*\n$/),
    })
  })

  it('dumps the database into a file and refuses to restore it over another', async () => {
    const file = join(folder, 'today.dump')

    const dumped = await ops(['db', 'dump', file])
    const restored = await ops(['db', 'restore', file])

    expect(dumped).toMatchObject({ code: 0, json: { file, rows: expect.any(Number) } })
    expect(restored).toMatchObject({ code: 1, err: 'ops: The database is not empty: restore into a new one.\n' })
  })

  it('says that a database is empty, wrong or away in one line', async () => {
    const away = await ops(['audit', 'check'], { databaseUrl: 'postgres://nobody:nothing@127.0.0.1:1/none' })
    const wrong = await ops(['audit', 'check'], { databaseUrl: url.replace(/\/[^/]+$/, '/no_such_database') })

    for (const ran of [away, wrong])
      expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^ops: [^\n]+\n$/) })
  })

  it('[K-06] prints the OpenAPI document without any database', async () => {
    const ran = await ops(['openapi'], { databaseUrl: 'postgres://nobody:nothing@127.0.0.1:1/none' })

    expect(ran.json).toMatchObject({ openapi: '3.1.0', paths: { '/staff/session/login': { post: expect.anything() } } })
  })

  // Last, because it leaves the audit log broken.
  it('finds the audit log and the books true, and says so by its exit code when they are not', async () => {
    expect(await ops(['audit', 'check'])).toMatchObject({ code: 0, json: { isIntact: true, faults: [] } })
    expect(await ops(['ledger', 'check'])).toMatchObject({ code: 0, json: { isTrue: true, findings: [] } })

    const database = openDatabase({ url, connections: 1 })
    await database.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`update staff.audit_line set actor = 'nobody' where seq = 1`)
    })
    const bad = await opsAlone(['audit', 'check'])
    await database.close()

    expect(bad).toMatchObject({ code: 1, json: { isIntact: false, faults: [{ seq: '1', fault: 'changed' }] } })
  })

  it('names DATABASE_URL where it leads nowhere', async () => {
    const ran = await ops(['ledger', 'check'], { databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none' })

    expect(ran).toMatchObject({
      out: '',
      err: expect.stringMatching(/^ops: DATABASE_URL \(127\.0\.0\.1:1\/none\) [^\n]+\n$/),
    })
    expect(ran.code).toBeGreaterThan(0)
    expect(ran.err).not.toContain('secret')
  })
})
