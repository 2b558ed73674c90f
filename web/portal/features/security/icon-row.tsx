import { changeIcon } from '@croupier/api/identity/members/change-icon.ts'
import { removeIcon } from '@croupier/api/identity/members/remove-icon.ts'
import { showIcon } from '@croupier/api/identity/members/show-icon.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { pictureTypes } from '@croupier/basis/picture-types.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Avatar } from '@croupier/kit/components/avatar.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useRef, useState } from 'react'
import type { MemberInfo } from '../../session/member.ts'
import { useIcon } from '../../session/member-icon.ts'
import { shrinkImage } from './shrink-image.ts'

/** One's own picture, large, and the way to another one. */
export function IconRow({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('security', 'refusals')
  const refusalText = useRefusalText()
  const icon = useIcon()
  const picker = useRef<HTMLInputElement>(null)
  const change = useCall(changeIcon, { refreshes: [showIcon, showMemberInfo] })
  const remove = useCall(removeIcon, { refreshes: [showIcon, showMemberInfo] })
  const [isReading, setReading] = useState(false)

  const choose = async (file: File): Promise<void> => {
    setReading(true)
    try {
      const image = await shrinkImage(file)
      if (image === undefined) {
        showToast({ tone: 'bad', text: t('refusals.upload.not.image') })
        return
      }
      await change.mutateAsync({ image })
      showToast({ tone: 'good', text: t('security.icon.done') })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    } finally {
      setReading(false)
    }
  }
  const takeAway = async (): Promise<void> => {
    try {
      await remove.mutateAsync({})
      showToast({ text: t('security.icon.removed') })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-hairline pb-4">
      <Avatar seed={info.account ?? ''} src={icon} size="large" />
      {!info.isTrial && (
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept={pictureTypes.join(',')}
            aria-label={t('security.icon.choose')}
            tabIndex={-1}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              // The same file may be chosen again after a fault.
              target.value = ''
              if (file) void choose(file)
            }}
          />
          <Button loading={isReading} onClick={() => picker.current?.click()}>
            {t('security.icon.choose')}
          </Button>
          {info.hasIcon && (
            <Button variant="ghost" loading={remove.isPending} onClick={() => void takeAway()}>
              {t('security.icon.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
