import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ArrowLeft, Building2, HeartHandshake, type IconComponent } from '#components/ui/icons.tsx'
import { paths, safePath } from '#lib/paths.ts'
import { SwitchLink } from '../signIn/SwitchLink.tsx'
import { OrganisationForm } from './OrganisationForm.tsx'
import { VolunteerForm } from './VolunteerForm.tsx'

export type Kind = 'none' | 'volunteer' | 'organisation'

type RegisterFlowProps = {
  kind: Kind
  onKind: (kind: Kind) => void
  /** In a dialog: opens the login dialog. */
  onLogin?: () => void
}

const kinds: { kind: Exclude<Kind, 'none'>; icon: IconComponent }[] = [
  { kind: 'volunteer', icon: HeartHandshake },
  { kind: 'organisation', icon: Building2 },
]

/** First the kind of account, then its form, with a way back to the choice. */
export function RegisterFlow({ kind, onKind, onLogin }: RegisterFlowProps) {
  const t = useTranslations('account.register')
  const { query } = useRouter()
  return (
    <div className="flex flex-col gap-5">
      {kind === 'none' ? (
        <Choice onKind={onKind} />
      ) : (
        <>
          <Button
            variant="quiet"
            size="sm"
            className="-my-2 -ml-3 self-start"
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={() => onKind('none')}
          >
            {t('back')}
          </Button>
          {kind === 'volunteer' ? <VolunteerForm /> : <OrganisationForm />}
        </>
      )}
      <SwitchLink href={paths.login(safePath(query.then))} onSwitch={onLogin}>
        {t('haveAccount')}
      </SwitchLink>
    </div>
  )
}

function Choice({ onKind }: Pick<RegisterFlowProps, 'onKind'>) {
  const t = useTranslations('account.register')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-muted">{t('question')}</legend>
      {kinds.map(({ kind, icon: Icon }) => (
        <button
          key={kind}
          type="button"
          onClick={() => onKind(kind)}
          className="flex items-center gap-4 rounded-card border border-control bg-card p-4 text-left transition-colors hover:border-brand hover:bg-brand-soft"
        >
          <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-brand-soft text-brand">
            <Icon size={24} aria-hidden />
          </span>
          <span>
            <span className="block font-semibold">{t(kind)}</span>
            <span className="block text-pretty text-muted text-sm">{t(`${kind}Hint`)}</span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
