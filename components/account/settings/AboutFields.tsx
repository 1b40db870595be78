import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/Card.tsx'
import { FormTextArea } from '#components/ui/form/FormTextArea.tsx'
import type { Me } from '#contracts/account.ts'
import { limits } from '#contracts/limits.ts'
import { interests } from '#contracts/lists.ts'
import { CommaChips } from '../CommaChips.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'

/** What moves one, and when one has time. */
export function AboutFields({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const lists = useTranslations('lists.interests')
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{t(me.provider ? 'freeOrganisation' : 'free')}</h2>
      <FormTextArea
        name="config.about"
        label={t('about')}
        hint={t(me.provider ? 'aboutOrganisationHint' : 'aboutHint')}
        rows={5}
        max={limits.about}
        required
      />
      <CommaChips
        name="config.categories"
        label={t('interests')}
        hint={t('interestsHint')}
        options={interests.map((interest) => ({ id: interest, label: lists(interest) }))}
        max={limits.interests}
        required
      />
      {!me.provider && <AvailabilityGrid name="config.work_shift" />}
    </Card>
  )
}
