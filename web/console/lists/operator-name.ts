const STAFF = 'staff:'

/** An operator's name out of how records name who acted: `staff:anika`. Others (`ops:root`) keep theirs whole. */
export function operatorName(actor: string): string {
  return actor.startsWith(STAFF) ? actor.slice(STAFF.length) : actor
}

/** Whether records mean this operator. */
export function isOperator(actor: string | null, account: string): boolean {
  return actor === STAFF + account
}
