import type { Group } from './group.ts'

/** What one does at a screen or in an office: computers, design, communication, law and money. */
export const media: readonly Group[] = [
  {
    es: 'programar, programación, código, programador, programadora, desarrollo de software, software, desarrollador, desarrolladora, python, javascript, robótica, apps, app',
    pt: 'programar, programação, código, programador, programadora, desenvolvimento de software, software, desenvolvedor, python, javascript, robótica, apps, aplicativo',
    en: 'coding, code, coder, programming, programmer, developer, software, software development, python, javascript, robotics, apps, app, scratch',
    categories: ['computing'],
  },
  {
    es: 'informática, informático, tecnología, ordenadores, computación, computadoras, computadores, digital, tecnologías, portátiles, internet, ofimática, ciberseguridad',
    pt: 'informática, tecnologia, computadores, computação, computador, digital, notebooks, portáteis, internet, cibersegurança',
    en: 'computing, computers, computer, it, technology, tech, digital, ict, laptops, internet, it support, cybersecurity',
    categories: ['computing', 'icts'],
  },
  {
    es: 'brecha digital, competencias digitales, alfabetización digital, analfabetismo digital, mayores y tecnología',
    pt: 'inclusão digital, literacia digital, exclusão digital, competências digitais, alfabetização digital',
    en: 'digital divide, digital inclusion, digital skills, digital literacy, computer literacy',
    within: ['icts'],
  },
  {
    es: 'datos, análisis de datos, analista de datos, excel, hojas de cálculo, hoja de cálculo, estadística, bases de datos',
    pt: 'análise de dados, analista de dados, cientista de dados, excel, planilhas, folhas de cálculo, folha de cálculo, estatística, bases de dados',
    en: 'data analysis, data analyst, data scientist, data science, data entry, excel, spreadsheets, spreadsheet, statistics, databases',
    within: ['computing'],
  },
  {
    es: 'página web, páginas web, sitio web, desarrollo web, diseño web, web, wordpress, webmaster',
    pt: 'site, sites, página web, desenvolvimento web, web, wordpress, criar site, página da internet',
    en: 'website, websites, web, web development, web developer, web design, web page, webmaster, wordpress',
    within: ['computing'],
  },
  {
    es: 'teléfono, móvil, móviles, celular, smartphone, llamadas, whatsapp',
    pt: 'telefone, telemóvel, telemóveis, celular, celulares, smartphone, chamadas, whatsapp',
    en: 'phone, mobile, cell phone, smartphone, telephone, calls, whatsapp',
  },
  {
    es: 'redes sociales, community manager, instagram, facebook, tiktok, comunicación digital, marketing, publicidad, difusión',
    pt: 'redes sociais, mídias sociais, media sociais, gestor de redes, instagram, facebook, tiktok, marketing, publicidade, divulgação',
    en: 'social media, community manager, instagram, facebook, tiktok, social networks, marketing, advertising, publicity',
  },
  {
    es: 'diseño gráfico, diseño, diseñador, diseñadora, diseñar, carteles, cartelería, logotipos, logo, ilustración, ilustradores, maquetación, folletos',
    pt: 'design gráfico, design, designer, desenhar, cartazes, cartaz, logótipos, logo, ilustração, ilustradores, paginação, folhetos, panfletos',
    en: 'graphic design, design, designer, posters, flyers, logos, logo, illustration, illustrator, layout, leaflets, photoshop, canva',
    categories: ['design'],
  },
  {
    es: 'fotografía, fotógrafo, fotógrafa, fotos, cámara, retratos',
    pt: 'fotografia, fotógrafo, fotógrafa, fotos, câmara, câmera, retratos, fotografar',
    en: 'photography, photographer, photos, photo, pictures, camera, portraits',
  },
  {
    es: 'vídeos, vídeo, editar vídeos, edición de vídeo, montaje, audiovisual, cine, cortometrajes, películas, videógrafo, documental',
    pt: 'vídeos, vídeo, edição de vídeo, editar vídeos, audiovisual, cinema, curtas-metragens, filmes, filmar, videomaker, documentário',
    en: 'videos, video, video editing, video editor, audiovisual, film, films, filming, filmmaker, film maker, cinema, clips, documentary',
  },
  {
    es: 'radio, podcast, locutores, locución',
    pt: 'rádio, podcast, locutores, locução',
    en: 'radio, podcast, broadcasting, presenters',
  },
  {
    es: 'abogados, abogada, abogacía, jurídico, asesoría legal, asesoría jurídica, asesoramiento jurídico, legal, leyes, juristas, notarios',
    pt: 'advogados, advogada, advocacia, jurídico, assessoria jurídica, apoio jurídico, legal, leis, juristas, assistência jurídica',
    en: 'lawyers, lawyer, legal, legal advice, legal aid, solicitor, solicitors, attorney, law, barrister, paralegal, pro bono',
    within: ['advice'],
  },
  {
    es: 'asesoramiento, asesoría, asesorar, orientación, orientar, consultoría, consultores',
    pt: 'aconselhamento, aconselhar, assessoria, orientação, orientar, consultoria, consultores',
    en: 'advice, advising, adviser, advisor, guidance, consulting, consultants',
    categories: ['advice'],
  },
  {
    es: 'contabilidad, contables, contadores, contadora, llevar las cuentas, impuestos, tesorería, tesorero, presupuesto, finanzas, fiscal, gestoría',
    pt: 'contabilidade, contabilistas, contadores, contadora, contador, prestação de contas, impostos, tesouraria, tesoureiro, orçamento, finanças, fiscal',
    en: 'accounting, accountants, accountancy, bookkeeping, bookkeeper, accounts, taxes, tax, treasurer, budget, finance',
    within: ['advice'],
  },
  {
    es: 'junta directiva, patronato, patronos, gobernanza',
    pt: 'conselho fiscal, conselho diretor, órgãos sociais, governança',
    en: 'trustees, trustee, board member, board of trustees, governance, governors',
  },
  {
    es: 'administración, administrativo, administrativa, trabajo de oficina, secretaría, recepción, recepcionista, archivo, papeleo, trámites, formularios',
    pt: 'administração, administrativo, administrativa, escritório, secretaria, secretariado, receção, recepção, recepcionista, arquivo, burocracia, formulários',
    en: 'administration, administrative, admin, office, clerical, secretary, reception, receptionist, filing, paperwork, forms',
  },
  {
    es: 'recursos humanos, selección de personal, coordinación de voluntarios, coordinador',
    pt: 'recursos humanos, RH, coordenação de voluntários, coordenador',
    en: 'human resources, HR, recruitment, volunteer coordinator, coordinator, project manager',
  },
  {
    es: 'captación de fondos, captar fondos, captadores, recaudación, recaudar fondos, recaudar, recolecta, colecta, cuestación, subvenciones, crowdfunding, patrocinio',
    pt: 'angariação de fundos, angariar fundos, angariar, captação de recursos, arrecadação, arrecadar, arrecadar fundos, peditório, vaquinha, subsídios, crowdfunding, patrocínio',
    en: 'fundraising, fundraiser, fundraisers, raise money, raising money, raise funds, grants, grant writing, crowdfunding, sponsorship',
  },
  {
    es: 'donaciones, donar, donativos',
    pt: 'doações, doar, donativos',
    en: 'donations, donate, donating',
  },
  { es: 'grabar, grabación', pt: 'gravar, gravação', en: 'record, recording' },
]
