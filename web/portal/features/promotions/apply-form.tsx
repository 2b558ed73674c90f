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
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

interface Picture {
  name: string
  base64: string
}

const TYPES = ['image/png', 'image/jpeg']

async function readPicture(file: File): Promise<Picture | undefined> {
  if (!TYPES.includes(file.type) || file.size > PICTURE_BYTES) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In parts: a call with millions of arguments ends in nothing.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCodePoint(...bytes.subarray(at, at + 32_768))
  return { name: file.name, base64: btoa(text) }
}

/** A remark and up to three pictures for an operator to look at. */
export function ApplyForm({ promotionId, isAgain }: { promotionId: string; isAgain: boolean }): ReactNode {
  const { t } = useWords('promotions', 'refusals', 'fault')
  const kit = useKitWords()
  const picker = useRef<HTMLInputElement>(null)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const apply = useCall(applyForPromotion, { refreshes: [showPromotion, listPromotions] })
  const form = useForm(applyForPromotion.input, {
    extra: () => ({ promotionId, pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      await apply.mutateAsync(input)
      showToast({ tone: 'good', text: t('promotions.apply.sent') })
    },
  })
  const add = async (files: FileList) => {
    const read = [...files].slice(0, PICTURES_MOST - pictures.length)
    for (const file of read) {
      const picture = await readPicture(file)
      if (picture) setPictures((before) => [...before, picture])
      else showToast({ tone: 'bad', text: t('promotions.apply.picture.wrong', { name: file.name }) })
    }
  }
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
        <span className="text-sm text-ink-soft">{t('promotions.apply.pictures.hint')}</span>
        <ul className="flex flex-col gap-1">
          {pictures.map(({ name }, at) => (
            <li key={`${name} ${at}`} className="flex min-w-0 items-center justify-between gap-3 text-sm">
              <bdi className="min-w-0 truncate">{name}</bdi>
              <Button
                variant="ghost"
                size="small"
                onClick={() => setPictures((before) => before.filter((_, place) => place !== at))}
              >
                {t('promotions.apply.pictures.remove', { name })}
              </Button>
            </li>
          ))}
        </ul>
        <input
          ref={picker}
          type="file"
          multiple
          accept={TYPES.join(',')}
          aria-label={t('promotions.apply.pictures.add')}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const { files } = target
            if (files) void add(files).then(() => (target.value = ''))
          }}
        />
        {pictures.length < PICTURES_MOST && (
          <Button className="self-start" onClick={() => picker.current?.click()}>
            {t('promotions.apply.pictures.add')}
          </Button>
        )}
      </div>
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t(isAgain ? 'promotions.apply.again' : 'promotions.apply.send')}
      </Button>
    </form>
  )
}
