import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { controlClasses, Field } from '@croupier/kit/fields/field.tsx'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { HeldValue, holdValue } from './held-value.tsx'
import { openMarkupEditor } from './markup-editor.ts'
import { outOfEditor } from './markup-in-editor.ts'
import { MarkupLink } from './markup-link.tsx'

/** What each button makes of what is chosen, and what says that it is so. */
const marks = {
  heading: { put: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(), is: 'heading' },
  strong: { put: (editor: Editor) => editor.chain().focus().toggleBold().run(), is: 'bold' },
  em: { put: (editor: Editor) => editor.chain().focus().toggleItalic().run(), is: 'italic' },
  list: { put: (editor: Editor) => editor.chain().focus().toggleBulletList().run(), is: 'bulletList' },
  numbers: { put: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(), is: 'orderedList' },
  quote: { put: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(), is: 'blockquote' },
} as const
const names = Object.keys(marks) as (keyof typeof marks)[]

/** Its elements wear what they wear to readers; both headings are one element of the editor's. */
const looks = 'whitespace-pre-wrap wrap-anywhere outline-none text-ink-soft [&_h3]:mt-5 [&_h3]:text-base'

/** Where the words at the caret lead. */
function linkAt(editor: Editor): string | undefined {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : undefined
}

interface MarkupFieldProps {
  name: string
  label: string
  language: string
  initial: string
  required?: boolean | undefined
}

/** A text with the few elements there are, written as its readers see it. */
export function MarkupField({ name, label, language, initial, required }: MarkupFieldProps): ReactNode {
  return (
    <Field label={label} name={name} required={required}>
      {({ id, ...control }) => (
        <MarkupBox
          {...{ name, label, language, initial, id }}
          describedBy={control['aria-describedby']}
          isRequired={control['aria-required'] ?? false}
          isFaulty={control['aria-invalid'] ?? false}
        />
      )}
    </Field>
  )
}

function MarkupBox({
  name,
  label,
  language,
  initial,
  id,
  describedBy,
  isRequired,
  isFaulty,
}: MarkupFieldProps & {
  id: string
  describedBy: string | undefined
  isRequired: boolean
  isFaulty: boolean
}): ReactNode {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [pressed, setPressed] = useState<readonly string[]>([])
  const [link, setLink] = useState<string>()
  const [isLinking, setLinking] = useState(false)
  const told = useEffectEvent((written: Editor) => {
    holdValue(held, outOfEditor(written.getHTML()))
  })
  const open = useEffectEvent((element: HTMLElement) =>
    openMarkupEditor(element, initial, {
      'aria-label': label,
      lang: language,
      class: looks,
      ...(isRequired && { 'aria-required': 'true' }),
    }),
  )
  useEffect(() => {
    if (!place.current) return undefined
    const opened = open(place.current)
    opened.on('update', () => told(opened))
    // Which buttons are pressed follows the caret.
    opened.on('transaction', () => {
      setPressed(names.filter((mark) => opened.isActive(marks[mark].is)))
      setLink(linkAt(opened))
    })
    // The form looks at a box that is left.
    opened.on('blur', () => held.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    setEditor(opened)
    return () => opened.destroy()
  }, [])
  useEffect(() => {
    const box = editor?.view.dom
    if (isFaulty) box?.setAttribute('aria-invalid', 'true')
    else box?.removeAttribute('aria-invalid')
    if (describedBy === undefined) box?.removeAttribute('aria-describedby')
    else box?.setAttribute('aria-describedby', describedBy)
  }, [editor, isFaulty, describedBy])
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
        {names.map((mark) => (
          <Button
            key={mark}
            size="small"
            variant="ghost"
            aria-pressed={pressed.includes(mark)}
            className="aria-pressed:bg-brass-wash aria-pressed:text-brass"
            onClick={() => editor && marks[mark].put(editor)}
          >
            {t(`console.fields.mark.${mark}`)}
          </Button>
        ))}
        <Button size="small" variant="ghost" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {t('console.fields.mark.link')}
        </Button>
      </fieldset>
      {isLinking && editor && (
        <MarkupLink key={link ?? ''} editor={editor} present={link} onDone={() => setLinking(false)} />
      )}
      <div
        ref={place}
        className={classNames(
          controlClasses,
          'max-h-96 min-h-36 overflow-y-auto py-2.5 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
          isFaulty && 'border-vermilion',
        )}
      />
      <HeldValue ref={held} id={id} name={name} defaultValue={initial} onFocus={() => editor?.commands.focus()} />
    </div>
  )
}
