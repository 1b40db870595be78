import { readFileSync } from 'node:fs'

/** What follows `node` in the command of `npm run <name>`, so that a test starts what an operator starts. */
export function getCommand(name: string): string[] {
  const command: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts[name]
  const words = command.split(' ')
  return words.slice(words.indexOf('node') + 1)
}
