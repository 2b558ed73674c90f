import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { isRed, numbersOf } from '@croupier/games/tables/roulette.ts'
import { spotsOf } from '@croupier/games/tables/tables.ts'
import type { CSSProperties, ReactNode } from 'react'
import { spotName } from '../../../looks/tables/table-names.ts'
import { placeOf } from './roulette-places.ts'
import { Spot } from './spots.tsx'

const spots = spotsOf('ROULETTE').map(({ id }) => ({ id, kind: id.split(':')[0]!, place: placeOf(id) }))
/** Cells first: what lies on the lines between them lies above them. */
const ordered = [...spots.filter(({ place }) => place.size), ...spots.filter(({ place }) => !place.size)]

function Diamond({ isRed: red }: { isRed: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 40 24" className="tables-diamond" aria-hidden="true" focusable="false">
      <path d="M20 1l18 11-18 11L2 12z" fill={red ? '#b02a1a' : '#1b120d'} stroke="#f2d090" strokeWidth="1.5" />
    </svg>
  )
}

function CellText({ id, kind }: { id: string; kind: string }): ReactNode {
  const { t } = useWords('tables')
  switch (kind) {
    case 'STRAIGHT':
      return <bdi className="tables-number figures">{id.split(':')[1]}</bdi>
    case 'RED':
    case 'BLACK':
      return <Diamond isRed={kind === 'RED'} />
    case 'COLUMN':
      return (
        <bdi dir="ltr" className="figures">
          2:1
        </bdi>
      )
    case 'DOZEN':
    case 'LOW':
    case 'HIGH': {
      const numbers = numbersOf(id)!
      return (
        <bdi dir="ltr" className="figures">
          {`${numbers[0]}–${numbers.at(-1)}`}
        </bdi>
      )
    }
    default:
      return <span>{spotName(t, id)}</span>
  }
}

function colourOf(id: string, kind: string): string | undefined {
  if (kind !== 'STRAIGHT') return undefined
  const number = Number(id.split(':')[1])
  return number === 0 ? 'tables-zero' : isRed(number) ? 'tables-red' : 'tables-black'
}

/** The wheel's table: it lies along the page where there is room, and upright on a phone. */
export function RouletteLayout(): ReactNode {
  return (
    <div className="tables-roulette" dir="ltr">
      {ordered.map(({ id, kind, place: { along, across, size } }) => (
        <Spot
          key={id}
          spot={id}
          className={classNames(size ? 'tables-cell' : 'tables-point', colourOf(id, kind))}
          style={
            {
              '--along': along,
              '--across': across,
              ...(size ? { '--length': size[0], '--breadth': size[1] } : {}),
            } as CSSProperties
          }
        >
          {size && <CellText id={id} kind={kind} />}
        </Spot>
      ))}
    </div>
  )
}
