import type pg from 'pg'
import type { Case } from './cases/case.ts'
import { chatCases } from './cases/chat.ts'
import { feedCases } from './cases/feed.ts'
import { guestCases } from './cases/guests.ts'
import { offerCases } from './cases/offers.ts'
import { each, fillConversations } from './fill/chat.ts'
import { fillConnections, fillPosts } from './fill/feed.ts'
import { growOffers, timed } from './fill/index.ts'
import { fillApplications, fillNotifications, fillViews, settle } from './fill/town.ts'
import { formatCount, size } from './size.ts'

/** What is filled for some cases, and the cases. Parts run in any order, each with what it filled itself. */
export type Part = {
  filled: string
  fill(client: pg.Client): Promise<void>
  /** The calls that the server at this origin gets. */
  getCases(origin: string): Promise<Case[]>
}

const { few, some } = size.offers
const applications = `${formatCount(some * 10)} applications`
const notifications = `${formatCount(size.busy * 25)} notifications`
const conversations = `${formatCount(size.busy * each)} conversations`
const connections = `${formatCount(size.connectionsAround * size.people)} connections`
const posts = `${formatCount(size.posts)} posts`

const offers: Part = {
  filled: `${formatCount(some)} offers, ${applications}, ${notifications}`,
  async fill(client) {
    await growOffers(client, few, some)
    await timed(applications, () => fillApplications(client, some))
    await timed(notifications, () => fillNotifications(client))
    await timed('views of two years', () => fillViews(client))
    await settle(client)
    // A first application begins a conversation, so those of the chat part are deleted; that part fills them again.
    await client.query('truncate conversations cascade')
  },
  getCases: offerCases,
}

const feed: Part = {
  filled: `${posts}, ${connections}`,
  async fill(client) {
    await timed(connections, () => fillConnections(client, size.connectionsAround))
    await timed(posts, () => fillPosts(client, size.posts))
  },
  getCases: feedCases,
}

const chat: Part = {
  filled: `${conversations} of two messages`,
  fill: (client) => timed(conversations, () => fillConversations(client)),
  getCases: chatCases,
}

const guests: Part = {
  filled: 'the offers that are there',
  fill: async () => {},
  getCases: guestCases,
}

/** The parts whose cases are calls; the streams are measured in their own way. */
export const parts = { offers, feed, chat, guests }
export type PartName = keyof typeof parts

export const isPart = (name: string): name is PartName => name in parts
