import { showRegistration } from '@croupier/api/identity/registration/show-registration.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { BirthdayCorrection } from './birthday-correction.tsx'

/** What a member wrote at registration: shown whole once it is asked for, which the audit log keeps. */
export function RegistrationDialog({
  open,
  onClose,
  account,
}: {
  open: boolean
  onClose: () => void
  account: string
}): ReactNode {
  const { t } = useWords('console-members', 'fields', 'refusals')
  const refusalText = useRefusalText()
  const show = useCall(showRegistration)
  const close = () => {
    show.reset()
    onClose()
  }
  const { data } = show
  const facts: [string, string | null][] = data
    ? [
        ...data.fields.map(({ name, value }): [string, string] => [t(`fields.label.${name}`), value]),
        [t('console-members.registration.method'), data.method],
        [t('console-members.registration.url'), data.url],
        [t('console-members.registration.domain'), data.domain],
      ]
    : []
  const told = facts.filter(([, value]) => value !== null && value !== '')
  return (
    <Dialog open={open} onClose={close} title={t('console-members.registration.title')}>
      <div className="flex flex-col gap-4">
        {show.error && (
          <Notice tone="bad" urgent>
            {refusalText(show.error)}
          </Notice>
        )}
        {data ? (
          told.length > 0 ? (
            <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
              {told.map(([label, value]) => (
                <div key={label} className="min-w-0">
                  <dt className="text-xs text-ink-faint">{label}</dt>
                  <dd>
                    <bdi className="wrap-anywhere">{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-ink-soft">{t('console-members.registration.none')}</p>
          )
        ) : (
          <>
            <p className="text-ink-soft">{t('console-members.registration.text')}</p>
            <Button
              variant="action"
              loading={show.isPending}
              onClick={() => show.mutate({ account })}
              className="self-start"
            >
              {t('console-members.registration.show')}
            </Button>
          </>
        )}
        {data && <BirthdayCorrection account={account} onDone={() => show.mutate({ account })} />}
      </div>
    </Dialog>
  )
}
