/** Closed lists of ids. Their labels are in the dictionary `lists`. */
import type { Language } from './languages.ts'

export type { Language } from './languages.ts'

/** Where most readers of a language are; English is read everywhere. */
export const countryOfLanguage: Record<Language, string> = { es: 'ES', pt: 'PT', br: 'BR', en: '' }

/** The languages in which offers are written. */
export const offerLanguages = ['es', 'ca', 'gl', 'eu', 'pt', 'en', 'fr', 'it', 'de'] as const
export type OfferLanguage = (typeof offerLanguages)[number]
/** The language of offers that readers of a language of the site read. */
export const toOfferLanguage = (language: Language): OfferLanguage => (language === 'br' ? 'pt' : language)

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const sexes = ['female', 'male', 'prefer-not-to-disclose'] as const
export type Sex = (typeof sexes)[number]

export const jobTypes = [
  'part-time',
  'full-time',
  'on-time-face-to-face',
  'continuous-face-to-face',
  'online',
] as const
export type JobType = (typeof jobTypes)[number]

export const jobCategories = [
  'addictions',
  'advice',
  'humanitarian-aid',
  'feeding',
  'animals',
  'responsible-consumption',
  'development-cooperation',
  'culture-and-social-art',
  'human-rights',
  'design',
  'sports',
  'childhood-youth-and-family',
  'computing',
  'immigration-refuge-and-asylum',
  'international',
  'greater',
  'ethnic-minorities',
  'women',
  'people-with-disabilities',
  'people-at-risk-of-exclusion',
  'people-in-prison-situation',
  'homeless',
  'health',
  'icts',
] as const
export type JobCategory = (typeof jobCategories)[number]

export const skills = [
  'teamwork',
  'mentoring',
  'problem-solving',
  'diversity-respect',
  'empathy',
  'conflict-management',
  'management',
  'decision-making',
  'analytical-thinking',
  'collaborative-spirit',
  'self-confidence',
  'organization-skills',
  'teaching',
  'cultural-intelligence',
  'planification',
  'communication',
  'creativity',
  'leadership',
] as const
export type Skill = (typeof skills)[number]

export const interests = [
  'communication-media',
  'community-work',
  'culture-art',
  'education',
  'entrepreneurship',
  'environment',
  'healthcare',
  'justice',
  'migration',
  'politics',
  'research-science',
  'social-service',
  'sports',
  'tecnology',
  'turism',
] as const
export type Interest = (typeof interests)[number]

export const storeCategories = ['fashion', 'kidswear', 'shoes', 'cosmetic-hygien', 'food'] as const
export type StoreCategory = (typeof storeCategories)[number]

export const jobStatuses = ['draft', 'published', 'closed'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Whether hours are per visit or in total. */
export const durationPers = ['visit', 'total'] as const
export type DurationPer = (typeof durationPers)[number]

/** The statuses that an owner may save; closing has its own endpoint. */
export const jobInputStatuses = ['draft', 'published'] as const

/** `waitlisted`: on the waiting list of a full offer, which the organisation cannot decide about. */
export const applicationStatuses = ['pending', 'accepted', 'refused', 'waitlisted'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The statuses that an organisation's decision can give an application. */
export const decisionStatuses = ['pending', 'accepted', 'refused'] as const
export type DecisionStatus = (typeof decisionStatuses)[number]

/** How a viewer came to an offer: a list or search, a profile, the feed, a conversation, an email, or anything else. */
export const viewSources = ['search', 'profile', 'feed', 'chat', 'notifications', 'mail', 'link'] as const
export type ViewSource = (typeof viewSources)[number]

/** The orders of an offer's applicants; those who wait for a decision always come before the others. */
export const applicantSorts = ['waiting', 'newest', 'fit', 'name'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** The ages that an organisation sees of its applicants, for offers with a minimum age. */
export const ageGroups = ['under-18', '18-24', '25-34', '35-49', '50-64', '65-plus'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Where an offer is done: from home, or at its place. */
export const jobModes = ['remote', 'on-site'] as const
export type JobMode = (typeof jobModes)[number]

export const jobSorts = ['relevance', 'newest', 'deadline', 'match'] as const
/** Near a point offers can be sorted by their distance, too. */
export const nearJobSorts = [...jobSorts, 'distance'] as const
export type NearJobSort = (typeof nearJobSorts)[number]

/** The orders of an organisation's own offers; `waiting`: those with most applicants who wait for a decision first. */
export const ownJobSorts = ['newest', 'waiting', 'deadline', 'title'] as const
export type OwnJobSort = (typeof ownJobSorts)[number]

/** How far from a point a search looks. */
export const radii = [5, 10, 25, 50, 100, 250] as const
export type Radius = (typeof radii)[number]

export const userSorts = ['relevance', 'newest', 'rating', 'match'] as const
export type UserSort = (typeof userSorts)[number]

/** Why a suggestion matches the viewer. */
export const matchReasons = ['interest', 'availability', 'place', 'skill', 'connection'] as const
export type MatchReason = (typeof matchReasons)[number]

export const notificationTypes = [
  'likes',
  'like-comment',
  'comments',
  'mention',
  'friends',
  'jobs',
  'moderation',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** The events of notifications about offers and moderation. */
export const jobDetails = [
  'accepted',
  'applied',
  'refused',
  'withdrawn',
  'closed',
  'place-free',
  'place-passed-on',
  'changed',
  'rated',
  'found',
  'ended',
  'rating-answered',
] as const
export const moderationDetails = [
  'warned',
  'removed',
  'restored',
  'lifted',
  'granted',
  'rejected',
  'verification',
] as const

export const notificationDetails = ['asked', 'answered', ...jobDetails, ...moderationDetails] as const
export type NotificationDetail = (typeof notificationDetails)[number]

/** The topics of notification preferences: notification types and chat messages. */
export const notificationTopics = [
  'likes',
  'like-comment',
  'comments',
  'mention',
  'friends',
  'jobs',
  'messages',
  'moderation',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]
/** A decision of the moderation is always told, in both ways, since whom it concerns may appeal it. */
export const alwaysTold = 'moderation' satisfies NotificationTopic

export const emailFrequencies = ['now', 'daily', 'never'] as const
export type EmailFrequency = (typeof emailFrequencies)[number]

/** How often a saved search tells of new offers, and where. */
export const alertFrequencies = ['now', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]
export const alertChannels = ['site', 'email'] as const
export type AlertChannel = (typeof alertChannels)[number]

export const conversationRequests = ['none', 'incoming', 'outgoing'] as const
export type ConversationRequest = (typeof conversationRequests)[number]

/** A pair without a row is not connected. */
export const friendshipStates = ['requested', 'connected'] as const
export type FriendshipState = (typeof friendshipStates)[number]

export const reportKinds = ['user', 'post', 'comment', 'job', 'message', 'rating'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportReasons = [
  'spam',
  'harassment',
  'sexual-content',
  'minors',
  'self-harm',
  'danger',
  'false-identity',
  'unsafe-offer',
  'fraud',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const moderationActions = ['dismiss', 'remove', 'warn', 'suspend', 'restore'] as const
export type ModerationAction = (typeof moderationActions)[number]

/** Further actions in the log. */
export const loggedActions = [...moderationActions, 'verify', 'unverify', 'grant', 'reject'] as const
export type LoggedAction = (typeof loggedActions)[number]

export const queueStates = ['open', 'decided'] as const
export type QueueState = (typeof queueStates)[number]

export const verificationStates = ['waiting', 'unverified', 'verified'] as const
export type VerificationState = (typeof verificationStates)[number]

export const milestoneKinds = ['joined', 'accepted', 'published', 'rated'] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

export const mediaKinds = ['avatar', 'background', 'job', 'post', 'chat', 'document', 'store'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** The kinds of media in a post. */
export const postMediaKinds = ['image', 'video'] as const
export type PostMediaKind = (typeof postMediaKinds)[number]

/** The widths in which images are stored beside the original. */
export const imageWidths = [64, 128, 256, 512, 1024, 2048] as const
export type ImageWidth = (typeof imageWidths)[number]
