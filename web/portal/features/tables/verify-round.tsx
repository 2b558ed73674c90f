import { showTableRound } from '@croupier/api/tables/show-table-round.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ProofCheck } from '../../parts/proof-check.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { proofOf, type RoundProof } from './round-proof.ts'

const checks: readonly (keyof RoundProof)[] = ['isSeed', 'isDealt']
/** Until the seed is revealed. */
const AGAIN = 3_000

/** Deals a round again, in the browser, from its published seed. */
export function VerifyRound({ roundId }: { roundId: number }): ReactNode {
  const { t } = useWords('tables', 'refusals')
  // What was read of it while it ran has no seed yet.
  const read = useOperation(showTableRound, { roundId }, { staleMilliseconds: 0, everyMilliseconds: AGAIN })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  const { round } = data
  const proof = proofOf(round)
  const published: [string, string | null][] = [
    [t('tables.verify.hash'), round.seedHash],
    [t('tables.verify.seed'), round.serverSeed],
    [t('tables.verify.client'), round.clientSeed],
  ]
  const file = JSON.stringify(round, undefined, 2)
  return (
    <section className="tables-verify">
      <p className="text-ink-soft">{t('tables.verify.text')}</p>
      <dl className="flex flex-col gap-2">
        {published.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="ltr" className="figures break-all">
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      {proof ? (
        <ul className="flex flex-col gap-1.5">
          {checks.map((name) => (
            <ProofCheck
              key={name}
              label={t(`tables.verify.${name}`)}
              isRight={proof[name]}
              says={t(proof[name] ? 'tables.verify.right' : 'tables.verify.wrong')}
            />
          ))}
        </ul>
      ) : (
        <p>{t('tables.verify.waits')}</p>
      )}
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${round.gameCode}-${round.number}.json`}
        className={`${buttonClasses('quiet', 'small')} self-start`}
      >
        {t('tables.verify.file')}
      </a>
    </section>
  )
}
