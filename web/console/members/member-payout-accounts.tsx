import type { OutputOf } from '@croupier/api/operation.ts'
import { amendPayoutAccount } from '@croupier/api/wallet/payout-accounts/amend-payout-account.ts'
import { listMemberPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-member-payout-accounts.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { ReasonField } from '../lists/reason-field.tsx'

type Account = OutputOf<typeof listMemberPayoutAccounts>['list'][number]

type Change = 'amend' | 'remove'

function ChangeForm({
  account,
  of: { id, holder },
  change,
  onDone,
}: {
  account: string
  of: Account
  change: Change
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-members', 'fault', 'fields')
  const amend = useCall(amendPayoutAccount, { refreshes: [listMemberPayoutAccounts] })
  const form = useForm(amendPayoutAccount.input, {
    extra: () => ({ account, id }),
    async onSubmit(input) {
      await amend.mutateAsync(input)
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      action={t(`console-members.payout.${change}`)}
      danger={change === 'remove'}
      onCancel={onDone}
    >
      <p className="text-ink-soft">{t(`console-members.payout.${change}.text`)}</p>
      {change === 'amend' && (
        <TextField
          name="holder"
          label={t('console-members.payout.holder')}
          defaultValue={holder}
          autoComplete="off"
          required
        />
      )}
      <ReasonField />
    </DialogForm>
  )
}

/** Where a member can be paid, and could before; whoever manages members corrects the name or removes one. */
export function MemberPayoutAccounts({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(listMemberPayoutAccounts, { account })
  const [changed, setChanged] = useState<{ of: Account; change: Change }>()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const ask = (of: Account, change: Change): void => {
    setChanged({ of, change })
    setOpen(true)
  }
  const columns: Column<Account>[] = [
    {
      id: 'bank',
      head: t('console-members.payout.bank'),
      phone: 'title',
      cell: ({ bankName }) => <bdi className="wrap-anywhere">{bankName}</bdi>,
    },
    {
      id: 'number',
      head: t('console-members.payout.number'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="figures wrap-anywhere">
          {number}
        </bdi>
      ),
    },
    {
      id: 'holder',
      head: t('console-members.payout.holder'),
      cell: ({ holder }) => <bdi className="wrap-anywhere">{holder}</bdi>,
    },
    {
      id: 'bound',
      head: t('console-members.payout.bound'),
      cell: ({ boundAt }) => <Time at={boundAt} className="text-ink-soft" />,
    },
    {
      id: 'state',
      head: t('console-members.payout.state'),
      cell: ({ removedAt }) =>
        removedAt === null ? (
          <Status tone="jade">{t('console-members.payout.state.bound')}</Status>
        ) : (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <Status>{t('console-members.payout.state.removed')}</Status>
            <Time at={removedAt} className="text-ink-soft" />
          </span>
        ),
    },
    {
      id: 'change',
      head: <span className="sr-only">{t('console-members.payout.actions')}</span>,
      cell: (of) =>
        of.removedAt === null && (
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="small" onClick={() => ask(of, 'amend')}>
              {t('console-members.payout.amend')}
            </Button>
            <Button size="small" onClick={() => ask(of, 'remove')}>
              {t('console-members.payout.remove')}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Card id="payout-accounts" title={t('console-members.payout.title')}>
      {error && !data ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Table
          dense
          caption={t('console-members.payout.title')}
          columns={may('members.manage') ? columns : columns.filter(({ id }) => id !== 'change')}
          rows={data?.list}
          rowKey={({ id }) => id}
          waitingRows={1}
          empty={<p className="text-sm text-ink-soft">{t('console-members.payout.none')}</p>}
        />
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={
          changed
            ? t(`console-members.payout.${changed.change}.title`, {
                bank: changed.of.bankName,
                number: changed.of.number,
              })
            : ''
        }
      >
        {changed && <ChangeForm account={account} {...changed} onDone={close} />}
      </Dialog>
    </Card>
  )
}
