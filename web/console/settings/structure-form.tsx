import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { isDrawable, jsonPartOf } from '../fields/json-schema-part.ts'
import type { Part } from '../fields/part.ts'
import { SchemaFields } from '../fields/schema-fields.tsx'
import { shapeOf } from '../fields/shape.ts'
import { Problem } from '../lists/problem.tsx'
import { settingScope } from './setting-scope.ts'
import { useSettingText } from './setting-words.ts'
import { useChangeSetting } from './use-change-setting.ts'
import type { Setting } from './use-settings.ts'

/** A value longer than this has too many boxes for one form. */
const LONGEST = 20_000

/** The parts of a setting's form; undefined where its value is better written as a whole. */
export function structureOf({ schema, value }: Pick<Setting, 'schema' | 'value'>): Part | undefined {
  const part = jsonPartOf(schema)
  return isDrawable(part) && JSON.stringify(value).length <= LONGEST ? part : undefined
}

interface Held {
  value: unknown
}

/** What is put into shape; whether it keeps the setting's rules is the server's to say. */
function schemaOf(part: Part): FormSchema<Held> {
  const whole: Part = { type: 'object', fields: { value: part } }
  return { '~standard': { validate: (held) => ({ value: shapeOf(whole, held) as Held }) } }
}

/** The value of a setting with several fields, a box for each. */
export function StructureForm({
  setting,
  part,
  onSaved,
}: {
  setting: Setting
  part: Part
  onSaved: () => void
}): ReactNode {
  const { t } = useWords('console-settings', 'fault')
  const words = useKitWords()
  const settingText = useSettingText()
  const [isInitial, setInitial] = useState(false)
  const { save } = useChangeSetting(setting, onSaved)
  const form = useForm(schemaOf(part), {
    onSubmit: ({ value }) => save(value),
  })
  const faults = [...form.faults.values()]
  return (
    <Form form={form}>
      <SchemaFields
        key={isInitial ? 'initial' : 'kept'}
        part={part}
        name="value"
        value={isInitial ? setting.initial : setting.value}
        scope={settingScope(setting.name, settingText(setting.name))}
      />
      {faults.length > 0 && (
        // Some are about a key or a list, which has no box of its own.
        <Notice tone="bad" urgent>
          <ul className="flex flex-col gap-1">
            {faults.map((fault) => (
              <li key={fault.field}>
                <code dir="ltr" className="font-mono text-xs">
                  {fault.field}
                </code>{' '}
                {words.fault(fault)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="action" loading={form.submitting}>
          {t('kit.save')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            form.setFaults([])
            setInitial(true)
          }}
        >
          {t('console-settings.useInitial')}
        </Button>
      </div>
    </Form>
  )
}
