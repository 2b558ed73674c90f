import { openDialog } from '../dialogs/open-dialog.ts'

/**
 * Opens what a letter's link leads to (`/#reset=…`), and takes the link out of the address bar: who looks at the screen
 * or the history afterwards finds nothing to use.
 */
export function followResetLink(address = location.href): void {
  const token = /^#reset=([\w-]{43})$/.exec(new URL(address).hash)?.[1]
  if (token === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  openDialog({ kind: 'resetPassword', token })
}
