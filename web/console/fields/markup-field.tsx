import { RichText } from '@croupier/client/rich-text.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { type ReactNode, useRef, useState } from 'react'

/** What each button puts around what is chosen. */
const marks = {
  heading: ['<h2>', '</h2>'],
  paragraph: ['<p>', '</p>'],
  strong: ['<strong>', '</strong>'],
  list: ['<ul>\n<li>', '</li>\n</ul>'],
  link: ['<a href="https://">', '</a>'],
} as const

/** A text with the few elements there are, buttons that put them in, and how its readers see it. */
export function MarkupField({
  name,
  label,
  language,
  initial,
  most,
  rows = 10,
  required = false,
  onText,
}: {
  name: string
  label: string
  language: string
  initial: string
  /** How long it may be. */
  most: number
  rows?: number | undefined
  required?: boolean | undefined
  /** What is written, after each change. */
  onText?: ((text: string) => void) | undefined
}): ReactNode {
  const { t } = useWords('console-pages')
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const write = (next: string): void => {
    setText(next)
    onText?.(next)
  }
  const put = (mark: keyof typeof marks): void => {
    const box = area.current
    if (!box) return
    const [before, after] = marks[mark]
    const { selectionStart: from, selectionEnd: to } = box
    box.focus()
    box.setRangeText(`${before}${text.slice(from, to)}${after}`, from, to, 'end')
    write(box.value)
  }
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
        {(Object.keys(marks) as (keyof typeof marks)[]).map((mark) => (
          <Button key={mark} size="small" variant="ghost" onClick={() => put(mark)}>
            {t(`console-pages.mark.${mark}`)}
          </Button>
        ))}
      </fieldset>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextArea
          ref={area}
          name={name}
          label={label}
          value={text}
          onChange={(event) => write(event.target.value)}
          lang={language}
          dir="auto"
          rows={rows}
          maxLength={most}
          required={required}
        />
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">{t('console-pages.preview')}</span>
          <div className="min-h-32 flex-1 overflow-y-auto rounded-md border border-hairline bg-raised p-4">
            <RichText html={text} lang={language} />
          </div>
        </div>
      </div>
    </div>
  )
}
