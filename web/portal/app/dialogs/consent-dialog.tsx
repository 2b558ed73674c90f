import { agreeToTerms } from '@croupier/api/content/agree-to-terms.ts'
import { listDueConsents } from '@croupier/api/content/list-due-consents.ts'
import { showArticle } from '@croupier/api/content/show-article.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ConsentLook } from '../../../looks/content/consent-look.tsx'
import type { DialogPlace } from './dialog-host.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { FormProblem } from '../../parts/form-problem.tsx'

/** Changed terms, to agree to again; members who do not can log out. */
export default function ConsentDialog({ open, dialog, onClose }: DialogPlace<'consent'>): ReactNode {
  const { t, language } = useWords('articles', 'refusals')
  const { slug, version } = dialog
  const { data } = useOperation(showArticle, { slug, language }, { staleMilliseconds: 0 })
  const agree = useCall(agreeToTerms, { refreshes: [listDueConsents] })
  return (
    <Dialog
      open={open}
      onClose={() => openDialog({ kind: 'signOut' })}
      escape={false}
      title={data?.title ?? t('articles.consent.title')}
      size="large"
      isReading
      footer={
        <>
          <Button onClick={() => openDialog({ kind: 'signOut' })}>{t('articles.consent.leave')}</Button>
          <Button
            variant="action"
            loading={agree.isPending}
            onClick={() => agree.mutate({ slug, version }, { onSuccess: onClose })}
          >
            {t('articles.consent.agree')}
          </Button>
        </>
      }
    >
      <ConsentLook text={t('articles.consent.text')} content={data?.content}>
        {agree.error && <FormProblem of={agree.error} />}
        {!data && (
          <Waiting>
            <Skeleton className="h-56 w-full" />
          </Waiting>
        )}
      </ConsentLook>
    </Dialog>
  )
}
