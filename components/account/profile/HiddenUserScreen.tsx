import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useBlocks, useUnblockHere } from '#hooks/friends/blocks.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

/** A person whom the viewer may not see: who blocked them can unblock, for anyone else they do not exist. */
export function HiddenUserScreen({ id }: { id: string }) {
  const { data, isLoading } = useBlocks()
  const blocked = data?.find((person) => person.id === id)
  if (blocked) return <BlockedScreen user={blocked} />
  return isLoading ? <ProfileSkeleton /> : <NotFoundScreen />
}

/** Says whom the viewer blocked, and nothing else of them. */
function BlockedScreen({ user }: { user: { id: string; name: string } }) {
  const t = useTranslations('friends.blocks')
  const nameless = useTranslations('friends.nameless')
  const profile = useTranslations('profile')
  const unblockHere = useUnblockHere()
  const { working, run } = useMutation()
  const name = user.name || nameless('inSentence')
  const unblock = () => void run(() => unblockHere(user.id), t('unblocked', { name }))
  return (
    <div className="mx-auto max-w-middle px-4 py-12">
      <PageHead title={user.name || nameless('title')} hidden />
      <EmptyState
        title={t('blocked', { name })}
        titleAs="h1"
        action={
          <Button loading={working} onClick={unblock}>
            {t('unblock')}
          </Button>
        }
      >
        {profile('blocked')}
      </EmptyState>
    </div>
  )
}
