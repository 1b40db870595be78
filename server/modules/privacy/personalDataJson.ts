import type { PersonalData } from '#server/platform/db/batches.ts'

/** The personal data of a module as JSON, its lists by name, streamed while it is read. */
export async function* personalDataJson(held: PersonalData): AsyncGenerator<string> {
  let before = '{'
  for (const [name, batches] of Object.entries(held)) {
    yield `${before}\n  ${JSON.stringify(name)}: [`
    before = ''
    for await (const rows of batches) {
      for (const row of rows) {
        yield `${before}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`
        before = ','
      }
    }
    yield `${before && '\n  '}]`
    before = ','
  }
  yield '\n}\n'
}
