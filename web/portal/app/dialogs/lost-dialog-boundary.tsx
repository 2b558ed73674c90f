import { Component, type ReactNode } from 'react'
import { closeDialog } from '../../dialogs/open-dialog.ts'
import { offerReload } from '../../dialogs/follow-faults.ts'

interface Props {
  open: boolean
  children: ReactNode
}

/** A dialog that broke, or whose code never came, is taken for closed, and the page under it stands. */
export class LostDialogBoundary extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    closeDialog()
    offerReload()
  }

  override componentDidUpdate(before: Props): void {
    // Opened once more: it may come now, and if not, that is said again.
    if (this.state.isLost && this.props.open && !before.open) this.setState({ isLost: false })
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children
  }
}
