import { useTranslations } from 'next-intl'
import { useBlock, useBlocks } from '#hooks/friends/blocks.ts'
import { useMute, useMutes } from '#hooks/friends/mutes.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The accounts that the viewer blocked; each can be unblocked. */
export function BlockedPeople() {
  const t = useTranslations('friends.blocks')
  const { unblock } = useBlock()
  return (
    <PeopleCard
      title={t('title')}
      text={t('text')}
      empty={t('empty')}
      result={useBlocks()}
      act={{
        label: t('unblock'),
        getName: (name) => t('unblockName', { name }),
        getDone: (name) => t('unblocked', { name }),
        run: unblock,
      }}
    />
  )
}

/** The accounts that the viewer muted; each can be unmuted. */
export function MutedPeople() {
  const t = useTranslations('friends.mutes')
  const { unmute } = useMute()
  return (
    <PeopleCard
      title={t('title')}
      text={t('text')}
      empty={t('empty')}
      result={useMutes()}
      act={{
        label: t('unmute'),
        getName: (name) => t('unmuteName', { name }),
        getDone: (name) => t('unmuted', { name }),
        run: unmute,
      }}
    />
  )
}
