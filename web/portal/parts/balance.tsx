import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { EyeIcon, EyeOffIcon, RefreshIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { storedFlag, useStoredFlag } from '../page/stored-flag.ts'

const hidden = storedFlag('balance-hidden')

/** From here on, in main units, a balance takes the room of what stands beside it on a phone. */
const LONG = 10_000_000

/**
 * What can be played with now; the eye hides it from whoever looks over the shoulder. `isStill`: a tap on the amount
 * leads nowhere, for a page that is not left by accident.
 */
export function Balance({ isStill = false }: { isStill?: boolean }): ReactNode {
  const { t } = useWords()
  const isHidden = useStoredFlag(hidden)
  const { data, isFetching, isError, refetch } = useOperation(showBalance, {}, { enabled: true })
  const amount = (
    <>
      <span className="sr-only">{t('shell.header.balance')} </span>
      {data ? (
        <Amount value={data.sumBalance} currency={data.currency} hidden={isHidden} display />
      ) : isError ? (
        <span aria-hidden="true">—</span>
      ) : (
        <Skeleton className="h-5 w-16" />
      )}
    </>
  )
  return (
    <div className="flex items-center rounded-md border border-hairline bg-sunken ps-2.5 sm:ps-3">
      {isStill ? (
        <span className="py-1.5 text-end text-sm text-ink sm:min-w-16 sm:text-base">{amount}</span>
      ) : (
        <Link
          to="/member?page=transferFund"
          className="min-w-14 py-1.5 text-end text-sm text-ink no-underline sm:min-w-16 sm:text-base"
        >
          {amount}
        </Link>
      )}
      <IconButton
        size="small"
        label={isHidden ? t('shell.header.balance.show') : t('shell.header.balance.hide')}
        pressed={isHidden}
        icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => hidden.set(!isHidden)}
      />
      <IconButton
        size="small"
        // Beside a game or a long balance there is no room for it; games tell when it changes, and wallets read it again.
        className={isStill || Number(data?.sumBalance) >= LONG ? 'max-sm:hidden' : undefined}
        label={t('shell.header.balance.refresh')}
        icon={<RefreshIcon className={isFetching ? 'animate-[kit-spin_0.8s_linear_infinite]' : undefined} />}
        onClick={() => void refetch()}
      />
    </div>
  )
}
