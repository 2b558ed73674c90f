// Loaded into a server that is measured: says what it holds once what it let go has been collected.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`holds ${heapUsed + external} bytes\n`)
})
