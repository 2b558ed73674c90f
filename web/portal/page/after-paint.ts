let tellDrawn: () => void = () => undefined
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve
})

/** Said by the page's root once it stands in the document for the first time. */
export function portalDrawn(): void {
  tellDrawn()
}

/** Asks for a part once what stands on the page now has been painted: words first, pictures after them. */
export async function afterPaint<Part>(load: () => Promise<Part>): Promise<Part> {
  await drawn
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  return load()
}
