import { describe, expect, it } from 'vitest'
import { languages } from '#contracts/languages.ts'
import mail from '#i18n/es/mail.ts'
import { locales } from '#lib/locales.ts'
import { emailsIn } from '#server/modules/dev/previewEmails.ts'
import { renderEmail } from '#server/platform/mail/index.ts'
import { openTestApp } from '../../setup/testApp.ts'

openTestApp()

/** Each entry with a subject in the dictionary of emails is an email. */
function getEmails(texts: object, place = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text === 'object') return getEmails(text, place ? `${place}.${name}` : name)
    return name === 'subject' ? [place] : []
  })
}

describe.each(languages)('every email in %s', (language) => {
  it('Every email is in the gallery, with the texts of its dictionary', async () => {
    expect(Object.keys(await emailsIn(language)).sort()).toEqual(getEmails(mail).sort())
  })

  it('Every email has a subject that fits a phone, both parts, and at most one button', async () => {
    for (const [id, content] of Object.entries(await emailsIn(language))) {
      const { html, text } = await renderEmail(content, language)
      expect.soft(content.subject.trim(), id).not.toBe('')
      expect.soft(content.subject.length, id).toBeLessThanOrEqual(90)
      expect.soft(`${content.subject} ${text}`, id).not.toMatch(/[{}]|undefined|\bmail\./)
      expect.soft(content.paragraphs.length, id).toBeGreaterThan(0)
      for (const part of [content.heading, ...content.paragraphs]) expect.soft(text, id).toContain(part)
      const links = [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, address]) => address)
      const listed = (content.groups ?? []).flatMap(({ links, aside }) => [...links, aside])
      const wanted = [...listed, content.button, content.stop].flatMap((link) => link?.address ?? [])
      expect.soft(links, id).toEqual(wanted.map((address) => address.replaceAll('&', '&amp;')))
      for (const { address } of listed) expect.soft(text, id).toContain(address)
      const pages = [...text.matchAll(/http:\/\/localhost\S+/g)].map(([address]) => new URL(address))
      for (const { searchParams } of pages) expect.soft(searchParams.get('lang'), id).toBe(language)
      if (content.button) expect.soft(text.split('\n'), id).toContain(content.button.address)
      expect.soft(html, id).toContain(`lang="${locales[language]}"`)
      expect.soft(html, id).not.toMatch(/<script|<img/)
      expect.soft(html.length, id).toBeLessThan(100_000)
    }
  })
})
