import { answerCase } from '@croupier/api/feedback/answer-case.ts'
import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'
import { closeCase } from '@croupier/api/feedback/close-case.ts'
import { listCannedAnswers } from '@croupier/api/feedback/list-canned-answers.ts'
import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { showStaffCase } from '@croupier/api/feedback/show-staff-case.ts'
import { showStaffCasePicture } from '@croupier/api/feedback/show-staff-case-picture.ts'
import { takeCase } from '@croupier/api/feedback/take-case.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { AttachIcon } from '@croupier/kit/icons/actions.tsx'
import { isLanguage, languageFacts } from '@croupier/words/languages.ts'
import { type ReactNode, useState } from 'react'
import { useMay, useStaff } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { isOperator, operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { stateTones } from './case-words.ts'

type Detail = OutputOf<typeof showStaffCase>

const refreshes = [listStaffCases, showStaffCase]

/** One conversation, and the ways to work on it. */
export function CasePanel({ id, onClose }: { id: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-feedback')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const { data, error } = useOperation(
    showStaffCase,
    { id: shown ?? '1' },
    { enabled: id !== undefined, staleMilliseconds: 0, everyMilliseconds: SHARED_WORK },
  )
  return (
    <SidePanel
      open={id !== undefined}
      onClose={onClose}
      title={data ? `${t(`console-feedback.kind.${data.kind}`)}: ${t(`console-feedback.type.${data.type as 0}`)}` : ''}
    >
      <Problem of={data ? undefined : error} />
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )}
      {data && <CaseFacts key={data.id} detail={data} />}
    </SidePanel>
  )
}

function EntryCard({ caseId, entry }: { caseId: string; entry: Detail['entries'][number] }): ReactNode {
  const { t } = useWords('console-feedback')
  const picture = useCall(showStaffCasePicture)
  const looks = { member: 'bg-raised', staff: 'bg-sunken', note: 'border-dashed bg-surface' }
  return (
    <li className={`flex flex-col gap-1 rounded-md border border-hairline px-4 py-3 ${looks[entry.side]}`}>
      <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
        <bdi>{entry.author === '' ? t('console-feedback.visitor') : operatorName(entry.author)}</bdi>
        {entry.side === 'note' && <span>{t('console-feedback.note')}</span>}
        <Time at={entry.at} />
      </span>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
        {entry.text}
      </p>
      <Problem of={picture.error} />
      {entry.pictures > 0 && (
        <span className="flex flex-wrap gap-2">
          {Array.from({ length: entry.pictures }, (_, index) => (
            <Button
              key={index}
              size="small"
              icon={<AttachIcon />}
              onClick={() =>
                picture.mutate(
                  { id: caseId, entryId: entry.id, index },
                  { onSuccess: ({ address }) => window.open(address, '_blank', 'noopener') },
                )
              }
            >
              {t('console-feedback.picture', { number: index + 1 })}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}

function CaseFacts({ detail }: { detail: Detail }): ReactNode {
  const { t } = useWords('console-feedback')
  const may = useMay()
  const { account: me } = useStaff()
  const { id, state, account, takenBy, entries, language, isLate } = detail
  const take = useCall(takeCase, { refreshes })
  const close = useCall(closeCase, { refreshes })
  const isMine = takenBy === null || isOperator(takenBy, me)
  const mayTakeOver = !isMine && isLate
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-3">
          {account === null ? t('console-feedback.visitor') : <AccountLink account={account} />}
          <span className="text-sm text-ink-faint">
            {t('console-feedback.language')} {isLanguage(language) ? languageFacts(language).ownName : language}
          </span>
        </span>
        <Status tone={isLate ? 'vermilion' : stateTones[state]}>
          {t(isLate ? 'console-feedback.late' : `console-feedback.state.${state}`)}
        </Status>
      </div>
      <Problem of={take.error ?? close.error} />
      {may('feedback.answer') && state !== 'closed' && isMine && (
        <div className="flex flex-wrap gap-3">
          <Button loading={take.isPending} onClick={() => take.mutate({ id, isTaken: takenBy === null })}>
            {t(takenBy === null ? 'console-feedback.take' : 'console-feedback.release')}
          </Button>
          <Button
            loading={close.isPending}
            onClick={() =>
              close.mutate({ id }, { onSuccess: () => showToast({ tone: 'good', text: t('console-feedback.closed') }) })
            }
          >
            {t('console-feedback.close')}
          </Button>
        </div>
      )}
      {may('feedback.answer') && mayTakeOver && (
        <Button className="self-start" loading={take.isPending} onClick={() => take.mutate({ id, isTaken: true })}>
          {t('console-feedback.takeOver')}
        </Button>
      )}
      <CaseFactList detail={detail} />
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <EntryCard key={entry.id} caseId={id} entry={entry} />
        ))}
      </ol>
      {may('feedback.answer') && <AnswerBox detail={detail} isMine={isMine} />}
    </div>
  )
}

/** Who has it, since when it waits, and what else is known by now. */
function CaseFactList({ detail }: { detail: Detail }): ReactNode {
  const { t } = useWords('console-feedback')
  const { state, takenBy, waitsSince, remindedAt, seenAt, rating } = detail
  const facts: [string, ReactNode][] = [
    [
      t('console-feedback.column.takenBy'),
      takenBy === null ? t('console-feedback.nobody') : <bdi key="by">{operatorName(takenBy)}</bdi>,
    ],
  ]
  if (state !== 'closed') facts.push([t('console-feedback.column.waits'), <Time key="waits" at={waitsSince} />])
  if (seenAt !== null) facts.push([t('console-feedback.seen'), <Time key="seen" at={seenAt} />])
  if (remindedAt !== null) facts.push([t('console-feedback.reminded'), <Time key="reminded" at={remindedAt} />])
  if (rating !== null) facts.push([t('console-feedback.column.rating'), t('console-feedback.rating', { rating })])
  return <Facts facts={facts} />
}

/** Kept where a colleague takes the case over: what was typed is not gone with it. */
function AnswerBox({ detail, isMine }: { detail: Detail; isMine: boolean }): ReactNode {
  const { t, language } = useWords('console-feedback', 'fault')
  const { id, state, account } = detail
  const [text, setText] = useState('')
  /** The canned answer that was put in last. */
  const [put, setPut] = useState('')
  const { data: canned } = useOperation(listCannedAnswers, {})
  const answer = useCall(answerCase, { refreshes })
  const mayAnswer = account !== null && state !== 'closed'
  const send = (isNote: boolean): void =>
    answer.mutate(
      { id, content: text, isNote },
      // What was typed while it was away is the next one.
      { onSuccess: () => setText((typed) => (typed === text ? '' : typed)) },
    )
  // Who had it goes on seeing what they typed.
  const [wasMine, setWasMine] = useState(isMine)
  if (isMine && !wasMine) setWasMine(true)
  if (!wasMine) return null
  const isTooLong = text.length > CASE_MOST
  const mayNotSend = !isMine || isTooLong || text.trim() === ''
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-4">
      {!isMine && <Notice>{t('console-feedback.takenOver', { name: operatorName(detail.takenBy ?? '') })}</Notice>}
      {mayAnswer && canned && canned.list.length > 0 && (
        <Select
          label={t('console-feedback.canned')}
          value=""
          placeholder={t('console-feedback.canned.choose')}
          onChange={(event) => {
            const chosen = canned.list.find((each) => each.id === event.target.value)
            if (!chosen) return
            // In the words of whoever asked, where they are there.
            const words = chosen.texts[detail.language] ?? chosen.texts['en'] ?? chosen.texts[language] ?? ''
            // A wrong choice gives way to the next; what was typed does not.
            setText((typed) => (['', put].includes(typed.trim()) ? words : `${typed.trimEnd()}\n\n${words}`))
            setPut(words.trim())
          }}
          options={canned.list.map(({ id: value, title }) => ({ value, label: title }))}
        />
      )}
      <TextArea
        name="content"
        label={t('console-feedback.answer')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={CASE_MOST}
        error={isTooLong ? t('fault.too.big', { max: CASE_MOST }) : undefined}
        rows={4}
        dir="auto"
      />
      <Problem of={answer.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={mayNotSend} loading={answer.isPending} onClick={() => send(true)}>
          {t('console-feedback.note.send')}
        </Button>
        {mayAnswer && (
          <Button variant="action" disabled={mayNotSend} loading={answer.isPending} onClick={() => send(false)}>
            {t('console-feedback.answer.send')}
          </Button>
        )}
      </div>
    </div>
  )
}
