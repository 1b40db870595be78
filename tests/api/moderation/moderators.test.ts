import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { getCommand } from '../../command.ts'
import { buildVolunteer } from '../../people.ts'
import { describeSides } from '../setup/redisServer.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({}, { withRedis })

  /** Runs the command as an operator types it, on the test's database. */
  function run(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [...getCommand('moderator'), ...args], {
      env: {
        ...process.env,
        DATABASE_URL: testApp.databaseUrl,
        REDIS_URL: testApp.platform.config.redisUrl,
        DEMO: 'off',
        LOG_LEVEL: 'silent',
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    return new Promise((done) => child.on('exit', (code) => done({ code, output: output.trim() })))
  }

  test('An operator adds, removes and lists moderators', async () => {
    const ines = await buildVolunteer({ name: 'Inés Otero', email: 'ines@example.org' })
    const mayLook = async () => (await testApp.as(ines).get('/api/moderation/queue')).status
    expect(await mayLook()).toBe(403)
    expect(await run('add', 'Ines@Example.org')).toEqual({
      code: 0,
      output: 'Inés Otero <ines@example.org> is a moderator now.',
    })
    // The session was cached before.
    await until(async () => (await mayLook()) === 200, 1_000)
    expect((await run('list')).output).toContain('Inés Otero <ines@example.org>')
    expect((await run('remove', 'ines@example.org')).output).toBe(
      'Inés Otero <ines@example.org> is no moderator any more.',
    )
    await until(async () => (await mayLook()) === 403, 1_000)
    const unknown = await run('add', 'nobody@example.org')
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Nobody has an account')])
    expect((await run('hug')).code).toBe(1)
  }, 120_000)
})
