/** BROWSER_PORT moves them all, for a second run on the same machine. */
const first = Number(process.env['BROWSER_PORT'] ?? 18_080)

function portsFrom(port: number) {
  const [portal, console, games, bundles, sandbox, https] = [0, 1, 2, 3, 10, 363].map((offset) => String(port + offset))
  return {
    PORT: portal!,
    HTTPS_PORT: https!,
    CONSOLE_PORT: console!,
    GAMES_PORT: games!,
    BUNDLES_PORT: bundles!,
    SANDBOX_PORT: sandbox!,
  }
}

/** Where the browser tests' own product listens, beside one that may be running. */
export const ports = portsFrom(first)

/** Where the product listens whose processes are killed; its server processes have ports of their own behind these. */
export const crashPorts = portsFrom(first + 20)
export const crashServerPorts = [portsFrom(first + 40), portsFrom(first + 60)] as const
