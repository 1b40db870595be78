import { type Show, visibleCards } from './show.ts'

/** Whom a text may name: people who exist, are to be seen, and are not apart from its author; each once. */
export async function mentionable(ids: readonly string[], show: Show): Promise<string[]> {
  if (ids.length === 0) return []
  const cards = await visibleCards(ids, show)
  return [...new Set(ids)].filter((id) => cards.has(id))
}
