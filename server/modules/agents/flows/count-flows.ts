import { localDate } from '@croupier/basis/period.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { consume } from '../../../platform/outbox-consumer.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { ancestorsOf, memberBrought, memberRegistered } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { depositCredited, withdrawalEnded } from '../../wallet/index.ts'
import { addCodeFlow, codeOfBrought, keepBrought } from '../codes/codes-store.ts'
import { addFlow, keepFirstDeposit } from './flows-store.ts'

const TRIAL = 4
const none = { registrations: 0, firstDeposits: 0, deposits: 0, deposited: 0n, withdrawn: 0n }

const dayOf = (scope: WriteScope, at: number) => localDate(scope.use(settingsPort).read(timeZone), at)

/** Counts who comes, for everybody above. */
export const countRegistrations = consume<Parameters<typeof memberRegistered>[0]>({
  name: 'agents.countRegistrations',
  events: [memberRegistered],
  async fold(scope, occurrences) {
    for (const { payload, at } of occurrences) {
      if (payload.type === TRIAL) continue
      const { currency } = payload
      const agentIds = payload.ancestorIds.map(BigInt)
      const memberId = BigInt(payload.memberId)
      await addFlow(scope.tx, { ...none, memberId, day: dayOf(scope, at), currency, agentIds, registrations: 1 })
    }
  },
})

type Brought = Parameters<typeof memberBrought>[0]
type Deposited = Parameters<typeof depositCredited>[0]

/**
 * Counts by which code members come, what they pay in, and their first time for whoever's code brought them. One
 * consumer of both: a deposit read before its member's code was known would be counted for no code, ever.
 */
export const countTeamDeposits = consume<Brought | Deposited>({
  name: 'agents.countDeposits',
  events: [memberBrought, depositCredited],
  async fold(scope, occurrences) {
    for (const { payload, at } of occurrences) {
      if ('code' in payload) await countBrought(scope, payload, at)
      else await countDeposit(scope, payload)
    }
  },
})

async function countBrought(scope: WriteScope, { memberId, code }: Brought, at: number): Promise<void> {
  if (!(await keepBrought(scope.tx, BigInt(memberId), code, at))) return
  await addCodeFlow(scope.tx, code, dayOf(scope, at), { registrations: 1 })
}

async function countDeposit(scope: WriteScope, payload: Deposited): Promise<void> {
  const { tx } = scope
  const memberId = BigInt(payload.memberId)
  const { currency } = payload
  const day = dayOf(scope, payload.at)
  const isFirst = await keepFirstDeposit(tx, { memberId, day, currency })
  await addFlow(tx, {
    ...none,
    memberId,
    day,
    currency,
    agentIds: await ancestorsOf(tx, memberId),
    deposits: 1,
    firstDeposits: isFirst ? 1 : 0,
    deposited: BigInt(payload.amount) - BigInt(payload.fee),
  })
  const code = isFirst ? await codeOfBrought(tx, memberId) : undefined
  if (code !== undefined) await addCodeFlow(tx, code, day, { firstDeposits: 1 })
}

/** Counts what members are paid out, also by other members before the rest is refused. */
export const countTeamWithdrawals = consume<Parameters<typeof withdrawalEnded>[0]>({
  name: 'agents.countWithdrawals',
  events: [withdrawalEnded],
  async fold(scope, occurrences) {
    for (const { payload } of occurrences) {
      const withdrawn = BigInt(payload.state === 'paid' ? payload.amount : (payload.received ?? 0))
      if (withdrawn === 0n) continue
      const memberId = BigInt(payload.memberId)
      await addFlow(scope.tx, {
        ...none,
        memberId,
        day: dayOf(scope, payload.at),
        currency: payload.currency,
        agentIds: await ancestorsOf(scope.tx, memberId),
        withdrawn,
      })
    }
  },
})
