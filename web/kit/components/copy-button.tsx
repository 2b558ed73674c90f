import { type ReactNode, useEffect, useState } from 'react'
import { CopyIcon } from '../icons/actions.tsx'
import { CheckIcon } from '../icons/signs.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from './icon-button.tsx'

/** Copies a text and says so for two seconds, aloud too. */
export function CopyButton({ text, label }: { text: string; label?: string | undefined }): ReactNode {
  const words = useKitWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <IconButton
        size="small"
        label={label ?? words.copy}
        icon={copied ? <CheckIcon className="text-jade" /> : <CopyIcon />}
        onClick={() => {
          void navigator.clipboard.writeText(text).then(() => setCopied(true))
        }}
      />
      <output className="sr-only">{copied ? words.copied : ''}</output>
    </>
  )
}
