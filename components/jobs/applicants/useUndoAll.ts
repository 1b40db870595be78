import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { toast } from '#components/ui/states/toast.ts'
import { useDecideAll } from '#hooks/jobs/applications.ts'

/** Takes the decisions on several applications back, and says which could no longer be. */
export function useUndoAll(jobId: string) {
  const t = useTranslations('applications.chosen')
  const decideAll = useDecideAll()
  const { working, run } = useMutation()
  return {
    working,
    run: (ids: readonly string[]): Promise<boolean> =>
      run(async () => {
        const { data, again, skipped } = await decideAll({
          job_id: jobId,
          ids: [...ids],
          status: 'pending',
          raisePlaces: 0,
        })
        const done = t('undone', { count: data.length + again })
        toast.success(skipped > 0 ? `${done} ${t('tooLate', { count: skipped })}` : done)
      }),
  }
}
