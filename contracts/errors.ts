/** The HTTP status of an error and the stable English phrase of `error`. */
type ErrorShape = { status: number; phrase: string }

/**
 * All errors of all endpoints. The dictionaries have the sentence to show as `errors.<code>`. Phrases never change, because
 * clients compare them.
 */
export const apiErrors = {
  // Any call
  malformed: { status: 400, phrase: 'Invalid input' },
  notSignedIn: { status: 401, phrase: 'Not signed in' },
  notAllowed: { status: 403, phrase: 'Not allowed' },
  notFound: { status: 404, phrase: 'Not found' },
  methodNotAllowed: { status: 405, phrase: 'Method not allowed' },
  keyAlreadyUsed: { status: 409, phrase: 'Key already used' },
  conflict: { status: 409, phrase: 'Changed meanwhile' },
  stale: { status: 409, phrase: 'Edited meanwhile' },
  gone: { status: 410, phrase: 'Used up or too old' },
  tooLarge: { status: 413, phrase: 'Too large' },
  wrongMediaType: { status: 415, phrase: 'Unsupported media type' },
  addressTooLong: { status: 414, phrase: 'Address too long' },
  tooManyParameters: { status: 400, phrase: 'Too many parameters' },
  tooMany: { status: 429, phrase: 'Too many requests' },
  tooManyProfiles: { status: 429, phrase: 'Too many profiles in a day' },
  internal: { status: 500, phrase: 'Internal error' },
  unavailable: { status: 503, phrase: 'Service unavailable' },
  diskFull: { status: 507, phrase: 'Insufficient storage' },

  // Account
  needsValidation: { status: 403, phrase: 'You need to validate your account.' },
  needsValidationToLogin: { status: 403, phrase: 'You need to validate your account to login.' },
  accountSuspended: { status: 403, phrase: 'Account suspended' },
  wrongEmailOrPassword: { status: 401, phrase: 'wrong email or password' },
  socialTokenInvalid: { status: 401, phrase: 'Invalid social token' },
  sessionEnded: { status: 401, phrase: 'Session ended' },
  userExists: { status: 409, phrase: 'User already exists' },
  userNotFound: { status: 404, phrase: 'User not found' },
  contactSupport: { status: 403, phrase: 'Contact support to change this' },
  wrongPassword: { status: 403, phrase: 'wrong password' },
  confirmItIsYou: { status: 403, phrase: 'Confirm that it is you' },
  emailTaken: { status: 409, phrase: 'Email already used' },
  alreadyValidated: { status: 409, phrase: 'Account already validated' },
  privacyNotAccepted: { status: 400, phrase: 'Privacy policy not accepted' },
  ageMissing: { status: 403, phrase: 'Complete your age' },
  belowMinimumAge: { status: 403, phrase: 'Below the minimum age' },
  nameRefused: { status: 403, phrase: 'Change your name first' },
  nameLikeVerified: { status: 409, phrase: 'Name looks like a verified organisation' },
  ratingNotAllowed: { status: 403, phrase: 'Only its volunteers may rate an organisation' },

  // Jobs
  notYourJob: { status: 403, phrase: 'You can not update this volunteer job' },
  volunteersOnly: { status: 403, phrase: 'Volunteers only' },
  organisationsOnly: { status: 403, phrase: 'Organisations only' },
  profileIncomplete: { status: 403, phrase: 'Complete your volunteer profile' },
  tooYoung: { status: 403, phrase: 'Below the minimum age of this job' },
  alreadyApplied: { status: 409, phrase: 'Already applied' },
  offerClosed: { status: 409, phrase: 'Job closed' },
  offerNotPublished: { status: 409, phrase: 'Job not published' },
  offerFull: { status: 409, phrase: 'Job full' },
  onWaitingList: { status: 409, phrase: 'Application on the waiting list' },
  placeNotOffered: { status: 409, phrase: 'Place not offered' },
  offerPastDeadline: { status: 409, phrase: 'Job past its deadline' },
  hasApplications: { status: 409, phrase: 'Job has applications' },
  notEnoughPlaces: { status: 409, phrase: 'Not enough places left' },
  fewerPlacesThanAccepted: { status: 409, phrase: 'Fewer places than accepted volunteers' },
  alreadyDecided: { status: 409, phrase: 'Application already decided' },
  undoTooLate: { status: 409, phrase: 'Too late to undo' },
  tooManySearches: { status: 409, phrase: 'Too many saved searches' },
  withdrawTooLate: { status: 409, phrase: 'Too late to withdraw' },

  // Media
  uploadFailed: { status: 400, phrase: 'Something went wrong uploading the file' },
  fileMissing: { status: 400, phrase: 'No file' },
  fileTooLarge: { status: 413, phrase: 'File too large' },
  tooManyBytes: { status: 429, phrase: 'Too many bytes for a day' },
  tooManyUploads: { status: 429, phrase: 'Too many unfinished uploads' },
  fileTypeNotAllowed: { status: 415, phrase: 'File type not allowed' },
  imageTooLarge: { status: 413, phrase: 'Image too large' },
  imageUnreadable: { status: 400, phrase: 'Image unreadable' },
  archiveUnreadable: { status: 400, phrase: 'Archive unreadable' },
  archiveTooManyFiles: { status: 413, phrase: 'Too many files in the archive' },
  signatureInvalid: { status: 403, phrase: 'Address expired' },

  // Moderation
  putAway: { status: 403, phrase: 'Put away by a moderator' },
  documentsChanged: { status: 409, phrase: 'Newer documents sent' },
  decidedMeanwhile: { status: 409, phrase: 'Decided meanwhile' },
  appealedAlready: { status: 410, phrase: 'Appealed already' },

  // Chat, friends
  blocked: { status: 403, phrase: 'Not possible with this person' },
  cannotConnect: { status: 409, phrase: 'Connection not possible' },
  askedLately: { status: 409, phrase: 'Asked not long ago' },
  nobodyAsked: { status: 409, phrase: 'Nobody asked' },
  messageToSelf: { status: 409, phrase: 'Not possible with yourself' },
  firstDaysConnections: { status: 429, phrase: 'Enough connection requests for a new account today' },
  firstDaysConversations: { status: 429, phrase: 'Enough new conversations for a new account today' },
  firstDaysMentions: { status: 429, phrase: 'Enough mentions for a new account today' },
  requestWaiting: { status: 409, phrase: 'Wait for an answer' },
  editTooLate: { status: 409, phrase: 'Too late to edit' },
  recipientNotFound: { status: 404, phrase: 'Recipient not found' },
} as const satisfies Record<string, ErrorShape>

/** The code of an error, which `apiError()` takes and the dictionaries translate. */
export type ErrorCode = keyof typeof apiErrors

/** How the caller can prove that an account is theirs without a session. */
export const proofKinds = ['password', 'new-password', 'google'] as const
export type ProofKind = (typeof proofKinds)[number]

/**
 * The body of every error response; `fields` maps a dotted path to a key of the dictionary `validation`. `appeal` lets a
 * suspended account appeal; `proofs` lists how the caller can prove their identity.
 */
export type ErrorBody = {
  error: string
  message: string
  fields?: Record<string, string>
  appeal?: string
  proofs?: ProofKind[]
}
