import type { PastConnection } from '#server/modules/friends/index.ts'
import type { JobSeed } from '#server/modules/jobs/index.ts'
import type { PastNotification } from '#server/modules/notifications/index.ts'
import type { Town } from './actions.ts'
import type { DemoTown } from './content/index.ts'
import { dice } from './images/dice.ts'
import { known } from './people.ts'

type Volunteering = JobSeed['volunteerings'][number]

/** The connections of the content, then those of volunteers with their organisations and with each other. */
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
  for (const { volunteerId: id, organisationId, since } of volunteerings) {
    const at = since ?? calendar.now
    const getDice = (other: string) => dice(`tie ${keys.get(id)} ${keys.get(other)}`)
    if (getDice(organisationId).chance(0.7)) connect(id, organisationId, 'connected', at)
    const colleagues = volunteerings.filter(
      (other) => other.organisationId === organisationId && other.volunteerId > id,
    )
    for (const { volunteerId } of colleagues)
      if (getDice(volunteerId).chance(0.4)) connect(id, volunteerId, 'connected', at)
  }
  return [...pairs.values()]
}

/** A notification for each open request. */
export const createConnectionNotifications = (connections: readonly PastConnection[]): PastNotification[] =>
  connections
    .filter(({ state }) => state === 'asked')
    .map(({ from, to, at }) => {
      const about = { type: 'friends', detail: 'asked', actorId: from, actionId: from } as const
      return { ...about, accountId: to, at, isRead: false }
    })
