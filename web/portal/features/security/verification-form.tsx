import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { sendVerification } from '@croupier/api/safeguards/verification/send-verification.ts'
import { showVerification } from '@croupier/api/safeguards/verification/show-verification.ts'
import { DOCUMENT_PICTURES_MOST, documentKinds } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { type Picture, PicturePicker } from '@croupier/kit/fields/picture-picker.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'

/** A document that shows who the member is: its kind, and one or two pictures of it. */
export function VerificationForm({ onSent }: { onSent: () => void }): ReactNode {
  const { t } = useWords('security', 'fault', 'refusals')
  const send = useCall(sendVerification, { refreshes: [showVerification] })
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const form = useForm(sendVerification.input, {
    extra: () => ({ pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      try {
        await send.mutateAsync(input)
      } catch (error) {
        followFault(error)
        throw error
      }
      showToast({ tone: 'good', text: t('security.verification.done') })
      onSent()
    },
  })
  return (
    <Form form={form}>
      <Select
        name="kind"
        label={t('security.verification.kind')}
        options={documentKinds.map((kind) => ({ value: kind, label: t(`security.verification.kind.${kind}`) }))}
        required
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium text-ink">{t('security.verification.pictures')}</legend>
        <p className="text-sm text-ink-soft">{t('security.verification.pictures.text')}</p>
        <PicturePicker
          pictures={pictures}
          most={DOCUMENT_PICTURES_MOST}
          mostBytes={PICTURE_BYTES}
          onChange={setPictures}
          words={{
            add: t('security.verification.pictures.add'),
            hint: t('security.verification.pictures.hint'),
            wrong: (name) => t('security.verification.pictures.wrong', { name }),
            remove: (name) => t('security.verification.pictures.remove', { name }),
          }}
        />
      </fieldset>
      <p className="text-xs text-ink-faint">{t('security.verification.privacy')}</p>
      <FormProblem of={form.problem} />
      <Button
        type="submit"
        variant="action"
        size="large"
        wide
        disabled={pictures.length === 0}
        loading={form.submitting}
      >
        {t('security.verification.submit')}
      </Button>
    </Form>
  )
}
