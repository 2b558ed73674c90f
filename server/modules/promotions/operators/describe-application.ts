import type { applicationAnswer } from '@croupier/api/promotions/operators/staff-answers.ts'
import type * as z from 'zod/mini'
import type { Application } from '../taking-part/participations-store.ts'

export function describeApplication(
  application: Application,
  { title, account }: { title: string; account: string },
): z.input<typeof applicationAnswer> {
  return {
    promotionId: application.promotionId.toString(),
    title,
    account,
    state: application.state,
    remark: application.remark,
    pictures: application.pictures.length,
    reason: application.reason,
    appliedAt: application.joinedAt,
    decidedBy: application.decidedBy,
    decidedAt: application.decidedAt,
  }
}
