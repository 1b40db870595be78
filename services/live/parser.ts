/** One event of a stream; without an event it only says where to go on. */
export type Told = { id: string; event: string; data: string }

const nothingYet = () => ({ id: '', event: '', data: [] as string[] })

/** Reads server-sent events from pieces of text that end anywhere. */
export function makeParser(tell: (told: Told) => void): (text: string) => void {
  let rest = ''
  let block = nothingYet()

  const finish = () => {
    const { id, event, data } = block
    block = nothingYet()
    if (id || data.length > 0) tell({ id, event: data.length > 0 ? event : '', data: data.join('\n') })
  }
  const read = (line: string) => {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'id') block.id = value
    else if (name === 'event') block.event = value
    else if (name === 'data') block.data.push(value)
  }
  return (text) => {
    // A piece may end between a carriage return and its newline: the return waits for what follows.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  }
}
