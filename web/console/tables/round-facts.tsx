import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { dealtText, roundTones, type StaffRound } from './staff-table.tsx'

const Seed = ({ value }: { value: string }) => (
  <code dir="ltr" className="font-mono text-xs break-all">
    {value}
  </code>
)

/** A round: how it stands, what was dealt, and what it was dealt from. */
export function RoundFacts({ of: { round } }: { of: StaffRound }): ReactNode {
  const spoken = useWords('console-tables')
  const { t } = spoken
  return (
    <Facts
      facts={[
        [t('console-tables.column.number'), <bdi key="number">{round.number}</bdi>],
        [
          t('console-tables.column.round'),
          <Status key="state" tone={roundTones[round.state]}>
            {t(`console-tables.round.${round.state}`)}
          </Status>,
        ],
        [t('console-tables.column.opensAt'), <Time key="opens" at={round.opensAt} />],
        [t('console-tables.column.dealt'), round.dealt && <bdi key="dealt">{dealtText(spoken, round.dealt)}</bdi>],
        [t('console-tables.seedHash'), <Seed key="hash" value={round.seedHash} />],
        [t('console-tables.serverSeed'), round.serverSeed && <Seed key="seed" value={round.serverSeed} />],
        [t('console-tables.clientSeed'), <Seed key="client" value={round.clientSeed} />],
      ]}
    />
  )
}
