import type { Me, RecentSearches } from '#contracts/account.ts'
import { missingToApply } from '#contracts/applying.ts'
import type { Interest, Language } from '#contracts/lists.ts'
import type { PreviewUser, User, UserCard, UserConfig } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { rateDisplay } from '#lib/rating.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { platform } from '#server/platform/index.ts'
import { canWith, lacksAge } from './policy.ts'
import type { AccountRow, CardRow, PublicRow } from './queries/accounts.ts'
import type { StoredCard } from './queries/cards.ts'
import type { StoredFacts } from './queries/facts.ts'
import type { RecentSearch } from './queries/recentSearches.ts'

type Shown = Pick<PublicRow, 'avatar' | 'background'>

const getAvatar = ({ avatar }: Pick<Shown, 'avatar'>) => avatar || defaultAvatar
const getBackground = ({ background }: Pick<Shown, 'background'>) =>
  background ? { imgName: background } : null

const getRating = ({ rateSum, rateCount }: Pick<PublicRow, 'rateSum' | 'rateCount'>) => ({
  rate: rateDisplay(rateCount > 0 ? rateSum / rateCount : 0),
  rate_count: String(rateCount),
})

const getConfig = (row: PublicRow, withAvailability: boolean): UserConfig => ({
  avatar: getAvatar(row),
  about: row.about,
  categories: row.categories.join(','),
  work_shift: withAvailability ? row.workShift.join(',') : '',
  background: getBackground(row),
  facebook: row.facebook,
  twitter: row.twitter,
  instagram: row.instagram,
  linkedin: row.linkedin,
  website: row.website,
})

/** Whether the viewer `served` in the organisation, and whether they see the volunteer's availability. */
export type Bound = { served?: boolean; seesAvailability?: boolean }

/** A row as every signed-in viewer sees it; guests get no `can`. */
export const userView = (
  row: PublicRow,
  viewer: Viewer | null,
  { served = false, seesAvailability = false }: Bound = {},
): User => ({
  id: row.id,
  name: row.name,
  provider: row.provider,
  city: row.city,
  country: row.country,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  ...getRating(row),
  responseTime: row.responseMinutes,
  verified: row.verifiedAt !== null,
  config: getConfig(row, row.provider || seesAvailability || viewer?.id === row.id),
  ...(viewer ? { can: canWith(viewer, row, served) } : {}),
})

/** What a guest sees of a volunteer. */
export const previewView = (row: PublicRow): PreviewUser => ({
  id: row.id,
  name: row.name,
  provider: row.provider,
  city: row.city,
  country: row.country,
  config: { avatar: getAvatar(row), background: getBackground(row) },
  preview: true,
})

/** The short form for lists; organisations include their rating. */
export const cardView = ({ verifiedAt, ...row }: CardRow): UserCard =>
  storedCardView({ ...row, verified: verifiedAt !== null })

/** As `cardView`, for a card that was read as a column. */
export const storedCardView = (row: StoredCard): UserCard => ({
  id: row.id,
  name: row.name,
  provider: row.provider,
  city: row.city,
  country: row.country,
  config: { avatar: getAvatar(row) },
  ...(row.provider ? { ...getRating(row), verified: row.verified } : {}),
})

/** A nameless card for an erased account, whose contents stay. */
export const erasedCard = (id: string): UserCard => ({
  id,
  name: '',
  provider: false,
  city: '',
  country: '',
  config: { avatar: defaultAvatar },
})

type ProfileRow = Pick<AccountRow, 'name' | 'age' | 'country' | 'city' | 'about' | 'categories' | 'workShift'>

const isProfileComplete = ({ about, categories, workShift, ...row }: ProfileRow): boolean => {
  const config = { about, categories: categories.join(','), work_shift: workShift.join(',') }
  return missingToApply({ ...row, config }).length === 0
}

/** What the requirements of offers are compared with. */
export type VolunteerFacts = {
  id: string
  name: string
  age: number | null
  volunteerProfileComplete: boolean
  validated: boolean
  interests: Interest[]
  /** Slots such as mon-a, or only no-time. */
  workShift: string[]
  language: Language
  country: string
  state: string
  city: string
}

export const factsView = ({ about, categories, ...row }: StoredFacts): VolunteerFacts => ({
  ...row,
  volunteerProfileComplete: isProfileComplete({ ...row, about, categories }),
  interests: categories,
})

/** The caller's own account, never shown to others. */
export const meView = (row: AccountRow): Me => ({
  ...userView(row, null, { seesAvailability: true }),
  email: row.email,
  phone: row.phone,
  age: row.age,
  sex: row.sex,
  ong_id: row.ongId,
  newsletter: row.newsletter,
  privacyAcceptedAt: row.privacyAcceptedAt?.toISOString() ?? null,
  language: row.language,
  theme: row.theme,
  timeZone: row.timeZone,
  seenMarks: row.seenMarks,
  typingMarks: row.typingMarks,
  shareContact: row.shareContact,
  hasPassword: row.passwordHash !== null,
  validated: row.validatedAt !== null,
  needsAge: lacksAge(row, platform().config.minimumAge),
  is_fist_login: row.isFirstLogin,
  moderator: row.moderator,
  volunteerProfileComplete: !row.provider && isProfileComplete(row),
})

export const recentSearchesView = (rows: RecentSearch[]): RecentSearches => ({
  recentSearch: rows.map(({ id, words }) => ({ id, search_name: words })),
})
