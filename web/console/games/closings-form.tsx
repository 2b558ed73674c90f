import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'

/** Where a vendor or a game is not offered. */
export interface Closings {
  closedCountries: string[]
  closedCurrencies: string[]
}

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
  closings,
  isSaving,
  onSave,
}: {
  closings: Closings
  isSaving: boolean
  onSave: (closings: Closings) => void
}): ReactNode {
  const { t } = useWords('console-games')
  const [countries, setCountries] = useState(closings.closedCountries.join(' '))
  const [currencies, setCurrencies] = useState(closings.closedCurrencies.join(' '))
  const save = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ closedCountries: codesIn(countries), closedCurrencies: codesIn(currencies) })
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextField
        label={t('console-games.closed.countries')}
        hint={t('console-games.closed.countries.hint')}
        value={countries}
        dir="ltr"
        autoComplete="off"
        onChange={(event) => setCountries(event.target.value)}
      />
      <TextField
        label={t('console-games.closed.currencies')}
        hint={t('console-games.closed.currencies.hint')}
        value={currencies}
        dir="ltr"
        autoComplete="off"
        onChange={(event) => setCurrencies(event.target.value)}
      />
      <Button type="submit" size="small" className="self-start" loading={isSaving}>
        {t('console-games.closed.save')}
      </Button>
    </form>
  )
}
