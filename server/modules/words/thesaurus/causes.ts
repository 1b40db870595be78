import type { Group } from './group.ts'

/** What one helps for, beside people, health and nature. */
export const causes: readonly Group[] = [
  {
    es: 'derechos humanos, derechos, justicia, justicia social, activismo, activistas, amnistía, libertad, incidencia política, incidencia',
    pt: 'direitos humanos, direitos, justiça, justiça social, ativismo, ativistas, amnistia, anistia, liberdade, advocacy',
    en: 'human rights, rights, justice, social justice, activism, activists, amnesty, freedom, advocacy, campaigning, campaigner, torture',
    categories: ['human-rights'],
  },
  {
    es: 'ayuda humanitaria, humanitario, cooperación, cooperación al desarrollo, cooperantes',
    pt: 'ajuda humanitária, humanitário, cooperação, cooperação para o desenvolvimento, cooperantes',
    en: 'humanitarian aid, humanitarian, relief, development aid, aid workers, international development',
    categories: ['humanitarian-aid', 'development-cooperation'],
  },
  {
    es: 'emergencias, emergencia, catástrofes, desastres, damnificados, evacuados, evacuación, protección civil, crisis humanitaria',
    pt: 'emergências, emergência, catástrofes, desastres, desabrigados, desalojados, evacuação, proteção civil, defesa civil, calamidade',
    en: 'emergency, emergencies, disaster, disasters, disaster relief, crisis response, evacuation, evacuees, civil protection, victims of disaster',
    within: ['humanitarian-aid'],
  },
  {
    es: 'inundaciones, riadas, lluvias torrenciales, dana, temporal, huracán',
    pt: 'inundações, cheias, enchentes, alagamentos, temporal, furacão, tempestade, deslizamentos',
    en: 'floods, flood, flooding, storm, hurricane, landslides',
    within: ['humanitarian-aid'],
  },
  {
    es: 'terremotos, seísmos, tsunami, volcán',
    pt: 'terramotos, terremotos, sismos, tsunami, vulcão',
    en: 'earthquakes, earthquake, quake, tsunami, volcano',
    within: ['humanitarian-aid'],
  },
  {
    es: 'incendios, incendios forestales, fuego, bomberos, bombera, brigadas forestales',
    pt: 'incêndios, incêndios florestais, fogos, fogos florestais, queimadas, bombeiros, bombeira, brigadistas',
    en: 'fires, wildfires, wildfire, forest fires, firefighters, fire brigade, fire service, bushfire',
    within: ['humanitarian-aid'],
  },
  {
    es: 'guerra, conflicto armado, paz, ucrania, ucranianos, palestina, gaza, siria, sirios',
    pt: 'guerra, conflito armado, paz, ucrânia, ucranianos, palestina, gaza, síria, sírios',
    en: 'war, armed conflict, peace, peacebuilding, ukraine, ukrainian, palestine, gaza, syria, syrian',
    within: ['humanitarian-aid', 'immigration-refuge-and-asylum'],
  },
  {
    es: 'cultura, cultural, arte y cultura',
    pt: 'cultura, cultural, arte e cultura',
    en: 'culture, cultural, arts and culture',
    categories: ['culture-and-social-art'],
  },
  {
    es: 'museos, museo, patrimonio, exposiciones, galería, monumentos, ruinas, arqueología, historia del arte, guías de museo',
    pt: 'museus, museu, património, exposições, galeria, monumentos, ruínas, arqueologia',
    en: 'museums, museum, heritage, exhibitions, gallery, monuments, ruins, archaeology, historic',
    within: ['culture-and-social-art'],
  },
  {
    es: 'guías, guía, turismo, turistas, visitas guiadas, guía turístico',
    pt: 'guias, turismo, turistas, visitas guiadas, guia turístico',
    en: 'guides, guide, tourism, tourists, guided tours, tour guide',
    within: ['culture-and-social-art'],
  },
  {
    es: 'internacional, extranjero, intercambio, voluntariado internacional, áfrica, países en desarrollo',
    pt: 'internacional, exterior, intercâmbio, estrangeiro, áfrica, países em desenvolvimento',
    en: 'international, abroad, exchange, overseas, africa, developing countries',
    categories: ['international'],
  },
  {
    es: 'desempleo, desempleados, parados, paro, buscar trabajo, buscar empleo, empleo, empleabilidad, inserción laboral, orientación laboral, currículum, currículo, entrevistas de trabajo',
    pt: 'desemprego, desempregados, emprego, empregabilidade, procurar trabalho, procurar emprego, inserção profissional, orientação profissional, currículo, entrevistas de emprego, recolocação',
    en: 'unemployment, unemployed, employment, employability, job seekers, jobseekers, job search, job hunting, careers, cv, curriculum, resume, cv writing, job interviews, into work',
    within: ['people-at-risk-of-exclusion'],
  },
  {
    es: 'vivienda, alquiler, hipoteca, desahucios, inquilinos, okupas, derecho a la vivienda',
    pt: 'habitação, moradia, renda de casa, aluguel, despejos, inquilinos, direito à habitação',
    en: 'housing, rent, mortgage, evictions, eviction, tenants, right to housing, accommodation',
    within: ['people-at-risk-of-exclusion'],
  },
  {
    es: 'microcréditos, emprendimiento, emprendedores, educación financiera, generación de ingresos, finanzas personales',
    pt: 'microcrédito, empreendedorismo, empreendedores, educação financeira, geração de renda, finanças pessoais',
    en: 'microcredit, microfinance, entrepreneurship, entrepreneurs, financial education, income generation, debt advice, money advice',
    within: ['development-cooperation'],
  },
  {
    es: 'agua potable, saneamiento',
    pt: 'água potável, saneamento',
    en: 'clean water, drinking water, sanitation',
    within: ['development-cooperation'],
  },
  {
    es: 'religión, iglesia, parroquia, cáritas, misiones',
    pt: 'religião, igreja, paróquia, cáritas, missões, pastoral',
    en: 'religion, church, parish, faith',
  },
  {
    es: 'navidad, reyes magos, regalos, juguetes, juguete, campaña de navidad',
    pt: 'natal, brinquedos, presentes, campanha de natal, dia das crianças',
    en: 'christmas, xmas, gifts, presents, toys, toy, santa, toy drive',
  },
]
