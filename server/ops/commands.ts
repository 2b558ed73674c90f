import { auditCommands } from './audit-commands.ts'
import { bundleCommands } from './bundle-commands.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import type { Command } from './command.ts'
import { contractCommands } from './contract-commands.ts'
import { dbCommands } from './db-commands.ts'
import { fundsCommands } from './funds-commands.ts'
import { gameCommands } from './game-commands.ts'
import { ledgerCommands } from './ledger-commands.ts'
import { mailCommands } from './mail-commands.ts'
import { memberCommands } from './member-commands.ts'
import { openApiCommand } from './openapi-command.ts'
import { playCommands } from './play-commands.ts'
import { paymentCommands } from './payment-commands.ts'
import { reportCommands } from './report-commands.ts'
import { roundCommands } from './round-commands.ts'
import { seedCommands } from './seed-commands.ts'
import { settingsCommands } from './settings-commands.ts'
import { socialCommands } from './social-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { smsCommands } from './sms-commands.ts'
import { teamCommands } from './team-commands.ts'

/** Everything `npm run ops` can do, in the order its help shows. */
export const commands: readonly Command[] = [
  ...memberCommands,
  ...staffCommands,
  ...gameCommands,
  ...bundleCommands,
  ...catalogueCommands,
  ...playCommands,
  ...roundCommands,
  ...reportCommands,
  ...paymentCommands,
  ...fundsCommands,
  ...teamCommands,
  ...contractCommands,
  ...mailCommands,
  ...smsCommands,
  ...socialCommands,
  ...ledgerCommands,
  ...auditCommands,
  ...settingsCommands,
  ...dbCommands,
  ...seedCommands,
  openApiCommand,
]
