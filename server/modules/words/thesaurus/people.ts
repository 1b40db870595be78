import type { Group } from './group.ts'

/** Whom one helps. */
export const people: readonly Group[] = [
  {
    es: 'ancianos, anciana, mayores, personas mayores, gente mayor, tercera edad, abuelos, abuela, yayos, yaya, jubilados, viejitos, adultos mayores',
    pt: 'idosos, idosa, pessoas idosas, terceira idade, avós, avô, vovós, vovô, velhinhos, velhotes, velhos, reformados, aposentados, seniores, melhor idade',
    en: 'elderly, elders, seniors, senior citizens, older people, old people, older adults, aged, pensioners, retired, grandparents, granny, grandma, grandad, grandpa, old folks, oap',
    categories: ['greater'],
  },
  {
    es: 'residencia, residencia de mayores, geriátrico, asilo de ancianos, centro de día',
    pt: 'lar, lar de idosos, casa de repouso, asilo de idosos, centro de dia',
    en: 'nursing home, care home, retirement home',
    categories: ['greater'],
  },
  {
    es: 'niños, niñas, infancia, infantil, menores, peques, pequeños, chiquillos, chicos, críos',
    pt: 'crianças, infância, infantil, miúdos, meninos, meninas, pequenos, garotos, criançada, guris, moleques',
    en: 'children, child, kids, childhood, boys, girls, toddlers, kiddos, little ones',
    categories: ['childhood-youth-and-family'],
  },
  {
    es: 'jóvenes, juventud, adolescentes, chavales, adolescencia',
    pt: 'jovens, juventude, adolescentes, adolescência',
    en: 'youth, young people, teenagers, teens, adolescents, youngsters',
    categories: ['childhood-youth-and-family'],
  },
  {
    es: 'bebés, recién nacidos, guardería',
    pt: 'bebês, recém-nascidos, creche',
    en: 'babies, newborns, nursery, daycare',
  },
  {
    es: 'familias, padres, madres, crianza',
    pt: 'famílias, pais, mães',
    en: 'families, parents, mothers, fathers, parenting',
    categories: ['childhood-youth-and-family'],
  },
  {
    es: 'huérfanos, orfanato, acogimiento',
    pt: 'órfãos, orfanato, acolhimento',
    en: 'orphans, orphanage, foster care',
  },
  {
    es: 'refugiados, refugiadas, asilo, solicitantes de asilo, desplazados, refugio de personas',
    pt: 'refugiados, refugiadas, asilo, requerentes de asilo, deslocados',
    en: 'refugees, asylum, asylum seekers, displaced people',
    categories: ['immigration-refuge-and-asylum'],
  },
  {
    es: 'inmigrantes, migrantes, inmigración, migración, extranjeros, recién llegados',
    pt: 'imigrantes, migrantes, imigração, migração, estrangeiros, recém-chegados',
    en: 'immigrants, migrants, immigration, migration, foreigners, newcomers',
    categories: ['immigration-refuge-and-asylum'],
  },
  {
    es: 'discapacidad, discapacitados, diversidad funcional, personas con discapacidad, minusválidos, capacidades diferentes, inclusivo',
    pt: 'deficiência, deficientes, pessoas com deficiência, pcd, incapacidade, inclusivo',
    en: 'disability, disabilities, disabled, disabled people, special needs, handicapped, impairment',
    categories: ['people-with-disabilities'],
  },
  {
    es: 'silla de ruedas, movilidad reducida, adaptado',
    pt: 'cadeira de rodas, cadeirantes, mobilidade reduzida, adaptado',
    en: 'wheelchair, reduced mobility, adapted, adaptive',
  },
  {
    es: 'ciegos, ciega, ceguera, invidentes, baja visión, discapacidad visual',
    pt: 'cegos, cega, cegueira, invisuais, baixa visão, deficientes visuais, deficiência visual',
    en: 'blind, visually impaired, low vision',
  },
  {
    es: 'sordos, sorda, sordera, lengua de signos, lengua de señas, discapacidad auditiva',
    pt: 'surdos, surda, surdez, língua gestual, libras, deficiência auditiva, língua de sinais',
    en: 'deaf, deafness, sign language, hard of hearing, hearing impaired',
  },
  {
    es: 'autismo, autistas, síndrome de down, discapacidad intelectual, parálisis cerebral',
    pt: 'autismo, autistas, síndrome de down, deficiência intelectual, paralisia cerebral',
    en: 'autism, autistic, down syndrome, learning disability, intellectual disability, cerebral palsy',
    categories: ['people-with-disabilities'],
  },
  {
    es: 'sin hogar, sin techo, sintecho, personas sin hogar, sinhogarismo, indigentes, gente de la calle, vagabundos',
    pt: 'sem-abrigo, sem teto, moradores de rua, pessoas em situação de rua, população de rua, situação de rua',
    en: 'homeless, homelessness, rough sleepers, street people, unhoused',
    categories: ['homeless'],
  },
  {
    es: 'pobreza, pobres, exclusión, exclusión social, vulnerables, necesitados, marginación',
    pt: 'pobreza, pobres, exclusão, exclusão social, vulneráveis, carentes, necessitados',
    en: 'poverty, poor, exclusion, vulnerable, deprived, needy, disadvantaged',
    categories: ['people-at-risk-of-exclusion'],
  },
  {
    es: 'cárcel, prisión, presos, reo, reclusos, penitenciario, penal, internos',
    pt: 'prisão, cadeia, presos, reclusos, presídio, penitenciária, detentos',
    en: 'prison, jail, inmates, prisoners, detention',
    categories: ['people-in-prison-situation'],
  },
  {
    es: 'mujeres, mujer, feminismo, feminista, femenino, igualdad de género',
    pt: 'mulheres, mulher, feminismo, feminista, feminino, igualdade de género',
    en: 'women, woman, feminism, feminist, female, gender equality',
    categories: ['women'],
  },
  {
    es: 'violencia de género, violencia machista, maltrato, malos tratos, víctimas de violencia, violencia doméstica',
    pt: 'violência de género, violência doméstica, maus-tratos, vítimas de violência',
    en: 'gender violence, domestic violence, domestic abuse, abuse, victims of violence',
    categories: ['women'],
  },
  {
    es: 'gitanos, gitana, pueblo gitano, romaní, minorías étnicas',
    pt: 'ciganos, cigana, minorias étnicas, indígenas, quilombolas',
    en: 'gypsies, romani, travellers, ethnic minorities',
    categories: ['ethnic-minorities'],
  },
  {
    es: 'lgtb, lgtbi, lgbt, gais, lesbianas, trans, orgullo',
    pt: 'lgbt, lgbtq, gays, lésbicas, trans',
    en: 'lgbt, lgbtq, gay, lesbian, trans, pride',
    categories: ['human-rights'],
  },
  {
    es: 'desempleo, parados, buscar trabajo, empleo, inserción laboral',
    pt: 'desemprego, desempregados, emprego, procurar trabalho',
    en: 'unemployment, unemployed, employment, job seekers',
    categories: ['people-at-risk-of-exclusion'],
  },
  {
    es: 'vecinos, vecinas, barrio, comunidad, vecinal',
    pt: 'vizinhos, bairro, comunidade',
    en: 'neighbours, neighbors, neighbourhood, neighborhood, community',
  },
]
