import { addFavouriteGame } from '@croupier/api/games/add-favourite-game.ts'
import { removeFavouriteGame } from '@croupier/api/games/remove-favourite-game.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { refusalText } from '@croupier/client/use-refusal-text.ts'
import { words } from '@croupier/client/words/words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'

/** Adds a game to the member's favourites, or takes it out. */
export async function writeFavourite(game: InputOf<typeof addFavouriteGame>, removes: boolean): Promise<void> {
  await call(removes ? removeFavouriteGame : addFavouriteGame, game)
}

export function tellRefused(error: unknown): void {
  const { t } = words.current()
  showToast({ tone: 'bad', text: t('lobby.favourite.failed', { reason: refusalText(t, error) }) })
}
