import { toPlainWords } from './fold.ts'

/** Words that say nothing of an offer, in the four languages. They need not be met. */
const empty = `
  a al algo ante como con contra cual cuando de del desde donde el ella ellos en entre era es esta este esto estos hay la
  las le les lo los mas me mi mis muy nada ni no nos o os otra otro para pero por porque que quien se ser si sin sobre
  son soy su sus tambien te tengo ti tu tus un una uno unos unas y ya yo
  ao aos as ate com da das dela dele do dos e ela ele elas eles em essa esse eu foi isso isto lhe mais mas meu minha na
  nas nao nem nossa nosso num numa os ou pela pelo pelas pelos pra qual quando que quem sao sem ser seu sua sou tem uma
  umas uns voce algum alguma algo alguem cualquier qualquer algun alguna alguno algunos algunas cada todo toda todos todas tudo
  muito muita muitos muitas mucho mucha muchos muchas bem bien tipo cosa cosas coisa coisas nos pro pros pras num dum duma
  about all am an and any are at be because by can do does for from get has have he her his how i if in into is it its
  just me my near not of on or our out she so some than that the their them then there these they this to up us was we
  some something anything someone were what when where which who will with would you your`

/** What every offer here is about, so that it need not say so. */
const everywhere = `
  voluntario voluntaria voluntarios voluntarias voluntariado voluntariados voluntariar
  volunteer volunteers volunteering voluntary charity charities
  ong ongs ngo ngos oferta ofertas offer offers oportunidad oportunidades oportunidade opportunity opportunities vaga vagas
  ayudar ayuda ayudo ayudando ajudar ajuda ajudo ajudando help helping helper helpers colaborar colaboracion colaboracao
  quiero queria quisiera gustaria gustarme encantaria necesito necesita deseo busco buscando buscar puedo hacer haciendo
  quero gostaria gostava preciso precisa desejo procuro procurando procurar posso fazer fazendo
  want wanna wanted would like love need needs needed looking search searching find could
  participar participo participate join joining unirme apuntarme sumarme inscribirme actividad actividades atividade
  atividades activity activities trabajo trabalho work working apoyo apoyar apoio apoiar support supporting
  gente personas persona pessoas pessoa people person persons
  cerca perto proyecto proyectos projeto projetos project projects solidario solidaria solidarios solidarias`

const emptyWords = new Set(toPlainWords(empty))
const ignoredWords = new Set([...emptyWords, ...toPlainWords(everywhere)])

export const isEmptyWord = (plain: string): boolean => emptyWords.has(plain)
/** Whether an offer may lack this word of a search that has others. */
export const isIgnored = (plain: string): boolean => ignoredWords.has(plain)
