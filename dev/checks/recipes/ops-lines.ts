/** The command lines of `npm run ops` that a document shows, each as its words; of several lines one each. */
export function opsLinesIn(text: string): string[][] {
  return [...text.matchAll(/npm run (?:-s )?ops -- ([^\n`]+)/g)].map(([, line]) =>
    [...line!.matchAll(/'[^']*'|"[^"]*"|\S+/g)].map(([word]) => word.replaceAll(/^['"]|['"]$/g, '')),
  )
}
