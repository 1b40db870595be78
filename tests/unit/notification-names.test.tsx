// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NotificationRow } from '#components/notifications/NotificationRow.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { showScreen } from './accountScreens.tsx'

afterEach(cleanup)

const likeOf = (name: string, number: number): Notification => ({
  ...{ id: `n${number}`, type: 'likes', name, id_notify: `a${number}`, action_id: 'post', detail: '' },
  ...{ avatar: '', about: '', createdAt: new Date().toISOString(), read: true },
})

it.each([
  ['es', ['Mateo'], 'A Mateo le gusta tu publicación'],
  ['es', ['Mateo', 'Lucía'], 'A Mateo y Lucía les gusta tu publicación'],
  ['es', ['Mateo', 'Inés'], 'A Mateo e Inés les gusta tu publicación'],
  ['es', ['Mateo', 'Inés', 'Lucía'], 'A Mateo y 2 personas más les gusta tu publicación'],
  ['en', ['Mateo', 'Inés'], 'Mateo and Inés like your post'],
  ['pt', ['Mateo', 'Inés'], 'Mateo e Inés gostam da tua publicação'],
] as const)('In %s a notification of %s is a right sentence', async (language, names, sentence) => {
  const all = names.map(likeOf)
  const [newest] = all
  if (!newest) throw new Error('Nobody likes the post')
  const group = { key: 'likes', newest, all, read: true }
  await showScreen(
    <ul>
      <NotificationRow group={group} fresh={false} onDismiss={() => {}} onDecide={() => {}} />
    </ul>,
    language,
  )
  expect(screen.getByText((_, element) => element?.tagName === 'A').textContent).toBe(sentence)
})
