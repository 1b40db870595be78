import { object, string } from 'yup'
import type { LetterPreview } from '#contracts/dev.ts'
import { type Language, languages } from '#contracts/lists.ts'
import type { Recipient } from '#server/account/index.ts'
import { sampleLetters as accountLetters } from '#server/account/sampleLetters.ts'
import { sampleLetters as friendsLetters } from '#server/friends/sampleLetters.ts'
import { sampleLetters as jobsLetters } from '#server/jobs/sampleLetters.ts'
import { sampleLetters as mailingsLetters } from '#server/mailings/sampleLetters.ts'
import { sampleLetters as moderationLetters } from '#server/moderation/sampleLetters.ts'
import { read, refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { type Letter, renderLetter } from '#server/platform/mail/index.ts'

const rooms = [accountLetters, friendsLetters, jobsLetters, mailingsLetters, moderationLetters]

const reader: Omit<Recipient, 'language'> = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Lucía',
  email: 'lucia@brota.example',
  provider: false,
  timeZone: 'Europe/Madrid',
  reachable: true,
}

/** Every letter of the house in a language, with people and things made up, by its place in the dictionary. */
export async function lettersIn(language: Language): Promise<Record<string, Letter>> {
  const letters = await Promise.all(rooms.map((room) => room({ ...reader, language }, 'Huerto Vivo')))
  return Object.assign({}, ...letters)
}

/** /dev/mail?letters=<language>: all of them, as a mail program shows them. Refuses 404 unless they are asked for on this machine. */
export const previewLetters = read({
  access: 'guest',
  input: object({ language: string().oneOf(languages).required() }),
  run: async ({ language }, { request }): Promise<LetterPreview[]> => {
    if (!platform().config.devPages || !request.fromThisMachine) throw refuse('notFound')
    return Promise.all(
      Object.entries(await lettersIn(language)).map(async ([id, letter]) => ({
        id,
        subject: letter.subject,
        ...(await renderLetter(letter, language)),
      })),
    )
  },
})
