import { changeRegistrationRules } from '@croupier/api/identity/registration/change-registration-rules.ts'
import {
  type RegistrationField,
  registrationFieldNames,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { Problem } from '../lists/problem.tsx'
import { LastChange } from './last-change.tsx'
import { draftOf, type RuleDraft, type RuleDrafts, ruleFault, ruleOf, rulesWith } from './registration-draft.ts'
import { RegistrationPreview } from './registration-preview.tsx'
import { RegistrationTable } from './registration-table.tsx'
import { findSetting, useSettings } from './use-settings.ts'

/** How the registration asks for each of its fields, with the form that comes of it beside. */
export function RegistrationRulesForm(): ReactNode {
  const { t } = useWords('console-settings')
  const may = useMay()
  const { data, error, refetch, isFetching } = useSettings()
  const change = useCall(changeRegistrationRules, { refreshes: [listSettings, listSettingChanges] })
  const [drafts, setDrafts] = useState<RuleDrafts>({})
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const setting = findSetting(data?.list, 'identity.registrationRules')
  if (!setting) {
    return (
      <Waiting>
        <Skeleton className="h-96" />
      </Waiting>
    )
  }
  const rules = setting.value as RegistrationRules
  const changed = registrationFieldNames.filter((name) => drafts[name] !== undefined)
  const isFaulty = changed.some((name) => ruleFault(name, ruleOf(drafts[name]!)) !== undefined)

  function edit(name: RegistrationField, edited: Partial<RuleDraft>): void {
    const draft = { ...(drafts[name] ?? draftOf(rules[name])), ...edited }
    const { [name]: _before, ...others } = drafts
    const isAsBefore = JSON.stringify(draft) === JSON.stringify(draftOf(rules[name]))
    setDrafts(isAsBefore ? others : { ...others, [name]: draft })
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    if (isFaulty) return
    const fields = Object.fromEntries(changed.map((name) => [name, ruleOf(drafts[name]!)]))
    change.mutate(
      { fields },
      {
        onSuccess: () => {
          setDrafts({})
          showToast({ tone: 'good', text: t('console-settings.saved') })
        },
      },
    )
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <p className="max-w-3xl text-sm text-ink-soft">{t('console-settings.registration.text')}</p>
      <div className="grid items-start gap-6 min-[88rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <RegistrationTable rules={rules} drafts={drafts} onEdit={edit} disabled={!may('settings.manage')} />
        <RegistrationPreview rules={rulesWith(rules, drafts)} />
      </div>
      <LastChange setting={setting} />
      <Problem of={change.error} />
      {changed.length > 0 && (
        <div className="sticky bottom-0 z-sticky flex flex-wrap items-center gap-3 rounded-md border border-hairline bg-surface p-3 shadow-float">
          <output className="min-w-0 flex-1 text-sm text-ink-soft">
            {t('console-settings.registration.changed', { count: changed.length })}
          </output>
          <Button variant="ghost" onClick={() => setDrafts({})}>
            {t('console-settings.registration.undo')}
          </Button>
          <Button type="submit" variant="action" loading={change.isPending} disabled={isFaulty}>
            {t('kit.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
