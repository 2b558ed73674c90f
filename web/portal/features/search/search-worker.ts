import { type FoundNames, type NameLines, SearchedNames } from './name-lines.ts'

/** What the page says to the search: all names, or what to look for in them. */
export type ToSearch = { kind: 'names'; names: NameLines } | { kind: 'find'; text: string; most: number }

let names: SearchedNames | undefined

// Beside the page, so that ten thousand names are taken apart and searched while it goes on answering a finger.
addEventListener('message', ({ data }: MessageEvent<ToSearch>) => {
  if (data.kind === 'names') names = new SearchedNames(data.names)
  else if (names) postMessage(names.find(data.text, data.most) satisfies FoundNames)
})
