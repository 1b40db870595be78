import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import { accounts } from '../tables.ts'

/** What a card shows, as a column of another module's query. */
export type StoredCard = {
  id: string
  name: string
  provider: boolean
  city: string
  country: string
  rateSum: number
  rateCount: number
  verified: boolean
  avatar: string
}

const card = sql`json_build_object('id', card.id, 'name', card.name, 'provider', card.provider, 'city', card.city,
  'country', card.country, 'rateSum', card.rate_sum, 'rateCount', card.rate_count,
  'verified', card.verified_at is not null, 'avatar', card.avatar)`

/** The card of the account with this id, for a query of another module, which saves it a second one; null when there is none. */
export const cardOf = (id: SQLWrapper): SQL<StoredCard | null> => sql<StoredCard | null>`(
  select ${card} from ${accounts} card where card.id = ${id})`

/** What lists show of whoever wrote or caused a line. */
export type StoredName = Pick<StoredCard, 'name' | 'avatar'>

/** As `cardOf`, the name and the avatar alone, which are a quarter of a card. */
export const nameCardOf = (id: SQLWrapper): SQL<StoredName | null> => sql<StoredName | null>`(
  select json_build_object('name', card.name, 'avatar', card.avatar) from ${accounts} card where card.id = ${id})`

/** As `nameCardOf`, all of them as a table, which a list joins sooner than it asks for each of its rows. */
export const namedAccounts: SQL = sql`(select id, name, avatar, named from ${accounts})`

/** As `namedAccounts`, without those that are suspended. */
export const presentAccounts: SQL = sql`(
  select id, name, avatar from ${accounts} where ${accounts.suspendedAt} is null)`

/** As `cardOf`, the cards of the accounts among these ids that the viewer may see: as isPublic() of the policy, and not blocked. */
export const shownCardsAmong = (
  ids: SQLWrapper,
  viewerId: SQL | Placeholder | string,
): SQL<StoredCard[]> => sql<StoredCard[]>`(
  select coalesce(json_agg(${card}), '[]') from ${accounts} card
  where card.id = any(${ids}) and card.id <> all(${exceptBlocked(viewerId)})
    and card.validated_at is not null and card.suspended_at is null)`
