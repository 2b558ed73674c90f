import type { listProposals } from '@croupier/api/staff/list-proposals.ts'
import type { RowOf } from '../lists/list-declaration.ts'

export type Proposal = RowOf<typeof listProposals>
