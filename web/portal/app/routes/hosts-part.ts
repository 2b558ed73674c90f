import { latePart } from '../../page/late-part.ts'

/** The live hosts above the live games. */
export const HostsPart = latePart(() => import('../../features/chat/live-hosts.tsx'), 'chat')

/** Beside a live game: the room of the host who stands at it. */
export const GameChat = latePart<{ nodeId: number }>(
  () => import('../../features/chat/game-chat.tsx'),
  'chat',
  'refusals',
)
