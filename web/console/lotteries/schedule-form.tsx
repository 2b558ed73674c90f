import { changeLottery } from '@croupier/api/lottery/staff/change-lottery.ts'
import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { StaffLottery } from './lottery.ts'
import { beginSchedule, type Fault, MOVED_MOST, readSchedule, type ScheduleDraft } from './schedule-draft.ts'
import { useDayNames } from './schedule-text.ts'

const kinds = ['every', 'weekly', 'monthly'] as const

/** When a lottery draws, changed: every few minutes, on days of the week, or on days of the month with their holidays. */
export function ScheduleForm({ lottery }: { lottery: StaffLottery }): ReactNode {
  const { t } = useWords('console-lotteries')
  const { gameCode, zone } = lottery
  const dayNames = useDayNames()
  // Until something is typed the boxes show what holds, and nothing of it is sent.
  const [typed, setTyped] = useState<ScheduleDraft>()
  const draft = typed ?? beginSchedule(lottery.schedule)
  const [isTried, setTried] = useState(false)
  const change = useCall(changeLottery, { refreshes: [listStaffLotteries] })
  const put = (changes: Partial<ScheduleDraft>): void => setTyped({ ...draft, ...changes })
  const { schedule, fault } = readSchedule(draft)
  const faultOf = (box: Fault) => (isTried && fault === box ? t(`console-lotteries.plan.fault.${box}`) : undefined)
  const putMoved = (place: number, changes: Partial<ScheduleDraft['moved'][number]>): void =>
    put({ moved: draft.moved.map((each, at) => (at === place ? { ...each, ...changes } : each)) })
  const save = (): void => {
    setTried(true)
    if (!schedule) return
    const input: InputOf<typeof changeLottery> = { gameCode, ...(typed && { schedule }) }
    change.mutate(input, {
      onSuccess: () => {
        setTried(false)
        setTyped(undefined)
        showToast({ tone: 'good', text: t('kit.saved') })
      },
    })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h3 className="text-sm">{t('console-lotteries.plan')}</h3>
      <Select
        label={t('console-lotteries.plan.kind')}
        value={draft.kind}
        onChange={({ target }) => put({ kind: target.value as ScheduleDraft['kind'] })}
        options={kinds.map((kind) => ({ value: kind, label: t(`console-lotteries.plan.kind.${kind}`) }))}
      />
      {draft.kind === 'every' && (
        <TextField
          type="number"
          label={t('console-lotteries.plan.minutes')}
          value={draft.minutes}
          min={1}
          max={60}
          dir="ltr"
          error={faultOf('minutes')}
          onChange={({ target }) => put({ minutes: target.value })}
        />
      )}
      {draft.kind === 'weekly' && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-sm">{t('console-lotteries.plan.weekdays')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {dayNames.map((name, day) => (
              <Checkbox
                key={name}
                label={name}
                checked={draft.weekdays.includes(day)}
                onChange={({ target }) =>
                  put({
                    weekdays: target.checked
                      ? [...draft.weekdays, day].sort((one, other) => one - other)
                      : draft.weekdays.filter((each) => each !== day),
                  })
                }
              />
            ))}
          </div>
          {faultOf('weekdays') !== undefined && <p className="text-sm text-vermilion">{faultOf('weekdays')}</p>}
        </fieldset>
      )}
      {draft.kind === 'monthly' && (
        <TextField
          label={t('console-lotteries.plan.monthDays')}
          hint={t('console-lotteries.plan.monthDays.hint')}
          value={draft.monthDays}
          autoComplete="off"
          dir="ltr"
          error={faultOf('monthDays')}
          onChange={({ target }) => put({ monthDays: target.value })}
        />
      )}
      {draft.kind !== 'every' && (
        <TextField
          type="time"
          label={t('console-lotteries.plan.at')}
          hint={t('console-lotteries.plan.at.hint', { zone })}
          value={draft.at}
          error={faultOf('at')}
          onChange={({ target }) => put({ at: target.value })}
        />
      )}
      {draft.kind === 'monthly' &&
        draft.moved.map(({ day, to }, place) => (
          <fieldset key={place} className="grid grid-cols-2 gap-3 rounded-md border border-hairline p-3">
            <legend className="px-1 text-sm">{t('console-lotteries.plan.moved')}</legend>
            <TextField
              type="date"
              label={t('console-lotteries.plan.moved.day')}
              value={day}
              onChange={({ target }) => putMoved(place, { day: target.value })}
            />
            <TextField
              type="date"
              label={t('console-lotteries.plan.moved.to')}
              value={to}
              onChange={({ target }) => putMoved(place, { to: target.value })}
            />
            <Button
              variant="ghost"
              size="small"
              className="justify-self-start"
              onClick={() => put({ moved: draft.moved.filter((_, at) => at !== place) })}
            >
              {t('console-lotteries.plan.moved.remove')}
            </Button>
          </fieldset>
        ))}
      {faultOf('moved') !== undefined && <p className="text-sm text-vermilion">{faultOf('moved')}</p>}
      {draft.kind === 'monthly' && draft.moved.length < MOVED_MOST && (
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          onClick={() => put({ moved: [...draft.moved, { day: '', to: '' }] })}
        >
          {t('console-lotteries.plan.moved.add')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t('console-lotteries.planned.stay')}</p>
      <Problem of={change.error} />
      <Button type="submit" variant="action" loading={change.isPending} className="self-start">
        {t('console-lotteries.plan.save')}
      </Button>
    </form>
  )
}
