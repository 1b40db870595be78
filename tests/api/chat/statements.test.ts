import { beforeAll, expect, inject, it } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { chatAs } from '../setup/chat.ts'
import { recordAllStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let conversationId = ''

beforeAll(async () => {
  const mateo = await buildVolunteer()
  lucia = await buildVolunteer()
  // The first calls cache the session and the stems of the words.
  await chatAs(testApp, mateo).say(lucia, 'See you by the gate')
  await chatAs(testApp, lucia).search('gate')
  conversationId = (await chatAs(testApp, lucia).list())[0]?.conversation_id ?? ''
})

/** The names of the statements of a call; behind a pooler no statement has one. */
async function expectStatements(names: string[], call: () => Promise<unknown>) {
  const statements = await recordAllStatements(call)
  expect(statements).toHaveLength(names.length)
  if (!inject('poolerUrl')) expect(statements.map(({ name }) => name).sort()).toEqual(names)
}

it('Who opens a conversation has it and its messages read in one round trip', () =>
  expectStatements(['conversation_own_with_messages'], async () => {
    expect(await chatAs(testApp, lucia).messages(conversationId)).toMatchObject([
      { text: 'See you by the gate', from: expect.any(String), createdAt: expect.stringMatching(/Z$/) },
    ])
  }))

it('A search in conversations is a prepared statement for names and one for messages', () =>
  expectStatements(['conversations_named', 'messages_found_among_own'], () =>
    chatAs(testApp, lucia).search('gate'),
  ))
