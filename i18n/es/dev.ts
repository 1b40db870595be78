export default {
  // The page of the refresh token is in Portuguese in every language.
  refresh: {
    title: 'Teste do refresh token',
    about:
      'O teste estraga o token de acesso e faz três chamadas ao mesmo tempo: deve haver um só refresh, e as três chamadas devem ser repetidas com o token novo.',
    cookies: 'Estado dos cookies',
    both: 'Tokens encontrados: o token de acesso e o refresh token.',
    onlyToken: 'Só foi encontrado o token de acesso; falta o refresh token.',
    onlyRefreshToken: 'Só foi encontrado o refresh token; falta o token de acesso.',
    none: 'Nenhum token encontrado. Inicie sessão primeiro.',
    test: 'Testar o refresh',
    testing: 'A testar o refresh…',
    refreshed: 'Refresh concluído com sucesso: o token novo foi guardado e as chamadas foram repetidas.',
    failed: 'O refresh falhou.',
    log: 'Registo',
    emptyLog: 'Ainda não aconteceu nada.',
    clear: 'Limpar o registo',
  },
  mail: {
    title: 'Correos de esta máquina',
    empty: 'Aún no ha salido ningún correo.',
    open: 'Abrir la dirección del botón',
    show: 'Ver el correo',
    tabs: 'Correos',
    kept: 'Los que se guardaron',
    written: 'Todos los que escribimos',
    plain: 'Solo texto',
    languages: 'Idioma de los correos',
  },
}
