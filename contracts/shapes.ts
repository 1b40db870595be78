import type { MatchReason } from './lists.ts'

/** An uploaded image, by its name in media. */
export type UploadedImage = { imgName: string }

/** A page of a list; searches count up to 1,001. */
export type Page<T> = {
  data: T[]
  meta: { total: number; limit: number; page: number; isLastPage: boolean; totalIsMinimum?: boolean }
}

/** A list that grows while it is read. */
export type Stream<T> = { data: T[]; nextCursor: string | null }

/** How the words of a search were met. */
export type MetWords = {
  /** `most`: nothing has all of the words, and what has most of them is shown. */
  met: 'all' | 'most'
  /** The search that was made instead, because words of this one seem mistyped. */
  didYouMean: string | null
}

/** Comma-separated `categories` and `work_shift`; every text is "" when absent. */
export type UserConfig = {
  avatar: string
  about: string
  categories: string
  work_shift: string
  background: UploadedImage | null
  facebook: string
  twitter: string
  instagram: string
  linkedin: string
  website: string
}

/** What the viewer may do with an account. */
export type UserCan = {
  connect: boolean
  message: boolean
  rate: boolean
  report: boolean
  mute: boolean
  block: boolean
}

/** An account as signed-in accounts see it. `responseTime` in minutes, times in ISO 8601. */
export type User = {
  id: string
  name: string
  provider: boolean
  city: string
  country: string
  state: string
  createdAt: string
  rate: string
  rate_count: string
  responseTime: number | null
  verified: boolean
  config: UserConfig
  can?: UserCan
  preview?: never
}

/** A volunteer as guests see them. */
export type PreviewUser = {
  id: string
  name: string
  provider: boolean
  city: string
  country: string
  config: { avatar: string; background: UploadedImage | null }
  preview: true
}

/** A suggested account and why. */
export type SuggestedUser = User & { why: MatchReason[] }

/** The short card of an account; organisations include their stars. */
export type UserCard = {
  id: string
  name: string
  provider: boolean
  city: string
  country: string
  config: { avatar: string }
  rate?: string
  rate_count?: string
  verified?: boolean
}
