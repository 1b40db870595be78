import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Interest, Language, Sex, Theme } from '#contracts/lists.ts'
import { instant, searchDocument } from '../../platform/db/columns.ts'

/** The mean rating of an organisation, 0 without ratings. It has to match the expression of the index exactly. */
export const meanRate = sql.raw('rate_sum::float / greatest(rate_count, 1)')

/** A volunteer (provider false) or an organisation (provider true). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    provider: boolean('provider').notNull(),
    /** Lower case, normalized by the contract. */
    email: text('email').notNull(),
    /** Argon2id; null for accounts that sign in only with Google. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    age: integer('age'),
    sex: text('sex').$type<Sex | ''>().notNull().default(''),
    ongId: text('ong_id').notNull().default(''),
    country: text('country').notNull().default(''),
    state: text('state').notNull().default(''),
    city: text('city').notNull().default(''),
    about: text('about').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    background: text('background').notNull().default(''),
    categories: text('categories').array().$type<Interest[]>().notNull().default(sql`'{}'`),
    workShift: text('work_shift').array().notNull().default(sql`'{}'`),
    facebook: text('facebook').notNull().default(''),
    twitter: text('twitter').notNull().default(''),
    instagram: text('instagram').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    website: text('website').notNull().default(''),
    newsletter: boolean('newsletter').notNull().default(false),
    language: text('language').$type<Language>().notNull().default('es'),
    theme: text('theme').$type<Theme>().notNull().default('system'),
    timeZone: text('time_zone').notNull().default('Europe/Madrid'),
    seenMarks: boolean('seen_marks').notNull().default(true),
    typingMarks: boolean('typing_marks').notNull().default(true),
    /** Whether organisations that the person applied to get the email and phone in their table of applicants. */
    shareContact: boolean('share_contact').notNull().default(false),
    isFirstLogin: boolean('is_first_login').notNull().default(true),
    moderator: boolean('moderator').notNull().default(false),
    /** Sum and number of visible ratings; their mean is `rate`. */
    rateSum: integer('rate_sum').notNull().default(0),
    rateCount: integer('rate_count').notNull().default(0),
    responseMinutes: integer('response_minutes'),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    validatedAt: instant('validated_at'),
    verifiedAt: instant('verified_at'),
    suspendedAt: instant('suspended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Keys that lookalike names share (see lookalikes.ts); empty until `account.sweep` fills them. */
    nameKeys: text('name_keys').array().notNull().default(sql`'{}'`),
    /** What an account is found by: its name, place, interests and text; `named` has the name alone. */
    search: searchDocument('search').generatedAlwaysAs(
      sql`brota_account_document(name, city, state, country, categories, about)`,
    ),
    named: searchDocument('named').generatedAlwaysAs(sql`brota_lexemes(name)`),
  },
  (table) => [
    uniqueIndex('accounts_email_unique').on(table.email),
    index('accounts_search_index').using('gin', table.search),
    index('accounts_named_index').using('gin', table.named),
    index('accounts_name_trigrams').using('gin', sql`brota_plain(${table.name}) gin_trgm_ops`),
    index('accounts_name_keys_index').using('gin', table.nameKeys),
    index('accounts_keyless_index').on(table.verifiedAt).where(sql`${table.nameKeys} = '{}'`),
    index('accounts_directory_index').on(table.provider, table.createdAt, table.id),
    index('accounts_newest_index').on(table.createdAt, table.id),
    index('accounts_rating_index').on(
      table.provider,
      sql`(${meanRate})`,
      table.rateCount,
      table.createdAt,
      table.id,
    ),
    index('accounts_city_index').on(sql`brota_plain(${table.city})`, table.provider, table.createdAt),
    index('accounts_avatar_index').on(table.avatar),
    index('accounts_background_index').on(table.background),
    index('accounts_unvalidated_index').on(table.createdAt).where(sql`${table.validatedAt} is null`),
    index('accounts_suspended_index').on(table.id).where(sql`${table.suspendedAt} is not null`),
    check('accounts_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
)

/** A signed-in device. Its refresh token is stored as a hash and changes at each use. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    refreshHash: text('refresh_hash').notNull(),
    /** The hash of the previous token, valid for 30 s or until the new pair is first used. */
    previousHash: text('previous_hash'),
    /** The pair that the previous token gets again, encrypted under that token. */
    previousResponse: text('previous_answer'),
    rotatedAt: instant('rotated_at'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at').notNull().defaultNow(),
    /** 180 days after sign-in. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_refresh_hash_unique').on(table.refreshHash),
    index('sessions_previous_hash_index').on(table.previousHash),
    index('sessions_account_index').on(table.accountId),
    index('sessions_expiry_index').on(table.expiresAt),
  ],
)

/** Hashes of spent refresh tokens: reusing one ends its session. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    spentAt: instant('spent_at').notNull().defaultNow(),
  },
  (table) => [index('spent_tokens_session_index').on(table.sessionId)],
)

/** Emailed links: each is valid once and for a limited time, and stored as a hash. */
export const emailLinks = pgTable(
  'email_links',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<
        | 'validate'
        | 'reset-password'
        | 'change-email'
        | 'own-data'
        | 'stop-change'
        | 'password-changed'
        | 'new-device'
        | 'google-linked'
        | 'token-reused'
      >()
      .notNull(),
    hash: text('hash').notNull().unique(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('email_links_account_index').on(table.accountId, table.purpose),
    index('email_links_email_index').on(table.email),
  ],
)

/** Hashes of used Google ID tokens, until the tokens expire. */
export const usedGoogleTokens = pgTable(
  'used_google_tokens',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_google_tokens_expiry_index').on(table.expiresAt)],
)

/** The recent searches of an account; a repeated one moves to the front. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    searchedAt: instant('searched_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('recent_searches_once').on(table.accountId, table.words),
    index('recent_searches_newest_index').on(table.accountId, table.searchedAt),
  ],
)
