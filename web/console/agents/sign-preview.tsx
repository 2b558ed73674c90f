import type { contractPreview } from '@croupier/api/contracts/propose-contract.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { Facts } from '../lists/facts.tsx'
import { useInputFacts } from './line-inputs.tsx'

/** What the terms would have paid in the last closed period, from what, and whose contracts they would end. */
export function SignPreview({ of }: { of: z.output<typeof contractPreview> }): ReactNode {
  const { t } = useWords('console-agents')
  const factsOf = useInputFacts()
  const place = useRef<HTMLElement>(null)
  // It comes below what was filled in, where a small window does not reach.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const { startsAt, endsAt, gross, currency, inputs, begins, ends } = of
  return (
    <section
      ref={place}
      aria-live="polite"
      className="flex flex-col gap-3 rounded-md border border-hairline bg-raised p-4"
    >
      <h3 className="text-sm">{t('console-agents.sign.preview')}</h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Amount value={gross} currency={currency} display className="text-xl" />
        <span className="text-xs text-ink-faint">
          <Time at={startsAt} /> – <Time at={endsAt} />
        </span>
      </p>
      <Facts facts={factsOf(inputs, currency)} />
      <p className="text-sm">
        {t('console-agents.sign.begins')} <Time at={begins} />
      </p>
      {ends.length > 0 && <Notice>{t('console-agents.sign.ends', { accounts: ends.join(', ') })}</Notice>}
    </section>
  )
}
