import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

it('A script that has run a command in front, as an installation, ends by a signal again', async () => {
  const { href } = new URL('../../scripts/lib/run.mjs', import.meta.url)
  const script = `
    import { runInFront } from ${JSON.stringify(href)}
    await runInFront(process.execPath, ['--eval', ''])
    process.stdout.write('ready')
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGTERM')
})
