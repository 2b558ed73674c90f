/** What is wrong with one field, in the shape the server answers with: a key of the catalogue and its bounds. */
export interface Fault {
  field: string
  messageKey: string
  min?: number | undefined
  max?: number | undefined
}
