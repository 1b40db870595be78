import { type FriendStatus, friendInput } from '#contracts/friends.ts'
import { findRecipient } from '#server/account/index.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { areApart } from './between.ts'
import { connectRefusalOf } from './policy.ts'
import { askOrConnect, lockPair } from './queries/friendships.ts'
import { tellAccepted, tellAsked } from './tell.ts'

/** POST /add: asks to be connected; says yes when the other had asked already. The same again changes nothing. */
export const addFriend = deed({
  access: 'user',
  input: friendInput,
  counts: [{ act: 'a connection' }],
  run: async ({ friend_id: friendId }, { viewer, db, now }): Promise<FriendStatus> => {
    await lockPair(db, viewer.id, friendId)
    const friend = await findRecipient(db, friendId)
    const refusal = connectRefusalOf(viewer, friend, await areApart(db, viewer.id, friendId))
    if (refusal) throw refuse(refusal)
    const { state, isNews } = await askOrConnect(db, { askerId: viewer.id, friendId, now })
    if (isNews && state === 'requested') await tellAsked(db, viewer.id, friendId)
    if (isNews && state === 'connected') await tellAccepted(db, viewer.id, friendId)
    return { status: state === 'connected' ? 2 : 1 }
  },
})
