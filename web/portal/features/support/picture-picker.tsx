import { PICTURES_MOST } from '@croupier/api/feedback/case-answers.ts'
import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { type Picture, PicturePicker } from '@croupier/kit/fields/picture-picker.tsx'
import type { ReactNode } from 'react'

/** Pictures that go with what a member asks or answers. */
export function CasePicturePicker({
  pictures,
  onChange,
}: {
  pictures: readonly Picture[]
  onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
}): ReactNode {
  const { t } = useWords('support')
  return (
    <PicturePicker
      pictures={pictures}
      most={PICTURES_MOST}
      mostBytes={PICTURE_BYTES}
      onChange={onChange}
      words={{
        add: t('support.pictures.add'),
        hint: t('support.pictures.hint'),
        wrong: (name) => t('support.pictures.wrong', { name }),
        remove: (name) => t('support.pictures.remove', { name }),
      }}
    />
  )
}
