/** Where the browser tests' own product listens, beside one that may be running. */
export const ports = {
  PORT: '18080',
  HTTPS_PORT: '18443',
  CONSOLE_PORT: '18081',
  GAMES_PORT: '18082',
  SANDBOX_PORT: '18090',
}
