import { useWords } from '@croupier/client/words/use-words.ts'
import { useKit } from '@croupier/kit/words.tsx'
import type { StaffLottery } from './lottery.ts'

/** A Sunday, from which the days of the week are counted. */
const SUNDAY = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

/** The days of the week, Sunday first. */
export function useDayNames(): string[] {
  const { locale } = useKit()
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => dayName.format(SUNDAY + day * DAY))
}

/** When a lottery draws, as a sentence. */
export function useScheduleText(): (lottery: Pick<StaffLottery, 'schedule' | 'zone'>) => string {
  const { t } = useWords('console-lotteries')
  const dayNames = useDayNames()
  return ({ schedule, zone }) => {
    if (schedule.kind === 'every') return t('console-lotteries.schedule.every', { count: schedule.minutes })
    const { at, days } = schedule
    const text = schedule.kind === 'weekly' ? days.map((day) => dayNames[day]).join(', ') : days.join(', ')
    return t('console-lotteries.schedule.days', { days: text, time: at, zone })
  }
}
