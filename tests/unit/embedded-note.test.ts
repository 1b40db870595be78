import { expect, it } from 'vitest'
import { readNote } from '#server/platform/db/embedded/note.ts'

it('A notice about the machine is logged with its code, at a level that fits its severity', () => {
  expect(readNote('53100 ERROR:  could not extend file "base/5/1": No space left on device')).toEqual({
    level: 'error',
    code: '53100',
    message: 'could not extend file "base/5/1": No space left on device',
  })
  const getLevel = (line: string) => readNote(line)?.level
  expect(getLevel('53100 PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device')).toBe(
    'error',
  )
  expect(getLevel('58P01 FATAL:  could not open file "global/pg_filenode.map"')).toBe('error')
  expect(getLevel('57P01 FATAL:  terminating connection due to administrator command')).toBe('warn')
  expect(getLevel('57P02 WARNING:  terminating connection because of crash of another server process')).toBe(
    'warn',
  )
  expect(getLevel('00000 LOG:  server process (PID 7) was terminated by signal 9: Killed')).toBe('warn')
  expect(getLevel('53100 LOG:  could not write temporary file: No space left on device')).toBe('warn')
  expect(getLevel('00000 LOG:  database system is ready to accept connections')).toBe('info')
  expect(getLevel('postgres: could not find the database system')).toBe('warn')
})

it('A notice that may repeat personal texts is not logged', () => {
  for (const line of [
    '22P02 ERROR:  invalid input syntax for type uuid: "lucia@brota.example"',
    '23505 ERROR:  duplicate key value violates unique constraint "accounts_email_unique"',
    '23505 DETAIL:  Key (email)=(lucia@brota.example) already exists.',
    "53100 STATEMENT:  insert into accounts values ('lucia@brota.example')",
    '01000 WARNING:  lucia@brota.example',
    '\tlucia@brota.example',
    '',
  ])
    expect(readNote(line)).toBeNull()
})
