import type { Spoken } from '@croupier/client/words/create-words.ts'

/** What a player is called here: `you`, a part of their name where they have chosen that, else by their seat. */
export function playerName(
  t: Spoken['t'],
  player: { seat: number; name: string | null; isOwn: boolean } | undefined,
): string {
  if (!player) return ''
  if (player.isOwn) return t('poker.seat.own')
  return player.name ?? t('poker.player', { seat: player.seat + 1 })
}
