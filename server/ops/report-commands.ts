import { open } from 'node:fs/promises'
import { compareVendorReport } from '@croupier/api/play/vendor-reports/compare-vendor-report.ts'
import { listVendorReport } from '@croupier/api/play/vendor-reports/list-vendor-report.ts'
import { reportHead, reportLine } from '@croupier/api/play/vendor-reports/vendor-reports.ts'
import { readPlainText, whyNotWritten } from '../platform/open-plain-file.ts'
import { asOps } from './as-ops.ts'
import { type AppCall, type Command, OpsFault, optionalTextOf, type Outcome, textOf } from './command.ts'
import { momentOf } from './read-moment.ts'

const AT_ONCE = 5_000

interface Period {
  code: string
  from: number
  until: number
}

/** Ours as CSV, page by page: however many rounds there are, few are in memory. Answers how many. */
async function writeOurs(call: AppCall, period: Period, path: string): Promise<number> {
  const fail = (error: Error): never => {
    throw new OpsFault(`${path} cannot be written: ${error.message}`)
  }
  const pageAfter = (after?: string) => asOps(call, listVendorReport, { ...period, after, pageSize: AT_ONCE })
  // Asked before the file is opened: what lies there is not lost to a mistyped vendor.
  let page = await pageAfter()
  const reason = await whyNotWritten(path)
  if (reason !== undefined) fail(new Error(`it ${reason}`))
  const file = await open(path, 'w').catch(fail)
  try {
    await file.appendFile(reportHead).catch(fail)
    let rounds = 0
    for (;;) {
      await file.appendFile(page.list.map(reportLine).join('')).catch(fail)
      rounds += page.list.length
      if (page.next === null) return rounds
      page = await pageAfter(page.next)
    }
  } finally {
    await file.close()
  }
}

async function report(call: AppCall): Promise<Outcome> {
  const { given } = call
  const [from, until] = [momentOf(given, 'from'), momentOf(given, 'until')]
  if (from === undefined || until === undefined) throw new OpsFault('--from and --until are needed', 2)
  const period = { code: textOf(given, 'code'), from, until }
  const [out, theirs] = [optionalTextOf(given, 'out'), optionalTextOf(given, 'compare')]
  if (out === undefined && theirs === undefined) throw new OpsFault('say --out, --compare, or both', 2)

  const written = out === undefined ? {} : { rounds: await writeOurs(call, period, out), file: out }
  if (theirs === undefined) return { value: written }
  const document = await readPlainText(theirs).catch((error: Error) => {
    throw new OpsFault(`${theirs} cannot be read: ${error.message}`)
  })
  const compared = await asOps(call, compareVendorReport, { ...period, report: document })
  const { different, onlyTheirs, onlyOurs, faulty } = compared.counts
  return { value: { ...written, ...compared }, failed: different + onlyTheirs + onlyOurs + faulty > 0 }
}

export const reportCommands: readonly Command[] = [
  {
    noun: 'vendor',
    verb: 'report',
    summary: 'Write a vendor’s rounds of a period as CSV, or compare them with its own report.',
    options: {
      code: { value: '<code>', help: 'the vassalage', isRequired: true },
      from: { value: '<moment>', help: 'from when, such as 2026-11-01T00:00+06:00', isRequired: true },
      until: { value: '<moment>', help: 'to before when; 32 days at most', isRequired: true },
      out: { value: '<file>', help: 'where ours is written: round, member, stake, payout, currency, time' },
      compare: { value: '<file>', help: 'the vendor’s, CSV with the same columns; fails where the two differ' },
    },
    needs: 'app',
    run: report,
  },
]
