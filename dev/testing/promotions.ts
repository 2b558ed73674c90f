import { randomUUID } from 'node:crypto'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { roundCorrected, roundSettled } from '@croupier/server/modules/play/index.ts'
import { depositCredited } from '@croupier/server/modules/wallet/index.ts'
import type { OwnScope } from '@croupier/server/platform/context.ts'
import type { Event } from '@croupier/server/platform/event.ts'
import { invoke, ownScope } from '@croupier/server/platform/invoke.ts'
import { type Consumer, drainOutbox } from '@croupier/server/platform/outbox-consumer.ts'
import { asOperator, openPlayer } from './vendor.ts'
import type { TestServer } from './server.ts'

const UNITS = 1_000_000n

const texts = (en: string) => ({ en, bn: `${en} (bn)` })

/** What operators write of a promotion that began a minute ago. */
export const versionOf = (promise: KindAndTerms) => ({
  category: 'special',
  titles: texts(`A ${promise.kind}`),
  summaries: texts('What it is'),
  rules: texts('The rules'),
  promise,
  startsAt: Date.now() - 60_000,
  endsAt: null,
  claimHours: null,
  newMembersDays: null,
  budget: '10000',
})

/**
 * Writes a promotion in BDT that began a minute ago, and publishes it as if that had been done when it began: it counts
 * nothing from before. Answers its number.
 */
export async function runPromotion(server: TestServer, promise: KindAndTerms, more: object = {}): Promise<string> {
  const { promotionId, startsAt } = (await asOperator(server, 'createPromotion', {
    currency: 'BDT',
    ...versionOf(promise),
    ...more,
  })) as { promotionId: string; startsAt: number }
  await asOperator(server, 'publishPromotion', { promotionId }, startsAt)
  return promotionId
}

export function systemScope({ wired }: TestServer): OwnScope {
  return ownScope(wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
}

/** Does what a member asks for, without a log-in: `await asMember(server(), account, 'showVip', {})`. */
export async function asMember<Answer = any>(
  { wired }: TestServer,
  account: string,
  name: string,
  input: object,
): Promise<Answer> {
  const operation = wired.operations.find((each) => each.operation.name === name)
  const member = await findMemberByAccount(wired.app.database, account)
  if (!operation || !member) throw new Error(`${account} cannot ask for ${name}`)
  const { id: memberId, type, currency } = member
  const actor = { kind: 'member', sessionId: 0n, memberId, account, type, currency, passwordDue: null } as const
  const call = { requestId: name, actor: { ...actor, isTrial: false, isAgent: false }, language: 'en' } as const
  return (await invoke(wired.app, operation, call, input)) as Answer
}

/** What waits for a member in the reward centre: kinds and amounts, the newest first. */
export async function waitingFor(server: TestServer, account: string): Promise<[string, string][]> {
  const { list } = await asMember(server, account, 'listRewards', { status: 'claimable', pageSize: 100 })
  return list.map(({ promotionType, amount }: { promotionType: string; amount: string }) => [promotionType, amount])
}

/** Announces facts and lets these consumers fold them. */
export async function tellFacts(server: TestServer, consumers: readonly Consumer[], facts: readonly Event[]) {
  await systemScope(server).transaction(async (scope) => {
    for (const fact of facts) scope.announce(fact)
  })
  await drainOutbox(server.wired.app, consumers)
}

async function idOf({ wired }: TestServer, account: string): Promise<string> {
  const member = await findMemberByAccount(wired.app.database, account)
  if (!member) throw new Error(`nobody is called ${account}`)
  return member.id.toString()
}

/** A settled round of a member, in whole main units of BDT. */
export async function playedRound(
  server: TestServer,
  account: string,
  round: {
    validBet: number
    stake?: number
    payout?: number
    gameType?: string
    vendorCode?: string
    closedAt?: number
    /** What of it was staked from a bonus, and what came of that; absent: nothing. */
    bonusStake?: number
    bonusPayout?: number
    bonusBet?: number
    /** A vendor's gift paid for a bet in it. */
    isFree?: boolean
  },
) {
  const units = (amount: number) => String(BigInt(amount) * UNITS)
  const {
    validBet,
    stake = validBet,
    payout = 0,
    gameType = 'RNG',
    vendorCode = 'INHOUSE',
    closedAt = Date.now(),
    bonusStake,
    bonusPayout = 0,
    bonusBet = 0,
    isFree = false,
  } = round
  return roundSettled({
    roundId: randomUUID(),
    memberId: await idOf(server, account),
    currency: 'BDT',
    gameType,
    vendorCode,
    nodeId: 1,
    stake: units(stake),
    payout: units(payout),
    validBet: units(validBet),
    isDemo: false,
    isFree,
    closedAt,
    ...(bonusStake !== undefined && {
      bonusStake: units(bonusStake),
      bonusPayout: units(bonusPayout),
      bonusBet: units(bonusBet),
    }),
  })
}

/** What is told when a vendor takes a settled round back whole. */
export function takenBack({ payload }: Awaited<ReturnType<typeof playedRound>>) {
  const { stake, payout, validBet, closedAt, bonusStake } = payload
  const less = (amount = '0') => String(-BigInt(amount))
  return roundCorrected({
    ...payload,
    stake: less(stake),
    payout: less(payout),
    validBet: less(validBet),
    correctedAt: Date.now(),
    closedAt,
    roundStake: '0',
    roundPayout: '0',
    ...(bonusStake !== undefined && {
      bonusStake: less(bonusStake),
      bonusPayout: less(payload.bonusPayout),
      bonusBet: less(payload.bonusBet),
      roundBonusStake: '0',
    }),
  })
}

/** A player with nothing of their own and a claimed bonus, in main units of BDT, that takes stakes of games of one type. */
export async function openBonusPlayer(
  server: TestServer,
  { code, amount, maxBet, gameType }: { code: string; amount: string; maxBet: string; gameType: string },
): Promise<string> {
  const account = await openPlayer(server, '0.00')
  const weights = [{ gameType, percent: '100' }]
  await runPromotion(
    server,
    { kind: 'code', terms: { code, amount, uses: 1, multiple: '2' } },
    { bonus: { maxBet, maxCashOut: null, days: 7, weights, leftOut: [] } },
  )
  const { promotionClaimId } = await asMember(server, account, 'redeemCode', { promoCode: code })
  await asMember(server, account, 'claimReward', { promotionClaimId })
  return account
}

/** A credited deposit of a member without a fee, in whole main units of BDT. */
export async function creditedDeposit(server: TestServer, account: string, amount: number, at = Date.now()) {
  return depositCredited({
    reference: `D${randomUUID().slice(0, 8)}`,
    memberId: await idOf(server, account),
    currency: 'BDT',
    amount: String(BigInt(amount) * UNITS),
    fee: '0',
    channel: 'byhand',
    at,
  })
}
