import { useTranslations } from 'next-intl'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ButtonLook } from '#components/ui/buttons/buttonClass.ts'
import { UserPlus } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import type { UserCan } from '#contracts/shapes.ts'
import { type ConnectionStatus, strangers, useFriendship } from '#hooks/friends/friendship.ts'
import { useMe } from '#hooks/session/session.ts'
import { ConnectedButton } from './ConnectedButton.tsx'
import { RequestButtons } from './RequestButtons.tsx'
import { RequestedButton } from './RequestedButton.tsx'
import { useRestoredFocus } from './useRestoredFocus.ts'

export type ConnectButtonProps = {
  /** A card or a full user; no button when connecting is not allowed. */
  user: { id: string; name: string; can?: UserCan }
  /** What the caller knows already: saves a list of strangers a request each. */
  known?: ConnectionStatus
  size?: ButtonLook['size']
  variant?: ButtonLook['variant']
}

/** All states of a connection in one button: connect, requested, accept or decline, connected. */
export function ConnectButton({ user, known, size = 'sm', variant = 'primary' }: ConnectButtonProps) {
  const t = useTranslations('friends.connect')
  const me = useMe()
  const { friendship, connect, accept, decline, remove } = useFriendship(user.id, known)
  const { run } = useMutation()
  const act = (action: () => Promise<unknown>) => () => void run(action)
  const { status, incoming } = friendship?.friends ?? strangers
  const isOpen = me?.id !== user.id && me?.validated !== false && user.can?.connect !== false
  const press = useSignInFirst({
    name: `connect ${user.id}`,
    act: () => isOpen && status === strangers.status && act(connect)(),
    ready: Boolean(friendship),
  })
  const restoredFocus = useRestoredFocus(`${status} ${incoming}`)
  if (!isOpen) return null
  if (me && !friendship) return <Skeleton className="h-11 w-28 mouse:h-9" />
  const parts = {
    connect: (
      <Button
        size={size}
        variant={variant}
        icon={<UserPlus size={18} aria-hidden />}
        aria-label={t('connectWith', { name: user.name })}
        onClick={press}
      >
        {t('connect')}
      </Button>
    ),
    answer: <RequestButtons user={user} size={size} onAccept={act(accept)} onDecline={act(decline)} />,
    requested: <RequestedButton user={user} size={size} onWithdraw={act(remove)} />,
    connected: <ConnectedButton user={user} size={size} onRemove={act(remove)} />,
  }
  const requested = incoming ? 'answer' : 'requested'
  const part = (['connect', requested, 'connected'] as const)[status]
  return <div {...restoredFocus}>{parts[part]}</div>
}
