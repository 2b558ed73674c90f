import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { BellIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useUnread } from '../../session/unread.ts'

/** The way to one's messages, with how many are unread. */
export function MessageBell(): ReactNode {
  const { t } = useWords()
  const navigate = useNavigate()
  return (
    <IconButton
      label={t('shell.member.messageV2')}
      icon={<BellIcon />}
      count={useUnread()}
      onClick={() => void navigate('/member?page=messageV2')}
    />
  )
}
