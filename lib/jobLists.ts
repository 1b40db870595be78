import { limits } from '#contracts/limits.ts'
import { applicationStatuses, jobStatuses } from '#contracts/lists.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

/** Which of one's own offers the address of /my-jobs asks for. */
export const getOwnJobs = (address: Address) => ({
  status: pickKnown(jobStatuses, address.status)[0],
  page: toPageNumber(address.page),
})

/** Which of an offer's applications the address of its applicants asks for. */
export const getApplications = (address: Address) => ({
  status: pickKnown(applicationStatuses, address.status)[0],
  page: toPageNumber(address.page),
})

/** Which of the current volunteers the address of /volunteers asks for. */
export const getCurrentVolunteers = (address: Address) => ({
  query: firstValue(address.query).slice(0, limits.searchWords),
  page: toPageNumber(address.page),
})

/** Which page of what one kept, or applied to, an address asks for. */
export const favoriteJobs = (list: 'favorites' | 'applied', address: Address) => ({
  [list]: true,
  page: toPageNumber(address.page),
})
