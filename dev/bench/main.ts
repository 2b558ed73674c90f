// npm run bench [-- --check] [--quick | --full] [--only <part of a name>]
import { fork } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findBenches, type Group } from './find-benches.ts'
import { options } from './options.ts'
import { failedLine, isMissed, type Line, printTable } from './table.ts'

/**
 * Measures a group in a process of its own: the server that most of them measure lives in it, and a gigabyte of what others
 * have left there slows it down. What its process did not come to counts as failed.
 */
function measureGroup({ name, benches }: Group): Promise<Line[]> {
  const script = fileURLToPath(new URL('./measure-group.ts', import.meta.url))
  return new Promise((resolve) => {
    const lines: Line[] = []
    const child = fork(script, process.argv.slice(2), { env: { ...process.env, BENCH_GROUP: name } })
    child.on('message', (sent) => lines.push(...(sent as Line[])))
    child.on('close', () => {
      const measured = new Set(lines.map(({ bench }) => bench))
      resolve([
        ...lines,
        ...benches.filter((bench) => !measured.has(bench.name)).map((bench) => failedLine(bench.name)),
      ])
    })
  })
}

console.error(
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`,
)
if (options.quick) console.error('QUICK: smaller sizes and short rounds. Not the sizes the bounds were set for.')

const lines: Line[] = []
for (const group of await findBenches(options.only)) lines.push(...(await measureGroup(group)))

printTable(lines, options.quick)
if (lines.length === 0) {
  console.error(`no benchmark is called ${options.only}`)
  process.exitCode = 2
}
if (options.check && lines.some(isMissed)) process.exitCode = 1
