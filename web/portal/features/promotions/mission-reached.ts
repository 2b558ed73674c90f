import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'

/** Whether a step of a mission is reached that has not been given yet: then there is something to collect. */
export function isSomethingReached(lines: OutputOf<typeof showPromotion>['lines']): boolean {
  return lines.some(
    ({ from, reached, isGiven }) => !isGiven && from !== null && reached !== null && Number(reached) >= Number(from),
  )
}
