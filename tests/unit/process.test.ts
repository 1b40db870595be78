import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const watched = `
  import { createLog } from '#server/platform/log/index.ts'
  import { handleProcessEvents } from '#server/process.ts'
  const open = handleProcessEvents(createLog('info'))
  open({ close: async () => console.log('closed') })
`

/** Returns the exit of a supervised process that runs this code, and the lines that it wrote. */
async function run(act: string): Promise<{ code: number; logged: unknown[]; said: string[] }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', watched + act], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [written, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const lines = written.trim().split('\n')
  const isLog = (line: string) => line.startsWith('{')
  return {
    code,
    logged: lines.filter(isLog).map((line) => JSON.parse(line)),
    said: lines.filter((line) => !isLog(line)),
  }
}

it('An unhandled rejection is logged, and the process continues', async () => {
  const { code, logged, said } = await run(
    `Promise.reject(new Error('lost')); setTimeout(() => { console.log('alive'); process.exit(7) }, 100)`,
  )
  expect(code).toBe(7)
  expect(logged).toMatchObject([{ level: 50, stack: expect.stringContaining('lost') }])
  expect(said).toEqual(['alive'])
})

it('An uncaught exception is logged, and the process closes its servers and exits', async () => {
  const { code, logged, said } = await run(
    `setTimeout(() => { throw new Error('broken') }, 50); setInterval(() => {}, 1_000)`,
  )
  expect(code).toBe(1)
  expect(logged).toMatchObject([{ level: 60, stack: expect.stringContaining('broken') }])
  expect(said).toEqual(['closed'])
})

it.each(['SIGTERM', 'SIGINT'])(
  'The signal %s closes the process, even when closing fails, and exits with 0',
  async (signal) => {
    const { code, logged } = await run(
      `open({ close: async () => { throw new Error('stuck') } }); setInterval(() => {}, 1_000); process.kill(process.pid, '${signal}')`,
    )
    expect(code).toBe(0)
    expect(logged).toMatchObject([{ level: 50, stack: expect.stringContaining('stuck') }])
  },
)
