import { beforeAll, describe, expect, it } from 'vitest'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { openLog } from '../../../platform/log.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { cataloguePort, openCatalogue } from '../index.ts'
import { readAside } from './read-aside.ts'

const server = useServer()
const app = () => server().wired.app
let cast: Cast

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })
const preview = async (document: string, closesGone = false) =>
  (await staff('POST', '/staff/catalogue/imports', { document, closesGone })).json().value
const linesOf = async (importId: string, query = '') =>
  (await staff('GET', `/staff/catalogue/imports/${importId}/lines?${query}`)).json().value
const apply = (importId: string) => staff('POST', `/staff/catalogue/imports/${importId}/apply`, {})
const games = async (query = 'vendor=ACME') =>
  (await staff('GET', `/staff/games?${query}&pageSize=200`)).json().value.list as {
    code: string
    [fact: string]: unknown
  }[]

const first = `vendor,code,name,name:bn,type,rtp,minBet,lines,isHot,closedCountries,position
ACME,lotus,Lotus Pond,পদ্ম পুকুর,RNG,96.5,1,20,yes,NL GB,10
ACME,tiger,"Tiger, Tiger",,RNG,94,,,no,,20
acme,table,Table,,live,,0.5,,,,30
`

beforeAll(async () => {
  cast = await signInTheCast(server())
  for (const code of ['ACME', 'RIVER'])
    await staff('PUT', `/staff/vendors/${code}`, { protocol: 'softswiss', name: code })
})

describe('[D-12] an import of games', () => {
  it('shows what it would do, and then does exactly that', async () => {
    const { importId, counts, faults } = await preview(first)
    expect({ counts, faults }).toEqual({ counts: { new: 3, changed: 0, unchanged: 0, gone: 0 }, faults: [] })
    expect(await games()).toEqual([])

    const { list, next } = await linesOf(importId, 'pageSize=2')
    expect(list).toEqual([
      expect.objectContaining({ line: 2, kind: 'new', vendor: 'ACME', code: 'lotus', name: 'Lotus Pond' }),
      expect.objectContaining({ line: 3, code: 'tiger', name: 'Tiger, Tiger' }),
    ])
    expect(list[0].changes).toContainEqual({ field: 'names.bn', before: null, after: 'পদ্ম পুকুর' })
    expect((await linesOf(importId, `pageSize=2&after=${next}`)).list).toHaveLength(1)

    expect((await apply(importId)).json().value).toEqual({ written: 3 })
    expect((await games()).toReversed()).toEqual([
      expect.objectContaining({
        code: 'lotus',
        names: { bn: 'পদ্ম পুকুর' },
        rtp: '96.50',
        minBet: '1.00',
        lines: 20,
        isHot: true,
        closedCountries: ['GB', 'NL'],
      }),
      expect.objectContaining({ code: 'tiger', rtp: '94.00', minBet: null, isHot: false }),
      expect.objectContaining({ code: 'table', type: 'LIVE', minBet: '0.50', status: 'open' }),
    ])
    expect((await apply(importId)).json().errorCode).toBe('import.applied')
  })

  it('tells what is new, changed field by field, unchanged and gone', async () => {
    const document = JSON.stringify([
      { vendor: 'ACME', code: 'lotus', rtp: '96.50', names: { ar: 'بركة اللوتس' } },
      { vendor: 'ACME', code: 'tiger', minBet: '2', rtp: null },
      { vendor: 'ACME', code: 'boat', name: 'Boat', type: 'FISH' },
    ])
    const kept = await preview(document)
    const closing = await preview(document, true)

    expect(kept.counts).toEqual({ new: 1, changed: 2, unchanged: 0, gone: 1 })
    expect(
      (await linesOf(kept.importId, 'kind=changed')).list.map((line: { changes: object }) => line.changes),
    ).toEqual([
      [{ field: 'names.ar', before: null, after: 'بركة اللوتس' }],
      [
        { field: 'minBet', before: null, after: '2.00' },
        { field: 'rtp', before: '94.00', after: null },
      ],
    ])
    expect((await linesOf(kept.importId, 'kind=gone')).list).toMatchObject([{ code: 'table', changes: [] }])
    expect((await linesOf(closing.importId, 'kind=gone')).list[0].changes).toEqual([
      { field: 'status', before: 'open', after: 'closed' },
    ])
    expect((await apply(closing.importId)).json().value).toEqual({ written: 4 })
    expect((await games('vendor=ACME&status=closed')).map(({ code }) => code)).toEqual(['table'])
    expect((await games()).find(({ code }) => code === 'lotus')).toMatchObject({
      names: { bn: 'পদ্ম পুকুর', ar: 'بركة اللوتس' },
      minBet: '1.00',
    })
    expect((await preview(document)).counts).toEqual({ new: 0, changed: 0, unchanged: 3, gone: 0 })
  })

  it('is refused where the catalogue has changed since its preview', async () => {
    const { importId } = await preview('Vendor,CODE,Position\nACME,lotus,77\n')
    await staff('PUT', '/staff/vendors/RIVER', { name: 'River' })

    const late = await apply(importId)
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'import.stale'])
    expect((await games()).find(({ code }) => code === 'lotus')).toMatchObject({ position: 10 })
  })

  it.each<[what: string, document: string, line: number, field: string, messageKey: string]>([
    ['a vendor there is not', 'vendor,code,name,type\nNOBODY,x,X,RNG\n', 2, 'vendor', 'fault.unknown.vendor'],
    ['a game named twice', 'vendor,code,rtp\nACME,lotus,95\nACME,lotus,96\n', 3, 'code', 'fault.repeated'],
    ['a new game without a name', 'vendor,code,type\nACME,new,RNG\n', 2, 'name', 'fault.required'],
    ['a type there is not', 'vendor,code,name,type\n\nACME,new,New,CARDS\n', 3, 'type', 'fault.format'],
    ['a return that is none', 'vendor,code,rtp\nACME,lotus,104\n', 2, 'rtp', 'fault.format'],
    ['a number that is none', 'vendor,code,position\nACME,lotus,first\n', 2, 'position', 'fault.type'],
    ['a column there is not', 'vendor,code,colour\nACME,lotus,red\n', 1, 'colour', 'fault.unknown.field'],
    ['a column that is missing', 'code,name\nlotus,x\n', 1, 'vendor', 'fault.column.missing'],
    ['a column twice', 'vendor,code,Vendor\nACME,lotus,ACME\n', 1, 'Vendor', 'fault.unknown.field'],
    ['a name twice', 'vendor,code,name:bn,Name.bn\nACME,lotus,x,y\n', 1, 'Name.bn', 'fault.unknown.field'],
    ['a cell too many', 'vendor,code\nACME,lotus,x\n', 2, '', 'fault.cells'],
    ['an open quotation', 'vendor,code,name\nACME,lotus,"Lotus\n', 2, '', 'fault.quotation'],
    ['a name in another code than UTF-8', 'vendor,code,name\nACME,lotus,L\uFFFDtus\n', 2, '', 'fault.encoding'],
    ['JSON that breaks off', '[{"vendor":"ACME"', 1, '', 'fault.document'],
    [
      'a fact JSON has and games have not',
      '[{"vendor":"ACME","code":"lotus","colour":"red"}]',
      1,
      'colour',
      'fault.unknown.field',
    ],
    [
      'a country that is none',
      'vendor,code,closedCountries\nACME,lotus,Holland\n',
      2,
      'closedCountries.0',
      'fault.format',
    ],
    [
      'a country no code is of',
      'vendor,code,closedCountries\nACME,lotus,GB XX\n',
      2,
      'closedCountries.1',
      'fault.country',
    ],
  ])(
    'names the line and field of %s, and offers nothing to apply',
    async (_what, document, line, field, messageKey) => {
      const { importId, faults, faultCount } = await preview(document)

      expect({ importId, faultCount }).toEqual({ importId: null, faultCount: 1 })
      expect(faults).toEqual([expect.objectContaining({ line, field, messageKey })])
    },
  )

  it('refuses a malformed document by its field, and operators who may not change games', async () => {
    const support = await signInOperator(server(), 'joy', 'support')
    const none = await staff('POST', '/staff/catalogue/imports', { document: 'lotus' })
    const nobody = await staff('POST', '/staff/catalogue/imports', { document: first }, support)
    const unknown = await apply('0190b1c2-7f4a-7000-8000-000000000000')

    expect(none.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'document' }] } })
    expect(nobody.statusCode).toBe(403)
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'import.not.found'])
  })

  it('leaves an audit line that names a long document by its hash', async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => `RIVER,g${index},Game number ${index},RNG`)
    const { importId } = await preview(`vendor,code,name,type\n${rows.join('\n')}\n`)
    await apply(importId)

    const lines = await app().database.many<{ action: string; details: Record<string, string> }>(sql`
      select action, details from staff.audit_line where action like '%CatalogueImport' order by seq desc limit 2`)
    expect(lines).toMatchObject([
      { action: 'applyCatalogueImport', details: { importId } },
      {
        action: 'previewCatalogueImport',
        details: { document: expect.stringMatching(/^\d+ characters, SHA-256 [0-9a-f]{64}$/) },
      },
    ])
  })

  it('is seen by another process that was told nothing', async () => {
    const other = openCatalogue(app().database, app().ports.use(secretsPort), openLog('silent'))
    await other.start()
    const river = other.vendorByCode('RIVER')!
    try {
      expect(other.gameByCode(river.id, 'ferry')).toBeUndefined()
      const { importId } = await preview('vendor,code,name,type\nRIVER,ferry,Ferry,RNG\n')
      await apply(importId)

      await expect.poll(() => other.gameByCode(river.id, 'ferry')?.name).toBe('Ferry')
    } finally {
      await other.stop()
    }
  })

  it.each([
    ['lines of CSV', `vendor,code\n${'a,b\n'.repeat(200_000)}`],
    ['lines of CSV with a cell too many', `vendor,code\n${'a,b,c\n'.repeat(200_000)}`],
  ])('stops at %s beyond what a catalogue holds, and lets others have their turn', async (_what, document) => {
    let turns = 0
    let isRead = false
    const others = () => {
      turns += 1
      if (!isRead) setImmediate(others)
    }
    setImmediate(others)
    const read = await readAside(document)
    isRead = true

    const tooMany = { line: 1, field: '', messageKey: 'fault.too.big', max: 50_000 }
    expect(read).toEqual({ rows: [], faults: [tooMany] })
    expect(turns).toBeGreaterThan(100)
  })

  it('takes ten thousand games, and lists see them', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `RIVER;n${index};Night ${index};RNG;${90 + (index % 9)}`)
    const { importId, counts } = await preview(`vendor;code;name;type;rtp\n${rows.join('\n')}\n`)
    const { written } = (await apply(importId)).json().value
    await app().ports.use(cataloguePort).refresh()

    expect({ counts, written }).toEqual({
      counts: { new: 10_000, changed: 0, unchanged: 0, gone: 4_001 },
      written: 10_000,
    })
    const listed = await server().call('portal', { url: '/wps/relay/GCSGAME_gameList?gameName=night+77' })
    expect(listed.json().value.games[0]).toMatchObject({ gameName: 'Night 77' })
  })
})
