import { findAffiliate } from '@croupier/api/identity/registration/find-affiliate.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { TextField, type TextFieldProps } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { invitation } from '../../session/invitation.ts'

/** The invitation code: filled in by the link one came by, else by the domain where it is an agent's own. */
export function InvitationField(field: Omit<TextFieldProps, 'value' | 'onChange' | 'defaultValue'>): ReactNode {
  const [typed, setTyped] = useState<string>()
  const linked = invitation()
  const { data } = useOperation(findAffiliate, { domain: location.hostname }, { enabled: linked === '' })
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      spellCheck={false}
      value={typed ?? (linked || (data?.affiliateCode ?? ''))}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
