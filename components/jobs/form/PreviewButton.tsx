import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Eye } from '#components/ui/icons.tsx'
import type { JobValues } from './jobValues.ts'

const FormPreview = lazyOverlay(() =>
  import('../preview/FormPreview.tsx').then((preview) => preview.FormPreview),
)

/** Shows the offer's page as others will see it. */
export function PreviewButton({ className }: { className?: string }) {
  const t = useTranslations('myJobs.preview')
  const { values } = useFormikContext<JobValues>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className={className}
        icon={<Eye size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <FormPreview values={values} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
