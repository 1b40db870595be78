import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#contracts/languages.ts'
import type { Language } from '#contracts/lists.ts'
import { type Namespace, namespaces } from '#i18n/namespaces.ts'
import { flat, written } from './written.ts'

type Said = [where: string, words: string]

/** What the screens, emails and documents of a language say, without the names of arguments and tags. */
async function listSaid(language: Language): Promise<Said[]> {
  // The pages of `dev` are for those who work on the site; one of them is in Portuguese everywhere.
  const shown = namespaces.filter((name): name is Exclude<Namespace, 'dev'> => name !== 'dev')
  const screens = await Promise.all(shown.map(async (name) => flat(await written(language, name), name)))
  const folder = `server/modules/documents/texts/${language}`
  const documents = readdirSync(folder).map(
    (file): Said => [file, readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\]\([^)]*\)/g, ']')],
  )
  return [...screens.flat(), ...documents].map(([where, words]) => [
    where,
    words.replaceAll(/\{\w+(?=[},])|<\/?\w+>/g, ' '),
  ])
}

/** Words of the one Portuguese that the other does not use, or uses for something else. */
const foreign = {
  pt: `você(s|) tela(s|) celular(es|) arquivo(s|) cadastr\\w* registr\\w* usuári\\w* equipe(s|) contato(s|) esporte(s|) mídia(s|)
    senha(s|) excluir excluíd\\w* salv[aeo]\\w* baix(ar|e) compartilh\\w* curti(u|r|da|das|ram) vaga(s|) planejamento sobrenome
    (foi|foste|for|ser|foram)\\saceit[ao](s|) pessoas\\saceitas conosco cupom cupons gerenciar deletar (está|estão|estamos)\\s\\w+ndo \\w+ndo…`,
  br: `tu te ti teu(s|) tua(s|) contigo ecrã(s|) telemóve(l|is) ficheiro(s|) regist[aeo]\\w* utilizador\\w* equipa(s|) contact[aeo]\\w*
    desporto(s|) palavra-passe palavras-passe partilh\\w* descarreg\\w* apelido(s|) morada(s|) planeamento connosco facto(s|)
    por\\sler eliminar eliminad\\w* definições pormenores cupão cupões multimédia píxeis`,
}
const ownWords = (list: string) =>
  new RegExp(`(?<![\\p{L}-])(${list.trim().split(/\s+/).join('|')})(?![\\p{L}])`, 'giu')

describe('the two kinds of Portuguese', () => {
  it.each(['pt', 'br'] as const)('Nothing in %s is said in words of the other kind', async (language) => {
    const strange = ownWords(foreign[language])
    const found = (await listSaid(language)).flatMap(([where, words]) =>
      [...words.matchAll(strange)].map(([word]) => `${where}: ${word}`),
    )
    expect(found).toEqual([])
  })
})

describe('quotation marks', () => {
  const marks = { es: /[“”‘"]/, pt: /[“”‘"]/, br: /[«»‘"]/, en: /[«»"]|\w'\w/ }
  it.each(languages)('What %s quotes stands in the quotation marks of the language', async (language) => {
    const found = (await listSaid(language)).filter(([, words]) => marks[language].test(words))
    expect(found.map(([where]) => where)).toEqual([])
  })
})
