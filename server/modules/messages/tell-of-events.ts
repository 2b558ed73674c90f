import { messageArrived } from '@croupier/api/live/message-arrived.ts'
import type { MessageKind } from '@croupier/api/messages/message-answers.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tellMany } from '../../platform/live.ts'
import { consume, type Occurrence } from '../../platform/outbox-consumer.ts'
import { contractAskAnswered, contractAsked } from '../contracts/index.ts'
import { caseAnswered, caseReminded } from '../feedback/index.ts'
import { isTrialType, memberRegistered } from '../identity/index.ts'
import { pointOrderEnded } from '../points/index.ts'
import { rewardEnded, rewardsIssued } from '../rewards/index.ts'
import { verificationAsked, verificationDecided, verificationRunsOut } from '../safeguards/index.ts'
import { depositCredited, depositMoved, withdrawalEnded, withdrawalMoved } from '../wallet/index.ts'
import { amountOf, type Facts } from './message.ts'
import { writeSystemMessages } from './messages-store.ts'
import { tellBrowsers } from './push/tell-browser.ts'

interface Told {
  memberId: bigint
  kind: MessageKind
  facts: Facts
  source: string
  at: number
}

async function write(scope: WriteScope, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const written = await writeSystemMessages(scope.tx, told)
  await tellBrowsers(scope.tx, written)
  const payload = {}
  await tellMany(
    scope.tx,
    messageArrived,
    [...new Set(written.map(({ memberId }) => memberId))].map((id) => ({ audience: { to: 'member', id }, payload })),
  )
}

type PayloadOf<Type extends (payload: never) => unknown> = Parameters<Type>[0]

/** Welcomes whoever has opened an account. */
export const welcomeByMessage = consume<PayloadOf<typeof memberRegistered>>({
  name: 'messages.welcome',
  events: [memberRegistered],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences
        .filter(({ payload }) => !isTrialType(payload.type))
        .map(({ payload: { memberId, account }, at }) => ({
          memberId: BigInt(memberId),
          kind: 'welcome',
          facts: { account },
          source: `registered:${memberId}`,
          at,
        })),
    ),
})

/** Tells of every deposit that has arrived. */
export const tellOfDeposits = consume<PayloadOf<typeof depositCredited>>({
  name: 'messages.tellOfDeposits',
  events: [depositCredited],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, reference, currency, amount, fee, at } }) => ({
        memberId: BigInt(memberId),
        kind: 'deposit-credited',
        facts: { reference, currency, amount: amountOf(BigInt(amount) - BigInt(fee), currency) },
        source: `deposit:${reference}`,
        at,
      })),
    ),
})

/** Tells of every withdrawal that was paid, refused or called back: of these, what came back. */
export const tellOfWithdrawals = consume<PayloadOf<typeof withdrawalEnded>>({
  name: 'messages.tellOfWithdrawals',
  events: [withdrawalEnded],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, reference, currency, amount, received = '0', state, note, at } }) => {
        const told = state === 'paid' ? BigInt(amount) : BigInt(amount) - BigInt(received)
        return {
          memberId: BigInt(memberId),
          kind: `withdrawal-${state}` as const,
          facts: { reference, currency, amount: amountOf(told, currency), ...(note && { reason: note }) },
          source: `withdrawal:${reference}`,
          at,
        }
      }),
    ),
})

/** Tells where a deposit is that has not arrived. */
export const tellOfDepositSteps = consume<PayloadOf<typeof depositMoved>>({
  name: 'messages.tellOfDepositSteps',
  events: [depositMoved],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, reference, currency, amount, state, at } }) => ({
        memberId: BigInt(memberId),
        kind: `deposit-${state}` as const,
        facts: { reference, currency, amount: amountOf(BigInt(amount), currency) },
        source: `deposit:${reference}:${state}`,
        at,
      })),
    ),
})

/** Tells where a withdrawal is that is on its way. */
export const tellOfWithdrawalSteps = consume<PayloadOf<typeof withdrawalMoved>>({
  name: 'messages.tellOfWithdrawalSteps',
  events: [withdrawalMoved],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, reference, currency, amount, step, part, at } }) => ({
        memberId: BigInt(memberId),
        kind: `withdrawal-${step}` as const,
        facts: { reference, currency, amount: amountOf(BigInt(amount), currency) },
        source: `withdrawal:${reference}:${step}${part === null ? '' : `:${part}`}`,
        at,
      })),
    ),
})

type RewardEvent = PayloadOf<typeof rewardsIssued> | PayloadOf<typeof rewardEnded>

function toldOfRewards({ payload, at }: Occurrence<RewardEvent>): Told[] {
  if ('rewards' in payload) {
    const { titles, rewards } = payload
    return rewards.map(({ memberId, rewardId, currency, amount }) => ({
      memberId: BigInt(memberId),
      kind: 'reward-issued',
      facts: { currency, amount: amountOf(BigInt(amount), currency), titles },
      source: `reward:${rewardId}`,
      at,
    }))
  }
  if (payload.state !== 'expired') return []
  const { memberId, rewardId, currency, amount } = payload
  const facts = { currency, amount: amountOf(BigInt(amount), currency) }
  return [{ memberId: BigInt(memberId), kind: 'reward-expired', facts, source: `reward:${rewardId}:expired`, at }]
}

/** Tells of rewards that wait to be claimed, and of those that ran out. */
export const tellOfRewards = consume<RewardEvent>({
  name: 'messages.tellOfRewards',
  events: [rewardsIssued, rewardEnded],
  // One event may tell of fifty.
  batch: 200,
  fold: (scope, occurrences) => write(scope, occurrences.flatMap(toldOfRewards)),
})

/** Tells that the support has answered or closed what somebody asked. Who chats sees it where they chat. */
export const tellOfCases = consume<PayloadOf<typeof caseAnswered>>({
  name: 'messages.tellOfCases',
  events: [caseAnswered],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences
        .filter(({ payload: { kind } }) => kind !== 'chat')
        .map(({ payload: { memberId, caseId, state, at } }) => ({
          memberId: BigInt(memberId),
          kind: `case-${state}` as const,
          facts: { caseId },
          source: `case:${caseId}:${at}`,
          at,
        })),
    ),
})

/** Reminds of an answer of the support that waits for its member; of a chat too, for who chats has left. */
export const tellOfCaseReminders = consume<PayloadOf<typeof caseReminded>>({
  name: 'messages.tellOfCaseReminders',
  events: [caseReminded],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, caseId, closeHours, at } }) => ({
        memberId: BigInt(memberId),
        kind: 'case-reminded',
        facts: { caseId, hours: closeHours },
        source: `case:${caseId}:reminded:${at}`,
        at,
      })),
    ),
})

/** Tells of orders of the points mall that are on their way, or do not come. */
export const tellOfPointOrders = consume<PayloadOf<typeof pointOrderEnded>>({
  name: 'messages.tellOfPointOrders',
  events: [pointOrderEnded],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, reference, titles, state, note }, at }) => ({
        memberId: BigInt(memberId),
        kind: `point-order-${state}` as const,
        facts: { reference, titles, reason: note },
        source: `point-order:${reference}`,
        at,
      })),
    ),
})

/** Tells that somebody is asked to show who they are. */
export const tellOfVerificationsAsked = consume<PayloadOf<typeof verificationAsked>>({
  name: 'messages.tellOfVerificationsAsked',
  events: [verificationAsked],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, note, at } }) => ({
        memberId: BigInt(memberId),
        kind: 'verification-asked',
        facts: { ...(note !== null && { reason: note }) },
        source: `verification:${memberId}:asked:${at}`,
        at,
      })),
    ),
})

/** Tells what became of a document that somebody sent. */
export const tellOfVerifications = consume<PayloadOf<typeof verificationDecided>>({
  name: 'messages.tellOfVerifications',
  events: [verificationDecided],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, documentId, state, reason, at } }) => ({
        memberId: BigInt(memberId),
        kind: state === 'verified' ? 'verification-approved' : 'verification-refused',
        facts: { ...(reason !== null && { reason }) },
        source: `verification-document:${documentId}`,
        at,
      })),
    ),
})

/** Tells that a document which was approved counts no longer, or soon will not. */
export const tellOfVerificationsRunOut = consume<PayloadOf<typeof verificationRunsOut>>({
  name: 'messages.tellOfVerificationsRunOut',
  events: [verificationRunsOut],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { memberId, documentId, state, at } }) => ({
        memberId: BigInt(memberId),
        kind: state === 'soon' ? 'verification-runs-out' : 'verification-over',
        facts: {},
        source: `verification-document:${documentId}:${state}`,
        at,
      })),
    ),
})

/** Tells an upline that a downline asks for a contract. */
export const tellOfContractAsks = consume<PayloadOf<typeof contractAsked>>({
  name: 'messages.tellOfContractAsks',
  events: [contractAsked],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { askId, uplineId, downline, kind, at } }) => ({
        memberId: BigInt(uplineId),
        kind: 'contract-asked',
        facts: { account: downline, contract: kind },
        source: `contract-ask:${askId}`,
        at,
      })),
    ),
})

/** Tells a downline what became of the contract they asked for. */
export const tellOfContractAnswers = consume<PayloadOf<typeof contractAskAnswered>>({
  name: 'messages.tellOfContractAnswers',
  events: [contractAskAnswered],
  fold: (scope, occurrences) =>
    write(
      scope,
      occurrences.map(({ payload: { askId, downlineId, kind, state, at } }) => ({
        memberId: BigInt(downlineId),
        kind: `contract-${state}` as const,
        facts: { contract: kind },
        source: `contract-ask:${askId}:${state}`,
        at,
      })),
    ),
})
