import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { uploadPicture } from '@croupier/api/wallet/deposits/upload-picture.ts'
import { pictureTypes } from '@croupier/basis/picture-types.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useRef, useState } from 'react'

const TYPES: readonly string[] = pictureTypes

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In parts: a call with millions of arguments ends in nothing.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCodePoint(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

/** One picture, sent as soon as it is chosen; tells the name under which it lies. */
export function ProofPicture({
  label,
  hint,
  onPicture,
}: {
  label: string
  hint: string
  onPicture: (name: string) => void
}): ReactNode {
  const { t } = useWords('deposit', 'refusals')
  const refusalText = useRefusalText()
  const picker = useRef<HTMLInputElement>(null)
  const upload = useCall(uploadPicture)
  const [shown, setShown] = useState<string>()
  const add = async (file: File): Promise<void> => {
    if (!TYPES.includes(file.type) || file.size > PICTURE_BYTES) {
      showToast({ tone: 'bad', text: t('deposit.proof.slip.wrong', { name: file.name }) })
      return
    }
    try {
      const { name } = await upload.mutateAsync({ picture: await base64Of(file) })
      onPicture(name)
      setShown(file.name)
    } catch (refusal) {
      showToast({ tone: 'bad', text: refusalText(refusal) })
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{label}</span>
      <span className="text-sm text-ink-soft">{hint}</span>
      {shown !== undefined && <bdi className="min-w-0 truncate text-sm">{shown}</bdi>}
      <input
        ref={picker}
        type="file"
        accept={TYPES.join(',')}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void add(file).then(() => (target.value = ''))
        }}
      />
      <Button className="self-start" loading={upload.isPending} onClick={() => picker.current?.click()}>
        {t(shown === undefined ? 'deposit.proof.slip.add' : 'deposit.proof.slip.change')}
      </Button>
    </div>
  )
}
