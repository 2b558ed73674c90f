import {
  type ContractKind,
  contractKinds,
  periodsOf,
  termsTyped,
  tierFields,
} from '@croupier/api/contracts/contract-terms.ts'
import {
  COMPANY,
  listStaffContracts,
  previewStaffContract,
  signContract,
} from '@croupier/api/contracts/staff-contracts.ts'
import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { fieldsOf } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { MarkedFields } from '@croupier/kit/form/marked-fields.tsx'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { SignPreview } from './sign-preview.tsx'

type Tier = Readonly<Record<string, string>>

const TIERS_MOST = 20

function SignForm({ account: known, onClose }: { account: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-agents', 'fault', 'refusals')
  const [account, setAccount] = useState(known ?? '')
  const [payer, setPayer] = useState<'company' | 'agent'>('company')
  const [upline, setUpline] = useState('')
  const [kind, setKind] = useState<ContractKind>('dividend')
  const [period, setPeriod] = useState<string>(periodsOf.dividend[0])
  const [tiers, setTiers] = useState<readonly Tier[]>([{}])
  const preview = useCall(previewStaffContract)
  const sign = useCall(signContract, { refreshes: [listStaffContracts] })
  const choose = (next: ContractKind): void => {
    setKind(next)
    setPeriod(periodsOf[next][0])
    setTiers([{}])
  }
  const put = (place: number, name: string, value: string): void =>
    setTiers(tiers.map((tier, at) => (at === place ? { ...tier, [name]: value } : tier)))
  const wish = {
    account: account.trim(),
    upline: payer === 'company' ? COMPANY : upline.trim(),
    period,
    terms: termsTyped(kind, tiers),
  } as InputOf<typeof signContract>
  // What was shown is of these terms and no others: whoever changes them looks again.
  const [shown, setShown] = useState<{ asked: string; answer: OutputOf<typeof previewStaffContract> }>()
  const asked = JSON.stringify(wish)
  const isShown = shown?.asked === asked
  const send = async (): Promise<void> => {
    try {
      if (!isShown) {
        setShown({ asked, answer: await preview.mutateAsync(wish) })
        return
      }
      const { ended } = await sign.mutateAsync(wish)
      showToast({
        tone: 'good',
        text: t('console-agents.sign.done', { account: wish.account, count: String(ended.length) }),
      })
      onClose()
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
      <p className="text-sm text-ink-soft">{t('console-agents.sign.text')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('console-agents.sign.account')}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          required
        />
        <Select
          label={t('console-agents.sign.upline')}
          value={payer}
          onChange={({ target }) => setPayer(target.value as 'company')}
          options={[
            { value: 'company', label: t('console-agents.sign.company') },
            { value: 'agent', label: t('console-agents.sign.upline.agent') },
          ]}
        />
        {payer === 'agent' && (
          <TextField
            label={t('console-agents.sign.upline.account')}
            value={upline}
            onChange={({ target }) => setUpline(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            required
          />
        )}
        <Select
          label={t('console-agents.kind')}
          value={kind}
          onChange={({ target }) => choose(target.value as ContractKind)}
          options={contractKinds.map((each) => ({ value: each, label: t(`console-agents.kind.${each}`) }))}
        />
        <Select
          label={t('console-agents.length')}
          value={period}
          onChange={({ target }) => setPeriod(target.value)}
          options={periodsOf[kind].map((each) => ({ value: each, label: t(`console-agents.period.${each}`) }))}
        />
      </div>
      <MarkedFields of={fieldsOf(isShown ? sign.error : preview.error)}>
        {tiers.map((tier, place) => (
          <fieldset key={place} className="grid gap-3 rounded-md border border-hairline p-3 sm:grid-cols-2">
            <legend className="px-1 text-sm">{t('console-agents.sign.tier', { number: String(place + 1) })}</legend>
            {tierFields[kind].map((name) => (
              <TextField
                key={name}
                name={`terms.tiers.${place}.${name}`}
                label={t(`console-agents.tier.${name}`)}
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
                onClick={() => setTiers(tiers.filter((_, at) => at !== place))}
              >
                {t('console-agents.sign.tier.remove', { number: String(place + 1) })}
              </Button>
            )}
          </fieldset>
        ))}
      </MarkedFields>
      {tiers.length < TIERS_MOST && (
        <Button variant="ghost" className="self-start" onClick={() => setTiers([...tiers, {}])}>
          {t('console-agents.sign.tier.add')}
        </Button>
      )}
      {isShown && <SignPreview of={shown.answer} />}
      <Problem of={isShown ? sign.error : preview.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('kit.cancel')}</Button>
        <Button type="submit" variant="action" loading={preview.isPending || sign.isPending}>
          {t(isShown ? 'console-agents.sign' : 'console-agents.sign.show')}
        </Button>
      </div>
    </form>
  )
}

/** A contract of the company, or of an upline, with an agent: it stands at once. */
export function SignDialog({
  account,
  open,
  onClose,
}: {
  /** Whom the list is of. */
  account: string | undefined
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-agents')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-agents.sign')}>
      {open && <SignForm account={account} onClose={onClose} />}
    </Dialog>
  )
}
