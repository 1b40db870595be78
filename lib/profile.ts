/** The page that an address asks for, from 1. */
const pageOf = (asked: unknown) => Math.max(Math.trunc(Number(asked)) || 1, 1)

/** What the tab "jobs" asks: the published offers of an organisation, those where a volunteer was accepted. */
export const jobsOfProfile = ({ id, provider }: { id: string; provider: boolean }, page: unknown) => ({
  ...(provider ? { owner: id, status: 'published' as const } : { volunteer: id }),
  page: pageOf(page),
})
