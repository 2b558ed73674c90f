import { listPasskeys } from '@croupier/api/identity/passkeys/list-passkeys.ts'
import { removePasskey } from '@croupier/api/identity/passkeys/remove-passkey.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { canUsePasskeys } from '../../parts/passkey.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SecurityRow } from './security-row.tsx'

type ListedPasskey = OutputOf<typeof listPasskeys>['list'][number]

/** The keys that open the account without a password. */
export function PasskeysCard(): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const answer = useOperation(listPasskeys)
  const remove = useCall(removePasskey, { refreshes: [listPasskeys] })
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ListedPasskey>()
  const [isRemoving, setIsRemoving] = useState(false)
  const mayAdd = canUsePasskeys() && answer.data !== undefined && answer.data.list.length < answer.data.limit

  const removeIt = async (id: string): Promise<void> => {
    try {
      await remove.mutateAsync({ id })
      showToast({ tone: 'good', text: t('security.passkeys.removed') })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
    setIsRemoving(false)
  }
  return (
    <>
      <PagedCard
        title={t('security.passkeys.title')}
        text={t('security.passkeys.text')}
        aside={
          mayAdd && (
            <Button size="small" onClick={() => setAdding(true)}>
              {t('security.passkeys.add')}
            </Button>
          )
        }
        empty={
          <p className="pt-3 text-ink-faint">
            {t(canUsePasskeys() ? 'security.passkeys.none' : 'security.passkeys.unsupported')}
          </p>
        }
        save={undefined}
        answer={answer}
        row={(passkey) => (
          <SecurityRow
            key={passkey.id}
            label={<bdi>{passkey.name}</bdi>}
            state={
              <>
                <Words k="security.passkeys.made" values={{ time: <Time at={passkey.madeAt} shape="date" /> }} />
                {' · '}
                {passkey.usedAt === null ? (
                  t('security.passkeys.unused')
                ) : (
                  <Words k="security.passkeys.used" values={{ time: <Time at={passkey.usedAt} shape="date" /> }} />
                )}
              </>
            }
            action={
              <Button
                size="small"
                aria-label={t('security.passkeys.remove.label', { name: passkey.name })}
                onClick={() => {
                  setRemoving(passkey)
                  setIsRemoving(true)
                }}
              >
                {t('security.passkeys.remove')}
              </Button>
            }
          />
        )}
      />
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('security.passkeys.add')}>
        <AddPasskeyForm onDone={() => setAdding(false)} />
      </Dialog>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => removing && void removeIt(removing.id)}
        busy={remove.isPending}
        title={t('security.passkeys.remove.title')}
        confirm={t('security.passkeys.remove')}
        danger
      >
        {removing && t('security.passkeys.remove.text', { name: removing.name })}
      </ConfirmDialog>
    </>
  )
}
