import type * as z from 'zod/mini'
import type { board, boardFields } from '@croupier/api/figures/winners/winner-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import { localDate } from '@croupier/basis/period.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand, timeZone } from '../../settings/index.ts'
import { describeWins } from './describe-shown.ts'
import { shownPlay } from '../figures-settings.ts'
import { biggestWins } from './wins-store.ts'

const DAY = 86_400_000

type Asked = { [Name in 'gameCategory' | 'limitNum']: z.output<(typeof boardFields)[Name]> } & {
  language?: string | undefined
}

/** A board of the biggest wins, in the currency of whoever looks. */
export async function winnerBoard(
  ctx: ReadScope & { session: MemberSession | undefined },
  { gameCategory, limitNum, language }: Asked,
  isEachPlayerOnce: boolean,
): Promise<z.output<typeof board>> {
  const settings = ctx.use(settingsPort)
  const { isBoardShown, days, minimumWin } = settings.read(shownPlay)
  if (!isBoardShown) return { isShown: false, list: [] }
  const currency = ctx.session?.currency ?? settings.read(brand).currency
  const wins = await biggestWins(
    ctx.db,
    {
      currency,
      gameType: gameCategory === 'ALL' ? undefined : gameCategory,
      since: localDate(settings.read(timeZone), ctx.clock.now() - (days - 1) * DAY),
      minimum: Money.parse(minimumWin[currency] ?? '0', currency).units,
      limit: limitNum,
    },
    isEachPlayerOnce,
  )
  const reader = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const shown = await describeWins(ctx, ctx.db, wins, reader)
  return { isShown: true, list: shown.map((vo) => ({ vo })) }
}
