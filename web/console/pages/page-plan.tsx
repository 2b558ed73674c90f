import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { planContentPage } from '@croupier/api/content/plan-content-page.ts'
import { showContentPage } from '@croupier/api/content/show-content-page.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Problem } from '../lists/problem.tsx'
import { instantOf } from '../lists/wall-time.ts'

type Detail = OutputOf<typeof showContentPage>

const refreshes = [listContentPages, showContentPage]

/** When a version of a page is published and taken down by itself, and the way to plan it. */
export function PagePlan({ page, version }: { page: Detail; version: number }): ReactNode {
  const { t } = useWords('console-pages')
  const plan = useCall(planContentPage, { refreshes })
  const [isPlanning, setPlanning] = useState(false)
  const { id, plan: planned } = page
  return (
    <div className="flex flex-col gap-3">
      <Problem of={plan.error} />
      {planned ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-hairline bg-raised px-4 py-3 text-sm">
          <span className="flex flex-wrap gap-x-2 gap-y-1">
            {!planned.isPublished && (
              <span>
                {t('console-pages.plan.publishes', { number: planned.version })} <Time at={planned.publishAt} />
              </span>
            )}
            {planned.endsAt !== null && (
              <span>
                {t('console-pages.plan.ends')} <Time at={planned.endsAt} />
              </span>
            )}
          </span>
          <Button
            size="small"
            loading={plan.isPending}
            onClick={() =>
              plan.mutate(
                { id, version: null },
                { onSuccess: () => showToast({ tone: 'good', text: t('console-pages.plan.dropped') }) },
              )
            }
          >
            {t('console-pages.plan.drop')}
          </Button>
        </div>
      ) : (
        <Button className="self-start" onClick={() => setPlanning(true)}>
          {t('console-pages.plan', { number: version })}
        </Button>
      )}
      <Dialog open={isPlanning} onClose={() => setPlanning(false)} title={t('console-pages.plan', { number: version })}>
        {isPlanning && <PlanForm id={id} version={version} onClose={() => setPlanning(false)} />}
      </Dialog>
    </div>
  )
}

function PlanForm({ id, version, onClose }: { id: string; version: number; onClose: () => void }): ReactNode {
  const { t } = useWords('console-pages', 'fault')
  const { timeZone } = useKit()
  const plan = useCall(planContentPage, { refreshes })
  const instant = (text: string): number | undefined => instantOf(text, timeZone)
  const form = useForm(planContentPage.input, {
    extra: () => ({ id, version }),
    read: { publishAt: instant, endsAt: instant },
    async onSubmit(input) {
      await plan.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-pages.plan.done') })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-pages.plan.action')} onCancel={onClose}>
      <TextField
        name="publishAt"
        type="datetime-local"
        label={t('console-pages.plan.publishAt')}
        hint={t('console-pages.plan.publishAt.hint', { zone: timeZone })}
      />
      <TextField
        name="endsAt"
        type="datetime-local"
        label={t('console-pages.plan.endsAt')}
        hint={t('console-pages.plan.endsAt.hint')}
      />
    </DialogForm>
  )
}
