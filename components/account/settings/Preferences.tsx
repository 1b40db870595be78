import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SavedSearches } from '#components/jobs/saved/SavedSearches.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { Card } from '#components/ui/Card.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { RadioGroup } from '#components/ui/fields/RadioGroup.tsx'
import type { Me } from '#contracts/account.ts'
import { languages } from '#contracts/languages.ts'
import { themes } from '#contracts/lists.ts'
import type { PreferencesInput } from '#contracts/settings.ts'
import { useLanguage } from '#hooks/account/language.ts'
import { useSavePreferences } from '#hooks/account/settings.ts'
import { useFocusAfterReload } from '#hooks/browser/focusAfterReload.ts'
import { useSaveFailureText } from '#hooks/saveFailure.ts'
import { MatchingForm } from './MatchingForm.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

/** Suggestions, appearance, notifications and saved searches. */
export function Preferences({ me }: { me: Me }) {
  return (
    <>
      <MatchingForm me={me} />
      <Appearance me={me} />
      <NotificationSettings />
      <SavedSearches />
    </>
  )
}

/** Language, theme, newsletter and read receipts: each is saved when chosen. */
function Appearance({ me }: { me: Me }) {
  const t = useTranslations('settings')
  const common = useTranslations('common.languages')
  const { language, choose } = useLanguage()
  const { box, remember } = useFocusAfterReload<HTMLDivElement>('language')
  const save = useSavePreferences()
  const { working, run } = useMutation(useSaveFailureText())
  // A choice shows at once, and is undone when the server refuses; others may be made until its response.
  const [choices, setChoices] = useState<readonly Partial<PreferencesInput>[]>([])
  const pending: Partial<PreferencesInput> = Object.assign({}, ...choices)
  const { theme, newsletter, shareContact, language: chosenLanguage } = { ...me, language, ...pending }
  const change = async (input: Partial<PreferencesInput>) => {
    setChoices((all) => [...all, input])
    const done = await run(() => (input.language ? choose(input.language) : save(input, me)), t('saved'))
    if (done && input.language) remember()
    else setChoices((all) => all.filter((one) => one !== input))
  }
  return (
    <Card className="flex flex-col gap-6" aria-busy={working}>
      <h2 className="text-lg">{t('looks')}</h2>
      <div ref={box}>
        <RadioGroup
          label={t('language')}
          value={chosenLanguage ?? language}
          onChange={(next) => void change({ language: next })}
          options={languages.map((one) => ({ value: one, label: common(one) }))}
          inline
        />
      </div>
      <RadioGroup
        label={t('theme')}
        value={theme ?? me.theme}
        onChange={(next) => void change({ theme: next })}
        options={themes.map((one) => ({ value: one, label: t(`themes.${one}`) }))}
        inline
      />
      <CheckBox
        label={t('newsletter')}
        checked={newsletter ?? me.newsletter}
        onChange={({ target }) => void change({ newsletter: target.checked })}
      />
      <ChatChoices
        me={{
          seenMarks: pending.seenMarks ?? me.seenMarks,
          typingMarks: pending.typingMarks ?? me.typingMarks,
        }}
        change={(input) => void change(input)}
      />
      {!me.provider && (
        <CheckBox
          label={t('shareContact')}
          hint={t('shareContactHint')}
          checked={shareContact ?? me.shareContact}
          onChange={({ target }) => void change({ shareContact: target.checked })}
        />
      )}
    </Card>
  )
}

type ChatChoicesProps = {
  me: Pick<Me, 'seenMarks' | 'typingMarks'>
  change: (input: Partial<PreferencesInput>) => void
}

/** What others see of the viewer in the chat, and so the viewer of others. */
function ChatChoices({ me, change }: ChatChoicesProps) {
  const t = useTranslations('settings')
  return (
    <>
      <CheckBox
        label={t('seenMarks')}
        hint={t('seenMarksHint')}
        checked={me.seenMarks}
        onChange={({ target }) => change({ seenMarks: target.checked })}
      />
      <CheckBox
        label={t('typingMarks')}
        hint={t('typingMarksHint')}
        checked={me.typingMarks}
        onChange={({ target }) => change({ typingMarks: target.checked })}
      />
    </>
  )
}
