import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { OperationShape } from '@croupier/api/operation.ts'
import { operations } from '@croupier/server/wiring.ts'

/** Not declared audited, and in the log all the same: a log-in writes its own line, whether it succeeds or not. */
const ownLines = ['logInStaff']

/** Actions that no operation is called by, as the files that write those lines name them. */
export function plainActions(root: URL): string[] {
  return globSync('server/**/*.ts', { cwd: fileURLToPath(root), exclude: (name) => name.includes('node_modules') })
    .filter((file) => !/\.(?:test|fixture|testing)\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/\baction: '([^']+)'/g),
      ...text.matchAll(/recordPlainly\([^,]+, [^,]+, '([^']+)'/g),
    ])
    .map(([, action]) => action!)
}

/** The text of web/console/audit/audited-actions.ts: what a line of the audit log may be about. */
export function auditedActionsText(root: URL): string {
  const audited = operations
    .map(({ operation }) => operation as OperationShape)
    .filter((operation) => operation.audited === true)
    .map(({ name }) => name)
  const actions = [...new Set([...audited, ...ownLines, ...plainActions(root)])].toSorted()
  return `// Printed from the registry of operations by \`npm run new -- audited-actions\`.

/** What the filter offers: what a line of the audit log may be about. */
export const auditedActions: readonly string[] = [
${actions.map((action) => `  '${action}',`).join('\n')}
]
`
}

/** Prints web/console/audit/audited-actions.ts again, after a new operation that is audited. */
export async function writeAuditedActions(root: URL): Promise<string[]> {
  const path = 'web/console/audit/audited-actions.ts'
  await writeFile(new URL(path, root), auditedActionsText(root))
  return [path]
}
