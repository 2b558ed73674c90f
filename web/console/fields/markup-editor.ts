import { linkAddress, type MarkupTag } from '@croupier/api/content/markup.ts'
import { markupLooks } from '@croupier/client/rich-text.tsx'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { intoEditor } from './markup-in-editor.ts'

/** An element looks as its readers see it. */
const dressed = (tag: MarkupTag) => ({ HTMLAttributes: { class: markupLooks[tag] } })

/**
 * An editor of texts that hold the elements of `markup.ts` and no others: what is pasted is cut to them, and a link leads
 * where a link may lead.
 */
export function openMarkupEditor(element: HTMLElement, text: string, attributes: Record<string, string>): Editor {
  /** Puts in what is pasted or dropped, read by our own rules: the page may not parse markup. */
  const put = (data: DataTransfer | null, at?: number): boolean => {
    const html = data?.getData('text/html') ?? ''
    if (html === '') return false
    if (at !== undefined) editor.commands.setTextSelection(at)
    // Where lines end in the markup of others says nothing.
    const found = intoEditor(html.replaceAll(/[\r\n\t ]+/g, ' '))
    const [first, second] = found
    // Words alone go on in the line that they are put into.
    const isLine = first?.type === 'paragraph' && second === undefined
    return editor
      .chain()
      .focus()
      .insertContent(isLine ? (first.content ?? []) : found)
      .run()
  }
  const editor = new Editor({
    element,
    content: { type: 'doc', content: intoEditor(text) },
    // Our own style sheet has what it needs, and no other may be put in.
    injectCSS: false,
    editorProps: {
      handleDOMEvents: {
        paste: (_view, event) => {
          const isPut = put(event.clipboardData)
          if (isPut) event.preventDefault()
          return isPut
        },
        drop: (view, event) => {
          // What is moved within the text is the editor's own matter.
          if (view.dragging) return false
          const isPut = put(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
          if (isPut) event.preventDefault()
          return isPut
        },
      },
      attributes: { ...attributes, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' },
    },
    extensions: [
      StarterKit.configure({
        code: false,
        codeBlock: false,
        strike: false,
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
        paragraph: dressed('p'),
        heading: { levels: [2, 3], ...dressed('h2') },
        bulletList: dressed('ul'),
        orderedList: dressed('ol'),
        listItem: dressed('li'),
        blockquote: dressed('blockquote'),
        horizontalRule: dressed('hr'),
        bold: dressed('strong'),
        italic: dressed('em'),
        underline: dressed('u'),
        link: {
          openOnClick: false,
          autolink: false,
          isAllowedUri: (address) => linkAddress(address) !== undefined,
          HTMLAttributes: { target: null, rel: null, class: markupLooks.a },
        },
      }),
    ],
  })
  return editor
}
