/** Which text may stand on which surface. A component that pairs two others belongs in here first. */
export const textPairs: readonly (readonly [text: string, surfaces: readonly string[]])[] = [
  ['ink', ['ground', 'surface', 'raised', 'overlay', 'sunken', 'brass-wash', 'jade-wash', 'vermilion-wash']],
  ['ink-soft', ['ground', 'surface', 'raised', 'overlay', 'sunken', 'brass-wash']],
  ['ink-faint', ['ground', 'surface', 'raised', 'overlay', 'sunken']],
  ['brass', ['ground', 'surface', 'raised', 'overlay', 'sunken', 'brass-wash']],
  ['jade', ['ground', 'surface', 'raised', 'overlay', 'sunken', 'jade-wash']],
  ['vermilion', ['ground', 'surface', 'raised', 'overlay', 'sunken', 'vermilion-wash']],
  ['on-action', ['action', 'action-lit']],
  ['on-danger', ['danger', 'danger-lit']],
  ['ink-reversed', ['ink']],
]

/** Edges and marks that carry meaning without being text: 3 to 1 is enough. */
export const markPairs: readonly (readonly [mark: string, surfaces: readonly string[]])[] = [
  ['outline', ['ground', 'surface', 'raised', 'sunken']],
  ['focus', ['ground', 'surface', 'raised', 'overlay', 'sunken']],
  ['action', ['ground', 'surface', 'raised', 'overlay', 'sunken']],
]
