import type { Conversation, Message } from '#contracts/chat.ts'
import type { Person } from '../../people.ts'
import type { TestApp } from './testApp.ts'

/** The chat endpoints, called as one account. */
export function chatAs(testApp: TestApp, person: Person) {
  const endpoints = testApp.as(person)
  return {
    say: (to: { id: string }, message: string, more: object = {}, key?: string) =>
      endpoints.post(
        '/api/chat/save',
        { userId: to.id, message, ...more },
        key ? { headers: { 'Idempotency-Key': key } } : {},
      ),
    list: async (question = ''): Promise<Conversation[]> =>
      (await endpoints.get(`/api/chat/allchat?${question}`)).body,
    with: async (other: { id: string }): Promise<Conversation | undefined> =>
      (await endpoints.get(`/api/chat/allchat?userId=${other.id}`)).body[0],
    read: (conversationId: string, question = '') =>
      endpoints.get(`/api/chat/messages/${conversationId}?${question}`),
    /** Oldest first. */
    messages: async (conversationId: string): Promise<Message[]> =>
      (await endpoints.get(`/api/chat/messages/${conversationId}?limit=50`)).body.data.reverse(),
    edit: (id: string, message: string, more: object = {}) =>
      endpoints.put(`/api/chat/message/${id}`, { message, ...more }),
    remove: (id: string) => endpoints.delete(`/api/chat/message/${id}`),
    search: (search: string, question = '') =>
      endpoints.get(`/api/chat/search?${new URLSearchParams({ search })}&${question}`),
    mark: (conversationId: string) => endpoints.put(`/api/chat/update-unread/${conversationId}`, {}),
    answer: (conversationId: string, accept: boolean) =>
      endpoints.post(`/api/chat/request/${conversationId}`, { accept }),
    unread: async (...conversations: string[]): Promise<Record<string, number>> => {
      const { body } = await endpoints.post('/api/chat/count', { conversations })
      return Object.fromEntries(
        body.map((one: { conversation_id: string; countResponse: number }) => [
          one.conversation_id,
          one.countResponse,
        ]),
      )
    },
  }
}

/** Connects two accounts. */
export async function connect(testApp: TestApp, one: Person, other: Person): Promise<void> {
  await testApp.platform.database.pool.query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at)
     values (least($1::uuid, $2), greatest($1::uuid, $2), $1, 'connected', now())`,
    [one.id, other.id],
  )
}
