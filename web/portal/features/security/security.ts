import type { OutputOf } from '@croupier/api/operation.ts'
import type { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'

/** How the account is protected, for the cards that say so; undefined until it has come. */
export type Security = OutputOf<typeof showSecurityConfig> | undefined
