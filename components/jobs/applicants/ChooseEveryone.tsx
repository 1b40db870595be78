import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import type { Applicant, ApplicationsInput } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useReadApplicants } from '#hooks/jobs/applications.ts'
import type { Chosen } from './useChosen.ts'

type ChooseEveryoneProps = {
  /** What the list shows. */
  input: Partial<ApplicationsInput> & { job_id: string }
  listed: readonly Applicant[]
  total: number
  chosen: Chosen
}

/** Chooses all applicants of a page, and from there all that were found, up to as many as one act allows. */
export function ChooseEveryone({ input, listed, total, chosen }: ChooseEveryoneProps) {
  const t = useTranslations('applications.chosen')
  const readApplicants = useReadApplicants()
  const { working, run } = useMutation()
  const isPageChosen = listed.every(({ id }) => chosen.has(id))
  const most = Math.min(total, limits.applicantsAtOnce)
  const chooseFound = () =>
    keepFocus(() => run(async () => chosen.set(await readApplicants(input, most), true)))
  return (
    <div className="-mt-2 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <CheckBox
        label={t('all')}
        checked={isPageChosen}
        onChange={({ target }) => chosen.set(listed, target.checked)}
      />
      {isPageChosen && chosen.count < most && (
        <Button variant="outline" size="sm" loading={working} onClick={() => void chooseFound()}>
          {t(most < total ? 'first' : 'everyone', { count: most })}
        </Button>
      )}
    </div>
  )
}
