import { useTranslations } from 'next-intl'
import type { Other } from '#hooks/chat/openedChat.ts'

/** A deleted account has no name: it can be neither written to nor looked at. */
export const isDeleted = ({ name }: Pick<Other, 'name'>): boolean => name === ''

/** What a conversation calls the other person. */
export function useOtherName(other: Pick<Other, 'name'>): string {
  const t = useTranslations('common.messages')
  return isDeleted(other) ? t('gone') : other.name
}
