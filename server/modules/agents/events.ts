import { eventType } from '../../platform/event.ts'

/** A member stands under another agent from now on, with all below. */
export const teamMoved = eventType<{ memberId: string; fromId: string; toId: string }>('agents.teamMoved')
