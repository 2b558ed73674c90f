import { eventType } from '../../platform/event.ts'

/** An order of the mall was sent off or refused; what was approved only waits to be sent. */
export const pointOrderEnded = eventType<{
  reference: string
  memberId: string
  titles: Readonly<Record<string, string>>
  state: 'sent' | 'rejected'
  /** By whom it comes, or why it does not. */
  note: string
}>('points.orderEnded')
