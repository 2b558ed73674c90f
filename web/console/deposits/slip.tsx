import { showSlip } from '@croupier/api/wallet/deposits/show-slip.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** The slip a member sent, shown when it is asked for: each look is in the audit log. */
export function Slip({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('console-deposits')
  const show = useCall(showSlip)
  return (
    <div className="flex flex-col gap-3">
      <Problem of={show.error} />
      {show.data ? (
        <img
          src={show.data.address}
          alt={t('console-deposits.slip.alt', { reference })}
          className="max-h-96 w-full rounded-md border border-hairline object-contain"
        />
      ) : (
        <Button className="self-start" loading={show.isPending} onClick={() => show.mutate({ reference })}>
          {t('console-deposits.slip.show')}
        </Button>
      )}
    </div>
  )
}
