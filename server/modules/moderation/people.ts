import type { UserCard } from '#contracts/shapes.ts'
import { erasedCard, findUserCards } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'

/** Cards of people; erased accounts get a card without a name. */
export async function getCards(db: Db, ids: readonly string[]): Promise<(id: string) => UserCard> {
  const cards = await findUserCards(db, ids)
  return (id) => cards.get(id) ?? erasedCard(id)
}
