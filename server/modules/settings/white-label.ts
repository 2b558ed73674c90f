import {
  type WhiteLabelModule,
  type WhiteLabelNode,
  whiteLabelModules,
  whiteLabelTree,
} from '@croupier/api/settings/white-label.ts'
import type { WhiteLabelFlag } from '@croupier/api/settings/white-label-flag.ts'
import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** Only what was switched; every other module is as its tree says at first. */
const switchesSchema = z.partialRecord(z.enum(whiteLabelModules), z.boolean())
export type Switches = z.output<typeof switchesSchema>

export const whiteLabel = setting('settings.whiteLabel', switchesSchema, {})

function branch(nodes: readonly WhiteLabelNode[], switches: Switches, isParentOn: boolean): WhiteLabelFlag[] {
  return nodes.map(({ modId, enabledAtFirst, children }) => {
    const isOn = isParentOn && (switches[modId as WhiteLabelModule] ?? enabledAtFirst)
    return { modId, enabled: isOn ? '1' : '0', childrenNodes: branch(children ?? [], switches, isOn) }
  })
}

/** The whole tree as clients see it: below a module that is off, everything is. */
export function whiteLabelFlags(switches: Switches): WhiteLabelFlag[] {
  return branch(whiteLabelTree, switches, true)
}

function modulesOn(flags: readonly WhiteLabelFlag[]): string[] {
  return flags.flatMap((flag) => (flag.enabled === '1' ? [flag.modId, ...modulesOn(flag.childrenNodes)] : []))
}

// Read for every call that names a module, changed a few times a year: worked out once per value.
const known = new WeakMap<Switches, ReadonlySet<string>>()

/** Whether a module and everything above it is on. */
export function isOn(switches: Switches, module: WhiteLabelModule): boolean {
  let on = known.get(switches)
  if (!on) {
    on = new Set(modulesOn(whiteLabelFlags(switches)))
    known.set(switches, on)
  }
  return on.has(module)
}
