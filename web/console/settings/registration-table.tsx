import {
  fieldOf,
  type RegistrationField,
  registrationFieldNames,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useKitWords } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import { draftOf, familiesFor, type RuleDraft, type RuleDrafts, ruleFault, ruleOf } from './registration-draft.ts'

interface Row {
  name: RegistrationField
  draft: RuleDraft
}

/** Fields of which there is more to say than their row shows. */
const noted = ['username', 'password', 'mobileNum', 'verificationCode'] as const

function isNoted(name: RegistrationField): name is (typeof noted)[number] {
  return (noted as readonly string[]).includes(name)
}

/** One row per field: whether it is asked, what it takes, and what the form then says. */
export function RegistrationTable({
  rules,
  drafts,
  onEdit,
  disabled,
}: {
  rules: RegistrationRules
  drafts: RuleDrafts
  onEdit: (name: RegistrationField, edited: Partial<RuleDraft>) => void
  disabled: boolean
}): ReactNode {
  const { t } = useWords('console-settings', 'fields', 'fault')
  const words = useKitWords()
  const labelOf = (name: RegistrationField, head: string) => `${t(`fields.label.${name}`)}: ${head}`

  function says(name: RegistrationField, draft: RuleDraft): ReactNode {
    const rule = ruleOf(draft)
    const fault = ruleFault(name, rule)
    if (fault === undefined) return words.fault({ field: name, ...ruleMessage(name, rule) })
    return (
      <span role="alert" className="text-vermilion">
        {fault === 'order' ? t('console-settings.registration.wrongOrder') : t('fault.format')}
      </span>
    )
  }

  const lengthColumn = (bound: 'minLength' | 'maxLength'): Column<Row> => {
    const head = t(`console-settings.registration.${bound}`)
    return {
      id: bound,
      head,
      cell: ({ name, draft }) =>
        fieldOf(name).isGiven ? (
          <span className="figures text-ink-faint">{draft[bound]}</span>
        ) : (
          <TextField
            labelHidden
            label={labelOf(name, head)}
            inputMode="numeric"
            dir="ltr"
            value={draft[bound]}
            disabled={disabled}
            onChange={(event) => onEdit(name, { [bound]: event.target.value })}
            className="w-16"
          />
        ),
    }
  }

  const columns: Column<Row>[] = [
    {
      id: 'field',
      head: t('console-settings.registration.field'),
      phone: 'title',
      cell: ({ name }) => (
        <span className="block min-w-28">
          {t(`fields.label.${name}`)}
          {name in drafts && <span aria-hidden="true" className="ms-2 inline-block size-2 rounded-full bg-brass" />}
          <code dir="ltr" className="block font-mono text-xs text-ink-faint">
            {name}
          </code>
          {isNoted(name) && (
            <span className="mt-1 block max-w-44 text-xs text-ink-faint">
              {t(`console-settings.registration.note.${name}`)}
            </span>
          )}
        </span>
      ),
    },
    ...(['enabled', 'required'] as const).map((state): Column<Row> => {
      const head = t(`console-settings.registration.${state}`)
      return {
        id: state,
        head,
        cell: ({ name, draft }) =>
          fieldOf(name).always ? (
            <span className="text-xs text-ink-faint">{t('console-settings.registration.always')}</span>
          ) : (
            <Checkbox
              label={<span className="sr-only">{labelOf(name, head)}</span>}
              checked={draft[state]}
              disabled={disabled || (state === 'required' && !draft.enabled)}
              onChange={(event) => onEdit(name, { [state]: event.target.checked })}
            />
          ),
      }
    }),
    {
      id: 'pattern',
      head: t('console-settings.registration.pattern'),
      cell: ({ name, draft }) => {
        const message = <output className="text-xs text-ink-soft">{says(name, draft)}</output>
        if (fieldOf(name).isGiven) {
          return (
            <span className="flex max-w-72 flex-col gap-1.5">
              <span className="text-ink-faint">{t('console-settings.registration.given')}</span>
              {message}
            </span>
          )
        }
        return (
          <span className="flex max-w-72 min-w-0 flex-col gap-1.5">
            <Select
              labelHidden
              label={labelOf(name, t('console-settings.registration.pattern'))}
              value={String(draft.patternId)}
              disabled={disabled || familiesFor(name).length === 1}
              onChange={(event) => onEdit(name, { patternId: Number(event.target.value) })}
              options={familiesFor(name).map(({ id, family }) => ({
                value: String(id),
                label: t(`console-settings.pattern.${family}`),
              }))}
            />
            {message}
          </span>
        )
      },
    },
    lengthColumn('minLength'),
    lengthColumn('maxLength'),
  ]

  return (
    <Table
      dense
      caption={t('console-settings.tab.registration')}
      columns={columns}
      rows={registrationFieldNames.map((name) => ({ name, draft: drafts[name] ?? draftOf(rules[name]) }))}
      rowKey={({ name }) => name}
      empty={null}
    />
  )
}
