import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { titleFor } from './announcement-words.ts'
import type { Found, FoundOption } from '../fields/find-field.tsx'

/** The newest of them: whoever looks for another types more of its name. */
const MOST_FOUND = 20

type Game = OutputOf<typeof listCatalogue>['list'][number]

/** The game of a number: the list goes down from where a page ended, so that the first below the next number is it. */
function useGame(number: string): { game: Game | undefined; isLoading: boolean } {
  const isNumber = /^[1-9]\d{0,8}$/.test(number)
  const { data, isLoading } = useOperation(
    listCatalogue,
    { before: String(Number(isNumber ? number : 0) + 1), pageSize: 1 },
    { enabled: isNumber },
  )
  const game = data?.list[0]
  return { game: String(game?.nodeId) === number ? game : undefined, isLoading }
}

/** What a game is called in the language of whoever looks. */
export function useGameName(number: string): string | undefined {
  const { language } = useWords()
  const { game } = useGame(number)
  return game && (game.names[language] ?? game.name)
}

/** What a promotion is called in the language of whoever looks. */
export function usePromotionName(promotionId: string): string | undefined {
  const { language } = useWords()
  const { data } = useOperation(showStaffPromotion, { promotionId }, { enabled: promotionId !== '' })
  return data && titleFor(data, language)
}

/** Games by a part of their name or code, or by their number. */
export function useGamesFound(text: string, chosen: string): Found {
  const { language } = useWords()
  const { game: numbered, isLoading } = useGame(text)
  const chosenName = useGameName(chosen)
  const { data, isPending, error } = useOperation(listCatalogue, { search: text, pageSize: MOST_FOUND })
  const others = (data?.list ?? []).filter(({ nodeId }) => nodeId !== numbered?.nodeId)
  const games = numbered ? [numbered, ...others] : others
  return {
    options: games.map(
      (game): FoundOption => ({
        value: String(game.nodeId),
        name: game.names[language] ?? game.name,
        aside: `${game.vendor} · ${game.code}`,
      }),
    ),
    chosenName,
    // Its place is the first: it is waited for, so that no choice moves under a finger.
    isSearching: isPending || isLoading,
    fault: error,
  }
}

/** Promotions by a part of their title in any language. */
export function usePromotionsFound(text: string, chosen: string): Found {
  const { t, language } = useWords('console-promotions')
  const chosenName = usePromotionName(chosen)
  const { data, isPending, error } = useOperation(listStaffPromotions, { search: text, pageSize: MOST_FOUND })
  return {
    options: (data?.list ?? []).map(
      (promotion): FoundOption => ({
        value: promotion.promotionId,
        name: titleFor(promotion, language),
        aside: t(`console-promotions.stage.${promotion.stage}`),
      }),
    ),
    chosenName,
    isSearching: isPending,
    fault: error,
  }
}
