import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { listAccountRecord } from '@croupier/api/wallet/purses/list-account-record.ts'
import { call } from '@croupier/client/call.ts'
import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { ReadFault } from '../../parts/read-fault.tsx'

type Filter = InputOf<typeof listAccountRecord>
type Page = OutputOf<typeof listAccountRecord>
type Line = Page['list'][number]

const PAGE_SIZE = 100
/** More lines than anybody prints; the rest is in the CSV. */
const MOST_PAGES = 20

async function wholeRecord(filter: Filter): Promise<{ unit: string; lines: Line[]; isCut: boolean }> {
  const lines: Line[] = []
  let before: string | undefined
  for (let page = 1; ; page += 1) {
    const read: Page = await call(listAccountRecord, { ...filter, pageSize: PAGE_SIZE, ...(before && { before }) })
    lines.push(...read.list)
    if (read.next === null || page === MOST_PAGES) return { unit: read.unit, lines, isCut: read.next !== null }
    before = read.next
  }
}

/** The account record of a period as a sheet of paper: nothing but who, when, and every line; dark on white in any theme. */
export default function StatementSheet({ filter, onClose }: { filter: Filter; onClose: () => void }): ReactNode {
  const { t, knows } = useWords('records', 'refusals')
  const { info } = useMember()
  const [madeAt] = useState(() => Date.now())
  const read = useQuery<Awaited<ReturnType<typeof wholeRecord>>, CallRefused>({
    queryKey: [listAccountRecord.name, 'statement', filter],
    queryFn: () => wholeRecord(filter),
    staleTime: 0,
  })
  const { data, error } = read
  const nameOf = ({ kind, type }: Line): string => {
    const key = `records.kind.${kind}`
    return knows(key) ? t(key) : t(`records.type.${type}`)
  }
  const [newest] = data?.lines ?? []
  const oldest = data?.lines.at(-1)
  return (
    <div
      data-paper=""
      data-theme="light"
      className="fixed inset-0 z-100 overflow-auto p-6 text-sm print:static print:overflow-visible print:p-0"
    >
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          <Button onClick={onClose}>{t('kit.back')}</Button>
          <Button variant="action" disabled={!data} onClick={() => window.print()}>
            {t('records.print')}
          </Button>
        </div>
        <header className="flex flex-wrap items-end justify-between gap-4 border-b-2 border-current pb-3">
          <div>
            <h1 className="text-2xl">{t('records.statement.title')}</h1>
            <p>
              <bdi>{info?.account}</bdi> · {t(`records.period.${filter.datePreset ?? 'previous30'}`)}
            </p>
          </div>
          <p>
            {t('records.statement.made')} <Time at={madeAt} />
          </p>
        </header>
        {error && !data && <ReadFault of={read} title={t('records.failed.title')} />}
        {!data && !error && <Spinner />}
        {data && (
          <>
            {newest && oldest && (
              <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                <div>
                  <dt>{t('records.statement.first')}</dt>
                  <dd>
                    <Time at={oldest.time} />
                  </dd>
                </div>
                <div>
                  <dt>{t('records.statement.lines')}</dt>
                  <dd className="figures">{data.lines.length}</dd>
                </div>
                <div>
                  <dt>{t('records.statement.closing')}</dt>
                  <dd className="font-semibold">
                    <Amount value={newest.balanceAfter} currency={data.unit} />
                  </dd>
                </div>
              </dl>
            )}
            {data.isCut && <p>{t('records.statement.cut', { count: data.lines.length })}</p>}
            <table className="w-full border-collapse text-start text-xs">
              <thead>
                <tr className="border-b border-current text-start">
                  {(['time', 'type', 'reference', 'amount', 'balance'] as const).map((id) => (
                    <th
                      key={id}
                      scope="col"
                      className={`py-1 font-semibold whitespace-nowrap ${id === 'balance' ? '' : 'pe-3'} ${id === 'amount' || id === 'balance' ? 'text-end' : 'text-start'}`}
                    >
                      {t(`records.changes.${id}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.lines.map((line) => (
                  <tr key={line.seq} className="break-inside-avoid border-b border-hairline align-top">
                    <td className="py-1 pe-3 whitespace-nowrap">
                      <Time at={line.time} />
                    </td>
                    <td className="py-1 pe-3">
                      {nameOf(line)}
                      {(line.gameName ?? line.note) !== null && (
                        <>
                          {' · '}
                          <bdi>{line.gameName ?? line.note}</bdi>
                        </>
                      )}
                    </td>
                    <td className="py-1 pe-3 text-2xs break-all print:whitespace-nowrap">
                      <bdi dir="ltr">{line.reference}</bdi>
                    </td>
                    <td className="py-1 pe-3 text-end">
                      <Amount value={line.amount} currency={data.unit} sign="always" />
                    </td>
                    <td className="py-1 text-end">
                      <Amount value={line.balanceAfter} currency={data.unit} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </div>
  )
}
