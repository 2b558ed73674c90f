import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { showCase } from '@croupier/api/feedback/show-case.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const supportReads: LiveReads = { on: { case: [showCase, listCases] } }
