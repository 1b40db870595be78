const megabyte = 1024 * 1024

/** All lengths, counts and sizes that both sides check. Texts are in characters, files in bytes. */
export const limits = {
  /** Passwords: `max` is only the default, an operator may raise it (see passwordRule). */
  password: { min: 8, max: 16 },
  email: 254,
  name: 120,
  organisationId: 16,
  phone: 16,
  place: 120,
  about: 5_000,
  url: 300,
  age: { min: 0, max: 120 },
  token: 8_192,
  interests: 4,
  slots: 21,
  searchWords: 200,
  kilometres: 1_000,
  /** Applicants that one press decides on, and those beside each other. */
  applicantsAtOnce: 300,
  applicationStates: 50,
  applicantsCompared: 4,
  note: 2_000,
  recentSearches: 10,
  savedSearches: 20,
  subject: 160,
  contactMessage: 5_000,
  reason: 2_000,
  hiddenSubjects: 500,
  invitedEmails: 5,
  comment: 2_000,
  post: 5_000,
  postMedia: 10,
  /** What an image or a video says to those who do not see it. */
  alternativeText: 500,
  caption: 200,
  watchedPosts: 100,
  mentions: 50,
  message: 5_000,
  /** What an organisation writes to those who wait when it closes an offer. */
  closingMessage: 1_000,
  messageMedia: 10,
  conversations: 200,
  job: {
    title: 80,
    address: 200,
    text: 5_000,
    categories: 3,
    skills: 3,
    images: 10,
    questions: 20,
    question: 500,
    answer: 2_000,
    durationHours: 10_000,
    durationDays: 3_650,
    vacancies: 10_000,
    minimumAge: 120,
    filterValues: 24,
    /** What guests read of the text. */
    preview: 300,
  },
  store: { about: 1_000, coupon: 40, discount: 40 },
  page: { min: 1, max: 1_000_000 },
  pageSize: { min: 1, max: 50, default: 20 },
  /** Posts in the first paint of the feed: more than fit on a screen, and quickly drawn. */
  postsAtFirst: 6,
  /**
   * The most pixels of an image, width x height. Measured at these sizes, decoding takes at most 430 MB: a baseline
   * JPEG is shrunk while it is loaded (230 MB for 100 million), a progressive one is not (510 MB for as many).
   */
  pixels: { baselineJpeg: 100_000_000, other: 40_000_000, decodedWhole: 20_000_000 },
  /** The limit of the in-place avatar picker; the server checks `upload.avatar`. */
  avatarPicker: 3 * megabyte,
  upload: {
    avatar: 10 * megabyte,
    background: 10 * megabyte,
    job: 10 * megabyte,
    post: 400 * megabyte,
    chat: 10 * megabyte,
    document: 10 * megabyte,
    store: 10 * megabyte,
  },
  /** The uploads of an account in a day. */
  uploadsOfADay: 5 * 1024 * megabyte,
  unfinishedUploads: 12,
  archive: { files: 20, bytes: 200 * megabyte },
  imagePixels: 4_096,
} as const
