import { applyCatalogueImport } from '@croupier/api/games/apply-catalogue-import.ts'
import { importKinds } from '@croupier/api/games/catalogue-imports.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Page } from '../frame/page.tsx'
import { Problem } from '../lists/problem.tsx'
import { ImportFaults } from './import-faults.tsx'
import { ImportLines } from './import-lines.tsx'

type Preview = OutputOf<typeof previewCatalogueImport>

/** Games by a document: chosen, compared with the catalogue, looked at, applied as it was shown. */
export function ImportPage(): ReactNode {
  const { t } = useWords('console-games', 'fault')
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [closesGone, setClosesGone] = useState(false)
  const [preview, setPreview] = useState<Preview>()
  const [isAsked, setAsked] = useState(false)
  const compare = useCall(previewCatalogueImport)
  const apply = useCall(applyCatalogueImport, { refreshes: [listCatalogue, listVendors] })

  async function look(chosen: { name: string; text: string }, closes: boolean): Promise<void> {
    setFile(chosen)
    setClosesGone(closes)
    setPreview(undefined)
    apply.reset()
    try {
      setPreview(await compare.mutateAsync({ document: chosen.text, closesGone: closes }))
    } catch {
      // Told under the buttons.
    }
  }

  async function write(importId: string): Promise<void> {
    try {
      const { written } = await apply.mutateAsync({ importId })
      showToast({ tone: 'good', text: t('console-games.import.done', { count: written }) })
      void navigate('/games')
    } catch {
      // Told above the lines.
    } finally {
      setAsked(false)
    }
  }

  const { importId, counts } = preview ?? {}
  // What was shown is applied already, or the catalogue is another since: only a new comparison helps.
  const isPast = isRefused(apply.error, 'import.stale', 'import.applied')
  const writes = counts ? counts.new + counts.changed + (closesGone ? counts.gone : 0) : 0
  return (
    <Page
      title={t('console-games.import.title')}
      text={t('console-games.import.text')}
      crumbs={[{ to: '/games', label: t('console.nav.games') }]}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <input
            ref={picker}
            type="file"
            accept=".csv,.json,.tsv,text/csv,application/json"
            aria-label={t('console-games.import.choose')}
            tabIndex={-1}
            hidden
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              // The same file may be chosen again once it is put right.
              target.value = ''
              if (chosen) void chosen.text().then((text) => look({ name: chosen.name, text }, closesGone))
            }}
          />
          <Button variant="action" loading={compare.isPending} onClick={() => picker.current?.click()}>
            {t('console-games.import.choose')}
          </Button>
          {file && <bdi className="text-sm text-ink-soft">{file.name}</bdi>}
          <Switch
            label={t('console-games.import.closesGone')}
            checked={closesGone}
            disabled={compare.isPending}
            onChange={({ target }) => (file ? void look(file, target.checked) : setClosesGone(target.checked))}
          />
        </div>
        {isRefused(compare.error, 'request.invalid') ? (
          <Notice tone="bad" urgent>
            {t('fault.document')}
          </Notice>
        ) : (
          <Problem of={compare.error ?? apply.error} />
        )}
        {preview && preview.faultCount > 0 && <ImportFaults preview={preview} />}
        {counts && importId && (
          <>
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              {(['new', 'changed', 'unchanged', 'gone'] as const).map((kind) => (
                <Stat key={kind} label={t(`console-games.import.kind.${kind}`)} value={String(counts[kind])} />
              ))}
            </div>
            {writes === 0 && <Notice>{t('console-games.import.nothing')}</Notice>}
            {isPast && file && (
              <Button className="self-start" onClick={() => void look(file, closesGone)}>
                {t('console-games.import.again')}
              </Button>
            )}
            {writes > 0 && !isPast && (
              <Button variant="action" className="self-start" onClick={() => setAsked(true)}>
                {t('console-games.import.apply', { count: writes })}
              </Button>
            )}
            {importKinds.some((kind) => counts[kind] > 0) && <ImportLines key={importId} importId={importId} />}
            <ConfirmDialog
              open={isAsked}
              onClose={() => setAsked(false)}
              onConfirm={() => void write(importId)}
              title={t('console-games.import.apply', { count: writes })}
              confirm={t('console-games.import.confirm')}
              busy={apply.isPending}
            >
              {t('console-games.import.confirm.text')}
            </ConfirmDialog>
          </>
        )}
      </div>
    </Page>
  )
}
