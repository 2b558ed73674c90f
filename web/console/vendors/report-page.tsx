import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { compareVendorReport } from '@croupier/api/play/vendor-reports/compare-vendor-report.ts'
import { localDate } from '@croupier/basis/period.ts'
import { serverNow } from '@croupier/client/server-clock.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene, NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Page } from '../frame/page.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { PeriodFields } from '../lists/period-fields.tsx'
import { useFilterPeriod } from '../lists/use-filter-period.ts'
import { downloadReport } from './download-report.ts'
import { ReportProblem } from './report-problem.tsx'
import { ReportResult } from './report-result.tsx'

/** A vendor's rounds of some days: ours to download, the vendor's to compare with them. */
export function ReportPage(): ReactNode {
  const { t } = useWords('console-games')
  const { timeZone } = useKit()
  const { code = '' } = useParams()
  const { data: vendors } = useOperation(listVendors)
  const picker = useRef<HTMLInputElement>(null)
  const [days, setDays] = useState(() => {
    const today = localDate(timeZone, serverNow())
    return { from: today, to: today }
  })
  const period = useFilterPeriod(days.from, days.to)
  const compare = useCall(compareVendorReport)
  const [download, setDownload] = useState<{ isRunning: boolean; problem?: unknown }>({ isRunning: false })
  const isReady = period.from !== undefined && period.until !== undefined && period.from < period.until
  const asked = { code, from: period.from ?? 0, until: period.until ?? 0 }

  async function fetchOurs(): Promise<void> {
    setDownload({ isRunning: true })
    try {
      await downloadReport(asked)
      setDownload({ isRunning: false })
    } catch (problem) {
      setDownload({ isRunning: false, problem })
    }
  }

  const vendor = vendors?.list.find((each) => each.code === code)
  const crumbs = [{ to: '/vendors', label: t('console.nav.vendors') }]
  if (vendors && !vendor) {
    return (
      <Page title={t('console-games.report')} crumbs={crumbs}>
        <EmptyState
          scene={<NothingFoundScene />}
          title={t('console-games.report.unknown.title')}
          action={
            <Link to="/vendors" className={buttonClasses('quiet')}>
              {t('console.nav.vendors')}
            </Link>
          }
        >
          {t('console-games.report.unknown.text', { code })}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title={t('console-games.report.title', { vendor: vendor?.name ?? code })}
      text={t('console-games.report.text')}
      crumbs={crumbs}
    >
      <FilterBar onClear={undefined}>
        <PeriodFields
          from={days.from}
          to={days.to}
          onChange={(change) => {
            // What is shown was compared for other days.
            compare.reset()
            setDays({ ...days, ...change })
          }}
        />
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,text/csv"
          aria-label={t('console-games.report.compare')}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            // The same file may be chosen again once it is put right.
            target.value = ''
            if (chosen) void chosen.text().then((report) => compare.mutate({ ...asked, report }))
          }}
        />
        <Button
          variant="action"
          disabled={!isReady}
          loading={compare.isPending}
          onClick={() => picker.current?.click()}
        >
          {t('console-games.report.compare')}
        </Button>
        <Button disabled={!isReady} loading={download.isRunning} onClick={() => void fetchOurs()}>
          {t('console-games.report.ours')}
        </Button>
      </FilterBar>
      <div className="flex flex-col gap-6">
        <ReportProblem of={compare.error ?? download.problem} />
        {compare.data ? (
          <ReportResult result={compare.data} />
        ) : (
          compare.isIdle && (
            <EmptyState scene={<EmptyInboxScene />} title={t('console-games.report.empty.title')}>
              {t('console-games.report.empty.text')}
            </EmptyState>
          )
        )}
      </div>
    </Page>
  )
}
