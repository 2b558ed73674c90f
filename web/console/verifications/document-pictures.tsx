import { showVerificationPicture } from '@croupier/api/safeguards/verification/show-verification-picture.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { EyeIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'
import type { SentDocument } from './document-words.ts'

/** The pictures of a document, each behind a button: who looked at it stands in the audit log. */
export function DocumentPictures({ sent }: { sent: SentDocument }): ReactNode {
  const { t } = useWords('console-verifications')
  const may = useMay()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm">{t('console-verifications.pictures')}</h3>
      {sent.pictures === 0 ? (
        <p className="text-sm text-ink-faint">{t('console-verifications.pictures.gone')}</p>
      ) : may('kyc.pictures') ? (
        <>
          <p className="text-sm text-ink-faint">{t('console-verifications.show.hint')}</p>
          <ul className="flex flex-col gap-3">
            {Array.from({ length: sent.pictures }, (_, index) => (
              <li key={`picture ${index + 1}`}>
                <Picture of={sent} index={index} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-sm text-ink-faint">{t('console-verifications.pictures.hidden')}</p>
      )}
    </section>
  )
}

function Picture({ of: { account, id }, index }: { of: SentDocument; index: number }): ReactNode {
  const { t } = useWords('console-verifications')
  const show = useCall(showVerificationPicture)
  const place = index + 1
  if (show.data) {
    return (
      <img
        src={`data:${show.data.contentType};base64,${show.data.picture}`}
        alt={t('console-verifications.picture', { place })}
        className="max-h-120 w-full rounded-md border border-hairline bg-sunken object-contain"
      />
    )
  }
  return (
    <>
      <Problem of={show.error} />
      <Button icon={<EyeIcon />} loading={show.isPending} onClick={() => show.mutate({ account, id, index })}>
        {t('console-verifications.show', { place })}
      </Button>
    </>
  )
}
