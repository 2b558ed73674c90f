import type { BrowserContext } from '@playwright/test'
import type { SecretKind } from '../testing/find-leaks.ts'
import { noteSecret } from './secrets-used.ts'

declare global {
  interface Window {
    noteTyped: (kind: SecretKind, value: string) => Promise<void>
  }
}

/** Notes what is typed into the fields of a context's pages that hold secrets. */
export async function noteTyped(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteTyped', (_source, kind: SecretKind, value: string) => noteSecret(kind, value))
  await context.addInitScript(() => {
    const kindOf = ({ type, autocomplete, name, value }: HTMLInputElement): SecretKind | undefined => {
      if (type === 'password' || autocomplete.includes('password')) return 'password'
      // Agents and games have codes too, which are no secrets.
      if (autocomplete === 'one-time-code' || (/code$/i.test(name) && /^\d+$/.test(value))) return 'code'
      if (type === 'tel' || name === 'mobileNum') return 'phone number'
      return type === 'email' ? 'e-mail address' : undefined
    }
    addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
        const kind = kindOf(target)
        if (kind !== undefined) void window.noteTyped(kind, target.value.trim())
      },
      true,
    )
  })
}
