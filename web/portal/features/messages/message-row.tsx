import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MessagePictures } from './message-pictures.tsx'

export type InboxMessage = OutputOf<typeof listInbox>['list'][number]

/** A message in a list; opened, it shows what it says. */
export function MessageRow({
  message,
  from,
  isUnread = false,
  isOpen,
  onOpen,
  onRemove,
}: {
  message: InboxMessage
  /** The sender, or the recipients. */
  from: string
  isUnread?: boolean
  isOpen: boolean
  onOpen: () => void
  onRemove?: (() => void) | undefined
}): ReactNode {
  const { t } = useWords('messages')
  const { id, title, content, link, pictures, createTime } = message
  return (
    <li className="border-b border-hairline last:border-0">
      <h3 className="[font-family:inherit]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`message-${id}`}
          onClick={onOpen}
          className="flex min-h-14 w-full items-center gap-3 py-3 text-start"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <bdi className={`wrap-anywhere ${isUnread ? 'font-semibold text-ink' : 'font-normal text-ink-soft'}`}>
                {title}
              </bdi>
              {isUnread && <Badge tone="brass">{t('messages.unread.mark')}</Badge>}
            </span>
            <span className="flex flex-wrap gap-x-3 font-normal text-xs text-ink-faint">
              <bdi>{from}</bdi>
              <Time at={createTime} />
            </span>
          </span>
          <ChevronForwardIcon
            className={`shrink-0 text-lg text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      </h3>
      <div id={`message-${id}`} hidden={!isOpen} className="flex flex-col gap-4 pb-5">
        <p dir="auto" className="max-w-160 wrap-anywhere whitespace-pre-line text-ink-soft">
          {content}
        </p>
        {isOpen && pictures > 0 && <MessagePictures id={id} count={pictures} />}
        <div className="flex flex-wrap gap-3">
          {link !== null && (
            <Link to={link} className={buttonClasses('action', 'small')}>
              {t('messages.open')}
            </Link>
          )}
          {onRemove && (
            <Button size="small" variant="ghost" onClick={onRemove}>
              {t('messages.remove')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
