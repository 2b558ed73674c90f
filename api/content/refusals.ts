export const contentRefusals = {
  'announcement.not.found': { status: 404 },
  /** Another version came meanwhile: `name` is who wrote it. */
  'announcement.changed.by': { status: 409 },
  'content.page.not.found': { status: 404 },
  /** Another version came meanwhile: what was read is not what there is. */
  'content.page.changed': { status: 409 },
  /** The same of an editor's: `name` is who wrote that version. */
  'content.page.changed.by': { status: 409 },
  'content.page.slug.taken': { status: 409 },
} as const
