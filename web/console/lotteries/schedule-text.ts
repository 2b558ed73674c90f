import { useWords } from '@croupier/client/words/use-words.ts'
import { dayNamesIn, listedIn } from './day-names.ts'
import type { StaffLottery } from './lottery.ts'

const EVERY_DAY = 7

/** The days of the week, Sunday first. */
export function useDayNames(): string[] {
  return dayNamesIn(useWords('console-lotteries').locale)
}

/** When a lottery draws, as a sentence. */
export function useScheduleText(): (lottery: Pick<StaffLottery, 'schedule' | 'zone'>) => string {
  const { t, locale } = useWords('console-lotteries')
  const dayNames = useDayNames()
  return ({ schedule, zone }) => {
    if (schedule.kind === 'every') return t('console-lotteries.schedule.every', { count: schedule.minutes })
    const { at: time, days } = schedule
    const isWeekly = schedule.kind === 'weekly'
    if (isWeekly && new Set(days).size === EVERY_DAY) return t('console-lotteries.schedule.daily', { time, zone })
    const names = days.map((day) => (isWeekly ? dayNames[day]! : String(day)))
    return t('console-lotteries.schedule.days', { days: listedIn(locale, names), time, zone })
  }
}
