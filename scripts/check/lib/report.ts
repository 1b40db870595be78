import { type Check, type Finding, openRepository } from './repository.ts'

/** The output of a check: one line, and one more for each offence and note. */
function format(name: string, { offences, notes = [] }: Finding): string {
  const head = offences.length === 0 ? `✓ ${name}` : `✗ ${name}: ${offences.length}`
  const lines = offences.map(({ file, line, why }) => `    ${file}:${line}  ${why}`)
  return [head, ...lines, ...notes.map((note) => `    · ${note}`)].join('\n')
}

/** Runs checks on a repository and prints what they found; sets exit code 1 when there are offences. */
export async function report(checks: Record<string, Check>, root = process.argv[2] ?? '.'): Promise<void> {
  const repository = openRepository(root)
  for (const [name, check] of Object.entries(checks)) {
    const finding = await check(repository)
    console.log(format(name, finding))
    if (finding.offences.length > 0) process.exitCode = 1
  }
}
