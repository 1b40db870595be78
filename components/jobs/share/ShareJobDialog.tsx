import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { NetworkMark } from '#components/friends/invite/NetworkMark.tsx'
import { useCopy } from '#components/layout/useCopy.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { buttonClass } from '#components/ui/buttons/buttonClass.ts'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { Download, Link2, MailOpen, Printer } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { Job } from '#contracts/jobs.ts'
import { mailAddress, sharing } from '#lib/externalAddresses.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { getQrImage, QrCode } from './QrCode.tsx'

type ShareJobDialogProps = {
  job: Pick<Job, 'id' | 'title'>
  /** It has been published just now. */
  isNew?: boolean
  open: boolean
  onClose: () => void
}

/** The ways to make an offer known: its link, WhatsApp, an email, a QR code and a poster. */
export function ShareJobDialog({ job, isNew, open, onClose }: ShareJobDialogProps) {
  const t = useTranslations('jobs.share')
  const url = publicConfig().publicUrl + paths.job(job.id)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isNew ? t('published') : t('title', { title: job.title })}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <p>{t('text')}</p>
      <Address url={url} />
      <Ways title={job.title} id={job.id} url={url} />
      <section className="mt-5 flex flex-wrap items-center gap-4 border-line border-t pt-5">
        <QrCode text={url} alt={t('qr', { title: job.title })} className="size-36 rounded-control" />
        <div className="flex grow basis-40 flex-col items-start gap-3">
          <p className="text-muted text-sm">{t('qrHint')}</p>
          <a
            href={getQrImage(url)}
            download={`${t('qrFile')}.svg`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            <Download size={18} aria-hidden />
            {t('download')}
          </a>
        </div>
      </section>
    </Dialog>
  )
}

/** The link to copy. */
function Address({ url }: { url: string }) {
  const t = useTranslations('jobs.share')
  const id = useId()
  const copyText = useCopy()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {t('link')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="min-h-11 min-w-0 grow basis-52 rounded-control border border-control bg-card px-3 text-sm"
        />
        <Button
          variant="secondary"
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copyText(url, t('copied'))}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}

function Ways({ id, title, url }: { id: string; title: string; url: string }) {
  const t = useTranslations('jobs.share')
  const look = buttonClass({ variant: 'outline' })
  const text = t('words', { title })
  return (
    <ul className="mt-4 flex flex-wrap gap-2 *:grow">
      <li>
        <a href={sharing.whatsapp(url, text)} target="_blank" rel="noopener" className={`${look} w-full`}>
          <NetworkMark network="whatsapp" />
          {t('whatsapp')}
        </a>
      </li>
      <li>
        <a href={mailAddress({ subject: title, body: `${text}\n\n${url}` })} className={`${look} w-full`}>
          <MailOpen size={18} aria-hidden />
          {t('mail')}
        </a>
      </li>
      <li>
        <Link href={paths.poster(id)} className={`${look} w-full`}>
          <Printer size={18} aria-hidden />
          {t('poster')}
        </Link>
      </li>
    </ul>
  )
}
