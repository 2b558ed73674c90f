import { addGame } from '@croupier/api/games/add-game.ts'
import { vendorProtocolNames } from '@croupier/api/games/vendor-protocols.ts'
import { tableCodes } from '@croupier/api/tables/table-answers.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { makeVendorKeys } from '@croupier/api/games/make-vendor-keys.ts'
import { planVendorMaintenance } from '@croupier/api/games/plan-vendor-maintenance.ts'
import { setVendorKeys } from '@croupier/api/games/set-vendor-keys.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { showVendorKeys } from '@croupier/api/games/show-vendor-keys.ts'
import { lotteryPars } from '../modules/lottery/index.ts'
import { tablePars } from '../modules/tables/index.ts'
import { readPlainText } from '../platform/open-plain-file.ts'
import { asOps } from './as-ops.ts'
import { type AppCall, type Command, type Given, type Option, OpsFault, optionalTextOf, textOf } from './command.ts'
import { numberOf, textsOf } from './given-options.ts'
import { momentOf } from './read-moment.ts'

/** Keys are read from files: on the command line everybody at the machine would see them. */
const keyOptions: Readonly<Record<string, Option>> = {
  'public-key': { value: '<file>', help: 'the vendor’s public key, PEM: its calls are verified with it' },
  'private-key': { value: '<file>', help: 'our private key, PEM; kept sealed. vendor keys --make makes one' },
}

async function keyOf(given: Given, option: string, name: string): Promise<Record<string, string>> {
  const path = optionalTextOf(given, option)
  if (path === undefined) return {}
  try {
    return { [name]: await readPlainText(path) }
  } catch (error) {
    throw new OpsFault(`--${option} takes a file; ${path} cannot be read: ${(error as Error).message}`, 2)
  }
}

async function keysOf(given: Given): Promise<Record<string, string>> {
  return {
    ...(await keyOf(given, 'public-key', 'theirPublicKey')),
    ...(await keyOf(given, 'private-key', 'ourPrivateKey')),
  }
}

/** Adds a period to what is planned; prints what is planned then. */
async function planMaintenance(call: AppCall): Promise<{ from: string; until: string }[]> {
  const { given } = call
  const code = textOf(given, 'code').toUpperCase()
  const [from, until] = [momentOf(given, 'from'), momentOf(given, 'until')]
  if ((from === undefined) !== (until === undefined)) throw new OpsFault('--from and --until go together', 2)
  const vendor = (await asOps(call, listVendors, {})).list.find((one) => one.code === code)
  if (!vendor) throw new OpsFault(`no vendor is called ${code}; \`vendor list\` shows them`)
  const kept = given['drop'] === true ? [] : vendor.maintenance
  const periods = from === undefined || until === undefined ? kept : [...kept, { from, until }]
  const isChange = periods !== vendor.maintenance
  const planned = vendor.maintenance
  const { maintenance } = isChange ? await asOps(call, planVendorMaintenance, { code, periods, planned }) : vendor
  // What is over already is left out of a plan, and whoever mistyped a year must hear of it.
  if (until !== undefined && !maintenance.some((period) => period.from === from && period.until === until)) {
    throw new OpsFault('that time is over: nothing is planned for it', 2)
  }
  return maintenance.map((period) => ({
    from: new Date(period.from).toISOString(),
    until: new Date(period.until).toISOString(),
  }))
}

export const gameCommands: readonly Command[] = [
  {
    noun: 'vendor',
    verb: 'set',
    summary: 'Add a vendor of games or change one; options left out stay as they are.',
    options: {
      code: { value: '<code>', help: 'the vassalage, as in /vendors/<code>', isRequired: true },
      protocol: { value: '<name>', help: `${vendorProtocolNames.join(', ')}; needed for a new vendor` },
      secret: { value: '<text>', help: 'what both sides sign with, 8 characters or more; kept sealed', isSecret: true },
      name: { value: '<text>', help: 'as players read it; the code where left out' },
      status: { value: '<status>', help: 'open, maintenance or closed' },
      'launch-url': { value: '<address>', help: 'where launches are asked for' },
      'casino-id': { value: '<text>', help: 'how the vendor calls us' },
      'frame-origin': {
        value: '<origin>',
        help: 'the addresses its games are served from, several with commas; that of --launch-url where left out',
      },
      position: { value: '<number>', help: 'place in menus; 1000 where left out' },
      'close-rounds-after': {
        value: '<hours>',
        help: 'close rounds in which nothing happens for so long; never leaves them open',
      },
      ...keyOptions,
    },
    needs: 'app',
    async run(call) {
      const keys = await keysOf(call.given)
      const origins = optionalTextOf(call.given, 'frame-origin')
      const vendor = await asOps(call, setVendor, {
        code: textOf(call.given, 'code'),
        ...textsOf(call.given, {
          protocol: 'protocol',
          secret: 'secret',
          name: 'name',
          status: 'status',
          'launch-url': 'launchUrl',
          'casino-id': 'casinoId',
        }),
        ...numberOf(call.given, 'position'),
        ...(call.given['close-rounds-after'] === 'never'
          ? { closeRoundsAfterHours: null }
          : numberOf(call.given, 'close-rounds-after', 'closeRoundsAfterHours')),
        ...(origins === undefined ? {} : { frameOrigins: origins.split(',').filter(Boolean) }),
      })
      if (Object.keys(keys).length === 0) return { value: vendor }
      return { value: { ...vendor, ...(await asOps(call, setVendorKeys, { code: vendor.code, ...keys })) } }
    },
  },
  {
    noun: 'vendor',
    verb: 'keys',
    summary: 'Our public key for a vendor that signs with keys; sets the vendor’s, sets ours or makes a new one.',
    options: {
      code: { value: '<code>', help: 'the vassalage', isRequired: true },
      ...keyOptions,
      make: { help: 'make a new key of ours: what we send is signed with it at once' },
    },
    needs: 'app',
    async run(call) {
      const keys = await keysOf(call.given)
      const code = textOf(call.given, 'code')
      if (Object.keys(keys).length > 0) await asOps(call, setVendorKeys, { code, ...keys })
      return { value: await asOps(call, call.given['make'] === true ? makeVendorKeys : showVendorKeys, { code }) }
    },
  },
  {
    noun: 'vendor',
    verb: 'maintenance',
    summary: 'Plan maintenance of a vendor, drop what was planned, or print it.',
    options: {
      code: { value: '<code>', help: 'the vassalage', isRequired: true },
      from: { value: '<moment>', help: 'when it begins, such as 2026-11-24T03:00+06:00; with --until' },
      until: { value: '<moment>', help: 'when it ends' },
      drop: { help: 'drop all that was planned before' },
    },
    needs: 'app',
    run: async (call) => ({ value: await planMaintenance(call) }),
  },
  {
    noun: 'vendor',
    verb: 'list',
    summary: 'Every vendor with its status and number of games.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, listVendors, {})).list }),
  },
  {
    noun: 'game',
    verb: 'add',
    summary: 'Add a vendor’s game to the catalogue; prints its node id.',
    options: {
      vendor: { value: '<code>', help: 'whose game it is', isRequired: true },
      code: { value: '<code>', help: 'as its vendor calls it', isRequired: true },
      name: { value: '<text>', help: 'as players read it', isRequired: true },
      type: {
        value: '<type>',
        help: 'RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT, ELOTT, SEA, VN or BINGO',
        isRequired: true,
      },
      demo: { help: 'may be played for play money' },
      hot: { help: 'shown among the hot games' },
      new: { help: 'shown among the new games' },
      art: { value: '<key>', help: 'which picture the front ends draw' },
      'min-bet': { value: '<amount>', help: 'least stake, such as 0.10' },
      rtp: { value: '<percent>', help: 'printed return, such as 96.04' },
      lines: { value: '<number>', help: 'lines of a slot' },
      volatility: { value: '<word>', help: 'low, medium, high or very-high' },
      position: { value: '<number>', help: 'place in lists; 1000 where left out' },
    },
    needs: 'app',
    async run(call) {
      const { given } = call
      const added = await asOps(call, addGame, {
        ...textsOf(given, {
          vendor: 'vendor',
          code: 'code',
          name: 'name',
          type: 'type',
          art: 'art',
          'min-bet': 'minBet',
          rtp: 'rtp',
          volatility: 'volatility',
        }),
        ...numberOf(given, 'lines'),
        ...numberOf(given, 'position'),
        isDemoCapable: given['demo'] === true,
        isHot: given['hot'] === true,
        isNew: given['new'] === true,
      })
      return { value: added }
    },
  },
  {
    noun: 'game',
    verb: 'list',
    summary: 'Games of the catalogue, newest first.',
    options: {
      vendor: { value: '<code>', help: 'of this vendor alone' },
      search: { value: '<text>', help: 'with this in the name or code' },
      before: { value: '<nodeId>', help: 'read on from here' },
    },
    needs: 'app',
    async run(call) {
      const { list } = await asOps(call, listCatalogue, {
        ...textsOf(call.given, { vendor: 'vendor', search: 'search', before: 'before' }),
        pageSize: 200,
      })
      const shown = list.map(({ nodeId, vendor, code, name, type, status, isDemoCapable, isHot }) => ({
        nodeId,
        vendor,
        code,
        name,
        type,
        status,
        isDemoCapable,
        isHot,
      }))
      return { value: shown }
    },
  },
  {
    noun: 'game',
    verb: 'par',
    summary:
      'What each bet type of the lotteries returns at base odds, counted against its draws; or each spot of a table.',
    options: {
      family: { value: '<code>', help: 'of this family alone: SSC, K3, 11X5, PK10, KL8, XSMB, XSMN, THAI, 4D' },
      table: { value: '<code>', help: `of this table: ${tableCodes.join(', ')}; ALL for every one` },
    },
    needs: 'nothing',
    run: async ({ given }) => {
      const table = optionalTextOf(given, 'table')?.toUpperCase()
      if (table !== undefined) return { value: tablePars(table === 'ALL' ? undefined : table) }
      return { value: lotteryPars(optionalTextOf(given, 'family')?.toUpperCase()) }
    },
  },
]
