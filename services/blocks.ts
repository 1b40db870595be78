import type { UserCard } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { clientOf } from './http/index.ts'

const moderation = clientOf('moderation')

export const listBlocks = () => moderation.get<UserCard[]>(calls.moderation.blocks)
export const blockPerson = (userId: string) => moderation.post<void>(calls.moderation.block(userId), {})
export const unblockPerson = (userId: string) => moderation.delete(calls.moderation.block(userId))
