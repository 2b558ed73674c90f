import type { OperationShape } from '@croupier/api/operation.ts'
import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import type { Language } from '@croupier/words/languages.ts'

/** What mount asks of the settings, read from memory for every call. The settings module fulfils it in wiring.ts. */
export interface Gate {
  merchantCode(): string
  defaultLanguage(): Language
  isModuleOn(module: WhiteLabelModule): boolean
  /** Plain JSON on encrypted operations, where an operator's setting allows it. */
  isPlainBodyAllowed(): boolean
  /**
   * Is the portal closed to this call: opened at an address that is not the operator's, maintenance or region?
   * @throws Refusal domain.invalid, system.maintenance, region.restricted
   */
  requireOpen(operation: OperationShape, ip: string, host?: string): void
}
