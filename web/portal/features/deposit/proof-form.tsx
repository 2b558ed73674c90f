import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { proveDeposit } from '@croupier/api/wallet/deposits/prove-deposit.ts'
import { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ProofPicture } from '../../parts/proof-picture.tsx'

/** Says that an order was paid by hand: with which transaction, and what its slip looks like. */
export function ProofForm({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('deposit', 'refusals', 'fault')
  const prove = useCall(proveDeposit, { refreshes: [showDeposit, listDeposits] })
  const [slip, setSlip] = useState<string>()
  const form = useForm(proveDeposit.input, {
    extra: () => ({ reference, ...(slip === undefined ? {} : { slip }) }),
    async onSubmit(input) {
      await prove.mutateAsync(input)
      showToast({ tone: 'good', text: t('deposit.proof.sent') })
    },
  })
  return (
    <Form form={form}>
      <h3 className="text-lg">{t('deposit.proof.title')}</h3>
      <FormProblem of={form.problem} />
      <TextField
        name="transactionId"
        label={t('deposit.proof.transaction')}
        hint={t('deposit.proof.transaction.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={60}
        required
      />
      <TextField
        name="payerName"
        label={t('deposit.proof.payer')}
        hint={t('deposit.proof.payer.hint')}
        autoComplete="off"
        maxLength={100}
      />
      <ProofPicture label={t('deposit.proof.slip')} hint={t('deposit.proof.slip.hint')} onPicture={setSlip} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('deposit.proof.send')}
      </Button>
    </Form>
  )
}
