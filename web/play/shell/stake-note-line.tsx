import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { Money } from './money.tsx'
import type { StakeNote } from './stake-note.ts'

/** What is to be said of the stake, where it stands; read aloud when it changes. */
export function StakeNoteLine({
  note,
  currency,
  className,
}: {
  note: StakeNote | undefined
  currency: string
  className?: string | undefined
}): ReactNode {
  const { t } = useWords()
  return (
    <output className={classNames('text-xs text-brass empty:hidden', className)}>
      {note && (
        <>
          {t(`play-shell.stake.${note.reason}`)}{' '}
          <Money amount={note.amount} currency={currency} className="font-semibold" />
        </>
      )}
    </output>
  )
}
