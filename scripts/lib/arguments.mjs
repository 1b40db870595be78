import { parseArgs } from 'node:util'
import { giveUp } from './run.mjs'

/** One sentence on what parseArgs refused, and how the command is called. */
export function describeWrong(error, usage) {
  const [wrong] = error instanceof Error ? error.message.split('. ') : []
  return `${wrong}. ${usage}`
}

/**
 * The words after a command, at most so many. Ends it when it got others or an option: a request for its help would
 * start its work.
 */
export function takeWords(usage, most = 0) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const unexpected = positionals[most]
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`)
    return positionals
  } catch (error) {
    return giveUp(describeWrong(error, usage))
  }
}
