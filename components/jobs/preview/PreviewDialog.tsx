import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { FootBar, twoActs } from '#components/ui/FootBar.tsx'
import type { Job } from '#contracts/jobs.ts'
import { JobContent } from '../detail/JobContent.tsx'
import { GuestJob } from '../detail/JobPreview.tsx'
import { DeviceFrame } from './DeviceFrame.tsx'
import { toGuestsJob } from './shownJob.ts'

const readers = ['volunteer', 'guest'] as const
/** The screens on which it is shown, by their width in CSS pixels. */
const screens = { phone: 390, computer: 1280 } as const
const screenNames = ['phone', 'computer'] as const

type PreviewDialogProps = {
  /** As volunteers see it. */
  job: Job
  open: boolean
  onClose: () => void
}

/** The page of an offer before it is published, as a volunteer and as a guest will see it, on a phone and on a computer. */
export function PreviewDialog({ job, open, onClose }: PreviewDialogProps) {
  const t = useTranslations('myJobs.preview')
  const [reader, setReader] = useState<(typeof readers)[number]>('volunteer')
  const [screen, setScreen] = useState<(typeof screenNames)[number]>('phone')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="xl">
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <FilterPills
          label={t('reader')}
          options={readers.map((id) => ({ id, label: t(`readers.${id}`) }))}
          value={reader}
          onChange={setReader}
        />
        <FilterPills
          label={t('screen')}
          options={screenNames.map((id) => ({ id, label: t(`screens.${id}`) }))}
          value={screen}
          onChange={setScreen}
        />
      </div>
      <DeviceFrame title={t('frame')} width={screens[screen]}>
        {reader === 'guest' ? <Guests job={job} /> : <JobContent job={job} onApply={() => {}} />}
      </DeviceFrame>
    </Dialog>
  )
}

/** Below it the bar by which guests sign in. */
function Guests({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const header = useTranslations('common.header')
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col">
      <GuestJob job={toGuestsJob(job)} />
      <FootBar until="md" instead className="md:flex md:items-center md:gap-4 md:p-4">
        <p className="grow text-pretty max-md:mb-3 max-md:text-sm">{t('previewText')}</p>
        <div className={twoActs}>
          <Button>{t('apply')}</Button>
          <Button variant="outline">{header('login')}</Button>
        </div>
      </FootBar>
    </div>
  )
}
