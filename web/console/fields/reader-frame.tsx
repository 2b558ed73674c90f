import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What is seen of a page at once, in the console's pixels. */
const HEIGHT = 560

/** Looks of this page, in another document; once. */
function dress(other: Document): void {
  if (other.head.hasChildNodes()) return
  for (const look of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    other.head.append(other.importNode(look, true))
}

/** A copy does nothing: it hears no event, and its links lead nowhere. */
function copy(from: HTMLElement, to: Document): void {
  to.body.replaceChildren(...[...from.childNodes].map((node) => to.importNode(node, true)))
  for (const link of to.body.querySelectorAll('a')) link.removeAttribute('href')
}

interface Said {
  title: string
  theme: 'light' | 'dark'
  language: string
  direction: 'ltr' | 'rtl'
}

/** What a document says of itself. */
function declare(other: Document, { title, theme, language, direction }: Said): void {
  const root = other.documentElement
  root.dataset['theme'] = theme
  root.lang = language
  root.dir = direction
  other.title = title
}

/**
 * Draws something in a window of its own width, theme and language: what depends on the width of the window does so on
 * this one's. Where that is wider than the room there is, all of it is drawn smaller. It is there to be read.
 */
export function ReaderFrame({
  title,
  width,
  theme,
  language,
  direction,
  children,
}: Said & { width: number; children: ReactNode }): ReactNode {
  const room = useRef<HTMLDivElement>(null)
  const source = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [available, setAvailable] = useState(0)
  const [page, setPage] = useState<Document>()

  // The empty page is there at once in some browsers, and in others another one takes its place when it has loaded.
  const take = (): void => {
    const loaded = frame.current?.contentDocument
    if (!loaded) return
    dress(loaded)
    setPage(loaded)
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => takeFirst(), [])

  useEffect(() => {
    const element = room.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (page) declare(page, { title, theme, language, direction })
  }, [page, theme, language, direction, title])

  useEffect(() => {
    const drawn = source.current
    if (!page || !drawn) return undefined
    copy(drawn, page)
    const observer = new MutationObserver(() => copy(drawn, page))
    observer.observe(drawn, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [page])

  const scale = available === 0 ? 1 : Math.min(1, available / width)
  return (
    // The frame is moved by hand, from the left in every language.
    <div ref={room} dir="ltr" className="overflow-hidden rounded-md bg-sunken" style={{ height: `${HEIGHT}px` }}>
      <div ref={source} hidden>
        {children}
      </div>
      <iframe
        title={title}
        ref={frame}
        // An empty page of this origin: it has its policy, and runs nothing besides.
        sandbox="allow-same-origin"
        className="max-w-none origin-top-left border-0"
        style={{
          width: `${width}px`,
          height: `${HEIGHT / scale}px`,
          transform: `translateX(${Math.max(0, (available - width) / 2)}px) scale(${scale})`,
        }}
        onLoad={take}
      />
    </div>
  )
}
