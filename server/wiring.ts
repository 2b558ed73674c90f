import { measuringHosts } from '@croupier/api/settings/measuring.ts'
import { PRIZE_GROUP, type RebateCategory } from '@croupier/api/agents/rebates/rebates.ts'
import { assert } from '@croupier/basis/assert.ts'
import { localDate } from '@croupier/basis/period.ts'
import { openHttpResults } from './adapters/results/http/index.ts'
import { openSmtp } from './adapters/mail/smtp/index.ts'
import { cardPageRoutes, openCardPage } from './adapters/payments/card-page/index.ts'
import { chainGatewayRoutes, openChainGateway } from './adapters/payments/chain-gateway/index.ts'
import { hostedPageRoutes, openHostedPage } from './adapters/payments/hosted-page/index.ts'
import { openWebPush } from './adapters/push/web-push/index.ts'
import { openTwilio } from './adapters/sms/twilio/index.ts'
import { openFacebook } from './adapters/social/facebook/index.ts'
import { openFirebase } from './adapters/social/firebase/index.ts'
import { openOidc } from './adapters/social/oidc/index.ts'
import { telegram } from './adapters/social/telegram/index.ts'
import { caleta, hub88, hub88Routes } from './adapters/vendors/hub88/index.ts'
import { softswiss, softswissRoutes } from './adapters/vendors/softswiss/index.ts'
import { openTransferWallet, transferLaunch } from './adapters/vendors/transfer-wallet/index.ts'
import {
  agentsWords,
  houseRebatesPort,
  hundredthsOf,
  operations as agents,
  ownerCheck as agentsCheck,
  rebateCapsOf,
  sendingNames,
  settings as agentsSettings,
} from './modules/agents/index.ts'
import { bundlesPort, openBundles } from './modules/bundles/index.ts'
import {
  cataloguePort,
  frameOrigins,
  openCatalogue,
  operations as catalogueOperations,
} from './modules/catalogue/index.ts'
import { operations as chat, settings as chatSettings } from './modules/chat/index.ts'
import {
  contractInfo,
  contractsWords,
  operations as contracts,
  ownerCheck as contractsCheck,
  settings as contractsSettings,
} from './modules/contracts/index.ts'
import { feed, operations as content, sitemap } from './modules/content/index.ts'
import {
  fundsWords,
  operations as funds,
  ownerCheck as fundsCheck,
  settings as fundsSettings,
  transferWalletsPort,
  transferNames,
} from './modules/funds/index.ts'
import { loginGate, operations as safeguards, settings as safeguardsSettings } from './modules/safeguards/index.ts'
import {
  operations as houseOperations,
  rgsProtocol,
  rgsRoutes,
  settings as houseSettings,
  startHouse,
} from './modules/house/index.ts'
import { bookLaunch, operations as book, settings as bookSettings } from './modules/book/index.ts'
import { operations as tables, settings as tablesSettings, tablesLaunch } from './modules/tables/index.ts'
import {
  operations as poker,
  ownerCheck as pokerCheck,
  pokerLaunch,
  pokerWords,
  settings as pokerSettings,
} from './modules/poker/index.ts'
import { startBackgroundWork } from './jobs/start.ts'
import {
  endOfSession,
  findMemberSessions,
  firebaseChannel,
  firebasePort,
  loginGatePort,
  memberSessionsOver,
  operations as identity,
  pursesPort,
  registrationRulesSource,
  sessionRules,
  settings as identitySettings,
  socialProtocolsPort,
  toldEnd,
} from './modules/identity/index.ts'
import {
  createBatcher,
  makeLedgerPartitions,
  type Batcher,
  registerLedgerWords,
  registerOwnerCheck,
} from './modules/ledger/index.ts'
import { operations as jackpots } from './modules/jackpots/index.ts'
import { operations as figures, settings as figuresSettings } from './modules/figures/index.ts'
import { operations as feedback, settings as feedbackSettings } from './modules/feedback/index.ts'
import { operations as messages, pushPort, settings as messagesSettings } from './modules/messages/index.ts'
import {
  groupOfRebate,
  lotteryLaunch,
  operations as lottery,
  prizeGroup,
  prizeGroupsPort,
  rebateOfGroup,
  resultSources,
  resultSourcesPort,
  settings as lotterySettings,
  startLotteries,
} from './modules/lottery/index.ts'
import { mailPort, operations as messaging, recordMail, recordSms, smsPort } from './modules/messaging/index.ts'
import {
  freeRoundsDeskPort,
  makePlayPartitions,
  openPlay,
  operations as play,
  ownerCheck as playCheck,
  countValidBets,
  hasOpenBonusStake,
  hasOpenRound,
  playPort,
  playWords,
  roundNames,
  openRooms,
  roomsPort,
  type VendorProtocol,
  vendorProtocolsPort,
} from './modules/play/index.ts'
import {
  operations as points,
  ownerCheck as pointsCheck,
  pointWords,
  settings as pointsSettings,
} from './modules/points/index.ts'
import {
  depositPromotions,
  vip,
  highestRebates,
  freeRoundsDesk,
  operations as promotions,
  rebateCapsPort,
  settings as promotionsSettings,
} from './modules/promotions/index.ts'
import {
  bonusStakesPort,
  operations as rewards,
  ownerCheck as rewardsCheck,
  rewardWords,
} from './modules/rewards/index.ts'
import { merchantZonePort, operations as reporting } from './modules/reporting/index.ts'
import {
  analytics,
  domains,
  openGate,
  operations as settingsOperations,
  registrationRulesPort,
  serviceDoor,
  settings as settingsSettings,
  brand,
  timeZone,
} from './modules/settings/index.ts'
import {
  auditLog,
  findStaffSession,
  fourEyes,
  operations as staff,
  separation,
  staffIdleMinutes,
  staffSessionsOver,
  totpRequired,
} from './modules/staff/index.ts'
import {
  contractInfoPort,
  depositPromotionsPort,
  vipPort,
  depositsCheck,
  lineNamesPort,
  openStakesPort,
  memberPurses,
  paymentDesk,
  paymentDeskPort,
  paymentProtocolsPort,
  operations as wallet,
  ownerCheck as walletCheck,
  settings as walletSettings,
  walletWords,
  withdrawalsCheck,
} from './modules/wallet/index.ts'
import { operations as wagering, settings as wageringSettings } from './modules/wagering/index.ts'
import type { App } from './platform/app.ts'
import { auditPort } from './platform/audit-port.ts'
import { bodyKeysPort } from './platform/body-keys-port.ts'
import { openBodyKeys } from './platform/body-keys.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, originsOf } from './platform/config.ts'
import { approvedRunPort, fourEyesPort } from './platform/four-eyes-port.ts'
import { invoke } from './platform/invoke.ts'
import { openDatabase, type Queryable } from './platform/database.ts'
import { hasReadUpTo } from './platform/outbox-consumer.ts'
import { readTogether } from './platform/read-together.ts'
import { filesPort, openFiles } from './platform/files.ts'
import type { Operations } from './platform/implement.ts'
import type { Logger } from './platform/log.ts'
import { Ports } from './platform/port.ts'
import { loadSecretsKeys } from './platform/secrets-key.ts'
import { openSecrets, secretsPort } from './platform/secrets.ts'
import { originsPort } from './platform/origins-port.ts'
import { openOutside, outsidePort } from './platform/outside.ts'
import { openSettings } from './platform/settings-store.ts'
import { separationPort } from './platform/separation-port.ts'
import { declaredSettingsPort, type Setting, settingsPort } from './platform/settings.ts'
import type { WireRoute } from './platform/wire-route.ts'
import type { Sessions } from './transport/http/callers.ts'
import type { Means } from './transport/http/mount.ts'
import { openRateLimits } from './transport/http/rate-limits.ts'
import type { FirebaseHosts } from './transport/http/security-headers.ts'
import { type Live, startLive } from './transport/live/live.ts'

/** Every operation of the product. Each module lists its own; nothing else names them. */
export const operations: Operations = [
  ...settingsOperations,
  ...messaging,
  ...identity,
  ...catalogueOperations,
  ...content,
  ...wallet,
  ...wagering,
  ...play,
  ...figures,
  ...funds,
  ...houseOperations,
  ...lottery,
  ...book,
  ...tables,
  ...poker,
  ...jackpots,
  ...rewards,
  ...points,
  ...promotions,
  ...feedback,
  ...safeguards,
  ...chat,
  ...messages,
  ...agents,
  ...contracts,
  ...staff,
  ...reporting,
]

/** Every setting an operator can change, module by module. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [
  ...settingsSettings,
  ...identitySettings,
  ...walletSettings,
  ...wageringSettings,
  ...figuresSettings,
  ...fundsSettings,
  ...pointsSettings,
  ...promotionsSettings,
  ...feedbackSettings,
  ...safeguardsSettings,
  ...chatSettings,
  ...messagesSettings,
  ...agentsSettings,
  ...contractsSettings,
  ...houseSettings,
  ...lotterySettings,
  ...bookSettings,
  ...tablesSettings,
  ...pokerSettings,
  staffIdleMinutes,
  totpRequired,
]

/** Every route that speaks a foreign protocol: vendors', payment providers', game clients'. */
export const wireRoutes: readonly WireRoute[] = [
  serviceDoor,
  sitemap,
  feed,
  ...hostedPageRoutes,
  ...chainGatewayRoutes,
  ...cardPageRoutes,
  ...softswissRoutes,
  ...hub88Routes,
  ...rgsRoutes,
]

/** Every protocol that vendors' games are opened by. */
const vendorProtocols: readonly VendorProtocol[] = [
  softswiss,
  hub88,
  caleta,
  transferLaunch,
  rgsProtocol,
  lotteryLaunch,
  bookLaunch,
  tablesLaunch,
  pokerLaunch,
]

export interface Wired {
  app: App
  means: Means
  operations: Operations
  batcher: Batcher
  /** Routes that speak other companies' protocols. */
  wireRoutes: readonly WireRoute[]
  /** Origins whose games the portal may frame, as they are now. */
  frameSources(): readonly string[]
  imageSources(): readonly string[]
  launchSources(): readonly string[]
  /** Where codes to phones are sent by Firebase; undefined while they are not. */
  firebaseHosts(): FirebaseHosts | undefined
  /** The sockets of this process. */
  live: Live
  /** Background work of this process: reactions, jobs, schedules, beats. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Connections of one process: some for calls, some left for jobs and the outbox. */
const CONNECTIONS = 24

/**
 * Builds one process of the product: the only place that knows every adapter and every port's fulfilment. Nothing is
 * listening or working yet when it returns.
 */
export async function wire(config: Config & { databaseUrl: string }, log: Logger): Promise<Wired> {
  const nested = new Set<string>()
  const database = openDatabase({
    url: config.databaseUrl,
    connections: CONNECTIONS,
    onNested(statement) {
      if (nested.has(statement)) return
      nested.add(statement)
      log.warn({ statement: statement.slice(0, 200) }, 'transaction requested a second connection')
    },
  })
  const clock = systemClock
  const ports = new Ports()
  const app: App = { database, log, clock, ports }

  const store = openSettings(database, log)
  const secrets = openSecrets(await loadSecretsKeys(config))
  const catalogue = openCatalogue(database, secrets, log)
  const bodyKeys = openBodyKeys(database, secrets, clock)
  const batcher = createBatcher(database)
  const openedPlay = openPlay(app)
  const outside = openOutside(config.insideNetworks)
  ports.provide(outsidePort, outside)
  ports.provide(settingsPort, store)
  ports.provide(declaredSettingsPort, settings)
  ports.provide(secretsPort, secrets)
  ports.provide(cataloguePort, catalogue)
  ports.provide(bundlesPort, openBundles(database))
  ports.provide(playPort, openedPlay)
  ports.provide(openStakesPort, { hasOpen: hasOpenRound })
  ports.provide(bonusStakesPort, {
    hasOpen: hasOpenBonusStake,
    areCounted: (db, before) => hasReadUpTo(db, countValidBets, before),
  })
  ports.provide(vendorProtocolsPort, vendorProtocols)
  ports.provide(roomsPort, openRooms(app, vendorProtocols))
  const groupsOf = async (db: Queryable, memberIds: readonly bigint[]): Promise<number[]> => {
    const caps = await rebateCapsOf(db, memberIds)
    const today = localDate(store.read(timeZone), clock.now())
    const group = store.read(prizeGroup)
    return memberIds.map((memberId) => {
      const cap = caps(memberId, PRIZE_GROUP, today)
      return cap === undefined ? group : Math.min(group, groupOfRebate(cap))
    })
  }
  const groupTogether = readTogether(
    (memberIds: readonly bigint[]) => groupsOf(database, memberIds),
    (memberId) => memberId,
  )
  ports.provide(prizeGroupsPort, {
    groupOf: async (db, memberId) => (db === database ? groupTogether(memberId) : (await groupsOf(db, [memberId]))[0]!),
  })
  ports.provide(rebateCapsPort, { capsOf: rebateCapsOf })
  ports.provide(houseRebatesPort, {
    async highest(scope, db, currency) {
      const rates = [...(await highestRebates(scope, db, currency))].map(
        ([gameType, percent]) => [gameType, hundredthsOf(percent)] as const,
      )
      return new Map<RebateCategory, number>([[PRIZE_GROUP, rebateOfGroup(store.read(prizeGroup))], ...rates])
    },
    prizeGroupOf: groupOfRebate,
  })
  ports.provide(resultSourcesPort, () => openHttpResults(outside, store.read(resultSources)))
  ports.provide(transferWalletsPort, [openTransferWallet(outside)])
  const origins = originsOf(config)
  ports.provide(originsPort, origins)
  ports.provide(bodyKeysPort, bodyKeys)
  ports.provide(filesPort, openFiles(database))
  ports.provide(auditPort, auditLog)
  ports.provide(fourEyesPort, fourEyes)
  ports.provide(separationPort, separation)
  ports.provide(approvedRunPort, {
    async run(name, call, input) {
      const approved = operations.find((one) => one.operation.name === name)
      assert(approved, `what was proposed can be done: ${name}`)
      return invoke(app, approved, call, input)
    },
  })
  ports.provide(loginGatePort, loginGate)
  ports.provide(mailPort, recordMail(app, openSmtp(app)))
  ports.provide(smsPort, recordSms(app, openTwilio(app)))
  ports.provide(pushPort, openWebPush(app))
  ports.provide(pursesPort, memberPurses)
  ports.provide(firebasePort, openFirebase(outside))
  ports.provide(socialProtocolsPort, [openOidc(outside), openFacebook(outside), telegram])
  ports.provide(paymentDeskPort, paymentDesk)
  ports.provide(paymentProtocolsPort, [openHostedPage(outside), openChainGateway(outside), openCardPage(outside)])
  ports.provide(lineNamesPort, [roundNames, transferNames, sendingNames])
  ports.provide(freeRoundsDeskPort, freeRoundsDesk)
  ports.provide(depositPromotionsPort, depositPromotions)
  ports.provide(vipPort, vip)
  ports.provide(contractInfoPort, contractInfo)
  ports.provide(merchantZonePort, { zone: () => store.read(timeZone), currency: () => store.read(brand).currency })
  ports.provide(registrationRulesPort, registrationRulesSource)

  const rules = () => sessionRules({ clock, use: (port) => ports.use(port) })
  const sessions: Sessions = {
    // Every call asks for one: those of the same moment are found together.
    member: readTogether(
      (tokens: readonly string[]) => findMemberSessions(database, tokens, rules()),
      (token) => token,
    ),
    memberEnd: async (token) => toldEnd(await endOfSession(database, token, clock.now())),
    staff: (token, asked) =>
      findStaffSession(database, token, {
        isUnattended: asked?.isUnattended,
        now: clock.now(),
        idleMinutes: store.read(staffIdleMinutes),
        isTotpRequired: store.read(totpRequired),
      }),
  }

  try {
    await store.start()
    await catalogue.start()
    // A server that was away for longer than partitions reach ahead must not wait for a schedule to post.
    await makeLedgerPartitions(database)
    await makePlayPartitions(database)
    await startHouse(app)
    await startLotteries(app)
    await registerLedgerWords(database, walletWords)
    await registerLedgerWords(database, playWords)
    await registerLedgerWords(database, fundsWords)
    await registerLedgerWords(database, rewardWords)
    await registerLedgerWords(database, agentsWords)
    await registerLedgerWords(database, pointWords)
    await registerLedgerWords(database, pokerWords)
    await registerLedgerWords(database, contractsWords)
    registerOwnerCheck(walletCheck)
    registerOwnerCheck(playCheck)
    registerOwnerCheck(pokerCheck)
    registerOwnerCheck(fundsCheck)
    registerOwnerCheck(rewardsCheck)
    registerOwnerCheck(agentsCheck)
    registerOwnerCheck(pointsCheck)
    registerOwnerCheck(contractsCheck)
    registerOwnerCheck(depositsCheck)
    registerOwnerCheck(withdrawalsCheck)
  } catch (error) {
    await catalogue.stop()
    await store.stop()
    await database.close()
    throw error
  }

  const live = startLive(app, {
    async endedAmong(kind, ids) {
      if (kind === 'member') {
        const over = await memberSessionsOver(database, ids, rules())
        return over.map(({ id, isByLimit }) => ({ sessionId: id, reason: isByLimit ? 'time-limit' : 'expired' }))
      }
      const over = await staffSessionsOver(database, ids, clock.now(), store.read(staffIdleMinutes))
      return over.map((sessionId) => ({ sessionId, reason: 'expired' }))
    },
    origins() {
      const { mainDomain, domainRoute } = store.read(domains)
      return [config.publicUrl, mainDomain, ...domainRoute].filter((origin) => typeof origin === 'string')
    },
  })

  let background: { stop(): Promise<void> } | undefined
  return {
    app,
    operations,
    batcher,
    wireRoutes,
    frameSources: () => [origins.games, origins.bundles, ...frameOrigins(app)],
    imageSources: () => [...store.read(domains).imageCdn, ...measuringHosts(store.read(analytics))],
    launchSources: () => store.read(domains).launchCdn,
    firebaseHosts: () => firebaseChannel(ports),
    live,
    means: { app, gate: openGate(store), sessions, bodyKeys, rateLimits: openRateLimits(database) },
    async start() {
      background = await startBackgroundWork(app, config.databaseUrl)
    },
    async stop() {
      await live.stop()
      await background?.stop()
      await openedPlay.close()
      await batcher.close()
      await catalogue.stop()
      await store.stop()
      await database.close()
    },
  }
}
