import { useMe } from '#hooks/session/session.ts'
import type { JobValues } from '../form/jobValues.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { toShownJob } from './shownJob.ts'

type FormPreviewProps = { values: JobValues; open: boolean; onClose: () => void }

/** The page of the offer as it stands in the form, saved or not. */
export function FormPreview({ values, open, onClose }: FormPreviewProps) {
  const me = useMe()
  return me ? <PreviewDialog job={toShownJob(values, me)} open={open} onClose={onClose} /> : null
}
