import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import { ProofCheck } from '../../parts/proof-check.tsx'
import type { JackpotWin } from './jackpot-wins.tsx'
import { proofOf } from './win-proof.ts'

/** Computes where a jackpot was hit again, from its published seed. */
export function VerifyWin({ win }: { win: JackpotWin }): ReactNode {
  const { t } = useWords('jackpots')
  const says = (isRight: boolean) => t(isRight ? 'jackpots.verify.right' : 'jackpots.verify.wrong')
  const { point, isSeed, isHit } = proofOf(win)
  const published: [string, string][] = [
    [t('jackpots.verify.hash'), win.seedHash],
    [t('jackpots.verify.seed'), win.serverSeed],
    [t('jackpots.verify.client'), win.clientSeed],
  ]
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm">
      <p className="text-ink-soft">{t('jackpots.verify.text')}</p>
      <dl className="flex flex-col gap-2">
        {published.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="ltr" className="figures break-all rtl:text-end">
              {value}
            </dd>
          </div>
        ))}
        <div className="flex flex-col">
          <dt className="text-ink-soft">{t('jackpots.verify.point')}</dt>
          <dd>
            <Amount value={point} currency={win.currency} />
          </dd>
        </div>
      </dl>
      <ul className="flex flex-col gap-1.5">
        <ProofCheck label={t('jackpots.verify.isSeed')} isRight={isSeed} says={says(isSeed)} />
        <ProofCheck label={t('jackpots.verify.isHit')} isRight={isHit} says={says(isHit)} />
      </ul>
    </div>
  )
}
