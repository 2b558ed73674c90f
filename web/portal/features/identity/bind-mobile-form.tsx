import { bindMobile, bindMobileForm } from '@croupier/api/identity/contacts/bind-mobile.ts'
import { sendMobileCode } from '@croupier/api/identity/codes/send-mobile-code.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { call } from '@croupier/client/call.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'
import { CodeField } from './code-field.tsx'
import { PhoneField, usePhoneRule } from './phone-field.tsx'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'

/** A number and the code that came back from it; the password of who has one. */
export function BindMobileForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('codes', 'fields', 'fault', 'refusals')
  const [phone, setPhone] = useState({ countryDialingCode: '', mobileNum: '' })
  const { holds } = usePhoneRule()
  const bind = useCall(bindMobile, { refreshes: [showMemberInfo] })
  const form = useForm(bindMobileForm, {
    async onSubmit(input) {
      await bind.mutateAsync(input)
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('codes.bind.dialog.text')}</p>
      <FormProblem of={form.problem} />
      <PhoneField value={phone} onChange={setPhone} isFirst />
      <CodeField
        request={() => call(sendMobileCode, phone)}
        canSend={holds(phone)}
        hint={t('codes.number.first')}
        onRefused={(error) => takeFieldFaults(form, error)}
      />
      <PresentPassword />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('codes.bind.submit')}
      </Button>
    </Form>
  )
}
