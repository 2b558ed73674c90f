import { listBlockedWords, saveBlockedWords } from '@croupier/api/chat/blocked-words.ts'
import { CallRefused } from '@croupier/client/call-refused.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { byControl } from '@croupier/kit/form/by-control.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'

function WordList({ words }: { words: readonly string[] }): ReactNode {
  const { t } = useWords('console-chat', 'fault')
  const kit = useKitWords()
  const may = useMay()
  const [read, setRead] = useState(words)
  const [text, setText] = useState(words.join('\n'))
  const save = useCall(saveBlockedWords, { refreshes: [listBlockedWords] })
  // Which of the lines is refused, and why.
  const faults = save.error instanceof CallRefused ? save.error.fields : []
  const fault = byControl(faults, ['words'], { ...save.variables }).get('words')
  const written = text.split('\n').flatMap((line) => line.trim() || [])
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <TextArea
        name="words"
        label={t('console-chat.words.label')}
        hint={t('console-chat.words')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={12}
        error={fault && kit.fault(fault)}
        dir="auto"
        readOnly={!may('chat.moderate') || save.isPending}
      />
      <p className="text-sm text-ink-faint">{t('console-chat.words.hint')}</p>
      {!fault && <Problem of={save.error} />}
      {may('chat.moderate') && (
        <Button
          variant="action"
          className="self-start"
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { words: written, wordsRead: [...read] },
              {
                onSuccess(saved) {
                  setRead(saved.words)
                  setText(saved.words.join('\n'))
                  showToast({ tone: 'good', text: t('console-chat.words.saved') })
                },
              },
            )
          }
        >
          {t('console-chat.words.save')}
        </Button>
      )}
    </div>
  )
}

/** Words that nobody writes in any room. */
export function BlockedWords(): ReactNode {
  const { data, error } = useOperation(listBlockedWords, {})
  if (data) return <WordList words={data.words} />
  if (error) return <Problem of={error} />
  return (
    <Waiting>
      <Skeleton className="h-56 w-full" />
    </Waiting>
  )
}
