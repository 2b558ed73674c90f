import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { rateCase } from '@croupier/api/feedback/rate-case.ts'
import { replyToCase } from '@croupier/api/feedback/reply-to-case.ts'
import { seeCase } from '@croupier/api/feedback/see-case.ts'
import { showCase } from '@croupier/api/feedback/show-case.ts'
import { showCasePicture } from '@croupier/api/feedback/show-case-picture.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { AttachIcon } from '@croupier/kit/icons/actions.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { Picture } from '@croupier/kit/fields/picture-picker.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { CasePicturePicker } from './picture-picker.tsx'

type Case = OutputOf<typeof showCase>
type Entry = Case['entries'][number]

function EntryBubble({ caseId, entry }: { caseId: string; entry: Entry }): ReactNode {
  const { t } = useWords('support', 'refusals')
  const refusalText = useRefusalText()
  const picture = useCall(showCasePicture)
  const isMine = entry.side === 'member'
  const show = (index: number): void =>
    picture.mutate(
      { id: caseId, entryId: entry.id, index },
      {
        onSuccess: ({ address }) => window.open(address, '_blank', 'noopener'),
        onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
      },
    )
  return (
    <li
      className={`flex max-w-[85%] flex-col gap-1 rounded-md border border-hairline px-4 py-3 ${isMine ? 'self-end bg-raised' : 'self-start bg-sunken'}`}
    >
      <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
        <span>{t(isMine ? 'support.you' : 'support.team')}</span>
        <Time at={entry.at} />
      </span>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {entry.text}
      </p>
      {entry.pictures > 0 && (
        <span className="flex flex-wrap gap-2">
          {Array.from({ length: entry.pictures }, (_, index) => (
            <Button key={index} size="small" icon={<AttachIcon />} onClick={() => show(index)}>
              {t('support.picture', { number: index + 1 })}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}

function ReplyForm({ id, withPictures }: { id: string; withPictures: boolean }): ReactNode {
  const { t } = useWords('support', 'fault', 'refusals')
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const reply = useCall(replyToCase, { refreshes: [showCase, listCases] })
  const form = useForm(replyToCase.input, {
    extra: () => ({ id, pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      await reply.mutateAsync(input)
      form.reset()
      setPictures([])
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <TextArea name="content" label={t('support.reply')} maxLength={CASE_MOST} rows={3} dir="auto" required />
      {withPictures && <CasePicturePicker pictures={pictures} onChange={setPictures} />}
      <Button type="submit" variant="action" loading={form.submitting} className="self-end">
        {t('support.reply.send')}
      </Button>
    </Form>
  )
}

function Rating({ id, rating }: { id: string; rating: number | null }): ReactNode {
  const { t } = useWords('support', 'refusals')
  const refusalText = useRefusalText()
  const rate = useCall(rateCase, { refreshes: [showCase, listCases] })
  return (
    <fieldset className="flex flex-col gap-2 border-t border-hairline pt-4">
      <legend className="float-start text-sm font-medium">{t('support.rate')}</legend>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3, 4, 5].map((count) => (
          <Button
            key={count}
            size="small"
            variant={rating !== null && count <= rating ? 'action' : 'quiet'}
            aria-pressed={count === rating}
            aria-label={t('support.rate.star', { count })}
            loading={rate.isPending && rate.variables?.rating === count}
            onClick={() =>
              rate.mutate(
                { id, rating: count },
                {
                  onSuccess: () => showToast({ tone: 'good', text: t('support.rate.done') }),
                  onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
                },
              )
            }
          >
            <span className="figures">{count}</span>
          </Button>
        ))}
      </div>
      {rating === null && <p className="text-xs text-ink-faint">{t('support.rate.text')}</p>}
    </fieldset>
  )
}

/** One conversation with the house: what was written, the answer box, and how well one was helped. */
export function Conversation({ id, onBack }: { id: string; onBack: () => void }): ReactNode {
  const { t } = useWords('support', 'refusals')
  const read = useOperation(showCase, { id }, { staleMilliseconds: 0 })
  const { mutate: see } = useCall(seeCase, { refreshes: [listCases] })
  const end = useRef<HTMLDivElement>(null)
  const { data } = read
  const isUnread = data?.isUnread === true
  const count = data?.entries.length
  useEffect(() => {
    if (isUnread) see({ id })
  }, [id, isUnread, count, see])
  useEffect(() => {
    if (count !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (!data) {
    return read.error ? (
      <ReadFault of={read} />
    ) : (
      <Waiting>
        <Skeleton className="h-72 w-full" />
      </Waiting>
    )
  }
  const { kind, type, state, entries, rating } = data
  const title =
    kind === 'chat' ? t('support.chat.title') : `${t(`support.kind.${kind}`)}: ${t(`support.type.${type as 0}`)}`
  return (
    <Card
      title={title}
      aside={
        <Button size="small" variant="ghost" onClick={onBack}>
          {t('support.back')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {entries.length === 0 && <p className="text-ink-soft">{t('support.chat.empty')}</p>}
        <ol aria-live="polite" className="flex flex-col gap-3">
          {entries.map((entry) => (
            <EntryBubble key={entry.id} caseId={id} entry={entry} />
          ))}
        </ol>
        <div ref={end} />
        {state !== 'closed' && <ReplyForm id={id} withPictures={kind !== 'feedback'} />}
        {entries.some(({ side }) => side === 'staff') && <Rating id={id} rating={rating} />}
      </div>
    </Card>
  )
}
