import { linkAddress } from '@croupier/api/content/markup.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'

/** Where what is chosen leads: an address that a link may have, or none any more. */
export function MarkupLink({
  editor,
  present,
  onDone,
}: {
  editor: Editor
  /** Where what is chosen leads now. */
  present: string | undefined
  onDone: () => void
}): ReactNode {
  const { t } = useWords()
  const [address, setAddress] = useState(present ?? '')
  const [isFaulty, setFaulty] = useState(false)
  const put = (): void => {
    const href = linkAddress(address)
    if (href === undefined) {
      setFaulty(true)
      return
    }
    const isOnText = !editor.state.selection.empty || editor.isActive('link')
    if (isOnText) editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    else {
      const words = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }
      editor.chain().focus().insertContent(words).run()
    }
    onDone()
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-60 flex-1"
        label={t('console.fields.mark.link.address')}
        error={isFaulty ? t('console.fields.mark.link.fault') : undefined}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          setFaulty(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It belongs to a form that would be sent.
          event.preventDefault()
          put()
        }}
        dir="ltr"
        autoComplete="off"
      />
      <Button onClick={put}>{t('console.fields.mark.link.put')}</Button>
      {present !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          {t('console.fields.mark.link.remove')}
        </Button>
      )}
    </div>
  )
}
