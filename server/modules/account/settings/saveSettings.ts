import type { Me } from '#contracts/account.ts'
import { type Interest, interests } from '#contracts/lists.ts'
import { type SettingsInput, settingsInput } from '#contracts/settings.ts'
import { defaultAvatar } from '#lib/media.ts'
import { getParts } from '#lib/text.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { nameKeys } from '../names/lookalikes.ts'
import { assertNameAllowed } from '../names/names.ts'
import { isTooYoung, mayRename } from '../policy.ts'
import { type AccountRow, lockAccount, type NewAccount, updateAccount } from '../queries/accounts.ts'
import { refreshViewers } from '../sessions/sessions.ts'
import { meView } from '../views.ts'

/** PUT /settings: replaces every profile field. The email address has its own endpoint. */
export const saveSettings = mutation({
  access: 'user',
  withoutAge: true,
  input: settingsInput,
  run: async (input, { viewer, db, now }): Promise<Me> => {
    const account = await lockAccount(db, viewer.id)
    if (!account) throw apiError('notSignedIn')
    assertMayRename(account, input)
    const { minimumAge } = platform().config
    if (isTooYoung({ ...account, age: input.age }, minimumAge)) throw apiError('belowMinimumAge')
    await assertNewNameAllowed(db, account, input)
    await assertOwnImages(db, account, toAccountFields(account, input))
    const saved = await updateAccount(db, account.id, {
      ...toAccountFields(account, input),
      privacyAcceptedAt: account.privacyAcceptedAt ?? now,
      updatedAt: now,
    })
    if (!account.provider && (account.age === null) !== (input.age === null))
      await refreshViewers(db, account.id)
    if (input.name !== account.name) await queueRename(db, account)
    return meView(saved ?? account)
  },
})

/** Offers store their organisation's name for the search; posts and comments mention accounts by name. */
async function queueRename(db: Db, { id, provider, name }: AccountRow): Promise<void> {
  if (provider) await addJob(db, 'jobs.rename-owner', { accountId: id })
  await addJob(db, 'posts.rename-mentions', { accountId: id, former: name })
}

/** `education,sports` -> known interests, in the order of the contract. */
export const getInterests = (text: string | undefined): Interest[] => {
  const chosen = getParts(text)
  return interests.filter((interest) => chosen.includes(interest))
}

function assertMayRename(account: AccountRow, { name, ong_id }: SettingsInput): void {
  const isRenamed = name !== account.name || ong_id !== account.ongId
  if (account.provider && isRenamed && !mayRename(account)) throw apiError('contactSupport')
}

/** An unchanged name and number stay valid, also if they are older than the rules. */
async function assertNewNameAllowed(
  db: Db,
  account: AccountRow,
  { name, ong_id }: SettingsInput,
): Promise<void> {
  const { id, provider } = account
  if (name === account.name && (!provider || ong_id === account.ongId)) return
  await assertNameAllowed(db, { id, provider, name, ongId: ong_id })
}

/** A new image has to be the account's own upload; the current one stays. */
async function assertOwnImages(
  db: Db,
  account: AccountRow,
  { avatar = '', background = '' }: Partial<NewAccount>,
): Promise<void> {
  if (avatar && avatar !== account.avatar) {
    await assertOwnMedia(db, account.id, [avatar], ['avatar'], () => 'config.avatar')
  }
  if (background && background !== account.background) {
    await assertOwnMedia(db, account.id, [background], ['background'], () => 'config.background')
  }
}

function toAccountFields({ provider }: AccountRow, input: SettingsInput): Partial<NewAccount> {
  const { name, country, state, city, phone, config } = input
  return {
    name,
    nameKeys: nameKeys(name),
    country,
    state,
    city,
    phone,
    ...(provider ? { ongId: input.ong_id } : { age: input.age, sex: input.sex ?? '' }),
    about: config.about,
    avatar: config.avatar === defaultAvatar ? '' : config.avatar,
    background: config.background?.imgName ?? '',
    categories: getInterests(config.categories),
    workShift: getParts(config.work_shift),
    facebook: config.facebook,
    twitter: config.twitter,
    instagram: config.instagram,
    linkedin: config.linkedin,
    website: config.website,
  }
}
