/** What is wrong with one field, in the shape the server answers with: a key of the catalogue and its bounds. */
export interface Fault {
  field: string
  messageKey: string
  /** Which of several values in one field it is about. */
  entry?: string | undefined
  min?: number | undefined
  max?: number | undefined
  /** The limit an amount missed, as an exact decimal text. */
  amount?: string | undefined
  currency?: string | undefined
}
