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
  identity: {
    owns: 'members, groups, agents, trials, sessions, passwords, second steps, registration, the tree, affiliate codes',
    mayImport: ['settings', 'messaging'],
  },
  content: {
    owns: 'announcements, banners, popups, help, news, pages by version, what members agreed to',
    mayImport: ['settings', 'identity'],
  },
  safeguards: {
    owns: 'cool-off, exclusion, age, documents that show who members are; answers "may this member…?"',
    mayImport: ['settings', 'identity'],
  },
  art: {
    owns: 'pictures of games and marks of studios, drawn in code; pure, and without a table',
    mayImport: [],
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
    owns: 'purses, balance, deposits and the limits members set for them, withdraw, payout accounts, records',
    mayImport: ['ledger', 'wagering', 'identity', 'safeguards', 'settings', 'messaging'],
  },
  rewards: {
    owns: 'claimables: source, member, amount, expiry, state; what the reward centre shows and pays',
    mayImport: ['ledger', 'wagering', 'wallet', 'identity', 'safeguards', 'messaging'],
  },
  play: {
    owns: 'launch, rounds, bets, settlement, the seamless-wallet port, records, rulings, members’ own limits of play',
    mayImport: ['ledger', 'wagering', 'wallet', 'catalogue', 'identity', 'safeguards', 'settings'],
  },
  figures: {
    owns: 'what was played, summed by member, team and time; profit and loss, boards of wins, the feed of bets',
    mayImport: ['play', 'catalogue', 'identity', 'settings'],
  },
  funds: {
    owns: 'money in wallets that vendors keep themselves: transfers in and out, their outcome, balances there',
    mayImport: ['ledger', 'wallet', 'play', 'catalogue', 'identity', 'safeguards', 'settings'],
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
    owns: 'lotteries: games and their plans, draws and results, orders and chases',
    mayImport: ['play', 'catalogue', 'identity', 'settings'],
    games: true,
  },
  book: {
    owns: 'matches of the house’s leagues, markets and prices, slips, pools',
    mayImport: ['play', 'catalogue', 'identity', 'settings', 'wallet'],
    games: true,
  },
  tables: {
    owns: 'tables of the house that many bet at together: their rounds, what is dealt, slips',
    mayImport: ['play', 'catalogue', 'identity', 'settings', 'wallet'],
    games: true,
  },
  poker: {
    owns: 'the house’s own poker: tables, seats, hands, what lies on tables',
    mayImport: ['ledger', 'wallet', 'play', 'figures', 'catalogue', 'safeguards', 'settings'],
    games: true,
  },
  jackpots: {
    owns: 'pots that grow with stakes, where each is hit, who won it',
    mayImport: ['play', 'rewards', 'wallet', 'catalogue', 'figures', 'settings'],
    games: true,
  },
  points: {
    owns: 'the points mall',
    mayImport: ['ledger', 'wallet', 'rewards', 'play', 'identity', 'settings'],
  },
  promotions: {
    owns: 'apply, claim, rebate, missions, leaderboards, VIP, referral, raffle, red envelope',
    mayImport: [
      'rewards',
      'wagering',
      'wallet',
      'play',
      'figures',
      'catalogue',
      'identity',
      'safeguards',
      'settings',
      'messaging',
    ],
    games: true,
  },
  feedback: {
    owns: 'feedback, complaints, questions, chats with the support, what operators answer often',
    mayImport: ['identity', 'settings'],
  },
  chat: {
    owns: 'live hosts, the rooms in which members write to them, what stays out of rooms and who may not write',
    mayImport: ['identity', 'settings', 'catalogue', 'figures', 'promotions'],
  },
  messages: {
    owns: 'inboxes and outboxes: what the house tells at events, what staff and agents write, who has read it',
    mayImport: [
      'identity',
      'settings',
      'safeguards',
      'wallet',
      'rewards',
      'points',
      'promotions',
      'feedback',
      'contracts',
    ],
  },
  agents: {
    owns: 'team tree, downline registration, send up and down, team views',
    mayImport: ['ledger', 'wagering', 'identity', 'safeguards', 'wallet', 'play', 'figures', 'settings'],
  },
  contracts: {
    owns: 'dividend, daily, hourly, real-time salary: terms, acceptance, settlement',
    mayImport: ['agents', 'ledger', 'identity', 'play', 'figures', 'wallet', 'messaging', 'settings'],
  },
  staff: {
    owns: 'operators, roles, second factor, audit log (hash-chained), four-eyes',
    mayImport: ['settings'],
  },
  reporting: {
    owns: 'operator figures and reports: revenue, cash, activity, retention; reads views only, beside what it counts ahead',
    mayImport: [],
  },
} as const satisfies Record<string, ModuleNode>
