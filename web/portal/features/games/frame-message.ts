/** What a game may tell the page around it. */
export const gameMessageTypes = ['ready', 'exit', 'deposit', 'round'] as const
export type GameMessageType = (typeof gameMessageTypes)[number]

/** What the page around it tells a game. */
export type PageMessageType = 'pause' | 'resume' | 'mute'

/**
 * The message of the game in this frame, or undefined for whatever else a window hears: other frames and extensions,
 * other origins (a frame that went elsewhere), and anything that is not exactly one of our messages.
 */
export function gameMessageOf(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { window: unknown; origin: string },
): GameMessageType | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined
  if (typeof data !== 'object' || data === null || !('croupier' in data) || data.croupier !== 1) return undefined
  if (!('type' in data)) return undefined
  return gameMessageTypes.find((type) => type === data.type)
}
