import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'

// Not repeated on another PostgreSQL: it asks which calls are answered at all.

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = 'token' | 'encrypted'

const server = useServer()
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
})

/** With nothing in it. */
const call = (method: Method, url: string, token?: string) =>
  server().call('portal', { method, url, token, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) })

/** What clients of the older portal call, by what they send along. */
const calls: readonly [method: Method, path: string, sends: Sent[]][] = [
  ['POST', '/wps/session/login', ['encrypted']],
  ['POST', '/wps/session/login/freeplay', []],
  ['POST', '/wps/verification/sms/noLogin', []],
  ['POST', '/wps/verification/sms/register', []],
  ['GET', '/wps/system/whitelabel', []],
  ['GET', '/wps/system/setting/register', []],
  ['GET', '/wps/system/status', []],
  ['GET', '/wps/system/domainRoute', []],
  ['GET', '/wps/captcha', []],
  ['GET', '/wps/system/helpCenter', []],
  ['PUT', '/wps/feedback', []],
  ['GET', '/wps/message/inbox', ['token']],
  ['GET', '/wps/message/outbox', ['token']],
  ['GET', '/wps/message/unread', ['token']],
  ['GET', '/wps/message/recipients', ['token']],
  ['POST', '/wps/message/read', ['token']],
  ['POST', '/wps/message/send', ['token']],
  ['POST', '/wps/message/remove', ['token']],
  ['GET', '/wps/agent/affiliate', []],
  // Answers guests too: it is how a client learns whether somebody is logged in.
  ['GET', '/wps/member/info', []],
  ['GET', '/wps/member/info/icon', ['token']],
  ['GET', '/wps/member/info/funds/consolidated', ['token']],
  ['PUT', '/wps/member/register', ['encrypted']],
  ['PUT', '/wps/member/register/mobile', ['encrypted']],
  ['POST', '/wps/member/password', ['token', 'encrypted']],
  ['POST', '/wps/member/password/email', []],
  ['POST', '/wps/member/password/verification', ['encrypted']],
  ['GET', '/wps/v2/wallets/balance', ['token']],
  ['GET', '/lgw/games/game_menus', []],
  ['GET', '/lgw/vn/games/game_menu', []],
  ['GET', '/lgw/vn/games/game_menu/recent', ['token']],
  ['GET', '/lgw/draw', []],
  ['GET', '/lgw/numeros/near', []],
  ['GET', '/lgw/games/opened/numero', []],
  ['GET', '/lotto/lgw/games/opened/numero', []],
  ['GET', '/lgw/vn/numeros/opened/game', []],
  ['POST', '/wps/game/launchGame', ['token']],
  ['DELETE', '/wps/session/logout', ['token']],
]

/** Names under /wps/relay/, the older ones of a call among them. */
const relayed: readonly [method: Method, name: string, sends: Sent[]][] = [
  ['POST', 'GCS_walletTransfer', ['token']],
  ['POST', 'GCS_gameLaunchFB', ['token']],
  ['POST', 'GCS_gameTrialLaunch', ['token']],
  ['GET', 'GCS_merchantWallet', ['token']],
  ['GET', 'GCSGAME_gameList', []],
  ['GET', 'GCSGAME_newGameVendor', []],
  ['GET', 'GCSGAME_gameVendor', []],
  ['GET', 'GCSGAME_getVassGameType', []],
  ['GET', 'GLS2_getVassGameType', []],
  ['GET', 'GCSGAME_hotGamesV2', []],
  ['GET', 'GCS_recentGame', ['token']],
  ['GET', 'GLS2_roomList', ['token']],
  ['GET', 'CBS_modelList', []],
  ['POST', 'CBS_launchChat', ['token']],
  ['GET', 'CBS_unreadCount', ['token']],
  ['GET', 'CBS_groupPermission', ['token']],
  ['GET', 'MCSFE_getFavoriteGames', ['token']],
  ['GET', 'MCSFE_getFavoriteGamesList', ['token']],
  ['POST', 'MCSFE_addFavoriteGameV2', ['token']],
  ['DELETE', 'MCSFE_removeFavoriteGameV2', ['token']],
  ['GET', 'MCSFE_getListAnnouncements', []],
  ['GET', 'CCSFE_getListAnnouncements', []],
  ['GET', 'CSP_getInbox', ['token']],
  ['GET', 'CSP_unreadCount', ['token']],
  ['GET', 'EMFE_getInbox', ['token']],
  ['GET', 'EMFE_getInboxUnreadCount', ['token']],
  ['GET', 'WPSCORE_getCustomerServiceScript', []],
  ['GET', 'ODSFE2_MemTransDet', ['token']],
  ['GET', 'ODSFE2_getWinnerBoard', []],
  ['GET', 'GCSGAME_getRankList', []],
  ['GET', 'MCSFE_getDepositSettings', ['token']],
  ['GET', 'MCSFE_getWithdrawSettings', ['token']],
  ['GET', 'MCSFE_getAvailablePromotions', []],
  ['GET', 'MCSFE_getMerchantAvailablePromotions', []],
  ['GET', 'PROMOFE_getPromotionAnnouncementCategory', []],
  ['GET', 'MCSFE_getRegisterPromotionList', []],
  ['POST', 'MCSFE_signUpPromotionJoin', ['token']],
  ['POST', 'MCSFE_signUpRequestReward', ['token']],
  ['GET', 'MCSFE_getClaimPromotion', ['token']],
  ['GET', 'MCS2_getPromotionClaimList', ['token']],
  ['POST', 'MCSFE_claimIssuedPromotion', ['token']],
  ['POST', 'MCSFE_claimRafflePromotion', ['token']],
  ['POST', 'MCS2_claimRafflePromotion', ['token']],
  ['GET', 'MCSFE_getRafflePromotionStatus', []],
  ['GET', 'PROMOFE_getClaimTicketList', []],
  ['GET', 'PROMOFE_getPromoCode', ['token']],
  ['POST', 'PROMOFE_claimPromoCode', ['token']],
  ['GET', 'PROMOFE_getRankBoardList', ['token']],
  ['GET', 'MCSFE_getMissionSummaryDetails', ['token']],
  ['GET', 'MCSFE_getMissionLeaderboard', ['token']],
  ['GET', 'MCSFE_getPlayerRankProgress', ['token']],
  ['GET', 'MCSFE_getReferralDetails', ['token']],
  ['GET', 'MCSFE_getCustomerRebateSettingByProductType', ['token']],
  ['GET', 'MCSFE_getLoginPromotion', ['token']],
  ['POST', 'MCSFE_claimLoginPromotion', ['token']],
  ['GET', 'MCSFE_getPointBalance', ['token']],
  ['GET', 'MCSFE_getPointReward', []],
  ['GET', 'MCSFE_getPointRewardConversionType', []],
  ['GET', 'MCSFE_getRedeemPointList', ['token']],
  ['GET', 'MCSFE_getPointConfig', []],
  ['POST', 'passwordCheck/MCSFE_redeemPointReward', ['token', 'encrypted']],
  ['POST', 'passwordCheck/MCSFE_convertPoint', ['token', 'encrypted']],
  ['GET', 'MCS2_getPointBalance', ['token']],
  ['GET', 'MCS2_getPointReward', []],
  ['GET', 'MCS2_getPointRewardConversionType', []],
  ['GET', 'MCS2_getRedeemPointList', ['token']],
  ['GET', 'MCS2_getPointConfig', []],
  ['POST', 'passwordCheck/MCS2_redeemPointReward', ['token', 'encrypted']],
  ['POST', 'passwordCheck/MCS2_convertPoint', ['token', 'encrypted']],
]

/** What a call with nothing in it is answered; the status tells whether it is there and whom it is for. */
async function answerTo(method: Method, url: string, token?: string): Promise<string> {
  const answer = await call(method, url, token)
  const { success, errorCode } = answer.json()
  // What is told under /lgw is the value itself.
  return success || (success === undefined && answer.statusCode === 200) ? 'done' : `${answer.statusCode} ${errorCode}`
}

/** The call is there: what it was sent was looked at, and at most found wanting. */
const isThere = /^(done|400 (?!request\.encryption)\S+|404 (?!not\.found|function)\S+|409 \S+)$/

describe('calls of the older portal: those of K-01 that exist so far', () => {
  it.each(calls)('[K-01] answers %s %s', async (method, path, sends) => {
    const isEncrypted = sends.includes('encrypted')
    if (sends.includes('token')) expect(await answerTo(method, path)).toBe('401 login.not.session')
    // Logging out would end what the other calls are made with.
    const token = method === 'DELETE' ? cast.agent : cast.member
    const answer = await answerTo(method, path, sends.includes('token') ? token : undefined)

    if (isEncrypted) expect(answer).toBe('400 request.encryption.required')
    else expect(answer).toMatch(isThere)
  })
})

describe('relayed calls: those of K-02 that exist so far', () => {
  it.each(relayed)('[K-02] answers %s %s', async (method, name, sends) => {
    const url = `/wps/relay/${name}`
    if (sends.includes('token')) expect(await answerTo(method, url)).toBe('401 login.not.session')
    const answer = await answerTo(method, url, sends.includes('token') ? cast.member : undefined)

    if (sends.includes('encrypted')) expect(answer).toBe('400 request.encryption.required')
    else expect(answer).toMatch(isThere)
  })

  it('are known by no other name', async () => {
    expect(await answerTo('GET', '/wps/relay/GCS_nothing')).toBe('404 function.not.available')
  })
})

const staff = (method: 'POST' | 'PUT', url: string, body: object) =>
  server().call('console', { method, url, token: cast.admin, body })
const shown = async (url: string) => {
  const told = (await call('GET', url)).json()
  return told.success === undefined ? told : told.value
}
/** What an operator gives a setting, as every reader sees it within a second. */
async function give(name: string, value: unknown): Promise<void> {
  expect((await staff('PUT', `/staff/settings/${name}`, { value })).statusCode).toBe(200)
}

test('[K-04] a guest’s home page is told the notices, popular games, domain routes and the settings in one', async () => {
  const domainRoute = ['https://one.example', 'https://two.example']
  await give('settings.domains', { mainDomain: 'https://main.example', domainRoute, imageCdn: [], launchCdn: [] })
  await staff('POST', '/staff/announcements', { type: 'H', titles: { en: 'Welcome' } })

  const notices = await shown('/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W')
  expect(notices).toMatchObject({ banners: [], headlines: [{ title: 'Welcome' }], popup: [] })
  await expect.poll(() => shown('/wps/system/domainRoute')).toEqual(domainRoute)
  expect(await shown('/wps/system/settings/consolidated')).toMatchObject({
    domainRoute,
    mainDomain: 'https://main.example',
    maintenance: { isOn: false },
  })
  // The same lists by their relayed names and by their paths.
  expect(await shown('/lgw/games/popular')).toEqual(await shown('/wps/relay/GCSGAME_hotGamesV2'))
})

test('the apps an operator offers are on the download page, each with its address', async () => {
  const apps = ['APP_IOS', 'APP_IOS_LITE', 'APP_ANDROID'].map((resourceType) => ({
    resourceType,
    url: `https://apps.example/${resourceType}`,
    labelNameEn: resourceType,
  }))
  await give('settings.resources', apps)

  const resources = async () => (await shown('/wps/system/settings/consolidated')).resources
  await expect.poll(resources).toEqual(apps)

  await give('settings.resources', [])
  await expect.poll(resources).toEqual([])
})

test('[G-03] each kind of resource is shown with its name, and a desk by its place, its title and a token that leads to it', async () => {
  const kinds = ['FACEBOOK', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'LIVECHAT']
  const resources = kinds.map((resourceType) => ({
    resourceType,
    url: `https://social.example/${resourceType}`,
    labelNameEn: `The house on ${resourceType}`,
  }))
  const desks = [
    { csPosition: 'HEADER', title: 'Ask us', path: 'https://desk.example/header' },
    { csPosition: 'MENU', title: 'Write to us', path: 'https://desk.example/menu' },
  ]
  await give('settings.resources', resources)
  await give('settings.customerService', desks)

  const told = () => shown('/wps/system/settings/consolidated')
  await expect.poll(async () => (await told()).resources).toEqual(resources)
  const token = expect.stringMatching(/^\/service\/[\w-]{22}$/)
  await expect
    .poll(async () => (await told()).customerService)
    .toEqual(desks.map(({ csPosition, title }) => ({ csPosition, title, path: token })))
  const { customerService } = (await told()) as { customerService: { path: string }[] }
  const doors = await Promise.all(customerService.map(({ path }) => call('GET', path)))
  expect(doors.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    desks.map(({ path }) => [302, path]),
  )
})
