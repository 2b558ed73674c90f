import { askForContract, ASK_NOTE_MOST } from '@croupier/api/contracts/ask-for-contract.ts'
import { closeContractAsk } from '@croupier/api/contracts/close-contract-ask.ts'
import { type ContractKind, contractKinds, moduleOf } from '@croupier/api/contracts/contract-terms.ts'
import { listContractAsks } from '@croupier/api/contracts/list-contract-asks.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { useMember } from '../../session/member.ts'
import { useModules } from '../../session/settings.ts'
import { ProposeForm } from './propose-form.tsx'

type Ask = OutputOf<typeof listContractAsks>['list'][number]

/** What one asks the upline for: a kind, and a word about it. */
function AskForm({
  upline,
  kinds,
  onDone,
}: {
  upline: string
  kinds: readonly ContractKind[]
  onDone: () => void
}): ReactNode {
  const { t } = useWords('agent', 'fault', 'refusals')
  const ask = useCall(askForContract, { refreshes: [listContractAsks] })
  const form = useForm(askForContract.input, {
    async onSubmit(input) {
      await ask.mutateAsync(input)
      showToast({ tone: 'good', text: t('agent.asks.sent', { account: upline }) })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('agent.asks.hint', { account: upline })}</p>
      <FormProblem of={form.problem} />
      <Select
        name="kind"
        label={t('agent.contract.kind')}
        defaultValue={kinds[0]}
        options={kinds.map((kind) => ({ value: kind, label: t(`agent.kind.${kind}`) }))}
      />
      <TextArea name="note" label={t('agent.asks.note')} maxLength={ASK_NOTE_MOST} rows={3} />
      <Button type="submit" variant="action" loading={form.submitting}>
        {t('agent.asks.send')}
      </Button>
    </Form>
  )
}

/** One wish: of one's own, to be taken back; of a downline, to be answered by an offer or declined. */
function AskRow({ ask, isOwn, onOffer }: { ask: Ask; isOwn: boolean; onOffer: () => void }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const refusalText = useRefusalText()
  const close = useCall(closeContractAsk, { refreshes: [listContractAsks] })
  const { askId, kind, upline, downline, note, askedAt } = ask
  const way = isOwn ? 'withdraw' : 'decline'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 last:border-0">
      <span className="flex min-w-0 flex-1 basis-48 flex-col">
        <span className="font-medium">{t(`agent.kind.${kind}`)}</span>
        <span className="text-sm text-ink-soft">
          <Words
            k={isOwn ? 'agent.asks.mine' : 'agent.asks.theirs'}
            values={{ account: <bdi key="account">{isOwn ? upline : downline}</bdi> }}
          />{' '}
          · <Time at={askedAt} />
        </span>
        {note !== '' && <bdi className="text-sm wrap-anywhere">{note}</bdi>}
      </span>
      <span className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button variant="action" onClick={onOffer}>
            {t('agent.asks.offer')}
          </Button>
        )}
        <Button
          loading={close.isPending}
          onClick={() =>
            close.mutate(
              { askId },
              {
                onSuccess: () => showToast({ tone: 'good', text: t(`agent.asks.${way}.done`) }),
                onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
              },
            )
          }
        >
          {t(`agent.asks.${way}`)}
        </Button>
      </span>
    </li>
  )
}

/** Contracts that are asked for, of one kind or of all: one's own wishes, and those of the team. */
export function ContractAsks({ kind }: { kind?: ContractKind | undefined }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const { info } = useMember()
  const isOn = useModules()
  const [isAsking, setAsking] = useState(false)
  const [offered, setOffered] = useState<Ask>()
  const pages = useRecordPages(`asks ${kind ?? ''}`)
  const { data, isFetching } = useOperation(
    listContractAsks,
    { kind, ...(pages.before && { after: pages.before }) },
    { enabled: info !== undefined && info.cashierOf == null, staleMilliseconds: 5_000 },
  )
  if (!data) return null
  const { list, next, upline } = data
  const isOwn = ({ downline }: Ask): boolean => downline === info?.account
  // Of a kind one asks once at a time.
  const asked = new Set(list.filter(isOwn).map((ask) => ask.kind))
  const kinds = contractKinds
    .filter((each) => isOn(moduleOf[each]) && !asked.has(each))
    .filter((each) => kind === undefined || each === kind)
  const mayAsk = upline !== null && kinds.length > 0
  if (list.length === 0 && !mayAsk && pages.before === undefined) return null
  return (
    <Card title={t('agent.asks')}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{t('agent.asks.text')}</p>
        {list.length > 0 && (
          <ul>
            {list.map((ask) => (
              <AskRow key={ask.askId} ask={ask} isOwn={isOwn(ask)} onOffer={() => setOffered(ask)} />
            ))}
          </ul>
        )}
        <Pager label={t('agent.asks')} onNewer={pages.newer} onOlder={pages.older(next)} busy={isFetching} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {mayAsk && <Button onClick={() => setAsking(true)}>{t('agent.asks.ask')}</Button>}
          {list.length > 0 && <SaveList of={listContractAsks} input={kind === undefined ? {} : { kind }} />}
        </div>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<bdi>{t('agent.asks.ask.title', { account: upline ?? '' })}</bdi>}
      >
        <AskForm upline={upline ?? ''} kinds={kinds} onDone={() => setAsking(false)} />
      </Dialog>
      <Dialog
        open={offered !== undefined}
        onClose={() => setOffered(undefined)}
        title={<bdi>{t('agent.propose.title', { account: offered?.downline ?? '' })}</bdi>}
        size="medium"
      >
        {offered && (
          <ProposeForm account={offered.downline} asked={offered.kind} onDone={() => setOffered(undefined)} />
        )}
      </Dialog>
    </Card>
  )
}
