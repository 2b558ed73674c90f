import { listGameNames } from '@croupier/api/games/list-game-names.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { regions } from '../settings/index.ts'
import {
  cataloguePort,
  countPopularity,
  frameOrigins,
  gameByCode,
  recordRecentGame,
  vendorByCode,
  vendorSecret,
} from './index.ts'

const server = useServer()
const app = () => server().wired.app
let cast: Cast
let member: string
const nodes: Record<string, number> = {}

const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
  const answer = await server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })
  await app().ports.use(cataloguePort).refresh()
  return answer
}
/** What is told under /lgw is the value itself. */
const portal = async (url: string, token?: string) => {
  const told = (await server().call('portal', { url, token })).json()
  return told.success === undefined ? told : told.value
}
const relay = (name: string, query: Record<string, string> = {}, token?: string) =>
  portal(`/wps/relay/${name}?${new URLSearchParams(query)}`, token)
const names = (value: { games?: { gameName: string }[]; content?: { gameName: string }[] }) =>
  (value.games ?? value.content ?? []).map((game) => game.gameName)

async function add(code: string, more: object): Promise<void> {
  const answer = await staff('POST', '/staff/games', { code, name: code, vendor: 'ACME', type: 'RNG', ...more })
  expect(answer.json()).toMatchObject({ success: true })
  nodes[code] = answer.json().value.nodeId
}

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Nadia7')
  await staff('PUT', '/staff/vendors/acme', {
    protocol: 'softswiss',
    name: 'Acme Studio',
    secret: 'a-secret-of-acme',
    launchUrl: 'https://games.acme.test/launcher',
    casinoId: 'lumen',
  })
  await staff('PUT', '/staff/vendors/RIVER', { protocol: 'softswiss', name: 'River Play', position: 5 })
  await add('lotus', {
    isHot: true,
    rtp: '96.50',
    minBet: '0.1',
    lines: 20,
    volatility: 'high',
    isDemoCapable: true,
    hasBonusBuy: true,
  })
  await add('tiger', { isNew: true, rtp: '94', minBet: '2.00', lines: 25, names: { bn: 'বাঘের রাত', ar: 'ليلة النمر' } })
  await add('boat', { isHot: true, position: 10 })
  await add('table', { type: 'live', vendor: 'RIVER' })
  await add('shoal', { type: 'FISH', vendor: 'RIVER', status: 'maintenance' })
  await add('secret-game', { status: 'closed' })
})

describe('vendors', () => {
  it('are set and shown to operators without their secret', async () => {
    const { list } = (await staff('GET', '/staff/vendors')).json().value

    expect(list).toEqual([
      expect.objectContaining({ code: 'RIVER', hasSecret: false, gameCount: 2 }),
      expect.objectContaining({
        code: 'ACME',
        protocol: 'softswiss',
        status: 'open',
        hasSecret: true,
        frameOrigins: ['https://games.acme.test'],
        gameCount: 4,
      }),
    ])
    expect(JSON.stringify(list)).not.toContain('a-secret-of-acme')
  })

  it('keep their secret sealed, and in no audit line', async () => {
    const rows = await app().database.many<{ text: string }>(sql`
      select sealed_secret as text from catalogue.vendor where sealed_secret is not null
      union all
      select details::text from staff.audit_line where action = 'setVendor'`)

    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ text }) => text.includes('a-secret-of-acme'))).toEqual([])
    expect(vendorSecret(app(), vendorByCode(app(), 'ACME')!)).toBe('a-secret-of-acme')
  })

  it('keep what a change leaves out', async () => {
    const changed = await staff('PUT', '/staff/vendors/ACME', { name: 'Acme' })

    expect(changed.json().value).toMatchObject({ name: 'Acme', casinoId: 'lumen', hasSecret: true })
    expect(vendorSecret(app(), vendorByCode(app(), 'ACME')!)).toBe('a-secret-of-acme')
    await staff('PUT', '/staff/vendors/ACME', { name: 'Acme Studio' })
  })

  it('are asked for the shared secret again where their address changes', async () => {
    const elsewhere = { launchUrl: 'https://elsewhere.acme.test/launcher' }
    const bare = await staff('PUT', '/staff/vendors/ACME', elsewhere)
    const given = await staff('PUT', '/staff/vendors/ACME', { ...elsewhere, secret: 'a-new-secret-of-acme' })

    expect(bare.json().value.fields).toEqual([{ field: 'secret', messageKey: 'fault.secret.again' }])
    expect(given.json().value).toMatchObject(elsewhere)
    const back = { launchUrl: 'https://games.acme.test/launcher', secret: 'a-secret-of-acme' }
    expect((await staff('PUT', '/staff/vendors/ACME', back)).json().success).toBe(true)
  })

  it('are refused without a protocol at first, and another one later', async () => {
    const without = await staff('PUT', '/staff/vendors/NEW', { name: 'New' })
    const other = await staff('PUT', '/staff/vendors/ACME', { protocol: 'rgs' })

    expect(without.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'protocol' }] } })
    expect([other.statusCode, other.json().errorCode]).toEqual([409, 'vendor.protocol.fixed'])
  })

  it.each([{ launchUrl: 'javascript:alert(1)' }, { frameOrigins: ['https://a.test/x'] }, { secret: 'short' }])(
    'are refused with %o',
    async (bad) => {
      const answer = await staff('PUT', '/staff/vendors/ACME', bad)

      expect(answer.json().value.fields[0].field.split('.')[0]).toBe(Object.keys(bad)[0])
    },
  )

  it('that are closed leave the lists and the frames; in maintenance their games say so', async () => {
    expect(frameOrigins(app())).toEqual(['https://games.acme.test'])
    await staff('POST', '/staff/vendors/acme/status', { status: 'maintenance' })
    const during = await relay('GCSGAME_gameList', { vassalage: 'ACME' })
    await staff('POST', '/staff/vendors/ACME/status', { status: 'closed' })
    const closed = await relay('GCSGAME_gameList', { vassalage: 'ACME' })
    const framed = frameOrigins(app())
    await staff('POST', '/staff/vendors/ACME/status', { status: 'open' })

    expect(during.games.map((game: { isMaintenance: boolean }) => game.isMaintenance)).toEqual([true, true, true])
    expect([closed.totalCount, framed]).toEqual([0, []])
    expect((await relay('GCSGAME_gameList', { vassalage: 'ACME' })).totalCount).toBe(3)
  })
})

describe('[D-01] the lists of games', () => {
  it('have menus in the order of navigation, with what has a game', async () => {
    const menus = await portal('/lgw/games/game_menus')

    expect(menus.map((menu: { gameCategory: string }) => menu.gameCategory)).toEqual(['LIVE', 'RNG', 'FISH'])
    expect(menus[1].vendors).toEqual([
      { vassalage: 'ACME', displayName: 'Acme Studio', gameType: 'RNG', gameCount: 3, isMaintenance: false },
    ])
  })

  it('have lanes of vendor cards, titled in the reader’s language', async () => {
    for (const name of ['GCSGAME_newGameVendor', 'GCSGAME_gameVendor']) {
      const { data } = await relay(name, { platform: 'html5-desktop', language: 'BN' })
      expect(data.lanes[0]).toMatchObject({ title: 'লাইভ ক্যাসিনো', gameType: 'LIVE', cards: [{ vassalage: 'RIVER' }] })
    }
  })

  it('come by category and vendor for the rows of the home page', async () => {
    const { content } = await relay('GCSGAME_getVassGameType', { gamesEach: '2' })
    const older = await relay('GLS2_getVassGameType')
    const none = await relay('GCSGAME_getVassGameType', { gameType: 'BINGO', vendorsEach: '1' })

    expect(content.RNG.ACME.map((game: { gameName: string }) => game.gameName)).toEqual(['boat', 'lotus'])
    expect(none.content).toEqual({})
    expect(older.content).toEqual({ LIVE: { RIVER: [] }, RNG: { ACME: [] }, FISH: { RIVER: [] } })
  })

  it('take the query of the public clients and answer their fields', async () => {
    const answer = await relay('GCSGAME_gameList', {
      clientType: '3',
      platform: 'WEB',
      merchant: 'lumen',
      language: 'BN',
      gameClassify: 'all',
      gameType: 'rng',
      vassalage: 'acme',
      pageNo: '1',
      pageSize: '20',
    })

    expect(names(answer)).toEqual(['boat', 'lotus', 'tiger'])
    expect(answer).toMatchObject({ pageNum: 1, pageSize: 20, totalPages: 1, totalCount: 3, next: null })
    expect(answer.games[2]).toMatchObject({
      nodeId: nodes['tiger'],
      gameId: 'tiger',
      nodeName: 'tiger',
      displayName: 'বাঘের রাত',
      vassalage: 'ACME',
      gameType: 'RNG',
      showIcon: '',
      lagerIcon: '',
      isHot: false,
      isNew: true,
      isGame: 'GAME',
      rtp: '94.00',
      minBet: '2.00',
    })
  })

  it('page by number and read on by cursor without a gap', async () => {
    const first = await relay('GCSGAME_gameList', { pageSize: '2' })
    const second = await relay('GCSGAME_gameList', { pageSize: '2', pageNo: '2' })
    const onwards = await relay('GCSGAME_gameList', { pageSize: '2', after: first.next })
    const beyond = await relay('GCSGAME_gameList', { pageSize: '2', pageNo: '9' })

    expect(first).toMatchObject({ totalPages: 3, totalCount: 5, pageNum: 1 })
    expect(names(onwards)).toEqual(names(second))
    expect(onwards.pageNum).toBe(2)
    expect(new Set([...names(first), ...names(second)]).size).toBe(4)
    expect([names(beyond), beyond.next]).toEqual([[], null])
  })

  it('keep new and hot apart', async () => {
    expect(names(await relay('GCSGAME_gameList', { gameClassify: 'NEW' }))).toEqual(['tiger'])
    expect(names(await relay('GCSGAME_gameList', { gameClassify: 'HOT' }))).toEqual(['boat', 'lotus'])
    expect(names(await relay('GCSGAME_hotGamesV2'))).toEqual(['boat', 'lotus'])
    expect(names(await portal('/lgw/games/popular'))).toEqual(['boat', 'lotus'])
  })

  it('show a hot vendor among the hot games, as an entry that opens its list', async () => {
    await staff('PUT', '/staff/vendors/RIVER', { isHot: true })
    const { games } = await relay('GCSGAME_hotGamesV2', { gameType: 'LIVE' })
    await staff('PUT', '/staff/vendors/RIVER', { isHot: false })

    expect(games).toEqual([
      expect.objectContaining({ nodeId: 0, isGame: 'VASSALAGE', vassalage: 'RIVER', gameType: 'LIVE' }),
    ])
    expect(names(await relay('GCSGAME_hotGamesV2', { gameType: 'LIVE' }))).toEqual([])
  })

  it('[D-12] filter by what is printed on a game', async () => {
    const by = async (query: Record<string, string>) => names(await relay('GCSGAME_gameList', query))

    expect(await by({ minBetAtMost: '1' })).toEqual(['lotus'])
    expect(await by({ rtpAtLeast: '94' })).toEqual(['lotus', 'tiger'])
    expect(await by({ rtpAtLeast: '94.01' })).toEqual(['lotus'])
    expect(await by({ lines: '25' })).toEqual(['tiger'])
    expect(await by({ volatility: 'high', lines: '25' })).toEqual([])
    expect(await by({ hasBonusBuy: 'true' })).toEqual(['lotus'])
  })

  it('[D-12] sort by name, return, stake, and the newest; what is not printed stands last', async () => {
    const by = async (sort: string, more = {}) =>
      names(await relay('GCSGAME_gameList', { vassalage: 'ACME', sort, ...more }))

    expect(await by('NAME')).toEqual(['boat', 'lotus', 'tiger'])
    expect(await by('RTP')).toEqual(['lotus', 'tiger', 'boat'])
    expect(await by('STAKE')).toEqual(['lotus', 'tiger', 'boat'])
    expect((await by('NEWEST')).toSorted()).toEqual(['boat', 'lotus', 'tiger'])
    const { games, next } = await relay('GCSGAME_gameList', { vassalage: 'ACME', sort: 'RTP', pageSize: '1' })
    expect([names({ games }), await by('RTP', { after: next })]).toEqual([['lotus'], ['tiger', 'boat']])
  })

  it.each([
    { pageSize: '101' },
    { pageNo: '0' },
    { gameType: 'CARDS' },
    { gameClassify: 'BEST' },
    { after: 'x' },
    { minBetAtMost: '1e3' },
    { sort: 'BEST' },
  ])('refuse %o by name', async (query) => {
    const answer = await server().call('portal', { url: `/wps/relay/GCSGAME_gameList?${new URLSearchParams(query)}` })

    expect([answer.statusCode, answer.json().value.fields[0].field]).toEqual([400, Object.keys(query)[0]])
  })

  it('ask a guest for a session where the list is one’s own', async () => {
    for (const gameClassify of ['FAV', 'RECENT']) {
      const answer = await server().call('portal', { url: `/wps/relay/GCSGAME_gameList?gameClassify=${gameClassify}` })
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'login.not.session'])
    }
  })
})

describe('[C-12] search, favourites and recent games', () => {
  it('searches names in every language, and vendors', async () => {
    const search = async (gameName: string) => names(await relay('GCSGAME_gameList', { gameName }))

    expect(await search('TIG')).toEqual(['tiger'])
    expect(await search('বাঘ')).toEqual(['tiger'])
    expect(await search('river')).toEqual(['table', 'shoal'])
    expect(await search('%')).toEqual([])
  })

  it('forgives spelling where nothing is spelt so, and puts the best match first', async () => {
    const search = async (gameName: string, more = {}) => names(await relay('GCSGAME_gameList', { gameName, ...more }))

    expect(await search('tigre')).toEqual(['tiger'])
    expect(await search('lotos')).toEqual(['lotus'])
    expect(await search('riverr')).toEqual(['table', 'shoal'])
    expect(await search('বাগের রাত')).toEqual(['tiger'])
    expect(await search('ليله النمور')).toEqual(['tiger'])
    expect(await search('acme stdio boat')).toEqual(['boat'])
    expect(await search('riverr', { gameType: 'RNG' })).toEqual([])
    expect(await search('xqzj')).toEqual([])
    const { games, next } = await relay('GCSGAME_gameList', { gameName: 'acme', pageSize: '2' })
    const rest = await relay('GCSGAME_gameList', { gameName: 'acme', pageSize: '2', after: next })
    expect(new Set([...names({ games }), ...names(rest)])).toEqual(new Set(['boat', 'lotus', 'tiger']))
  })

  const change = (method: 'POST' | 'DELETE', nodeId: number | undefined, token = member) =>
    server().call('portal', {
      method,
      url: `/wps/relay/MCSFE_${method === 'POST' ? 'add' : 'remove'}FavoriteGameV2`,
      token,
      body: { nodeId, vendor: 'ACME', gameType: 'RNG' },
    })

  it('keeps favourites, the newest first; twice is once', async () => {
    for (const code of ['lotus', 'tiger', 'lotus']) expect((await change('POST', nodes[code])).statusCode).toBe(200)

    const { list } = await relay('MCSFE_getFavoriteGames', {}, member)
    expect(list).toEqual([
      { nodeId: nodes['tiger'], vendor: 'ACME', gameType: 'RNG' },
      { nodeId: nodes['lotus'], vendor: 'ACME', gameType: 'RNG' },
    ])
    const whole = await relay('MCSFE_getFavoriteGamesList', { pageNo: '1', pageSize: '999' }, member)
    expect(names(whole)).toEqual(['tiger', 'lotus'])
    expect(names(await relay('GCSGAME_gameList', { gameClassify: 'FAV' }, member))).toEqual(['tiger', 'lotus'])
    const page = await relay('MCSFE_getFavoriteGamesList', { pageSize: '1' }, member)
    const next = await relay('MCSFE_getFavoriteGamesList', { pageSize: '1', after: page.next }, member)
    expect([names(page), names(next), next.next]).toEqual([['tiger'], ['lotus'], null])
  })

  it('removes them by DELETE, and one that is none changes nothing', async () => {
    expect((await change('DELETE', nodes['tiger'])).statusCode).toBe(200)
    expect((await change('DELETE', nodes['tiger'])).statusCode).toBe(200)

    expect(names(await relay('MCSFE_getFavoriteGamesList', {}, member))).toEqual(['lotus'])
  })

  it('keeps no game there is not, and nothing for a guest', async () => {
    const unknown = await change('POST', 999_999)
    const guest = await change('POST', nodes['lotus'], '')

    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'game.not.found'])
    expect([guest.statusCode, guest.json().errorCode]).toEqual([401, 'login.not.session'])
  })

  it('lists what was played last first, each game once', async () => {
    const { id } = await app().database.one<{ id: bigint }>(
      sql`select id from identity.member where account = 'Nadia7'`,
    )
    const played = ['lotus', 'table', 'boat', 'lotus']
    await app().database.transaction(async (tx) => {
      for (const [index, code] of played.entries())
        await recordRecentGame(tx, id, nodes[code]!, 1_790_000_000_000 + index)
    })

    const recent = await relay('GCS_recentGame', { page: '1', pageSize: '20' }, member)
    expect(names(recent)).toEqual(['lotus', 'boat', 'table'])
    expect(names(await relay('GCS_recentGame', { gameType: 'RNG' }, member))).toEqual(['lotus', 'boat'])
    expect(names(await portal('/lgw/games/game_menus/recent?page=2&pageSize=2', member))).toEqual(['table'])
  })

  it('finds what many play before what nobody does', async () => {
    const before = names(await relay('GCSGAME_gameList', { gameName: 'acme' }))
    const { id } = await app().database.one<{ id: bigint }>(
      sql`select id from identity.member where account = 'Nadia7'`,
    )
    await app().database.transaction(async (tx) => {
      await tx.run(sql`delete from catalogue.recent_game where member_id = ${id}`)
      await recordRecentGame(tx, id, nodes['tiger']!, Date.now())
      await countPopularity(tx)
    })
    await app().ports.use(cataloguePort).refresh()

    expect(before).toEqual(['boat', 'lotus', 'tiger'])
    expect(names(await relay('GCSGAME_gameList', { gameName: 'acme' }))).toEqual(['tiger', 'boat', 'lotus'])
    expect(names(await relay('GCSGAME_gameList', { sort: 'POPULAR' }))[0]).toBe('tiger')
  })

  it('tells the page every name at once, the most played first, in the reader’s language', async () => {
    const { vendors, games } = await portal('/lgw/games/names?language=bn')
    const lines = (games as string).split('\n').map((line) => line.split('\t'))
    const acme = vendors.findIndex(({ vassalage }: { vassalage: string }) => vassalage === 'ACME')

    expect(lines[0]).toEqual([String(nodes['tiger']), String(acme), 'RNG', 'বাঘের রাত', 'tiger', 'ليلة النمر'])
    expect(lines.map(([, , , , name]) => name)).not.toContain('secret-game')
    await staff('PUT', `/staff/games/${nodes['boat']}`, { status: 'closed' })
    const after = await portal('/lgw/games/names')
    await staff('PUT', `/staff/games/${nodes['boat']}`, { status: 'open' })
    expect(after.games).not.toContain('boat')
    expect(after.games).toContain('tiger')
    // Ten thousand names travel compressed: server/transport/http/send-packed.test.ts.
    expect(listGameNames.packed).toBe(true)
  })

  it('shows games by their numbers, those that are offered, each once', async () => {
    const asked = ['tiger', 'secret-game', 'lotus', 'tiger'].map((code) => nodes[code]).join(',')

    expect(names(await portal(`/lgw/games/by_node?nodeIds=${asked}`))).toEqual(['tiger', 'lotus'])
    const bad = await server().call('portal', { url: '/lgw/games/by_node?nodeIds=1,,2' })
    expect(bad.json().value.fields[0].field).toBe('nodeIds')
  })
})

describe('[D-01] what is closed for a country or a currency', () => {
  const change = (url: string, body: object) => staff('PUT', url, body)
  const launch = async (token: string, address = '198.51.100.7') =>
    (
      await server().call('portal', {
        method: 'POST',
        url: '/wps/game/launchGame',
        token,
        address,
        body: { nodeId: nodes['lotus'], accountType: 1 },
      })
    ).json()
  const listedAt = async (address: string, token?: string) => {
    const answer = await server().call('portal', { url: '/wps/relay/GCSGAME_gameList', address, token })
    return names(answer.json().value)
  }

  it('is neither listed, found, shown nor started there, and is everywhere else', async () => {
    const settings = app().ports.use(settingsPort)
    const rules = { restrictedCountries: [], restrictedNetworks: [], allowedNetworks: [] }
    const countryNetworks = [{ countryCode: 'NL', networks: ['203.0.113.0/24'] }]
    await app().database.transaction((tx) => settings.change(tx, regions, { ...rules, countryNetworks }, 'test'))
    await settings.refresh()
    await change(`/staff/games/${nodes['lotus']}`, { closedCountries: ['NL'] })
    await change('/staff/vendors/RIVER', { closedCountries: ['NL'] })

    expect(await listedAt('198.51.100.7')).toEqual(expect.arrayContaining(['lotus', 'table', 'boat']))
    expect(await listedAt('203.0.113.7')).toEqual(['boat', 'tiger'])
    const told = await server().call('portal', { url: `/lgw/games/game/${nodes['lotus']}`, address: '203.0.113.7' })
    expect(told.json().errorCode).toBe('game.not.found')
    const menus = await server().call('portal', { url: '/lgw/games/game_menus', address: '203.0.113.7' })
    expect(menus.json().map((menu: { gameCategory: string }) => menu.gameCategory)).toEqual(['RNG'])
    expect(await launch(member, '203.0.113.7')).toMatchObject({ success: false, errorCode: 'game.not.offered' })
    // Elsewhere only the vendor is not there to open it.
    expect(await launch(member)).toMatchObject({ errorCode: 'game.launch.failed' })
    await change(`/staff/games/${nodes['lotus']}`, { closedCountries: [] })
    await change('/staff/vendors/RIVER', { closedCountries: [] })
  })

  it('goes by the member’s currency; a guest’s is the brand’s', async () => {
    await change('/staff/vendors/ACME', { closedCurrencies: ['BDT'] })
    const closed = [await listedAt('198.51.100.7'), await listedAt('198.51.100.7', member), await launch(member)]
    await change('/staff/vendors/ACME', { closedCurrencies: ['USD'] })
    const open = await listedAt('198.51.100.7', member)
    await change('/staff/vendors/ACME', { closedCurrencies: [] })

    expect(closed).toMatchObject([['table', 'shoal'], ['table', 'shoal'], { errorCode: 'game.currency.closed' }])
    expect(open).toContain('lotus')
    const bad = await change('/staff/vendors/ACME', { closedCurrencies: ['ZZZ'] })
    expect(bad.json().value.fields[0].field).toBe('closedCurrencies.0')
  })

  it('is named where no country has its code; a list kept before with such a one is saved without it', async () => {
    const none = { fields: [{ field: 'closedCountries.1', messageKey: 'fault.country' }] }
    const game = { vendor: 'ACME', code: 'nowhere', name: 'Nowhere', type: 'RNG' }
    const refused = [
      await change(`/staff/games/${nodes['lotus']}`, { closedCountries: ['GB', 'XX'] }),
      await change('/staff/vendors/RIVER', { closedCountries: ['GB', 'UK'] }),
      await staff('POST', '/staff/games', { ...game, closedCountries: ['GB', 'ZZ'] }),
    ]
    expect(refused.map((answer) => [answer.statusCode, answer.json().value])).toEqual(refused.map(() => [400, none]))

    await app().database.run(sql`update catalogue.vendor set closed_countries = '{GB,XX}' where code = 'RIVER'`)
    const renamed = await change('/staff/vendors/RIVER', { name: 'River House' })
    const saved = await change('/staff/vendors/RIVER', { name: 'River Play', closedCountries: ['GB'] })
    await change('/staff/vendors/RIVER', { closedCountries: [] })

    expect(renamed.json().value).toMatchObject({ name: 'River House', closedCountries: ['GB', 'XX'] })
    expect(saved.json().value).toMatchObject({ name: 'River Play', closedCountries: ['GB'] })
  })
})

describe('[H-04] games in the console', () => {
  it('are listed whatever their status, by filter and page', async () => {
    const first = (await staff('GET', '/staff/games?pageSize=4')).json().value
    const rest = (await staff('GET', `/staff/games?pageSize=4&before=${first.next}`)).json().value

    expect(first.list.map((game: { code: string }) => game.code)).toEqual(['secret-game', 'shoal', 'table', 'boat'])
    expect(rest.list.map((game: { code: string }) => game.code)).toEqual(['tiger', 'lotus'])
    expect(rest.next).toBeNull()
    const by = async (query: string) =>
      (await staff('GET', `/staff/games?${query}`)).json().value.list.map((game: { code: string }) => game.code)
    expect(await by('status=closed')).toEqual(['secret-game'])
    expect(await by('vendor=river&type=live')).toEqual(['table'])
    expect(await by('isHot=true')).toEqual(['boat', 'lotus'])
    expect(await by('search=ecre')).toEqual(['secret-game'])
    expect(await by('search=_')).toEqual([])
  })

  it('change one fact at a time, and leave an audit line', async () => {
    const changed = await staff('PUT', `/staff/games/${nodes['boat']}`, { isHot: false, rtp: '95.5' })
    const taken = await staff('PUT', `/staff/games/${nodes['boat']}`, { rtp: null })

    expect(changed.json().value).toMatchObject({ code: 'boat', isHot: false, rtp: '95.50', position: 10 })
    expect(taken.json().value).toMatchObject({ rtp: null, isHot: false })
    expect(names(await relay('GCSGAME_hotGamesV2'))).toEqual(['lotus'])
    const { details } = await app().database.one<{ details: object }>(sql`
      select details from staff.audit_line where action = 'changeGame' order by seq desc limit 1`)
    expect(details).toMatchObject({ nodeId: nodes['boat'], rtp: null })
  })

  it('are added once, and for a vendor there is', async () => {
    const game = { code: 'boat', name: 'Boat', type: 'RNG' }
    const twice = await staff('POST', '/staff/games', { ...game, vendor: 'ACME' })
    const nobodys = await staff('POST', '/staff/games', { ...game, vendor: 'NOBODY' })

    expect([twice.statusCode, twice.json().errorCode]).toEqual([409, 'game.exists'])
    expect([nobodys.statusCode, nobodys.json().errorCode]).toEqual([404, 'vendor.not.found'])
    expect(gameByCode(app(), vendorByCode(app(), 'ACME')!.id, 'boat')?.name).toBe('boat')
  })

  it('are seen by another process that was told nothing', async () => {
    await app().database.transaction(async (tx) => {
      await tx.run(sql`update catalogue.version set version = version + 1`)
      await tx.run(sql`
        update catalogue.game set name = 'Lotus Pond', version = (select version from catalogue.version)
        where node_id = ${nodes['lotus']}`)
    })

    await expect.poll(async () => names(await relay('GCSGAME_hotGamesV2'))).toEqual(['Lotus Pond'])
  })
})

describe('[D-01] lotteries by prize mode', () => {
  it('are told apart by kind, and the house’s own', async () => {
    await staff('PUT', '/staff/vendors/HOUSE', { protocol: 'rgs', name: 'House' })
    await add('pick3', { type: 'LOTT' })
    await add('mien-bac', { type: 'VN', vendor: 'HOUSE' })
    const by = async (prizeMode: string) => names(await relay('GCSGAME_gameList', { prizeMode }))

    expect(await by('LOTT')).toEqual(['pick3'])
    expect(await by('sea')).toEqual(['mien-bac'])
    expect(await by('ZY')).toEqual(['mien-bac'])
    expect(await by('ELOTT')).toEqual([])
    // The same as menus: a group each, as public clients of lotteries ask for them.
    const menus = async (path: string) =>
      Object.values<any>((await server().call('portal', { url: path })).json()).map(({ gameCategory, gameMenus }) => [
        gameCategory,
        gameMenus.map(({ gameId }: { gameId: string }) => gameId),
      ])
    expect(await menus('/lgw/games/game_menus?prizeMode=LOTT&device=web')).toEqual([['LOTT', ['pick3']]])
    expect(await menus('/lotto/lgw/games/game_menus?prizeMode=sea')).toEqual([['VN', ['mien-bac']]])
    expect(await menus('/lgw/games/game_menus?prizeMode=ELOTT')).toEqual([])
    const vietnamese = await server().call('portal', { url: '/lotto/lgw/vn/games/game_menu?prizeMode=VN&device=app' })
    expect(names(vietnamese.json())).toEqual(['mien-bac'])
    for (const code of ['pick3', 'mien-bac']) await staff('PUT', `/staff/games/${nodes[code]}`, { status: 'closed' })
  })
})
