import { changeLottery } from '@croupier/api/lottery/staff/change-lottery.ts'
import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { familyName } from '../../looks/lottery/bet-names.ts'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import { SaveForm } from '../lists/save-form.tsx'
import { DrawRows } from './draw-rows.tsx'
import { OddsForm } from './odds-form.tsx'
import type { StaffLottery } from './lottery.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { useScheduleText } from './schedule-text.ts'

const limitNames = ['stake', 'linePayout', 'memberPayout', 'drawPayout', 'numberPayout'] as const

function LimitsForm({ lottery }: { lottery: StaffLottery }): ReactNode {
  const { t } = useWords('console-lotteries', 'fault')
  const { gameCode, closeSeconds, multiple } = lottery
  const given = { closeSeconds, multiple }
  return (
    <SaveForm operation={changeLottery} refreshes={[listStaffLotteries]} extra={() => ({ gameCode })} given={given}>
      <TextField
        name="closeSeconds"
        type="number"
        label={t('console-lotteries.closeSeconds')}
        defaultValue={closeSeconds}
        min={0}
        dir="ltr"
      />
      <TextField
        name="multiple"
        type="number"
        label={t('console-lotteries.limit.multiple')}
        defaultValue={multiple}
        min={1}
        dir="ltr"
      />
    </SaveForm>
  )
}

/** What a lottery takes in money, one currency at a time. */
function AmountsForm({ lottery }: { lottery: StaffLottery }): ReactNode {
  const { t } = useWords('console-lotteries', 'fault')
  const { gameCode, limits } = lottery
  const [currency, setCurrency] = useState(limits[0]?.currency)
  const shown = limits.find((each) => each.currency === currency) ?? limits[0]
  if (!shown) return <Notice>{t('console-lotteries.limits.none')}</Notice>
  const { currency: _shown, ...given } = shown
  return (
    <SaveForm operation={changeLottery} refreshes={[listStaffLotteries]} extra={() => ({ gameCode })} given={given}>
      <Select
        name="currency"
        label={t('console-lotteries.limits.currency')}
        hint={t('console-lotteries.limits.hint')}
        value={shown.currency}
        onChange={({ target }) => setCurrency(target.value)}
        options={limits.map((each) => ({ value: each.currency, label: each.currency }))}
      />
      {limitNames.map((name) => (
        <TextField
          key={`${shown.currency} ${name}`}
          name={name}
          label={t(`console-lotteries.limit.${name}`)}
          inputMode="decimal"
          defaultValue={shown[name]}
          dir="ltr"
        />
      ))}
    </SaveForm>
  )
}

/** One lottery: what it takes, and its draws with what was sold and reported. */
export function LotteryPanel({
  lottery,
  onClose,
}: {
  lottery: StaffLottery | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-lotteries', 'lottery')
  const may = useMay()
  const scheduleText = useScheduleText()
  const change = useCall(changeLottery, { refreshes: [listStaffLotteries] })
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(lottery)
  if (lottery && lottery !== shown) setShown(lottery)
  if (!shown) return null
  const { gameCode, isOpen } = shown
  return (
    <SidePanel open={lottery !== undefined} onClose={onClose} title={<bdi>{shown.name}</bdi>}>
      <div className="flex flex-col gap-6">
        <Facts
          facts={[
            [t('console-lotteries.column.code'), <bdi key="code">{gameCode}</bdi>],
            [t('console-lotteries.column.family'), <bdi key="family">{familyName(t, shown.family)}</bdi>],
            [t('console-lotteries.column.schedule'), scheduleText(shown)],
            [t('console-lotteries.zone'), <bdi key="zone">{shown.zone}</bdi>],
          ]}
        />
        {may('vendors.manage') && (
          <>
            <Button
              variant={isOpen ? 'danger' : 'action'}
              className="self-start"
              loading={change.isPending}
              onClick={() => change.mutate({ gameCode, isOpen: !isOpen })}
            >
              {t(isOpen ? 'console-lotteries.close' : 'console-lotteries.open')}
            </Button>
            <Problem of={change.error} />
            <ScheduleForm key={`schedule of ${gameCode}`} lottery={shown} />
            <LimitsForm key={gameCode} lottery={shown} />
            <AmountsForm key={`limits of ${gameCode}`} lottery={shown} />
          </>
        )}
        <OddsForm key={`odds of ${gameCode}`} lottery={shown} />
        <DrawRows key={`draws of ${gameCode}`} gameCode={gameCode} family={shown.family} />
      </div>
    </SidePanel>
  )
}
