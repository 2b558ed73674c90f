import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

const camelOf = (kebab: string) => kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const keyOf = (folder: string) => (folder.includes('-') ? `'${folder}'` : folder)

/** The text of words/areas.ts for the folders of words that there are below `root`. */
export function areasText(root: URL): string {
  const words = new URL('words/', root)
  const folders = readdirSync(words)
    .filter((name) => existsSync(new URL(`${name}/en.json`, words)))
    .toSorted()
  return `// Printed from the folders beside it by \`npm run new -- areas\`.
${folders.map((folder) => `import type ${camelOf(folder)} from './${folder}/en.json'`).join('\n')}

/** One line per folder of words/, so that a key that does not exist does not type. */
export interface Areas {
${folders.map((folder) => `  ${keyOf(folder)}: typeof ${camelOf(folder)}`).join('\n')}
}

export type Area = keyof Areas

/** \`<area>.<key in en.json>\`, as in \`shell.header.login\`. */
export type WordKey = { [Name in Area]: \`\${Name}.\${keyof Areas[Name] & string}\` }[Area]
`
}

/** Prints words/areas.ts again, after a new folder of words. */
export async function writeAreas(root: URL): Promise<string[]> {
  await writeFile(new URL('words/areas.ts', root), areasText(root))
  return ['words/areas.ts']
}
