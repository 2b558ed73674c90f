import type { changeGame } from '@croupier/api/games/change-game.ts'
import type { setVendor } from '@croupier/api/games/set-vendor.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { SaveForm } from '../lists/save-form.tsx'

function codesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[^A-Z]+/)
        .filter(Boolean),
    ),
  ].toSorted()
}

/** Countries and currencies in which something is closed, as codes with spaces between. Keyed by what it belongs to. */
export function ClosingsForm({
  operation,
  refreshes,
  of,
  closings,
}: {
  operation: typeof changeGame | typeof setVendor
  refreshes: readonly OperationShape[]
  /** The vendor's or the game's own name in the operation. */
  of: { code: string } | { nodeId: number }
  closings: { closedCountries: string[]; closedCurrencies: string[] }
}): ReactNode {
  const { t } = useWords('console-games')
  return (
    <SaveForm
      operation={operation}
      refreshes={refreshes}
      extra={() => of}
      read={{ closedCountries: codesIn, closedCurrencies: codesIn }}
      quiet={t('console-games.closed.save')}
    >
      <TextField
        name="closedCountries"
        label={t('console-games.closed.countries')}
        hint={t('console-games.closed.countries.hint')}
        defaultValue={closings.closedCountries.join(' ')}
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        name="closedCurrencies"
        label={t('console-games.closed.currencies')}
        hint={t('console-games.closed.currencies.hint')}
        defaultValue={closings.closedCurrencies.join(' ')}
        dir="ltr"
        autoComplete="off"
      />
    </SaveForm>
  )
}
