import { useTranslations } from 'next-intl'
import { RatingPanel } from '#components/ratings/RatingPanel.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Availability, Interests } from '../Facts.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "profile": the full introduction, interests, availability and, for organisations, ratings. */
export function AboutTab({ user, own }: TabProps) {
  const t = useTranslations('profile')
  const { about, categories, work_shift } = user.config
  const isEmpty = !about && !categories && (user.provider || !work_shift)
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <Card className="flex flex-col gap-6 md:p-6">
        {isEmpty && <EmptyState>{t(own ? 'ownUntold' : 'untold', { name: user.name })}</EmptyState>}
        {about && (
          <section>
            <h2 className="mb-2 text-lg">{t('about')}</h2>
            <Paragraphs text={about} className="max-w-prose [overflow-wrap:anywhere]" />
          </section>
        )}
        <Interests user={user} />
        <Availability user={user} />
      </Card>
      {user.provider && <RatingPanel user={user} />}
    </div>
  )
}
