import {
  applyForPromotion,
  PICTURES_MOST,
  REMARK_MOST,
} from '@croupier/api/promotions/taking-part/apply-for-promotion.ts'
import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { type Picture, PicturePicker } from '@croupier/kit/fields/picture-picker.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

/** A remark and up to three pictures for an operator to look at. */
export function ApplyForm({ promotionId, isAgain }: { promotionId: string; isAgain: boolean }): ReactNode {
  const { t } = useWords('promotions', 'refusals', 'fault')
  const kit = useKitWords()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const apply = useCall(applyForPromotion, { refreshes: [showPromotion, listPromotions] })
  const form = useForm(applyForPromotion.input, {
    extra: () => ({ promotionId, pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      await apply.mutateAsync(input)
      showToast({ tone: 'good', text: t('promotions.apply.sent') })
    },
  })
  const fault = form.faults.get('remarks')
  return (
    <form {...form.attributes} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('promotions.apply.title')}</h2>
      <FormProblem of={form.problem} />
      <TextArea
        name="remarks"
        label={t('promotions.apply.remark')}
        hint={t('promotions.apply.remark.hint')}
        maxLength={REMARK_MOST}
        rows={3}
        error={fault && kit.fault(fault)}
      />
      <div className="flex flex-col gap-2">
        <span className="text-sm font-medium">{t('promotions.apply.pictures')}</span>
        <PicturePicker
          pictures={pictures}
          most={PICTURES_MOST}
          mostBytes={PICTURE_BYTES}
          onChange={setPictures}
          words={{
            add: t('promotions.apply.pictures.add'),
            hint: t('promotions.apply.pictures.hint'),
            wrong: (name) => t('promotions.apply.picture.wrong', { name }),
            remove: (name) => t('promotions.apply.pictures.remove', { name }),
          }}
        />
      </div>
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t(isAgain ? 'promotions.apply.again' : 'promotions.apply.send')}
      </Button>
    </form>
  )
}
