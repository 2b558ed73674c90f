import { decideApplication } from '@croupier/api/promotions/operators/decide-application.ts'
import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { showApplicationPicture } from '@croupier/api/promotions/operators/show-application-picture.ts'
import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { useApproval } from '../lists/use-approval.ts'
import { AccountLink } from '../frame/account-link.tsx'
import { type Application, applicationTones } from './promotion-words.ts'

const refreshes = { refreshes: [listApplications, listStaffPromotions, showStaffPromotion] }

/** One application, whole: what the member says and shows, what it would give, and the decision. */
export function ApplicationPanel({
  application,
  onClose,
}: {
  application: Application | undefined
  onClose: () => void
}): ReactNode {
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(application)
  if (application && application !== shown) setShown(application)
  return (
    <SidePanel open={application !== undefined} onClose={onClose} title={shown ? <bdi>{shown.title}</bdi> : ''}>
      {shown && <ApplicationFacts key={`${shown.promotionId} ${shown.account}`} application={shown} onDone={onClose} />}
    </SidePanel>
  )
}

function ApplicationFacts({ application, onDone }: { application: Application; onDone: () => void }): ReactNode {
  const { t } = useWords('console-promotions')
  const may = useMay()
  const { promotionId, account, state, remark, pictures, reason, appliedAt, decidedBy, decidedAt } = application
  const { data: promotion } = useOperation(showStaffPromotion, { promotionId })
  const amount = promotion?.promise.kind === 'application' ? promotion.promise.terms.amount : undefined
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {amount !== undefined && promotion && (
          <Amount value={amount} currency={promotion.currency} display className="text-2xl" />
        )}
        <Status tone={applicationTones[state]}>{t(`console-promotions.application.state.${state}`)}</Status>
      </div>
      {state === 'applying' && may('promotions.approve') && <Decision application={application} onDone={onDone} />}
      <Facts
        facts={[
          [t('console-promotions.application.account'), <AccountLink key="account" account={account} look="text" />],
          [t('console-promotions.application.at'), <Time key="at" at={appliedAt} />],
          [t('console-promotions.application.remark'), remark && <bdi key="remark">{remark}</bdi>],
          [t('console-promotions.application.reason'), reason && <bdi key="reason">{reason}</bdi>],
          [
            t('console-promotions.application.decidedBy'),
            decidedBy !== null && <bdi key="by">{operatorName(decidedBy)}</bdi>,
          ],
          [t('console-promotions.application.decidedAt'), decidedAt && <Time key="decided" at={decidedAt} />],
        ]}
      />
      <section>
        <h3 className="mb-2 text-sm">{t('console-promotions.application.pictures')}</h3>
        {pictures === 0 ? (
          <p className="text-sm text-ink-faint">{t('kit.none')}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {Array.from({ length: pictures }, (_, index) => (
              <li key={`picture ${index + 1}`}>
                <Picture application={application} index={index} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** A picture is fetched when it is asked for: who looked at it stands in the audit log. */
function Picture({ application, index }: { application: Application; index: number }): ReactNode {
  const { t } = useWords('console-promotions')
  const show = useCall(showApplicationPicture)
  const { promotionId, account } = application
  const place = index + 1
  if (show.data) {
    return (
      <img
        src={show.data.address}
        alt={t('console-promotions.application.picture', { place })}
        className="max-h-120 w-full rounded-md border border-hairline bg-sunken object-contain"
      />
    )
  }
  return (
    <>
      <Problem of={show.error} />
      <Button loading={show.isPending} onClick={() => show.mutate({ promotionId, account, index })}>
        {t('console-promotions.application.show', { place })}
      </Button>
    </>
  )
}

function Decision({ application, onDone }: { application: Application; onDone: () => void }): ReactNode {
  const { t } = useWords('console-promotions', 'fault')
  const approval = useApproval()
  const decide = useCall(decideApplication, refreshes)
  const [isAsking, setAsking] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { promotionId, account } = application
  const form = useForm(decideApplication.input, {
    extra: () => ({ promotionId, account, decision: 'refuse' }),
    onSubmit: async (input) => {
      await approval(() => decide.mutateAsync(input))
      onDone()
    },
  })

  async function grant(): Promise<void> {
    setAsking(false)
    setProblem(undefined)
    try {
      await approval(() => decide.mutateAsync({ promotionId, account, decision: 'grant' }))
      onDone()
    } catch (refused) {
      setProblem(refused)
    }
  }

  if (isRefusing) {
    return (
      <Form form={form}>
        <TextArea
          name="reason"
          label={t('console-promotions.application.reason')}
          hint={t('console-promotions.application.reason.hint')}
          rows={3}
          maxLength={300}
          required
        />
        <Problem of={form.problem} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setRefusing(false)}>{t('kit.back')}</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            {t('console-promotions.application.refuse')}
          </Button>
        </div>
      </Form>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Problem of={problem} />
      <div className="flex flex-wrap gap-3">
        <Button variant="action" loading={decide.isPending} onClick={() => setAsking(true)}>
          {t('console-promotions.application.grant')}
        </Button>
        <Button variant="danger" onClick={() => setRefusing(true)}>
          {t('console-promotions.application.refuse')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console-promotions.application.grant.title')}
        confirm={t('console-promotions.application.grant')}
        onConfirm={() => void grant()}
      >
        {t('console-promotions.application.grant.text', { account })}
      </ConfirmDialog>
    </div>
  )
}
