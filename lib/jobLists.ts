import { limits } from '#contracts/limits.ts'
import { applicationStatuses, jobStatuses } from '#contracts/lists.ts'
import { type Address, knownOf, oneOf, pageOf } from './address.ts'

/** Which of one's own offers the address of /my-jobs asks for. */
export const ownJobsOf = (address: Address) => ({
  status: knownOf(jobStatuses, address.status)[0],
  page: pageOf(address.page),
})

/** Which of an offer's applications the address of its applicants asks for. */
export const applicationsOf = (address: Address) => ({
  status: knownOf(applicationStatuses, address.status)[0],
  page: pageOf(address.page),
})

/** Which of the current volunteers the address of /volunteers asks for. */
export const currentVolunteersOf = (address: Address) => ({
  query: oneOf(address.query).slice(0, limits.searchWords),
  page: pageOf(address.page),
})

/** Which page of what one kept, or applied to, an address asks for. */
export const favoriteJobs = (list: 'favorites' | 'applied', address: Address) => ({
  [list]: true,
  page: pageOf(address.page),
})
