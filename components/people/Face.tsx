import { Avatar, type AvatarProps } from '#components/ui/Avatar.tsx'

type FaceProps = Omit<AvatarProps, 'id' | 'name' | 'image'> & {
  user: { id: string; name: string; config: { avatar: string } }
}

/** Someone's avatar, or their initials when they have no image. */
export function Face({ user, ...avatarProps }: FaceProps) {
  return <Avatar {...avatarProps} id={user.id} name={user.name} image={user.config.avatar} />
}
