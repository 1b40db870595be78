import type { Db } from './db/index.ts'

/** What modules need of modules above them, in the caller's transaction; `modules.ts` fills it. */
export type Ports = {
  /** An account was registered, perhaps through the link of an invitation ("" without one). */
  onRegistered(db: Db, account: { id: string; invitation: string }): Promise<void>
  /** An account proved its email address for the first time. */
  onValidated(db: Db, accountId: string, now: Date): Promise<void>
  /** Whether an account is suspended, locked so that this stays so until the transaction ends. */
  lockSuspension(db: Db, accountId: string): Promise<boolean>
  /** Whether one account is an organisation and the other applied there or has served there. */
  workTogether(db: Db, accountId: string, otherId: string): Promise<boolean>
  /** Volunteer -> how they rated this organisation. */
  ratesBy(db: Db, organisationId: string, volunteerIds: readonly string[]): Promise<Map<string, number>>
  /** Which of these organisations a volunteer has rated, hidden ratings too. */
  ratedAmong(db: Db, volunteerId: string, organisationIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Stops a saved search, or all of an account, from a link in an email; false when there is none. */
  stopSearches(db: Db, stop: { searchId: string } | { searchesOf: string }): Promise<boolean>
}
