import { Avatar, type AvatarProps } from '#components/ui/Avatar.tsx'
import { defaultAvatar, mediaAddress } from '#lib/media.ts'

interface FaceProps extends Omit<AvatarProps, 'id' | 'name' | 'src'> {
  user: { id: string; name: string; config: { avatar: string } }
}

/** Somebody's picture, or their initials while they have none of their own. */
export function Face({ user, ...look }: FaceProps) {
  const { avatar } = user.config
  const src = avatar && avatar !== defaultAvatar ? mediaAddress(avatar) : null
  return <Avatar {...look} id={user.id} name={user.name} src={src} />
}
