import { limitStake } from '@croupier/api/play/sessions/limit-stake.ts'
import { showStakeLimit } from '@croupier/api/play/sessions/show-stake-limit.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { operatorName } from '../lists/operator-name.ts'

function StakeForm({
  account,
  currency,
  stakeMax,
  onDone,
}: {
  account: string
  currency: string
  stakeMax: string | undefined
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-members', 'fault')
  const limit = useCall(limitStake, { refreshes: [showStakeLimit] })
  const form = useForm(limitStake.input, {
    // An emptied field lifts the limit.
    extra: () => ({ account, stakeMax: null }),
    async onSubmit(input) {
      await limit.mutateAsync(input)
      onDone()
    },
  })
  return (
    <DialogForm form={form} action={t('kit.save')} onCancel={onDone}>
      <p className="text-ink-soft">{t('console-members.stake.text')}</p>
      <AmountField
        name="stakeMax"
        label={t('console-members.stake.title')}
        hint={t('console-members.stake.hint')}
        currency={currency}
        defaultValue={stakeMax}
      />
    </DialogForm>
  )
}

/** The largest bet the house takes of a member, where it has set one; `isOpen`: whether their account can still be bet from. */
export function MemberStake({ account, isOpen }: { account: string; isOpen: boolean }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(showStakeLimit, { account })
  const [isChanging, setChanging] = useState(false)
  const close = () => setChanging(false)
  const set = data?.set
  return (
    <Card
      id="stake"
      title={t('console-members.stake.title')}
      aside={
        data &&
        isOpen &&
        may('members.manage') && (
          <Button size="small" onClick={() => setChanging(true)}>
            {t('console-members.stake.change')}
          </Button>
        )
      }
    >
      {data ? (
        set ? (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Amount value={set.stakeMax} currency={data.currency} className="font-medium" />
            <span className="text-sm text-ink-soft">
              <Words
                k="console-members.stake.setBy"
                values={{ name: <bdi>{operatorName(set.by)}</bdi>, time: <Time at={set.at} /> }}
              />
            </span>
          </p>
        ) : (
          <p className="text-sm text-ink-soft">{t('console-members.stake.none')}</p>
        )
      ) : error ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-8" />
      )}
      {data && (
        <Dialog open={isChanging} onClose={close} title={t('console-members.stake.dialog', { account })}>
          <StakeForm account={account} currency={data.currency} stakeMax={set?.stakeMax} onDone={close} />
        </Dialog>
      )}
    </Card>
  )
}
