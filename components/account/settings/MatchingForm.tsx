import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Me } from '#contracts/account.ts'
import { type MatchingForm as Matching, matchingForm, volunteerMatchingForm } from '#contracts/settings.ts'
import { useSavePreferences } from '#hooks/account/settings.ts'
import { useSaveFailureText } from '#hooks/saveFailure.ts'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import { InterestChips } from './InterestChips.tsx'

/** What suggestions are based on: interests, and for volunteers availability. */
export function MatchingForm({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const save = useSavePreferences()
  const getFailure = useSaveFailureText()
  const { categories, work_shift } = me.config
  const send = async (chosen: Matching) => {
    await save(me.provider ? { categories: chosen.categories } : chosen, me)
    toast.success(t('saved'))
  }
  return (
    <ContractForm
      initial={{ categories, work_shift }}
      rules={me.provider ? matchingForm : volunteerMatchingForm}
      send={send}
      getFailure={getFailure}
    >
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">{t(me.provider ? 'freeOrganisation' : 'free')}</h2>
        <InterestChips name="categories" />
        {!me.provider && <AvailabilityGrid name="work_shift" />}
        <SubmitButton className="self-end">{t('save')}</SubmitButton>
      </Card>
    </ContractForm>
  )
}
