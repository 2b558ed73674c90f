import type { StaffLottery } from './lottery.ts'

type Schedule = StaffLottery['schedule']

/** A schedule as it stands in the boxes: what was typed for one kind is kept while another is looked at. */
export interface ScheduleDraft {
  kind: Schedule['kind']
  minutes: string
  weekdays: readonly number[]
  monthDays: string
  at: string
  moved: readonly { day: string; to: string }[]
}

export const MOVED_MOST = 40

const AT_FIRST = '18:30'

export function beginSchedule(schedule: Schedule): ScheduleDraft {
  return {
    kind: schedule.kind,
    minutes: schedule.kind === 'every' ? String(schedule.minutes) : '5',
    weekdays: schedule.kind === 'weekly' ? schedule.days : [],
    monthDays: schedule.kind === 'monthly' ? schedule.days.join(', ') : '',
    at: schedule.kind === 'every' ? AT_FIRST : schedule.at,
    moved:
      schedule.kind === 'monthly'
        ? Object.entries(schedule.moved ?? {}).map(([day, to]) => ({ day, to: String(to) }))
        : [],
  }
}

export type Fault = 'minutes' | 'weekdays' | 'monthDays' | 'at' | 'moved'

/** The schedule that the boxes mean, or the first of them that means nothing. */
export function readSchedule(draft: ScheduleDraft): { schedule?: Schedule; fault?: Fault } {
  if (draft.kind === 'every') {
    const minutes = Number(draft.minutes)
    const isMeant = Number.isInteger(minutes) && minutes >= 1 && minutes <= 60
    return isMeant ? { schedule: { kind: 'every', minutes } } : { fault: 'minutes' }
  }
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(draft.at)
  if (draft.kind === 'weekly') {
    if (draft.weekdays.length === 0) return { fault: 'weekdays' }
    return isTime ? { schedule: { kind: 'weekly', days: [...draft.weekdays], at: draft.at } } : { fault: 'at' }
  }
  const days = draft.monthDays
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
  const areDays = days.every((day) => Number.isInteger(day) && day >= 1 && day <= 28)
  if (!areDays || days.length === 0 || days.length > 4 || new Set(days).size < days.length)
    return { fault: 'monthDays' }
  if (!isTime) return { fault: 'at' }
  if (draft.moved.some(({ day, to }) => day === '' || to === '')) return { fault: 'moved' }
  const moved = Object.fromEntries(draft.moved.map(({ day, to }) => [day, to]))
  return { schedule: { kind: 'monthly', days, at: draft.at, ...(draft.moved.length > 0 ? { moved } : {}) } }
}
