import { resetStaffCashier, showAgent } from '@croupier/api/agents/staff-agents.ts'
import { freezeMember } from '@croupier/api/identity/members/freeze-member.ts'
import { unfreezeMember } from '@croupier/api/identity/members/unfreeze-member.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'

type Cashier = OutputOf<typeof showAgent>['cashiers'][number]
type Change = 'freeze' | 'unfreeze' | 'reset'

const refreshes = [showAgent]

/** Why a cashier is kept out or let in; the answer stands in the audit log. */
function StateForm({
  change,
  account,
  onDone,
}: {
  change: 'freeze' | 'unfreeze'
  account: string
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-agents', 'fault')
  const operation = change === 'freeze' ? freezeMember : unfreezeMember
  const call = useCall(operation, { refreshes })
  const form = useForm(operation.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      await call.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      action={t(`console-agents.cashier.${change}`)}
      danger={change === 'freeze'}
      onCancel={onDone}
    >
      <p className="text-sm text-ink-soft">{t(`console-agents.cashier.${change}.text`, { account })}</p>
      <ReasonField />
    </DialogForm>
  )
}

function ResetForm({
  agent,
  cashier,
  onDone,
}: {
  agent: string
  cashier: string
  onDone: (password?: string) => void
}): ReactNode {
  const { t } = useWords('console-agents', 'fault')
  const reset = useCall(resetStaffCashier, { refreshes })
  const form = useForm(resetStaffCashier.input, {
    extra: () => ({ account: agent, cashier }),
    async onSubmit(input) {
      onDone((await reset.mutateAsync(input)).password)
    },
  })
  return (
    <DialogForm form={form} action={t('console-agents.cashier.reset')} danger onCancel={() => onDone()}>
      <p className="text-sm text-ink-soft">{t('console-agents.cashier.reset.text', { account: cashier })}</p>
      <ReasonField />
    </DialogForm>
  )
}

/** Further log-ins of an agent that send money for them: seen, kept out, let in, given a password again. */
export function CashierList({ agent, cashiers }: { agent: string; cashiers: readonly Cashier[] }): ReactNode {
  const { t } = useWords('console-agents')
  const may = useMay()
  const [changing, setChanging] = useState<{ account: string; change: Change }>()
  const [lent, setLent] = useState<{ account: string; password: string }>()
  const done = (): void => setChanging(undefined)
  const changesOf = ({ state }: Cashier): Change[] => {
    const changes: Change[] = []
    if (may('members.manage') && state !== 'closed') changes.push(state === 'frozen' ? 'unfreeze' : 'freeze')
    if (may('agents.manage') && state === 'active') changes.push('reset')
    return changes
  }
  return (
    <section className="flex flex-col gap-3">
      <h3>{t('console-agents.cashiers')}</h3>
      {cashiers.length === 0 && <p className="text-sm text-ink-soft">{t('console-agents.cashiers.none')}</p>}
      {lent && <Notice tone="good">{t('console-agents.cashier.reset.done', lent)}</Notice>}
      <ul className="flex flex-col gap-2">
        {cashiers.map((cashier) => (
          <li key={cashier.account} className="flex flex-col gap-3 rounded-md border border-hairline p-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <bdi className="font-medium">{cashier.account}</bdi>
              <Status tone={cashier.state === 'active' ? 'jade' : 'brass'}>
                {t(`console-agents.cashier.state.${cashier.state}`)}
              </Status>
              <span className="text-xs text-ink-soft">
                {t('console-agents.lastLogin')}:{' '}
                {cashier.lastLoginAt === null ? t('kit.none') : <Time at={cashier.lastLoginAt} />}
              </span>
              <span className="ms-auto flex flex-wrap gap-2">
                {changesOf(cashier).map((change) => (
                  <Button key={change} size="small" onClick={() => setChanging({ account: cashier.account, change })}>
                    {t(`console-agents.cashier.${change}`)}
                  </Button>
                ))}
              </span>
            </div>
            {changing?.account === cashier.account &&
              (changing.change === 'reset' ? (
                <ResetForm
                  agent={agent}
                  cashier={cashier.account}
                  onDone={(password) => {
                    if (password !== undefined) setLent({ account: cashier.account, password })
                    done()
                  }}
                />
              ) : (
                <StateForm change={changing.change} account={cashier.account} onDone={done} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
