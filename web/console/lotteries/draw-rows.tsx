import { correctResult } from '@croupier/api/lottery/staff/correct-result.ts'
import { enterResult } from '@croupier/api/lottery/staff/enter-result.ts'
import { listStaffDraws } from '@croupier/api/lottery/staff/list-staff-draws.ts'
import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import { voidDraw } from '@croupier/api/lottery/staff/void-draw.ts'
import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { betName } from '../../looks/lottery/bet-names.ts'
import { useMay } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { LoadFault } from '../lists/load-fault.tsx'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'

type Row = OutputOf<typeof listStaffDraws>['list'][number]
type State = Row['draw']['state']

const AGAIN = 10_000
const tones: Readonly<Record<State, Tone>> = {
  planned: 'plain',
  open: 'jade',
  closed: 'brass',
  drawn: 'brass',
  settled: 'plain',
  void: 'vermilion',
}
const refreshes: readonly OperationShape[] = [listStaffDraws, listStaffLotteries]

interface OfDraw {
  gameCode: string
  numero: string
  onBack: () => void
}

function DrawnNumbers(): ReactNode {
  const { t } = useWords('console-lotteries')
  return (
    <TextArea
      name="numbers"
      label={t('console-lotteries.numbers')}
      hint={t('console-lotteries.numbers.hint')}
      rows={3}
      dir="ltr"
    />
  )
}

/** What was drawn, entered by one operator who does not see what another entered. */
function EnterForm({ gameCode, numero, onBack }: OfDraw): ReactNode {
  const { t } = useWords('console-lotteries', 'fault')
  const enter = useCall(enterResult, { refreshes })
  const form = useForm(enterResult.input, {
    extra: () => ({ gameCode, numero }),
    async onSubmit(input) {
      const { state } = await enter.mutateAsync(input)
      showToast({ tone: state === 'disagrees' ? 'bad' : 'good', text: t(`console-lotteries.entered.${state}`) })
      onBack()
    },
  })
  return (
    <Form form={form}>
      <DrawnNumbers />
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('kit.back')}</Button>
        <Button type="submit" variant="action" loading={form.submitting}>
          {t('console-lotteries.enter')}
        </Button>
      </div>
    </Form>
  )
}

type Ruling = typeof correctResult | typeof voidDraw

/** What a second operator must approve: a correction, or calling the draw off. */
function RulingForm<Shape extends Ruling & { input: FormSchema<InputOf<Shape>> }>({
  ruling,
  of: { gameCode, numero, onBack },
  action,
  text,
  danger,
  children,
}: {
  ruling: Shape
  of: OfDraw
  action: string
  text: string
  danger: boolean
  children?: ReactNode
}): ReactNode {
  const { t } = useWords('fault')
  const rule = useCall(ruling, { refreshes })
  const form = useForm<InputOf<Shape>>(ruling.input, {
    extra: () => ({ gameCode, numero }),
    onSubmit: async (input): Promise<void> => {
      const outcome = await askApproval(() => rule.mutateAsync(input))
      showToast(
        outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') },
      )
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={action} danger={danger} onBack={onBack}>
      <p className="text-sm text-ink-soft">{text}</p>
      {children}
    </ReasonForm>
  )
}

type Opened = 'enter' | 'correct' | 'void'

function Rulings({ gameCode, row }: { gameCode: string; row: Row }): ReactNode {
  const { t } = useWords('console-lotteries')
  const may = useMay()
  const [opened, setOpened] = useState<Opened>()
  const { draw } = row
  const isOutside = draw.seedHash === null
  const isPending = ['planned', 'open', 'closed'].includes(draw.state)
  const of = { gameCode, numero: draw.numero, onBack: () => setOpened(undefined) }
  if (!may('rounds.rule')) return null
  if (opened === 'enter') return <EnterForm {...of} />
  if (opened === 'correct') {
    return (
      <RulingForm
        ruling={correctResult}
        of={of}
        action={t('console-lotteries.correct')}
        text={t('console-lotteries.correct.text')}
        danger={false}
      >
        <DrawnNumbers />
      </RulingForm>
    )
  }
  if (opened === 'void') {
    return (
      <RulingForm
        ruling={voidDraw}
        of={of}
        action={t('console-lotteries.void')}
        text={t('console-lotteries.void.text')}
        danger
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isOutside && draw.state === 'closed' && (
        <Button size="small" onClick={() => setOpened('enter')}>
          {t('console-lotteries.enter')}
        </Button>
      )}
      {isOutside && draw.state === 'settled' && (
        <Button size="small" onClick={() => setOpened('correct')}>
          {t('console-lotteries.correct')}
        </Button>
      )}
      {isPending && (
        <Button size="small" variant="danger" onClick={() => setOpened('void')}>
          {t('console-lotteries.void')}
        </Button>
      )}
    </div>
  )
}

/** A number and the bet it is exposed by: the books keep the bet's code before it. */
function Exposed({ of, family }: { of: string; family: Family | undefined }): ReactNode {
  const { t } = useWords('lottery')
  const [code = '', number = ''] = of.split(':')
  const type = family && betTypeOf(family, code)
  return (
    <bdi>
      {family && type ? betName(t, family, type) : code} <span className="figures font-medium">{number}</span>
    </bdi>
  )
}

function DrawRow({ gameCode, family, row }: { gameCode: string; family: Family | undefined; row: Row }): ReactNode {
  const { t } = useWords('console-lotteries')
  const { draw, orders, sold, numbers, reports } = row
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="figures font-medium">{draw.numero}</bdi>
        <Badge tone={tones[draw.state]}>{t(`console-lotteries.draw.${draw.state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <Time at={draw.drawsAt} />
        <span>{t('console-lotteries.orders', { count: orders })}</span>
        {draw.revision > 0 && <span>{t('console-lotteries.revision', { count: draw.revision })}</span>}
      </p>
      {draw.winNo !== null && (
        <p dir="ltr" className="figures max-h-24 overflow-y-auto text-sm break-words">
          {draw.winNo}
        </p>
      )}
      {sold.map(({ currency, staked, most, paid, shortfall }) => (
        <dl key={currency} className="grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-4">
          {(
            [
              ['staked', staked],
              ['most', most],
              ['paid', paid],
              ['shortfall', shortfall],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex flex-col">
              <dt className="text-xs text-ink-faint">{t(`console-lotteries.sold.${name}`)}</dt>
              <dd>
                <Amount value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {numbers.length > 0 && (
        <p className="text-xs text-ink-soft">
          {t('console-lotteries.exposed')}{' '}
          {numbers.map(({ number, most, currency }) => (
            <span key={`${currency} ${number}`} className="me-3 inline-block">
              <Exposed of={number} family={family} /> <Amount value={most} currency={currency} />
            </span>
          ))}
        </p>
      )}
      {reports.map(({ source, numbers: told }) => (
        <p key={source} className="text-xs text-ink-soft">
          <bdi>{source}</bdi>: <bdi className="figures">{told ?? t('console-lotteries.hidden')}</bdi>
        </p>
      ))}
      <Rulings gameCode={gameCode} row={row} />
    </li>
  )
}

/** Draws of a lottery, the latest first: sold, exposed, reported, and what can be done about each. */
export function DrawRows({ gameCode, family: code }: { gameCode: string; family: string }): ReactNode {
  const { t } = useWords('console-lotteries')
  const [before, setBefore] = useState<string>()
  const read = useOperation(
    listStaffDraws,
    { gameCode, ...(before === undefined ? {} : { before }) },
    { everyMilliseconds: AGAIN },
  )
  const { data, error, refetch, isFetching } = read
  return (
    <section className="flex flex-col gap-2 border-t border-hairline pt-6">
      <h3 className="text-base font-medium">{t('console-lotteries.draws')}</h3>
      {error && !data && <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && (
        <Waiting>
          <Skeleton className="h-40 w-full" />
        </Waiting>
      )}
      <ul className="flex flex-col">
        {data?.list.map((row) => (
          <DrawRow key={row.draw.numero} gameCode={gameCode} family={familyCalled(code)} row={row} />
        ))}
      </ul>
      <div className="flex gap-2">
        {before !== undefined && (
          <Button size="small" onClick={() => setBefore(undefined)}>
            {t('console-lotteries.newest')}
          </Button>
        )}
        {data && data.next !== null && (
          <Button size="small" onClick={() => setBefore(data.next!)}>
            {t('console-lotteries.older')}
          </Button>
        )}
      </div>
    </section>
  )
}
