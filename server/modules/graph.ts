/**
 * Which module may import which: the whole domain on one screen. An import is of the other module's index.ts; a higher
 * module is reached by an event or by a port that it fulfils in wiring.ts. dev/checks/boundaries.test.ts holds it.
 */
export interface ModuleNode {
  readonly owns: string
  readonly mayImport: readonly string[]
  /** Whether it plays games: may import the pure rules under games/. */
  readonly games?: true
}

export const graph = {
  settings: {
    owns: 'white-label flags, brand, registration rules, system status, regions, domains',
    mayImport: [],
  },
  ledger: {
    owns: 'accounts, transfers, holds, statements, reconciliation; knows no product word',
    mayImport: [],
  },
  messaging: {
    owns: 'inbox, unread counts, SMS and mail to an address, one-time codes, live notices',
    mayImport: ['settings'],
  },
  content: {
    owns: 'announcements, banners, popups, help, pages, resources',
    mayImport: ['settings'],
  },
  identity: {
    owns: 'members, groups, agents, trials, sessions, passwords, second steps, registration, the tree, affiliate codes',
    mayImport: ['settings', 'messaging'],
  },
  safeguards: {
    owns: 'limits, cool-off, exclusion, age; answers "may this member…?"',
    mayImport: ['settings', 'identity'],
  },
  catalogue: {
    owns: 'vendors, categories, games, favourites, recent, hot, search',
    mayImport: ['settings', 'identity'],
  },
  wagering: {
    owns: 'turnover requirements by source, their order, progress, forfeit',
    mayImport: ['ledger', 'identity', 'settings'],
  },
  wallet: {
    owns: 'purses, balance, deposit, withdraw, payout accounts, records',
    mayImport: ['ledger', 'wagering', 'identity', 'safeguards', 'settings', 'messaging'],
  },
  rewards: {
    owns: 'claimables: source, member, amount, expiry, state; what the reward centre shows and pays',
    mayImport: ['wallet', 'identity', 'messaging'],
  },
  play: {
    owns: 'launch, rounds, bets, settlement, the seamless-wallet port, winners, play statistics',
    mayImport: ['ledger', 'wagering', 'wallet', 'catalogue', 'identity', 'safeguards', 'settings'],
  },
  funds: {
    owns: 'money in wallets that vendors keep themselves: transfers in and out, their outcome, balances there',
    mayImport: ['ledger', 'wallet', 'catalogue', 'identity', 'safeguards', 'settings'],
  },
  bundles: {
    owns: 'imported games: their tables of weights, books and pages by version; draws a book by its weight',
    mayImport: [],
    games: true,
  },
  house: {
    owns: 'in-house games: seeds and fairness, single-player rounds, shared tables on the server clock',
    mayImport: ['play', 'catalogue', 'settings', 'bundles'],
    games: true,
  },
  lottery: {
    owns: 'draws and orders',
    mayImport: ['play'],
    games: true,
  },
  book: {
    owns: 'fixtures, markets, slips, pools',
    mayImport: ['play'],
    games: true,
  },
  points: {
    owns: 'the points mall',
    mayImport: ['ledger', 'wallet', 'rewards', 'identity', 'settings'],
  },
  promotions: {
    owns: 'apply, claim, rebate, missions, leaderboards, VIP, referral, raffle, red envelope',
    mayImport: ['rewards', 'wagering', 'wallet', 'play', 'identity', 'settings', 'messaging'],
  },
  agents: {
    owns: 'team tree, downline registration, send up and down, team views',
    mayImport: ['identity', 'wallet', 'play'],
  },
  contracts: {
    owns: 'dividend, daily, hourly, real-time salary: terms, acceptance, settlement',
    mayImport: ['agents', 'play', 'wallet', 'rewards', 'messaging', 'settings'],
  },
  feedback: {
    owns: 'questions, complaints',
    mayImport: ['identity', 'messaging'],
  },
  staff: {
    owns: 'operators, roles, second factor, audit log (hash-chained), four-eyes',
    mayImport: ['settings'],
  },
  reporting: {
    owns: 'P&L, statements, operator figures; reads views only',
    mayImport: [],
  },
} as const satisfies Record<string, ModuleNode>
