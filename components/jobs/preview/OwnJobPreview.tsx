import type { Job } from '#contracts/jobs.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { toVolunteersJob } from './shownJob.ts'

type OwnJobPreviewProps = { job: Job; open: boolean; onClose: () => void }

/** The page of one's own draft. */
export const OwnJobPreview = ({ job, ...dialog }: OwnJobPreviewProps) => (
  <PreviewDialog job={toVolunteersJob(job)} {...dialog} />
)
