import { Avatar, type AvatarProps } from '#components/ui/Avatar.tsx'

interface FaceProps extends Omit<AvatarProps, 'id' | 'name' | 'image'> {
  user: { id: string; name: string; config: { avatar: string } }
}

/** Somebody's picture, or their initials while they have none of their own. */
export function Face({ user, ...look }: FaceProps) {
  return <Avatar {...look} id={user.id} name={user.name} image={user.config.avatar} />
}
