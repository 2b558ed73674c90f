import { showFixture } from '@croupier/api/book/show-fixture.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { teamName } from '../../../looks/book/book-names.ts'
import { ProofCheck } from '../../parts/proof-check.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { type Proof, proofOf } from './match-proof.ts'

const checks: readonly (keyof Proof)[] = ['isSeed', 'isCourse', 'isScore']

/** Plays a match again, from its published seed. */
export function VerifyMatch({ fixtureId }: { fixtureId: number }): ReactNode {
  const { t } = useWords('book', 'refusals')
  // What was read of it while it was on the slip has no seed yet.
  const read = useOperation(showFixture, { fixtureId }, { staleMilliseconds: 0 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  const { fixture, fairness } = data
  const proof = proofOf(data)
  const chances = `${teamName(t, fixture.home)} ${fairness.chances.home} · ${teamName(t, fixture.away)} ${fairness.chances.away} / 10000`
  const published: [string, string | null][] = [
    [t('book.verify.hash'), fairness.seedHash],
    [t('book.verify.seed'), fairness.serverSeed],
    [t('book.verify.client'), fairness.clientSeed],
  ]
  const file = JSON.stringify({ fixture, fairness }, undefined, 2)
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-raised p-4 text-sm">
      <p className="text-ink-soft">{t('book.verify.text')}</p>
      <dl className="flex flex-col gap-2">
        {published.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="ltr" className="figures break-all">
              {value ?? '–'}
            </dd>
          </div>
        ))}
        <div className="flex min-w-0 flex-col">
          <dt className="text-ink-soft">{t('book.verify.chances')}</dt>
          <dd className="figures">{chances}</dd>
        </div>
      </dl>
      {proof && (
        <ul className="flex flex-col gap-1.5">
          {checks.map((name) => (
            <ProofCheck
              key={name}
              label={t(`book.verify.${name}`)}
              isRight={proof[name]}
              says={t(proof[name] ? 'book.verify.right' : 'book.verify.wrong')}
            />
          ))}
        </ul>
      )}
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${fixture.gameCode}-${fixture.number}.json`}
        className={`${buttonClasses('quiet', 'small')} self-start`}
      >
        {t('book.verify.file')}
      </a>
    </section>
  )
}
