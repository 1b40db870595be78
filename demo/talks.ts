import { hour, minute } from '#lib/durations.ts'
import type { PastMessage } from '#server/modules/chat/index.ts'
import type { Town } from './actions.ts'
import { talks } from './content/talks.ts'
import { known } from './people.ts'

/** Messages between people of the town; the last messages of some conversations are unread. */
export function createTalks({ people, calendar }: Town): PastMessage[] {
  const getId = (key: string) => (people.organisations.get(key) ?? known(people.volunteers, key)).id
  return talks.flatMap(({ between: [one, other], unread = 0, asks, said }) =>
    said.map(([from, hoursAgo, text, { answers, edited } = {}], place) => ({
      fromId: getId(from),
      toId: getId(from === one ? other : one),
      text,
      at: new Date(calendar.now.getTime() - hoursAgo * hour),
      isRead: place < said.length - unread,
      asks,
      quotes: answers === undefined ? undefined : said[answers]?.[2],
      editedAt: edited ? new Date(calendar.now.getTime() - hoursAgo * hour + minute) : undefined,
    })),
  )
}
