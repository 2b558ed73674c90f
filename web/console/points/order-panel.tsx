import { decidePointOrder } from '@croupier/api/points/decide-point-order.ts'
import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import { sendPointOrder } from '@croupier/api/points/send-point-order.ts'
import { showPointRecipient } from '@croupier/api/points/show-point-recipient.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { type Order, orderTones } from './point-words.ts'

const refreshes = { refreshes: [listPointOrders, listPointGoods] } as const

interface Following {
  /** The order as it is after what was done. */
  onChange: (order: Order) => void
}

/** One order: what, for whom, where it goes, and what comes next. */
export function OrderPanel({
  order,
  onChange,
  onClose,
}: Following & { order: Order | undefined; onClose: () => void }): ReactNode {
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(order)
  if (order && order !== shown) setShown(order)
  return (
    <SidePanel open={order !== undefined} onClose={onClose} title={shown ? <bdi dir="ltr">{shown.reference}</bdi> : ''}>
      {shown && <OrderFacts key={shown.reference} order={shown} onChange={onChange} />}
    </SidePanel>
  )
}

function Recipient({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('console-points')
  const show = useCall(showPointRecipient)
  const { data } = show
  return (
    <section className="flex flex-col gap-3 rounded-md border border-hairline bg-raised px-4 py-3">
      <h3 className="text-base font-medium">{t('console-points.order.recipient')}</h3>
      {data ? (
        <Facts
          facts={[
            [t('console-points.order.receiver'), <bdi key="receiver">{data.receiver}</bdi>],
            [
              t('console-points.order.mobile'),
              <bdi key="mobile" dir="ltr" className="figures">
                {data.mobileNum}
              </bdi>,
            ],
            [t('console-points.order.address'), <bdi key="address">{data.address}</bdi>],
          ]}
        />
      ) : (
        <>
          <p className="text-sm text-ink-faint">{t('console-points.order.recipient.hint')}</p>
          <Problem of={show.error} />
          <Button className="self-start" loading={show.isPending} onClick={() => show.mutate({ reference })}>
            {t('console-points.order.recipient.show')}
          </Button>
        </>
      )}
    </section>
  )
}

function RefuseForm({ reference, onChange, onBack }: Following & { reference: string; onBack: () => void }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const decide = useCall(decidePointOrder, refreshes)
  const form = useForm(decidePointOrder.input, {
    extra: () => ({ reference, decision: 'refuse' }),
    async onSubmit(input) {
      onChange(await decide.mutateAsync(input))
      showToast({ tone: 'good', text: t('console-points.order.refused.done') })
    },
  })
  return (
    <Form form={form}>
      <TextArea
        name="reason"
        label={t('console-points.order.reason')}
        hint={t('console-points.order.reason.hint')}
        rows={3}
        maxLength={300}
        required
      />
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('kit.back')}</Button>
        <Button type="submit" variant="danger" loading={form.submitting}>
          {t('console-points.order.refuse')}
        </Button>
      </div>
    </Form>
  )
}

function SendForm({ reference, onChange }: Following & { reference: string }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const send = useCall(sendPointOrder, refreshes)
  const form = useForm(sendPointOrder.input, {
    extra: () => ({ reference }),
    async onSubmit(input) {
      onChange(await send.mutateAsync(input))
      showToast({ tone: 'good', text: t('console-points.order.sent.done') })
    },
  })
  return (
    <Form form={form}>
      <TextArea
        name="note"
        label={t('console-points.order.note')}
        hint={t('console-points.order.note.hint')}
        rows={2}
        maxLength={300}
        required
      />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('console-points.order.send')}
      </Button>
    </Form>
  )
}

function Decision({ reference, onChange }: Following & { reference: string }): ReactNode {
  const { t } = useWords('console-points')
  const decide = useCall(decidePointOrder, refreshes)
  const [isRefusing, setRefusing] = useState(false)
  if (isRefusing) return <RefuseForm reference={reference} onChange={onChange} onBack={() => setRefusing(false)} />
  const approve = () =>
    decide.mutate(
      { reference, decision: 'approve' },
      {
        onSuccess(order) {
          onChange(order)
          showToast({ tone: 'good', text: t('console-points.order.approved.done') })
        },
      },
    )
  return (
    <div className="flex flex-col gap-3">
      <Problem of={decide.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="action" loading={decide.isPending} onClick={approve}>
          {t('console-points.order.approve')}
        </Button>
        <Button variant="danger" onClick={() => setRefusing(true)}>
          {t('console-points.order.refuse')}
        </Button>
      </div>
    </div>
  )
}

function OrderFacts({ order, onChange }: Following & { order: Order }): ReactNode {
  const { t } = useWords('console-points')
  const may = useMay()
  const { reference, state, name, quantity, points, account, remark, reason, dispatchNote } = order
  const mayWork = may('promotions.approve')
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <bdi className="text-lg font-medium wrap-anywhere">{name}</bdi>
        <Status tone={orderTones[state]}>{t(`console-points.order.${state}`)}</Status>
      </div>
      {mayWork && state === 'process' && <Decision reference={reference} onChange={onChange} />}
      {mayWork && <Recipient reference={reference} />}
      {mayWork && state === 'approved' && <SendForm reference={reference} onChange={onChange} />}
      <Facts
        facts={[
          [t('console-points.column.account'), <AccountLink key="account" account={account} />],
          [t('console-points.column.quantity'), String(quantity)],
          [t('console-points.column.price'), <Amount key="points" value={points} />],
          [t('console-points.order.remark'), remark && <bdi key="remark">{remark}</bdi>],
          [t('console-points.column.at'), <Time key="at" at={order.redeemedAt} />],
          [
            t('console-points.order.decidedBy'),
            order.decidedBy !== null && order.decidedAt !== null && (
              <span key="decided">
                <bdi>{operatorName(order.decidedBy)}</bdi> <Time at={order.decidedAt} className="text-ink-soft" />
              </span>
            ),
          ],
          [t('console-points.order.reason'), reason && <bdi key="reason">{reason}</bdi>],
          [
            t('console-points.order.sentBy'),
            order.sentBy !== null && order.sentAt !== null && (
              <span key="sent">
                <bdi>{operatorName(order.sentBy)}</bdi> <Time at={order.sentAt} className="text-ink-soft" />
              </span>
            ),
          ],
          [t('console-points.order.note'), dispatchNote && <bdi key="note">{dispatchNote}</bdi>],
        ]}
      />
    </div>
  )
}
