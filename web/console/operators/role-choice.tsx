import { type Role, roles } from '@croupier/api/staff/roles.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import type { ReactNode } from 'react'

/** The roles with what each may do, so that nobody is given one by its name alone. */
export function RoleChoice({ defaultRole }: { defaultRole: Role }): ReactNode {
  const { t } = useWords('console-staff')
  return (
    <RadioGroup label={t('console-staff.column.role')}>
      {roles.map((role) => (
        <Radio
          key={role}
          name="role"
          value={role}
          defaultChecked={role === defaultRole}
          label={t(`console.role.${role}`)}
          hint={t(`console-staff.role.${role}.text`)}
        />
      ))}
    </RadioGroup>
  )
}
