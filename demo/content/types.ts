import type {
  AlertFrequency,
  ApplicationStatus,
  DurationPer,
  Interest,
  JobCategory,
  JobStatus,
  JobType,
  Language,
  Sex,
  Skill,
} from '#contracts/lists.ts'
import type { SearchCriteria } from '#contracts/savedSearches.ts'
import type { noTime, Slot } from '#contracts/week.ts'
import type { BannerName, FaceTraits, Theme, ThingName } from '#demo/images/index.ts'
import type { paletteNames } from '#demo/images/paper.ts'

type DemoPlace = {
  /** ISO2. */
  country: string
  state: string
  city: string
}

export type DemoOrganisation = DemoPlace & {
  key: string
  name: string
  /** At most 16 characters. */
  ong_id: string
  phone: string
  website: string
  about: string
  language: Language
  interests: readonly Interest[]
  verified: boolean
  /** Days before today on which the account was made. */
  since: number
  emblem: ThingName
  banner: BannerName
  palette: (typeof paletteNames)[number]
}

export type DemoVolunteer = DemoPlace & {
  key: string
  name: string
  age: number | null
  sex: Sex | ''
  language: Language
  about: string
  interests: readonly Interest[]
  slots: readonly Slot[] | typeof noTime
  /** Days before today on which the account was made. */
  since: number
  /** Absent: validated, active, with a portrait. */
  status?: 'not-validated' | 'suspended' | 'moderator'
  faceless?: true
  /** What the portrait should show beyond what sex and age say. */
  face?: Omit<FaceTraits, 'soft'>
}

export type DemoOffer = DemoPlace & {
  key: string
  owner: string
  language: Language
  title: string
  about: string
  requirements: string
  additionalInformation: string
  categories: readonly JobCategory[]
  skills: readonly Skill[]
  type: JobType
  durationHours: number
  /** In all, unless said. */
  durationPer?: DurationPer
  durationDays: number | null
  /** Absent: by arrangement. */
  times?: readonly Slot[]
  /** Days from today; null is any time. */
  starts: number | null
  /** Days from today; negative is past, and closed to applications. */
  deadline: number
  vacancies: number | null
  minimumAge: number | null
  questions: readonly string[]
  status: JobStatus
  /** Where exactly: an invented street of its city. */
  exactly?: { address: string; lat: number; lng: number }
  /** What its image is about, when its first category does not say. */
  theme?: Theme
  /** What its drawing shows, and what stands under it where another offer shows it. */
  drawing?: { alt: string; caption: string }
}

export type DemoApplication = {
  volunteer: string
  offer: string
  status: ApplicationStatus
  /** One for each question of the offer, in its order. */
  answers: readonly string[]
  /** Days before today on which it was sent. */
  sent: number
  /** What the organisation noted for itself. */
  noted?: { shortlisted?: true; note?: string }
  /** On the waiting list: for so many more hours a place is theirs if they want it. */
  placeFor?: number
}

/** `{lucia}` in a text stands for an @ and that person's name, who is mentioned by it. */
export type DemoComment = {
  author: string
  text: string
  likes?: readonly string[]
  /** Answers have none themselves. */
  answers?: readonly Omit<DemoComment, 'answers'>[]
}

export type DemoPost = {
  key: string
  author: string
  /** Hours before the town is filled. */
  ago: number
  text: string
  /** What its images are about. */
  images?: readonly Theme[]
  /** What each image shows, for those who do not see it. */
  alts?: readonly string[]
  likes: readonly string[]
  comments?: readonly DemoComment[]
}

export type DemoTown = {
  organisations: readonly DemoOrganisation[]
  volunteers: readonly DemoVolunteer[]
  offers: readonly DemoOffer[]
  applications: readonly DemoApplication[]
  favourites: readonly { volunteer: string; offer: string }[]
  savedSearches: readonly { volunteer: string; search: Partial<SearchCriteria>; frequency: AlertFrequency }[]
  /** Who is connected with, has asked, or has blocked whom: user keys of either kind. */
  connections: readonly { from: string; to: string; state: 'connected' | 'asked' | 'blocked' }[]
  /** The posts that people saved, and those that they hid. */
  marks: readonly { account: string; post: string; mark: 'saved' | 'hidden' }[]
  mutes: readonly { from: string; to: string }[]
}
