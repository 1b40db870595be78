import { saveApplicantNote } from '#server/modules/jobs/applications/applicantNotes.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: saveApplicantNote })
