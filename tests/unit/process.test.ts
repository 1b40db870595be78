import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const watched = `
  import { createLog } from '#server/platform/log/index.ts'
  import { handleProcessEvents } from '#server/process.ts'
  const ending = handleProcessEvents(createLog('info'))
  ending.willClose({ close: async () => console.log('closed') })
`

/** Returns the exit of a supervised process that runs this code, and the lines that it wrote. */
async function run(
  act: string,
): Promise<{ code: number; logged: unknown[]; said: string[]; errors: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', watched + act], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [written, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  const lines = written.trim().split('\n')
  const isLog = (line: string) => line.startsWith('{')
  return {
    code,
    logged: lines.filter(isLog).map((line) => JSON.parse(line)),
    said: lines.filter((line) => !isLog(line)),
    errors,
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

const later = `ending.willClose({ close: async () => console.log('closed first') })`

it.each(['SIGTERM', 'SIGINT'])(
  'The signal %s closes everything, the newest first, and the process exits with 0',
  async (signal) => {
    const { code, said } = await run(
      `${later}; setInterval(() => {}, 1_000); process.kill(process.pid, '${signal}')`,
    )
    expect(code).toBe(0)
    expect(said).toEqual(['closed first', 'closed'])
  },
)

it('What was opened earlier is closed even when something fails to close, which is logged and the exit code 1', async () => {
  const { code, logged, said } = await run(
    `ending.willClose({ close: async () => { throw new Error('stuck') } }); setInterval(() => {}, 1_000); process.kill(process.pid, 'SIGTERM')`,
  )
  expect(code).toBe(1)
  expect(logged).toMatchObject([{ level: 50, stack: expect.stringContaining('stuck') }])
  expect(said).toEqual(['closed'])
})

it('A process that cannot start says why, closes what is open and exits with 1', async () => {
  const { code, said, errors } = await run(`ending.fail(new Error('no port'))`)
  expect(code).toBe(1)
  expect(said).toEqual(['closed'])
  expect(errors).toContain('no port')
})

it('What fails because the process is ending is not printed', async () => {
  const { code, errors } = await run(
    `process.on('SIGTERM', () => ending.fail(new Error('cut off'))); setInterval(() => {}, 1_000); process.kill(process.pid, 'SIGTERM')`,
  )
  expect(code).toBe(0)
  expect(errors).not.toContain('cut off')
})
