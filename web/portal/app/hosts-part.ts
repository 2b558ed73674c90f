import { latePart } from './late-part.ts'

/** The live hosts above the live games. */
export const HostsPart = latePart(() => import('../features/chat/live-hosts.tsx'), 'chat')
