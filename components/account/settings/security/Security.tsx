import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { BlockedPeople, MutedPeople } from '#components/moderation/SetAsidePeople.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { Me } from '#contracts/account.ts'
import { useExportOwnData } from '#hooks/account/ownData.ts'
import { ValidateFirst } from '../../validation/ValidateFirst.tsx'
import { Deletion } from './Deletion.tsx'
import { Devices } from './Devices.tsx'
import { NewEmail } from './NewEmail.tsx'
import { NewPasswordCard } from './NewPasswordCard.tsx'

/** Password, e-mail, devices, personal data and deletion. */
export function Security({ me }: { me: Me }) {
  return (
    <>
      {me.validated ? (
        <>
          <NewPasswordCard me={me} />
          <NewEmail me={me} />
        </>
      ) : (
        <ValidateFirst />
      )}
      <Devices />
      {me.validated && (
        <>
          <MutedPeople />
          <BlockedPeople />
        </>
      )}
      <OwnData />
      <Deletion me={me} />
    </>
  )
}

/** Exports the viewer's personal data. */
function OwnData() {
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
