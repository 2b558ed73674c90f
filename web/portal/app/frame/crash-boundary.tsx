import { randomId } from '@croupier/client/random-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Component, type ReactNode } from 'react'

function isChunkFault(error: unknown): boolean {
  return /ChunkLoadError|dynamically imported module|module script failed|CSS_CHUNK_LOAD_FAILED|preload CSS/i.test(
    String(error),
  )
}

function CrashPage({ error, reference }: { error: unknown; reference: string }): ReactNode {
  const { t } = useWords()
  const isChunk = isChunkFault(error)
  return (
    <main className="grid min-h-[70dvh] place-items-center px-6">
      <div role="alert" className="flex max-w-104 flex-col items-center gap-3 text-center">
        <h1 className="text-xl">{isChunk ? t('shell.chunk.title') : t('shell.crash.title')}</h1>
        <p className="text-ink-soft">{isChunk ? t('shell.chunk.text') : t('shell.crash.text')}</p>
        <Button variant="action" className="mt-2" onClick={() => location.reload()}>
          {t('shell.crash.reload')}
        </Button>
        {!isChunk && <p className="text-xs text-ink-faint select-all">{t('shell.crash.id', { id: reference })}</p>}
      </div>
    </main>
  )
}

interface Crash {
  error: unknown
  reference: string
}

interface CrashBoundaryProps {
  children: ReactNode
  /** The address of what it holds: another one begins anew. */
  place?: string
}

/** Catches a page that broke, or whose code never came; the frame around it stands. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: Crash | undefined }> {
  override state: { crash: Crash | undefined } = { crash: undefined }

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: { error, reference: randomId().slice(0, 8) } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(this.state.crash?.reference, error)
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.crash && before.place !== this.props.place) this.setState({ crash: undefined })
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <CrashPage {...crash} /> : this.props.children
  }
}
