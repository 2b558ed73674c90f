import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import type { StaffPermission } from '../staff/roles.ts'

/** Queues that operators work on, and who may see each. */
export const workQueues = {
  deposits: 'deposits.read',
  withdrawals: 'withdrawals.read',
  differences: 'payments.read',
  transfers: 'withdrawals.read',
  feedback: 'feedback.read',
  /** Of these, what has waited too long. */
  lateFeedback: 'feedback.read',
  verifications: 'kyc.read',
  applications: 'promotions.read',
  pointOrders: 'promotions.read',
  proposals: 'proposals.read',
} as const satisfies Record<string, StaffPermission>

export type WorkQueue = keyof typeof workQueues

/** More is told as so much: nobody reads on. */
export const MOST_WAITING = 100

const count = z.optional(z.number())

export const showWaitingWork = operation({
  name: 'showWaitingWork',
  summary: 'How much waits in each queue that the operator may see, up to a hundred.',
  method: 'GET',
  path: '/staff/waiting',
  caller: 'staff',
  permission: 'own.session',
  input: z.strictObject({}),
  /** A queue that the operator may not see is left out. */
  output: z.strictObject({
    deposits: count,
    withdrawals: count,
    differences: count,
    transfers: count,
    feedback: count,
    lateFeedback: count,
    verifications: count,
    applications: count,
    pointOrders: count,
    proposals: count,
  } satisfies Record<WorkQueue, typeof count>),
  refusals: [],
  runs: 'reads',
})
