import { useTranslations } from 'next-intl'
import { useDeed } from '#components/layout/useDeed.ts'
import { Card } from '#components/ui/Card.tsx'
import { CheckBox } from '#components/ui/CheckBox.tsx'
import { RadioGroup } from '#components/ui/RadioGroup.tsx'
import type { Me } from '#contracts/account.ts'
import { type Language, languages, themes } from '#contracts/lists.ts'
import type { PreferencesInput } from '#contracts/settings.ts'
import { useSavePreferences } from '#hooks/account/index.ts'
import { useLanguage } from '#hooks/language.ts'

/** Language, look and news: each is saved as soon as it is chosen. */
export function Preferences({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const common = useTranslations('common.languages')
  const { language, choose } = useLanguage()
  const save = useSavePreferences()
  const { working, run } = useDeed()
  const change = (input: Partial<PreferencesInput>) => run(() => save(input, me), t('saved'))
  const speak = async (next: Language) => {
    if (await change({ language: next })) choose(next)
  }
  return (
    <Card className="flex flex-col gap-6" aria-busy={working}>
      <RadioGroup
        label={t('language')}
        value={language}
        onChange={(next) => void speak(next)}
        options={languages.map((one) => ({ value: one, label: common(one) }))}
      />
      <RadioGroup
        label={t('theme')}
        value={me.theme}
        onChange={(theme) => void change({ theme })}
        options={themes.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))}
        inline
      />
      <CheckBox
        label={t('newsletter')}
        checked={me.newsletter}
        onChange={() => void change({ newsletter: !me.newsletter })}
      />
    </Card>
  )
}
