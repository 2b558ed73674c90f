import { showMessagePicture } from '@croupier/api/messages/show-message-picture.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useEffect, useState } from 'react'

/** One picture of a message that is open. Its address shows it once, so that it is asked for when it is drawn. */
function MessagePicture({ id, index }: { id: string; index: number }): ReactNode {
  const { t } = useWords('messages', 'refusals')
  const refusalText = useRefusalText()
  const { mutate, error } = useCall(showMessagePicture)
  const [address, setAddress] = useState<string>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    mutate({ id, index }, { onSuccess: (answer) => setAddress(answer.address) })
  }, [mutate, id, index, turn])
  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        <span>{refusalText(error)}</span>
        <Button size="small" onClick={() => setTurn((before) => before + 1)}>
          {t('messages.picture.again')}
        </Button>
      </div>
    )
  }
  if (address === undefined) return <Skeleton className="h-40 w-full max-w-80" />
  return (
    <img
      src={address}
      alt={t('messages.picture', { number: index + 1 })}
      className="max-h-120 max-w-full rounded-md border border-hairline object-contain"
    />
  )
}

export function MessagePictures({ id, count }: { id: string; count: number }): ReactNode {
  return (
    <div className="flex max-w-160 flex-wrap gap-3">
      {Array.from({ length: count }, (_, index) => (
        <MessagePicture key={index} id={id} index={index} />
      ))}
    </div>
  )
}
