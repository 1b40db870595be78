import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { type LogLine, useRefreshTest } from '#hooks/dev/refreshTest.ts'

/** For developers: the tokens in the cookies, a button that uses them, and the result. */
export function RefreshTokenPage() {
  const t = useTranslations('dev')
  const { status, log, testing, test, clear } = useRefreshTest()
  return (
    // The page is in Portuguese in every language of the site.
    <div lang="pt" className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-10">
      <PageHead page="refreshToken" hidden />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl">{t('refresh.title')}</h1>
        <p className="text-muted">{t('refresh.about')}</p>
      </header>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">{t('refresh.cookies')}</h2>
        <p data-status={status}>{status && t(`refresh.${status}`)}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={test} loading={testing}>
            {t('refresh.test')}
          </Button>
          <Button variant="quiet" onClick={clear}>
            {t('refresh.clear')}
          </Button>
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">{t('refresh.log')}</h2>
        <Log lines={log} />
      </Card>
    </div>
  )
}

function Log({ lines }: { lines: LogLine[] }) {
  const t = useTranslations('dev')
  return (
    <div role="log">
      {lines.length === 0 && <p className="text-muted">{t('refresh.emptyLog')}</p>}
      <ol className="flex flex-col gap-2">
        {lines.map(({ id, text, at }) => (
          <li key={id} className="flex gap-3">
            <time dateTime={at.toISOString()} className="shrink-0 text-muted tabular-nums">
              {at.toLocaleTimeString('pt')}
            </time>
            <span>{t(`refresh.${text}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
