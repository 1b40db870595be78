import type { Held } from '#server/platform/db/stretches.ts'

/** What a room holds as JSON, its lists by name, written as it is read. */
export async function* heldJson(held: Held): AsyncGenerator<string> {
  let before = '{'
  for (const [name, stretches] of Object.entries(held)) {
    yield `${before}\n  ${JSON.stringify(name)}: [`
    before = ''
    for await (const rows of stretches) {
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
