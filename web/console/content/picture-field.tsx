import { addContentPicture } from '@croupier/api/content/add-content-picture.ts'
import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { pictureTypes } from '@croupier/basis/picture-types.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { FaultText } from '@croupier/kit/fields/fault-text.tsx'
import { readBase64 } from '@croupier/kit/fields/read-base64.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { AttachIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { BannerPicture } from './banner-picture.tsx'

const TYPES: readonly string[] = pictureTypes
/** Where pictures lie that were handed in; any other address was typed. */
const isOurs = (address: string): boolean => address.startsWith('/pictures/')

/** Whether it is more than the beginning of what somebody types. */
export const isWhole = (address: string): boolean => /^(?:\/[^/]|https?:\/\/.)/.test(address)

/** The picture of a banner: handed in as a file and seen at once, or the address of one that lies elsewhere. */
export function PictureField({
  address,
  onAddress,
  isBusy,
  onBusy,
}: {
  address: string
  onAddress: (address: string) => void
  /** A file is on its way: until there is an answer, nothing else is put in its place. */
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}): ReactNode {
  const { t } = useWords('console-content', 'refusals')
  const refusalText = useRefusalText()
  const add = useCall(addContentPicture)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const [fault, setFault] = useState<string>()

  const show = (next: string): void => {
    onAddress(next)
    setFault(undefined)
  }
  const handIn = async (file: File): Promise<void> => {
    if (file.size > PICTURE_BYTES) return setFault(t('refusals.upload.too.large'))
    // An empty file has no base64 at all, which would be told as a field that is missing.
    if (!TYPES.includes(file.type) || file.size === 0) return setFault(t('refusals.upload.not.image'))
    onBusy(true)
    setFault(undefined)
    try {
      show((await add.mutateAsync({ picture: await readBase64(file) })).url)
    } catch (error) {
      setFault(refusalText(error))
    } finally {
      onBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <fieldset
        className="flex flex-col gap-2"
        aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`}
      >
        <legend className="mb-2 text-sm font-medium">{t('console-content.picture')}</legend>
        {isWhole(address) && <BannerPicture key={address} address={address} />}
        <input
          ref={picker}
          type="file"
          accept={TYPES.join(',')}
          aria-label={t('console-content.picture.choose')}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void handIn(file)
            // The same file may be chosen again after a fault.
            target.value = ''
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon={<AttachIcon />} loading={isBusy} onClick={() => picker.current?.click()}>
            {t(address === '' ? 'console-content.picture.choose' : 'console-content.picture.another')}
          </Button>
          {address !== '' && (
            <Button size="small" variant="ghost" disabled={isBusy} onClick={() => show('')}>
              {t('console-content.picture.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {t('console-content.picture.hint')}
        </p>
        {fault !== undefined && (
          <div role="alert">
            <FaultText id={`${id}-fault`}>{fault}</FaultText>
          </div>
        )}
      </fieldset>
      {isOurs(address) ? (
        <input type="hidden" name="imageUrl" value={address} />
      ) : (
        <TextField
          name="imageUrl"
          value={address}
          onChange={(event) => show(event.target.value)}
          disabled={isBusy}
          label={t('console-content.image')}
          hint={t('console-content.image.hint')}
          dir="ltr"
          autoComplete="off"
        />
      )}
    </div>
  )
}
