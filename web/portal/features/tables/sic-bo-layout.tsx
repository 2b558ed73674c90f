import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { DieFace } from '../../../looks/tables/die-face.tsx'
import { NamedSpot, Spot, SpotFacts } from './spots.tsx'

const faces = [1, 2, 3, 4, 5, 6] as const
const totals = Array.from({ length: 14 }, (_, at) => at + 4)
const pairs = faces.flatMap((one) => faces.filter((other) => other > one).map((other) => [one, other] as const))

/** Dice as small as they stand on a spot. */
function Dice({ dice }: { dice: readonly number[] }): ReactNode {
  return (
    <span className="tables-pips">
      {dice.map((face, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- dice of one face
        <DieFace key={at} face={face} />
      ))}
    </span>
  )
}

function Group({ title, of, children }: { title: string; of: string; children: ReactNode }): ReactNode {
  return (
    <div className={`tables-group tables-of-${of}`}>
      <span className="tables-group-title" aria-hidden="true">
        {title}
      </span>
      <div className="tables-row">{children}</div>
    </div>
  )
}

/** Where chips lie at sic bo. */
export function SicBoLayout(): ReactNode {
  const { t } = useWords('tables')
  return (
    <div className="tables-sic-bo">
      <div className="tables-halves">
        <NamedSpot spot="SMALL" className="tables-main tables-is-player" />
        <NamedSpot spot="ODD" />
        <NamedSpot spot="EVEN" />
        <NamedSpot spot="BIG" className="tables-main tables-is-banker" />
      </div>
      <div className="tables-doubles">
        <Group title={t('tables.group.doubles')} of="doubles">
          {faces.map((face) => (
            <Spot key={face} spot={`DOUBLE:${face}`}>
              <Dice dice={[face, face]} />
              <SpotFacts spot={`DOUBLE:${face}`} />
            </Spot>
          ))}
        </Group>
        <Group title={t('tables.group.triples')} of="triples">
          {faces.map((face) => (
            <Spot key={face} spot={`TRIPLE:${face}`}>
              <Dice dice={[face, face, face]} />
              <SpotFacts spot={`TRIPLE:${face}`} />
            </Spot>
          ))}
        </Group>
        <NamedSpot spot="ANYTRIPLE" className="tables-any" />
      </div>
      <Group title={t('tables.group.totals')} of="totals">
        {totals.map((total) => (
          <Spot key={total} spot={`TOTAL:${total}`}>
            <bdi className="tables-number figures">{total}</bdi>
            <SpotFacts spot={`TOTAL:${total}`} />
          </Spot>
        ))}
      </Group>
      <Group title={t('tables.group.pairs')} of="pairs">
        {pairs.map(([one, other]) => (
          <Spot key={`${one}-${other}`} spot={`PAIR:${one}-${other}`}>
            <Dice dice={[one, other]} />
            <SpotFacts spot={`PAIR:${one}-${other}`} />
          </Spot>
        ))}
      </Group>
      <Group title={t('tables.group.singles')} of="singles">
        {faces.map((face) => (
          <Spot key={face} spot={`SINGLE:${face}`}>
            <Dice dice={[face]} />
            <SpotFacts spot={`SINGLE:${face}`} />
          </Spot>
        ))}
      </Group>
    </div>
  )
}
