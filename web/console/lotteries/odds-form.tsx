import { listLotteryOdds } from '@croupier/api/lottery/staff/list-lottery-odds.ts'
import { setLotteryOdds } from '@croupier/api/lottery/staff/set-lottery-odds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import type { ReactNode } from 'react'
import { betName } from '../../looks/lottery/bet-names.ts'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { SaveForm } from '../lists/save-form.tsx'
import { instantOf } from '../lists/wall-time.ts'
import type { StaffLottery } from './lottery.ts'

/** What part of its printed odds each bet pays, its versions, and another from a moment on. */
export function OddsForm({ lottery }: { lottery: StaffLottery }): ReactNode {
  const { t } = useWords('console-lotteries', 'lottery', 'fault')
  const { gameCode, zone } = lottery
  const family = familyCalled(lottery.family)
  const nameOf = (playCode: string): string => {
    const type = family && betTypeOf(family, playCode)
    return family && type ? betName(t, family, type) : playCode
  }
  const may = useMay()
  const read = useOperation(listLotteryOdds, { gameCode })
  const { data } = read
  const changed = data?.list.filter(({ versions }) => versions.length > 0) ?? []
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm">{t('console-lotteries.odds')}</h3>
      <p className="text-sm text-ink-soft">{t('console-lotteries.odds.text')}</p>
      {read.error && !data && <LoadFault error={read.error} />}
      {!read.error && !data && (
        <Waiting>
          <Skeleton className="h-16 w-full" />
        </Waiting>
      )}
      {data && changed.length === 0 && <p className="text-sm text-ink-faint">{t('console-lotteries.odds.none')}</p>}
      {changed.length > 0 && (
        <ul className="flex flex-col gap-3 text-sm">
          {changed.map(({ playCode, percent, versions }) => (
            <li key={playCode} className="flex flex-col gap-1">
              <span className="flex justify-between gap-3 font-medium">
                <bdi>{nameOf(playCode)}</bdi> <bdi className="figures">{percent} %</bdi>
              </span>
              {versions.map((version) => (
                <span key={`${version.holdsFrom} ${version.percent}`} className="flex flex-wrap gap-x-3 text-ink-soft">
                  <Time at={version.holdsFrom} /> <bdi className="figures">{version.percent} %</bdi>{' '}
                  <bdi>{operatorName(version.setBy)}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {data && may('vendors.manage') && (
        <SaveForm
          operation={setLotteryOdds}
          refreshes={[listLotteryOdds]}
          extra={() => ({ gameCode })}
          read={{ holdsFrom: (text) => instantOf(text, zone) }}
        >
          <Select
            name="playCode"
            label={t('console-lotteries.odds.bet')}
            options={data.list.map(({ playCode }) => ({ value: playCode, label: nameOf(playCode) }))}
          />
          <TextField
            name="percent"
            label={t('console-lotteries.odds.percent')}
            inputMode="decimal"
            defaultValue="100"
            dir="ltr"
          />
          <TextField
            name="holdsFrom"
            type="datetime-local"
            label={t('console-lotteries.odds.from')}
            hint={t('console-lotteries.odds.from.hint', { zone })}
          />
        </SaveForm>
      )}
    </section>
  )
}
