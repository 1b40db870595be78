import { brand } from '#lib/brand.ts'
import { nameKeys } from './lookalikes.ts'

/** Who keeps order: nobody else is called so, nor with the words of `around` beside it. */
const keepers = `
moderador moderadora moderadores moderadoras moderacion moderação moderator moderators moderation
administrador administradora administradores administradoras administracion administração administrator
administrators administration admin admins sysadmin superadmin webmaster postmaster`

/** Alone, or beside the product's name, they speak for the site; in a longer name they are anybody's. */
const offices = `
soporte suporte support helpdesk seguridad segurança security sistema system oficial official verificado verificada
verified root staff mod mods noreply abuse`

const around = `
equipo equipa equipe team ayuda ajuda help apoyo apoio servicio serviço service atencion atenção cuenta conta account
cliente clientes usuario usuarios utilizador utilizadores users app web de del do da dos das la el los las the of a o y e and`

/** One way of writing for what is taken for each other at a glance: also digits that stand for letters. */
const digits: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l' }
const toShape = (key: string) => key.replace(/[0134578i]/g, (sign) => digits[sign] ?? sign)
const toShapes = (name: string): string[] => nameKeys(name).map(toShape)

const getAllShapes = (words: string): Set<string> => new Set(words.trim().split(/\s+/).flatMap(toShapes))

const kinds = {
  keeper: getAllShapes(`${keepers} ${brand.name} ${brand.slug}`),
  office: getAllShapes(offices),
  around: getAllShapes(around),
}
const brandShapes = getAllShapes(`${brand.name} ${brand.slug}`)
const longestWord = Math.max(
  ...Object.values(kinds).flatMap((words) => [...words].map(({ length }) => length)),
)

/** Whether a text can be cut into known words without a rest, one of which is a keeper's. */
function isCutIntoWords(shape: string): boolean {
  // What a cut that ends here holds: nothing of a keeper's yet, or something; undefined where no cut ends.
  const reached: (boolean | undefined)[] = [false]
  for (let end = 1; end <= shape.length; end += 1) {
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = reached[start]
      const word = shape.slice(start, end)
      if (before === undefined) continue
      const isKeeper = kinds.keeper.has(word)
      const isKnown = isKeeper || kinds.around.has(word) || (kinds.office.has(word) && containsBrand(shape))
      if (isKnown) reached[end] = reached[end] || before || isKeeper
    }
  }
  return reached[shape.length] === true
}

const containsBrand = (shape: string) => [...brandShapes].some((word) => shape.includes(word))

/** Whether the whole name says that its bearer runs the site: written in any way that looks like it. */
export function isReservedName(name: string): boolean {
  const readings = [name, name.replace(/[\d\s]+$/u, '')].flatMap(toShapes)
  return readings.some((shape) => kinds.office.has(shape) || isCutIntoWords(shape))
}
