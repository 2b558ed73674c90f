import {
  freezeDownline,
  promoteDownline,
  resetDownlinePassword,
  unfreezeDownline,
} from '@croupier/api/agents/downlines/change-downline.ts'
import { listDownlines } from '@croupier/api/agents/downlines/list-downlines.ts'
import { showDownline } from '@croupier/api/agents/downlines/show-downline.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SendForm } from '../../parts/send-form.tsx'
import { ProposeForm } from './propose-form.tsx'

type Downline = OutputOf<typeof showDownline>
type Step = 'facts' | 'send' | 'propose'
type Change = 'promote' | 'freeze' | 'unfreeze' | 'reset'

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}

/** What an agent may do with somebody directly below, each asked once more. */
function Changes({ downline, onStep }: { downline: Downline; onStep: (step: Step) => void }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const [asked, setAsked] = useState<Change>()
  const options = { refreshes: [showDownline, listDownlines] }
  const promote = useCall(promoteDownline, options)
  const freeze = useCall(freezeDownline, options)
  const unfreeze = useCall(unfreezeDownline, options)
  const reset = useCall(resetDownlinePassword, options)
  const { account, may } = downline
  const run = async (change: Change): Promise<void> => {
    try {
      if (change === 'promote') await promote.mutateAsync({ account })
      if (change === 'freeze') await freeze.mutateAsync({ account })
      if (change === 'unfreeze') await unfreeze.mutateAsync({ account })
      const password = change === 'reset' ? (await reset.mutateAsync({ account })).password : ''
      showToast({ tone: 'good', text: t(`agent.${change}.done`, { account, password }), milliseconds: 15_000 })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
    setAsked(undefined)
  }
  const changes = (
    [
      ['promote', may.promote],
      ['reset', may.resetPassword],
      ['freeze', may.freeze],
      ['unfreeze', may.unfreeze],
    ] as const
  ).filter(([, isAllowed]) => isAllowed)
  return (
    <div className="flex flex-wrap gap-3">
      {may.send && (
        <Button variant="action" onClick={() => onStep('send')}>
          {t('agent.send')}
        </Button>
      )}
      {may.propose && <Button onClick={() => onStep('propose')}>{t('agent.propose')}</Button>}
      {changes.map(([change]) => (
        <Button key={change} onClick={() => setAsked(change)}>
          {t(`agent.${change}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          onConfirm={() => void run(asked)}
          title={t(`agent.${asked}`)}
          confirm={t(`agent.${asked}`)}
          danger={asked === 'freeze'}
          busy={[promote, freeze, unfreeze, reset].some(({ isPending }) => isPending)}
        >
          {t(`agent.${asked}.text`, { account })}
        </ConfirmDialog>
      )}
    </div>
  )
}

function Facts({ downline }: { downline: Downline }): ReactNode {
  const { t } = useWords('agent')
  const { currency, own, team, isAgent } = downline
  const money = (value: string) => <Amount value={value} currency={currency} />
  const groups = isAgent
    ? ([
        ['own', own],
        ['team', team],
      ] as const)
    : ([['own', own]] as const)
  return (
    <>
      <dl className="divide-y divide-hairline">
        <Fact label={t('agent.balance')}>{money(downline.balance)}</Fact>
        <Fact label={t('agent.state')}>{t(`agent.state.${downline.state}`)}</Fact>
        <Fact label={t('agent.path')}>
          <bdi>{downline.path.join(' / ')}</bdi>
        </Fact>
        <Fact label={t('agent.registeredAt')}>
          <Time at={downline.registeredAt} />
        </Fact>
        <Fact label={t('agent.lastLogin')}>
          {downline.lastLoginAt === null ? t('agent.never') : <Time at={downline.lastLoginAt} />}
        </Fact>
      </dl>
      {groups.map(([name, figures]) => (
        <section key={name} className="flex flex-col gap-1">
          <h3 className="text-sm font-medium">{t(`agent.figures.${name}`)}</h3>
          <dl className="divide-y divide-hairline">
            <Fact label={t('agent.validBet')}>{money(figures.validBet)}</Fact>
            <Fact label={t('agent.netLoss')}>{money(figures.netLoss)}</Fact>
            <Fact label={t('agent.deposits')}>{money(figures.deposits)}</Fact>
            <Fact label={t('agent.withdrawals')}>{money(figures.withdrawals)}</Fact>
          </dl>
        </section>
      ))}
    </>
  )
}

/** One member of the team: figures of the last thirty days, and what can be done. */
export function DownlineDialog({ account, onClose }: { account: string; onClose: () => void }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const [step, setStep] = useState<Step>('facts')
  const read = useOperation(
    showDownline,
    { account: account || 'x' },
    { enabled: account !== '', staleMilliseconds: 5_000 },
  )
  const { data, error } = read
  const close = (): void => {
    setStep('facts')
    onClose()
  }
  const title = step === 'facts' ? account : t(`agent.${step}.title`, { account })
  return (
    <Dialog open={account !== ''} onClose={close} title={<bdi>{title}</bdi>} size="medium">
      {error && !data ? (
        <ReadFault of={read} />
      ) : !data ? (
        <Waiting>
          <Skeleton className="h-72 w-full" />
        </Waiting>
      ) : step === 'send' ? (
        <SendForm direction="down" account={account} onDone={() => setStep('facts')} />
      ) : step === 'propose' ? (
        <ProposeForm account={account} onDone={close} />
      ) : (
        <div className="flex flex-col gap-5">
          <Changes downline={data} onStep={setStep} />
          <Facts downline={data} />
        </div>
      )}
    </Dialog>
  )
}
