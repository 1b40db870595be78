import type { Group } from './group.ts'

/** Health, illness and care. */
export const health: readonly Group[] = [
  {
    es: 'salud, sanidad, sanitario, salud pública, bienestar',
    pt: 'saúde, sanidade, bem-estar, medicina',
    en: 'health, healthcare, medical, wellbeing, medicine',
    categories: ['health'],
  },
  {
    es: 'hospital, hospitales, hospitalización, hospitalizados, pacientes, enfermos, ingresados, clínica, ambulatorio',
    pt: 'hospital, hospitais, hospitalização, pacientes, doentes, internados, clínica, posto de saúde, centro de saúde',
    en: 'hospital, hospitals, hospitalised, patients, sick people, sick, clinic, ward, ill people',
    within: ['health'],
  },
  {
    es: 'UCI, cuidados intensivos, pediatría, pediátrico, pediatras, niños enfermos, niños hospitalizados, hospital infantil',
    pt: 'UTI, UCI, cuidados intensivos, pediatria, pediátrico, pediatras, crianças doentes, crianças internadas, hospital infantil',
    en: 'ICU, intensive care, paediatrics, paediatric, pediatric, sick children, sick kids, children hospital',
    within: ['health'],
  },
  {
    es: 'payasos, payasos de hospital, clown, risoterapia',
    pt: 'palhaços, palhaços de hospital, doutores da alegria, risoterapia',
    en: 'clowns, clown, clown doctors, hospital clowns, laughter therapy',
  },
  {
    es: 'enfermeros, enfermera, enfermería, auxiliar de enfermería',
    pt: 'enfermeiros, enfermeira, enfermagem, técnico de enfermagem',
    en: 'nurses, nurse, nursing',
    within: ['health'],
  },
  {
    es: 'médicos, médicas, doctores, doctora, medicina, cirujanos, atención médica',
    pt: 'médicos, médicas, doutores, doutora, medicina, cirurgiões, atendimento médico',
    en: 'doctors, doctor, physician, medics, surgeons, gp',
    within: ['health'],
  },
  {
    es: 'dentistas, dental, dientes, odontología, odontólogos, bucal, salud bucodental',
    pt: 'dentistas, dentário, dentes, odontologia, odontólogos, bucal, saúde bucal, saúde oral',
    en: 'dentists, dental, dentistry, teeth, tooth, oral health',
    within: ['health'],
  },
  {
    es: 'fisioterapia, fisioterapeutas, rehabilitación, masajes, terapeutas, terapia ocupacional, logopedas, podólogos, nutricionistas, nutrición',
    pt: 'fisioterapia, fisioterapeutas, reabilitação, massagens, terapeutas, terapia ocupacional, fonoaudiólogos, terapeutas da fala, nutricionistas, nutrição',
    en: 'physiotherapy, physiotherapists, physio, rehabilitation, massage, therapists, occupational therapy, speech therapist, nutritionists, nutrition',
    within: ['health'],
  },
  {
    es: 'farmacia, farmacéuticos, medicamentos, medicinas, vacunas, vacunación, vacunar',
    pt: 'farmácia, farmacêuticos, medicamentos, remédios, vacinas, vacinação, vacinar',
    en: 'pharmacy, pharmacists, medicines, vaccines, vaccination',
    within: ['health'],
  },
  {
    es: 'salud mental, psicología, psicólogos, psicóloga, psiquiatría, depresión, ansiedad, apoyo emocional, apoyo psicológico, suicidio, terapia, línea de ayuda',
    pt: 'saúde mental, psicologia, psicólogos, psicóloga, psiquiatria, depressão, ansiedade, apoio emocional, apoio psicológico, suicídio, prevenção do suicídio, terapia, linha de apoio',
    en: 'mental health, psychology, psychologist, psychiatry, depression, anxiety, emotional support, counselling, counsellor, counseling, suicide, suicide prevention, therapy, helpline, crisis line',
    within: ['health'],
  },
  {
    es: 'teléfono de la esperanza, atención telefónica, línea telefónica, llamadas de apoyo',
    pt: 'CVV, atendimento telefónico, linha telefónica, linha de apoio, linha SOS, apoio emocional',
    en: 'helpline, hotline, crisis line, listening line, phone support, samaritans',
    within: ['health'],
  },
  {
    es: 'donación de sangre, donar sangre, sangre, donantes, transfusión',
    pt: 'doação de sangue, doar sangue, dar sangue, sangue, dadores, doadores, hemocentro',
    en: 'blood donation, donate blood, give blood, blood, blood drive, donors, donor',
    within: ['health'],
  },
  {
    es: 'primeros auxilios, socorristas, salvamento, socorrismo, sanitarios, ambulancia',
    pt: 'primeiros socorros, socorristas, salva-vidas, nadador salvador, salvamento, ambulância',
    en: 'first aid, first aiders, paramedics, lifeguard, first responders, ambulance',
    within: ['health'],
  },
  {
    es: 'cáncer, oncología, oncológico, quimioterapia, tumores, leucemia',
    pt: 'cancro, câncer, oncologia, oncológico, quimioterapia, tumores, leucemia',
    en: 'cancer, oncology, chemotherapy, chemo, tumours, leukaemia, leukemia',
    within: ['health'],
  },
  {
    es: 'cuidados paliativos, paliativos, enfermos terminales, final de la vida, duelo, moribundos',
    pt: 'cuidados paliativos, paliativos, doentes terminais, fim da vida, luto',
    en: 'palliative care, palliative, hospice, hospices, terminally ill, end of life, bereavement, grief, dying',
    within: ['health'],
  },
  {
    es: 'enfermedades raras, enfermedad rara, enfermedades crónicas, diálisis, diabetes, epilepsia, esclerosis múltiple, fibromialgia, VIH, sida',
    pt: 'doenças raras, doença rara, doenças crónicas, hemodiálise, diálise, diabetes, epilepsia, esclerose múltipla, HIV, VIH, sida',
    en: 'rare diseases, rare disease, chronic illness, dialysis, diabetes, epilepsy, multiple sclerosis, HIV',
    within: ['health'],
  },
  {
    es: 'alzheimer, demencia, memoria, párkinson',
    pt: 'alzheimer, demência, memória, parkinson',
    en: 'alzheimer, alzheimers, dementia, memory, parkinsons, memory cafe',
    within: ['health', 'greater'],
  },
  {
    es: 'adicciones, adictos, drogas, drogadictos, alcohol, alcohólicos, alcoholismo, drogadicción, drogodependencia, drogodependientes, toxicómanos, toxicomanía, desintoxicación, ludopatía, ludópatas, tabaquismo',
    pt: 'dependências, dependentes químicos, dependência química, adictos, drogas, drogados, álcool, alcoólicos, alcoólatras, alcoolismo, toxicodependência, toxicodependentes, vícios, viciados, desintoxicação, ludopatia, tabagismo',
    en: 'addiction, addictions, addicts, drugs, drug users, alcohol, alcoholics, alcoholism, substance abuse, rehab, gambling, gamblers, recovery, sober, smoking',
    categories: ['addictions'],
  },
  {
    es: 'yoga, meditación, pilates, mindfulness, relajación, taichí',
    pt: 'ioga, yoga, meditação, pilates, mindfulness, relaxamento, tai chi',
    en: 'yoga, meditation, pilates, mindfulness, relaxation, tai chi, wellness',
  },
]
