interface ScriptAddresses {
  createScriptURL(address: string): string
}

/** Workers come from the build's own folder; while developing they come from wherever their source stands. */
function isOwn(address: string): boolean {
  return address === '/service-worker.js' || address.startsWith('/assets/') || import.meta.env.DEV
}

const rules: ScriptAddresses = {
  createScriptURL(asked) {
    if (!isOwn(asked)) throw new TypeError(`not a script of the portal: ${asked}`)
    return asked
  },
}

let policy: ScriptAddresses | undefined

/**
 * The address of a worker, as the page's policy wants to have it said: by the one policy it allows, which can be made
 * once. Browsers that know no such policies take the plain address.
 */
export function ownScript(address: string): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, given: ScriptAddresses): ScriptAddresses }
  }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('croupier', rules)
  return policy.createScriptURL(address)
}
