/** Asks for a part once what stands on the page now has been painted: words first, pictures after them. */
export async function afterPaint<Part>(load: () => Promise<Part>): Promise<Part> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  return load()
}
