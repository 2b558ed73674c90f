import { listContractAsks } from '@croupier/api/contracts/list-contract-asks.ts'
import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import {
  type ContractKind,
  contractKinds,
  moduleOf,
  periodsOf,
  termsTyped,
  tierFields,
} from '@croupier/api/contracts/contract-terms.ts'
import { previewContract, proposeContract } from '@croupier/api/contracts/propose-contract.ts'
import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { fieldsOf } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { MarkedFields } from '@croupier/kit/form/marked-fields.tsx'
import { type ReactNode, useState } from 'react'
import { useModules } from '../../session/settings.ts'
import { FormProblem } from '../../parts/form-problem.tsx'

type Tier = Readonly<Record<string, string>>
type Wish = InputOf<typeof proposeContract>

/**
 * A proposal: kind, length, tiers; what it would have paid last period is shown before it is sent. It begins with the kind
 * that was asked for.
 */
export function ProposeForm({
  account,
  asked,
  onDone,
}: {
  account: string
  asked?: ContractKind | undefined
  onDone: () => void
}): ReactNode {
  const { t } = useWords('agent', 'fault', 'refusals')
  const isOn = useModules()
  const kinds = contractKinds.filter((kind) => isOn(moduleOf[kind]))
  const [kind, setKind] = useState<ContractKind>(asked ?? kinds[0] ?? 'realtime')
  const [period, setPeriod] = useState<string>(periodsOf[kind][0])
  const [tiers, setTiers] = useState<readonly Tier[]>([{}])
  const [shown, setShown] = useState<OutputOf<typeof previewContract>>()
  const preview = useCall(previewContract)
  const propose = useCall(proposeContract, { refreshes: [listContracts, listContractAsks] })
  const problem = shown ? propose.error : preview.error
  const wish = (): Wish =>
    ({
      account,
      period,
      terms: termsTyped(kind, tiers),
    }) as Wish
  const put = (place: number, name: string, value: string): void => {
    setShown(undefined)
    setTiers(tiers.map((tier, at) => (at === place ? { ...tier, [name]: value } : tier)))
  }
  const choose = (next: ContractKind): void => {
    setKind(next)
    setPeriod(periodsOf[next][0])
    setTiers([{}])
    setShown(undefined)
  }
  const send = async (): Promise<void> => {
    try {
      if (!shown) setShown(await preview.mutateAsync(wish()))
      else {
        await propose.mutateAsync(wish())
        showToast({ tone: 'good', text: t('agent.propose.done', { account }) })
        onDone()
      }
    } catch {
      // It stands above the button.
    }
  }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('agent.contract.kind')}
          value={kind}
          onChange={({ target }) => choose(target.value as ContractKind)}
          options={kinds.map((each) => ({ value: each, label: t(`agent.kind.${each}`) }))}
        />
        <Select
          label={t('agent.contract.period')}
          value={period}
          onChange={({ target }) => {
            setPeriod(target.value)
            setShown(undefined)
          }}
          options={periodsOf[kind].map((each) => ({ value: each, label: t(`agent.period.${each}`) }))}
        />
      </div>
      <MarkedFields of={fieldsOf(problem)}>
        {tiers.map((tier, place) => (
          <fieldset key={place} className="grid grid-cols-2 items-start gap-3 rounded-md border border-hairline p-3">
            <legend className="px-1 text-sm">{t('agent.tier', { number: String(place + 1) })}</legend>
            {tierFields[kind].map((name) => (
              <TextField
                key={name}
                name={`terms.tiers.${place}.${name}`}
                label={t(`agent.tier.${name}`)}
                value={tier[name] ?? ''}
                onChange={({ target }) => put(place, name, target.value)}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
              />
            ))}
            {tiers.length > 1 && (
              <Button
                variant="ghost"
                size="small"
                className="self-end justify-self-start"
                onClick={() => {
                  setShown(undefined)
                  setTiers(tiers.filter((_, at) => at !== place))
                }}
              >
                {t('agent.tier.remove', { number: String(place + 1) })}
              </Button>
            )}
          </fieldset>
        ))}
      </MarkedFields>
      {tiers.length < 10 && (
        <Button
          variant="ghost"
          className="self-start"
          onClick={() => {
            setShown(undefined)
            setTiers([...tiers, {}])
          }}
        >
          {t('agent.tier.add')}
        </Button>
      )}
      {shown && (
        <Notice>
          <span className="flex flex-col gap-1">
            <span>
              {t('agent.propose.preview')}{' '}
              <Amount value={shown.gross} currency={shown.currency} className="font-medium" />
            </span>
            <span className="text-xs text-ink-faint">
              <Time at={shown.startsAt} /> – <Time at={shown.endsAt} />
            </span>
            <span className="text-sm">
              {t('agent.propose.begins')} <Time at={shown.begins} />
            </span>
            {shown.ends.length > 0 && <span>{t('agent.propose.ends', { accounts: shown.ends.join(', ') })}</span>}
          </span>
        </Notice>
      )}
      <FormProblem of={problem} />
      <Button type="submit" variant="action" loading={preview.isPending || propose.isPending}>
        {t(shown ? 'agent.propose.send' : 'agent.propose.show')}
      </Button>
    </form>
  )
}
