import { type Check, type Finding, openRepository } from './repository.ts'

/** One line for a check that is content, one more for each offence and note. */
function told(name: string, { offences, notes = [] }: Finding): string {
  const head = offences.length === 0 ? `✓ ${name}` : `✗ ${name}: ${offences.length}`
  const lines = offences.map(({ file, line, why }) => `    ${file}:${line}  ${why}`)
  return [head, ...lines, ...notes.map((note) => `    · ${note}`)].join('\n')
}

/** Runs named checks over one house, tells what they found, and leaves exit code 1 when anything offends. */
export async function report(checks: Record<string, Check>, root = process.argv[2] ?? '.'): Promise<void> {
  const repository = openRepository(root)
  for (const [name, check] of Object.entries(checks)) {
    const finding = await check(repository)
    console.log(told(name, finding))
    if (finding.offences.length > 0) process.exitCode = 1
  }
}
