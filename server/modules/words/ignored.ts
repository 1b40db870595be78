import { toPlainWords } from './fold.ts'

/** Words that say nothing of an offer, in the four languages. They need not be met. */
const empty = `
  a al algo ante como con contra cual cuando de del desde donde el ella ellos en entre era es esta este esto estos hay la
  las le les lo los mas me mi mis muy nada ni no nos o os otra otro para pero por porque que quien se ser si sin sobre
  son soy su sus tambien te tengo ti tu tus un una uno unos unas y ya yo
  ao aos as ate com da das dela dele do dos e ela ele elas eles em essa esse eu foi isso isto lhe mais mas meu minha na
  nas nao nem nossa nosso num numa os ou pela pelo pelas pelos pra qual quando que quem sao sem ser seu sua sou tem uma
  umas uns voce
  about all am an and any are at be because by can do does for from get has have he her his how i if in into is it its
  just me my near not of on or our out she so some than that the their them then there these they this to up us was we
  were what when where which who will with would you your`

/** What every offer here is about, so that it need not say so. */
const everywhere = `
  voluntario voluntaria voluntarios voluntarias voluntariado voluntariados voluntariar
  volunteer volunteers volunteering voluntary charity charities
  ong ongs ngo ngos oferta ofertas offer offers oportunidad oportunidades oportunidade opportunity opportunities vaga vagas
  ayudar ayuda ajudar ajuda help helping colaborar quiero quero want busco procuro looking apoyo apoyar apoio apoiar support
  cerca perto proyecto proyectos projeto projetos project projects solidario solidaria solidarios solidarias`

const emptyWords = new Set(toPlainWords(empty))
const ignoredWords = new Set([...emptyWords, ...toPlainWords(everywhere)])

export const isEmptyWord = (plain: string): boolean => emptyWords.has(plain)
/** Whether an offer may lack this word of a search that has others. */
export const isIgnored = (plain: string): boolean => ignoredWords.has(plain)
