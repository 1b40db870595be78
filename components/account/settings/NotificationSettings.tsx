import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Card } from '#components/ui/Card.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { alwaysTold, emailFrequencies, type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import { useChangeNotifications, useNotificationPreferences } from '#hooks/account/notificationPreferences.ts'
import { useSaveFailureText } from '#hooks/saveFailure.ts'

/** The channels of each kind of notification; each choice is saved at once. */
export function NotificationSettings() {
  const t = useTranslations('settings.news')
  const result = useNotificationPreferences()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-sm text-muted">{t('text')}</p>
      <Resource result={result} skeleton={<Skeleton className="h-90 rounded-control" />}>
        {(preferences) => (
          <ul className="flex flex-col divide-y divide-line">
            {notificationTopics.map((topic) => (
              <Topic key={topic} topic={topic} preferences={preferences} />
            ))}
          </ul>
        )}
      </Resource>
    </Card>
  )
}

/** Unread messages have a badge of their own, which cannot be missed: only their email can be turned off. */
const alwaysInSite: readonly NotificationTopic[] = ['messages', alwaysTold]

function Topic({ topic, preferences }: { topic: NotificationTopic; preferences: NotificationPreferences }) {
  const t = useTranslations('settings.news')
  const save = useChangeNotifications()
  const { run } = useMutation(useSaveFailureText())
  const chosen = preferences[topic]
  const change = (part: Partial<typeof chosen>) => void run(() => save(topic, part))
  const name = t(`topics.${topic}`)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span className="min-w-0 grow basis-60 font-medium">{name}</span>
      <CheckBox
        label={t('inSite')}
        aria-label={t('inSiteNamed', { name })}
        checked={chosen.inApp}
        disabled={alwaysInSite.includes(topic)}
        onChange={({ target }) => change({ inApp: target.checked })}
      />
      <Select
        label={t('emailNamed', { name })}
        hideLabel
        className="w-52"
        value={chosen.email}
        disabled={topic === alwaysTold}
        options={emailFrequencies.map((frequency) => ({
          value: frequency,
          label: t(`frequencies.${frequency}`),
        }))}
        onChange={({ target }) => {
          const frequency = emailFrequencies.find((one) => one === target.value)
          if (frequency) change({ email: frequency })
        }}
      />
    </li>
  )
}
