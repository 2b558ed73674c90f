import { latePart } from '../../page/late-part.ts'

/** Customer service as a part of the agent centre. */
export const SupportPart = latePart(() => import('../../features/support/support-desk.tsx'), 'support')
