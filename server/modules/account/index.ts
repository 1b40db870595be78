// Owns people and organisations: their accounts, sessions, emailed links and public profiles.
// Never reads another module's tables, returns rows with public fields alone, and shows a private field to its owner alone.
// Notifies every process of the app when a session ends.

export { findMistakenFor, isNameSayable } from './names/names.ts'
export {
  findRecipient,
  findRecipients,
  findShownCards,
  findUserCards,
  type Recipient,
  recipientView,
  volunteerFacts,
} from './people.ts'
export { isMember, mayRate, pageFor } from './policy.ts'
export {
  bothShow,
  type Contact,
  findContacts,
  findPublicRow,
  findPublicRows,
  findTakenEmails,
  isVerified,
  type PublicRow,
  saveResponseMinutes,
} from './queries/accounts.ts'
export { type ApplicantRow, applicantAccounts } from './queries/applicants.ts'
export {
  cardOf,
  nameCardOf,
  namedAccounts,
  presentAccounts,
  type StoredCard,
  type StoredName,
  shownCardsAmong,
} from './queries/cards.ts'
export type { DirectoryParams } from './queries/directory.ts'
export { factsOf } from './queries/facts.ts'
export { findShownImages } from './queries/images.ts'
export { findOngIds, listOrganisationIds } from './queries/organisations.ts'
export { ownId } from './queries/own.ts'
export { erasePersonalData, exportPersonalData } from './queries/personal.ts'
export {
  findPresent,
  isInFirstDays,
  isPresent,
  isReachable,
  isSuspended,
  isThere,
  lockSuspension,
} from './queries/present.ts'
export { addToRates, lockRate, type RateChange } from './queries/rates.ts'
export { existingAmong, recipientOf, type StoredRecipient } from './queries/recipients.ts'
export { hasAccounts, seedAccounts } from './queries/seed.ts'
export { listPublicOrganisations } from './queries/sitemap.ts'
export { findRandomPeople, findSuggestions, type Suggestion } from './queries/suggestions.ts'
export { getNameTsquery, isNamed } from './queries/words.ts'
export { listDirectory, searchPeople } from './searchPeople.ts'
export { followOwnDataLink } from './security/links.ts'
export { hashPassword } from './security/passwords.ts'
export { cancelAfter } from './security/securityActs.ts'
export { forgetDevice } from './sessions/knownDevices.ts'
export { proveById } from './sessions/proof.ts'
export { sessionReader } from './sessions/sessionReader.ts'
export { prepareMeWith } from './settings/readMe.ts'
export { appealToken, getAppealId } from './suspension/appealToken.ts'
export { reportablePeople } from './suspension/reportable.ts'
export {
  assertNotSuspended,
  liftSuspension,
  lockPerson,
  setVerified,
  suspendAccount,
} from './suspension/suspension.ts'
export {
  cardView,
  erasedCard,
  factsView,
  previewView,
  storedCardView,
  userView,
  type VolunteerFacts,
} from './views.ts'
