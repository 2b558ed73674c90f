import { eventType } from '../../platform/event.ts'

/** What a bonus asked for is wagered: whoever gave it releases it. */
export const requirementMet = eventType<{
  memberId: string
  currency: string
  source: string
  reference: string
}>('wagering.requirementMet')
