import { useTranslations } from 'next-intl'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { Me } from '#contracts/account.ts'
import { limits } from '#contracts/limits.ts'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import { InterestChips } from './InterestChips.tsx'

/** Interests and availability. */
export function AboutFields({ me }: { me: Me }) {
  const t = useTranslations('settings')
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
      <InterestChips name="config.categories" />
      {!me.provider && <AvailabilityGrid name="config.work_shift" />}
    </Card>
  )
}
