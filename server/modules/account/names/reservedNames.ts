import { brand } from '#lib/brand.ts'
import { nameKeys } from './lookalikes.ts'

/** Words for those who run the site: no account has such a name, alone or with words of `filler` beside it. */
const authority = `
moderador moderadora moderadores moderadoras moderacion moderação moderator moderators moderation
administrador administradora administradores administradoras administracion administração administrator
administrators administration admin admins sysadmin superadmin webmaster postmaster`

/** Words reserved alone or beside the product's name; a longer name may contain them. */
const offices = `
soporte suporte support helpdesk seguridad segurança security sistema system oficial official verificado verificada
verified root staff mod mods noreply abuse`

const filler = `
equipo equipa equipe team ayuda ajuda help apoyo apoio servicio serviço service atencion atenção cuenta conta account
cliente clientes usuario usuarios utilizador utilizadores users app web de del do da dos das la el los las the of a o y e and`

/** Maps characters that are confused at a glance to one: also digits that stand for letters. */
const digits: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l' }
const toShape = (key: string) => key.replace(/[0134578i]/g, (sign) => digits[sign] ?? sign)
const toShapes = (name: string): string[] => nameKeys(name).map(toShape)

const getAllShapes = (words: string): Set<string> => new Set(words.trim().split(/\s+/).flatMap(toShapes))

const kinds = {
  authority: getAllShapes(`${authority} ${brand.name} ${brand.slug}`),
  office: getAllShapes(offices),
  filler: getAllShapes(filler),
}
const brandShapes = getAllShapes(`${brand.name} ${brand.slug}`)
const longestWord = Math.max(
  ...Object.values(kinds).flatMap((words) => [...words].map(({ length }) => length)),
)

/** Whether the text is a sequence of known words, at least one of them of `authority`. */
function isCutIntoWords(shape: string): boolean {
  // Whether a sequence that ends at this index contains a word of `authority`; undefined where none ends.
  const reached: (boolean | undefined)[] = [false]
  for (let end = 1; end <= shape.length; end += 1) {
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = reached[start]
      const word = shape.slice(start, end)
      if (before === undefined) continue
      const isAuthority = kinds.authority.has(word)
      const isKnown =
        isAuthority || kinds.filler.has(word) || (kinds.office.has(word) && containsBrand(shape))
      if (isKnown) reached[end] = reached[end] || before || isAuthority
    }
  }
  return reached[shape.length] === true
}

const containsBrand = (shape: string) => [...brandShapes].some((word) => shape.includes(word))

/** Whether the whole name claims to run the site, in any spelling that looks like it. */
export function isReservedName(name: string): boolean {
  const readings = [name, name.replace(/[\d\s]+$/u, '')].flatMap(toShapes)
  return readings.some((shape) => kinds.office.has(shape) || isCutIntoWords(shape))
}
