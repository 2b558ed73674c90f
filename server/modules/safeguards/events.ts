import { eventType } from '../../platform/event.ts'

/** A member took an exclusion, which is more than a cool-off: what waits for them is taken back. */
export const memberExcluded = eventType<{ memberId: string }>('safeguards.memberExcluded')
