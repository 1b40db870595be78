import { type ParseArgsConfig, parseArgs } from 'node:util'
import { getSiteEnvironment } from '#server/platform/config/environment.ts'
import { type Config, readConfig } from '#server/platform/config/index.ts'
import { writePrivately } from '#server/platform/files/dataDir.ts'
import { formatError, OperatorError } from '#server/platform/operatorError.ts'
import { describeWrong } from './arguments.mjs'

/** Runs an operator's command with the site's configuration and prints the text that it returns. */
export async function command(
  run: (config: Config, signal: AbortSignal) => Promise<string>,
  { stopped = 'Stopped: nothing was saved.' } = {},
): Promise<void> {
  writePrivately()
  const aborter = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => aborter.abort())
  try {
    const config = readConfig(getSiteEnvironment())
    // Backups and migrations need sessions, which a pooler does not keep.
    const direct = { ...config, databaseUrl: config.databaseDirectUrl }
    process.stdout.write(`${await run(direct, aborter.signal)}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(aborter.signal.aborted ? `${stopped}\n` : `${describe(error)}\n`)
    process.exit(1)
  }
}

/** A file or folder that the system refuses is named by the message; the stack would only hide it. */
const describe = (error: unknown): string =>
  error instanceof Error && 'syscall' in error ? error.message : formatError(error)

/** The arguments of the command; throws what is wrong with them, and `usage`. */
export function readArguments<Given extends ParseArgsConfig>(given: Given, usage: string) {
  try {
    return parseArgs(given)
  } catch (error) {
    throw new OperatorError(describeWrong(error, usage))
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
