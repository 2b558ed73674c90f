import type { StoredFile } from '../../../platform/files.ts'

/** A small picture as the page shows it: no second request, and nothing of it in a shared cache. */
export function iconAddress({ bytes, contentType }: StoredFile): string {
  return `data:${contentType};base64,${bytes.toString('base64')}`
}
