import { port } from '../../platform/port.ts'

/** Begins the name under which an operator reports a result. */
export const STAFF = 'staff:'
export const isStaffSource = (source: string): boolean => source.startsWith(STAFF)

/** Somebody who publishes what an outside lottery drew. */
export interface ResultSource {
  readonly name: string
  /** The numbers in the order of the family's prizes; undefined where nothing is published yet. Never in a transaction. */
  resultOf(asked: { gameCode: string; family: string; numero: string }): Promise<readonly string[] | undefined>
}

export const resultSourcesPort = port<() => readonly ResultSource[]>('sources of lottery results')
