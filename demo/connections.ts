import type { PastConnection } from '#server/modules/friends/index.ts'
import type { JobSeed } from '#server/modules/jobs/index.ts'
import type { PastNotification } from '#server/modules/notifications/index.ts'
import type { Town } from './actions.ts'
import type { DemoTown } from './content/index.ts'
import { known } from './people.ts'
import { dice } from './pictures/dice.ts'

type Volunteering = JobSeed['volunteerings'][number]

/** Who tells of being tied in the content; then those who serve somewhere, with the house and with each other. */
export function createConnections(
  content: DemoTown,
  volunteerings: readonly Volunteering[],
  { people, calendar }: Town,
): PastConnection[] {
  const everyone = new Map<string, { id: string }>([...people.organisations, ...people.volunteers])
  const keys = new Map([...everyone].map(([key, { id }]) => [id, key]))
  const pairs = new Map<string, PastConnection>()
  const connect = (from: string, to: string, state: PastConnection['state'], at: Date) => {
    const pair = [from, to].sort().join(' ')
    if (!pairs.has(pair)) pairs.set(pair, { from, to, state, at })
  }
  for (const [index, { from, to, state }] of content.connections.entries()) {
    const days = state === 'asked' ? 1 + index / 8 : 20 + index * 3
    connect(known(everyone, from).id, known(everyone, to).id, state, calendar.ago(days, `${from} ${to}`))
  }
  for (const one of volunteerings) {
    const at = one.since ?? calendar.now
    const throws = (other: string) => dice(`tie ${keys.get(one.volunteerId)} ${keys.get(other)}`)
    if (throws(one.organisationId).chance(0.7)) connect(one.volunteerId, one.organisationId, 'connected', at)
    const beside = volunteerings.filter(
      ({ organisationId, volunteerId }) =>
        organisationId === one.organisationId && volunteerId > one.volunteerId,
    )
    for (const { volunteerId } of beside)
      if (throws(volunteerId).chance(0.4)) connect(one.volunteerId, volunteerId, 'connected', at)
  }
  return [...pairs.values()]
}

/** Who waits for an answer is told of. */
export const createConnectionNotifications = (connections: readonly PastConnection[]): PastNotification[] =>
  connections
    .filter(({ state }) => state === 'asked')
    .map(({ from, to, at }) => {
      const about = { type: 'friends', detail: 'asked', actorId: from, actionId: from } as const
      return { ...about, accountId: to, at, isRead: false }
    })
