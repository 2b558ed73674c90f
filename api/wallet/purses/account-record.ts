/**
 * Kinds of what changes a balance, as members filter by them, and the ledger's names of each. What is in none of them is
 * `other`.
 */
export const accountRecordKinds = {
  deposit: ['wallet.deposit', 'wallet.deposit-fee', 'wallet.deposit-by-member'],
  withdrawal: ['wallet.withdrawal-hold', 'wallet.withdrawal-return', 'wallet.payout', 'wallet.withdrawal-fee'],
  bet: ['play.bet'],
  win: ['play.win'],
  refund: ['play.bet-rollback', 'play.win-rollback'],
  transfer: [
    'agents.sent',
    'funds.hold',
    'funds.return',
    'funds.transfer-in',
    'funds.transfer-out',
    'funds.play-win',
    'funds.play-loss',
    'funds.correction',
    'funds.correction-owed',
    'funds.correction-recovered',
    'poker.buy-in',
    'poker.leave',
  ],
  adjustment: ['wallet.adjustment', 'wallet.debit'],
  salary: ['contracts.paid', 'contracts.claimed'],
  reward: ['rewards.paid'],
} as const satisfies Record<string, readonly string[]>

export const accountRecordTypes = [
  ...(Object.keys(accountRecordKinds) as (keyof typeof accountRecordKinds)[]),
  'other',
] as const
export type AccountRecordType = (typeof accountRecordTypes)[number]

/** Which type a name of the ledger's belongs to. */
export function accountRecordTypeOf(kind: string): AccountRecordType {
  const entries = Object.entries(accountRecordKinds) as [AccountRecordType, readonly string[]][]
  return entries.find(([, kinds]) => kinds.includes(kind))?.[0] ?? 'other'
}
