import { eventType } from '../../platform/event.ts'

/** An order of the mall was sent off or refused; what was approved only waits to be sent. */
export const pointOrderEnded = eventType<{
  reference: string
  memberId: string
  titles: Readonly<Record<string, string>>
  state: 'sent' | 'rejected'
  /** The carrier, or the reason of a refusal. */
  note: string
}>('points.orderEnded')
