import {
  freezeCashier,
  listCashiers,
  openCashier,
  resetCashierPassword,
  unfreezeCashier,
} from '@croupier/api/agents/cashiers/cashiers.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

type Cashier = OutputOf<typeof listCashiers>['list'][number]

const refreshes = [listCashiers]

/** A further log-in is opened; its first password is shown once. */
function OpenCashier(): ReactNode {
  const { t } = useWords('agent', 'fault', 'fields', 'refusals')
  const [opened, setOpened] = useState<OutputOf<typeof openCashier>>()
  const open = useCall(openCashier, { refreshes })
  const form = useForm(openCashier.input, {
    async onSubmit(input: { username: string }) {
      setOpened(await open.mutateAsync(input))
      form.reset()
      return undefined
    },
  })
  return (
    <Form form={form} className="gap-4">
      <FormProblem of={form.problem} />
      <TextField
        name="username"
        label={t('agent.account')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      {opened && (
        <Notice tone="good">
          <span className="flex flex-col gap-1">
            <span>{t('agent.open.done', { account: opened.account })}</span>
            <span>
              {t('agent.open.password')} <code dir="ltr">{opened.password}</code>
            </span>
          </span>
        </Notice>
      )}
      <Button type="submit" variant="action" className="self-start" loading={form.submitting}>
        {t('agent.cashier.open')}
      </Button>
    </Form>
  )
}

function Changes({ cashier: { account, state } }: { cashier: Cashier }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const freeze = useCall(freezeCashier, { refreshes })
  const unfreeze = useCall(unfreezeCashier, { refreshes })
  const reset = useCall(resetCashierPassword, { refreshes })
  const run = async (name: 'freeze' | 'unfreeze' | 'reset'): Promise<void> => {
    try {
      if (name === 'freeze') await freeze.mutateAsync({ account })
      if (name === 'unfreeze') await unfreeze.mutateAsync({ account })
      const password = name === 'reset' ? (await reset.mutateAsync({ account })).password : ''
      showToast({ tone: 'good', text: t(`agent.${name}.done`, { account, password }), milliseconds: 15_000 })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  return (
    <span className="flex flex-wrap justify-end gap-2 md:justify-start">
      {state === 'active' && (
        <Button size="small" onClick={() => void run('reset')}>
          {t('agent.reset')}
        </Button>
      )}
      <Button size="small" onClick={() => void run(state === 'active' ? 'freeze' : 'unfreeze')}>
        {t(state === 'active' ? 'agent.freeze' : 'agent.unfreeze')}
      </Button>
    </span>
  )
}

/** Further log-ins of an agent, which send money and see where it went, and nothing else. */
export default function Cashiers(): ReactNode {
  const { t } = useWords('agent', 'pages', 'refusals')
  const read = useOperation(listCashiers, {}, { staleMilliseconds: 5_000 })
  const { data, error } = read
  const columns: Column<Cashier>[] = [
    {
      id: 'account',
      head: t('agent.account'),
      phone: 'title',
      cell: ({ account }) => <bdi className="font-medium">{account}</bdi>,
    },
    { id: 'state', head: t('agent.state'), cell: ({ state }) => t(`agent.state.${state}`) },
    {
      id: 'lastLogin',
      head: t('agent.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('agent.never') : <Time at={lastLoginAt} />),
    },
    {
      id: 'changes',
      head: <span className="sr-only">{t('agent.rebate.change')}</span>,
      cell: (cashier) => <Changes cashier={cashier} />,
    },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-sm text-ink-soft">{t('agent.cashier.text')}</p>
      {data && data.most > 0 && (
        <Card title={t('agent.cashier.new', { most: String(data.most) })}>
          <OpenCashier />
        </Card>
      )}
      <Table
        caption={t('shell.agent.agentCashiers')}
        columns={columns}
        rows={data?.list}
        rowKey={({ account }) => account}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('agent.cashier.none')}>
            {t('agent.cashier.none.text')}
          </EmptyState>
        }
      />
    </div>
  )
}
