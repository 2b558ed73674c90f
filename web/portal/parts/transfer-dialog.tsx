import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { transferToMain } from '@croupier/api/funds/transfer-to-main.ts'
import { transferToVendor } from '@croupier/api/funds/transfer-to-vendor.ts'
import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../dialogs/follow-faults.ts'
import { missedLimit } from './amount-limits.ts'
import { FormProblem } from './form-problem.tsx'

type Wallets = OutputOf<typeof listVendorWallets>

const refreshes = [listVendorWallets, listTransfers, showBalance]

interface Transfer {
  wallets: Wallets
  wallet: Wallets['wallets'][number]
  direction: TransferDirection
}

/** How much goes to a vendor's wallet, or comes back from it. */
export function TransferDialog({
  open,
  onClose,
  ...transfer
}: Transfer & { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('funds')
  const { wallet, direction } = transfer
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(direction === 'in' ? 'funds.in.title' : 'funds.out.title', { vendor: wallet.vendorName })}
    >
      <TransferForm key={`${wallet.vassalage} ${direction}`} {...transfer} onDone={onClose} />
    </Dialog>
  )
}

/** The amount of a transfer; `onDone` gets the outcome. */
export function TransferForm({
  wallets,
  wallet,
  direction,
  onDone,
}: Transfer & { onDone: (state: OutputOf<typeof transferToVendor>['state']) => void }): ReactNode {
  const { t } = useWords('funds', 'fault', 'refusals')
  const { currency, minimum, maximum, decimals, mainBalance } = wallets
  const { vassalage, vendorName, balance } = wallet
  const available = direction === 'in' ? mainBalance : balance
  const [amount, setAmount] = useState('')
  const moveIn = useCall(transferToVendor, { refreshes })
  const moveOut = useCall(transferToMain, { refreshes })
  const tell = useOutcome(vendorName, currency)
  const form = useForm(transferToVendor.input, {
    extra: () => ({ vassalage }),
    async onSubmit(input) {
      const fault = missedLimit(input.amount, currency, { least: minimum, most: maximum, available })
      if (fault) return { value: { fields: [fault] } }
      let transfer: OutputOf<typeof transferToVendor>
      try {
        transfer = await (direction === 'in' ? moveIn : moveOut).mutateAsync(input)
      } catch (error) {
        followFault(error)
        throw error
      }
      tell(transfer)
      onDone(transfer.state)
      return undefined
    },
  })
  return (
    <Form form={form} className="gap-5">
      <p className="text-sm text-ink-soft">
        <Words
          k="funds.available"
          values={{ amount: <Amount key="amount" value={available} currency={currency} className="text-ink" /> }}
        />
      </p>
      <FormProblem of={form.problem} />
      <AmountField
        name="amount"
        label={t('funds.amount')}
        currency={currency}
        scale={decimals}
        value={amount}
        onAmount={setAmount}
        shortcuts={[
          ...(minimum === null ? [] : [{ amount: minimum }]),
          { label: t('funds.all'), amount: typeable(available, decimals) },
        ]}
        hint={
          minimum !== null &&
          maximum !== null && (
            <Words
              k="funds.amount.hint"
              values={{
                minimum: <Amount key="minimum" value={minimum} currency={currency} />,
                maximum: <Amount key="maximum" value={maximum} currency={currency} />,
              }}
            />
          )
        }
        required
      />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t(direction === 'in' ? 'funds.in' : 'funds.out')}
      </Button>
    </Form>
  )
}

/** As much of an amount as can be typed: what is finer stays where it is, until everything is brought back at once. */
function typeable(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole}.${fraction.slice(0, decimals)}`
}

/** Tells what came of a transfer, as it is: done, refused, or not known yet. */
function useOutcome(vendor: string, currency: string) {
  const { t } = useWords('funds')
  return ({ state, direction, amount: moved, failure }: OutputOf<typeof transferToVendor>): void => {
    const amount = <Amount key="amount" value={moved} currency={currency} />
    if (state === 'done') {
      const text =
        direction === 'in' ? (
          <Words k="funds.done.in" values={{ amount, vendor: <bdi key="vendor">{vendor}</bdi> }} />
        ) : (
          <Words k="funds.done.out" values={{ amount }} />
        )
      showToast({ tone: 'good', text })
    } else if (state === 'pending') {
      showToast({
        text: <Words k={direction === 'in' ? 'funds.pending.in' : 'funds.pending.out'} values={{ amount }} />,
      })
    } else {
      const why = t(`funds.failure.${failure ?? 'other'}`)
      showToast({ tone: 'bad', text: t(direction === 'in' ? 'funds.refused.in' : 'funds.refused.out', { why }) })
    }
  }
}
