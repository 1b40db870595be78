import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { useExportOwnData } from '#hooks/account/index.ts'

/** Exports the viewer's personal data. */
export function OwnData() {
  const t = useTranslations('settings.security.data')
  const download = useExportOwnData()
  const { working, run } = useMutation()
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-sm text-muted">{t('text')}</p>
      <Button variant="outline" loading={working} onClick={() => void run(download)}>
        {t('download')}
      </Button>
    </Card>
  )
}
