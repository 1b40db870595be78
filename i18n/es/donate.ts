export default {
  title: 'Un poco también cuenta',
  intro:
    'Brota es gratis y no lleva anuncios. Si puedes, ayuda a mantenerlo, o ayuda directamente a una organización.',
  operator: 'Ayuda a {name}',
  none: 'Este sitio aún no tiene dónde recibir donaciones. Puedes ayudar a una de estas organizaciones.',
  iban: 'Transferencia (IBAN)',
  bizum: 'Bizum',
  copy: 'Copiar',
  copied: 'Copiado',
  paypal: 'Donar con PayPal',
  stripe: 'Donar con tarjeta',
  outside: 'Se abre en otra página. Aquí no guardamos ningún dato de pago.',
  organisations: 'Directamente a una organización',
  organisationsHint:
    'Organizaciones verificadas que tienen página propia. El dinero va de ti a ellas: por aquí no pasa.',
  visit: 'Visitar su página',
  empty: 'Todavía no hay organizaciones verificadas con página propia.',
  emptyAction: 'Ver las ofertas',
}
